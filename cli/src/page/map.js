// The map: time to the right, work-items by wavefront down.

const COLOURS = {
  committed: "#2e9e5b",
  aborted: "#d64545",
  committedAlone: "#14532d",
  abortedAlone: "#7f1d1d",
  conflict: "#111",
  chosen: "#2f6fd0",
};
const STATES = {
  ready: "#c9d46c", fetched: "#dce6a8", executing: "#4c8bf5", barrier: "#9c6ade", scoreboard: "#f6c85f", unit: "#e08e45", memory: "#a0785a",
  control: "#8fd0cb", tx_begin: "#e39ac0", tx_commit: "#5b7fa6", tx_finish: "#7d8fa9", finished: "#cfd8dc",
};
/** Whatever else kernels wait for. */
const WAITS = "#f6a028";
/** What they are, for who points at one. */
const MEANINGS = {
  ready: "may issue, or waits for its turn to fetch", fetched: "in the fetch buffer", executing: "an instruction is in its unit",
  s_waitcnt: "waits for memory operations", barrier: "waits at a barrier", scoreboard: "waits for a register", unit: "waits for a unit",
  memory: "waits because memory takes nothing more", control: "waits behind a branch", tx_begin: "at the begin of a transaction",
  tx_commit: "at the end of a transaction", tx_finish: "begin or end is answered", finished: "has ended",
};
const stateColour = state => STATES[kept.states.names[state]] ?? WAITS;
/** Arrows that are drawn at once; when more conflicts are in view, they are marks without arrows. */
const ARROWS = 300;
/** Rows that may have a label, and those whose borders have a tick; launches that have their names. */
const LABELS = 1000;
const TICKS = 60;
const NAMED_LAUNCHES = 12;
/** Bars that are drawn lane by lane at once; when more are in view, each is a share of green and one of red. */
const LANE_BY_LANE = 1500;

const bars = kept.attempts.bars;
const conflicts = kept.conflicts.list;
const transactional = bars.length > 0;
/** Which conflicts are shown: all, or those that a line or a pair of lines has. */
let shown = () => true;
let chosenConflict = null;

const map = echarts.init(byId("map"));

/** A rectangle of the map in pixels, cut off at the frame. */
function rectangle(params, api, [since, until], [from, to], fill) {
  const [left, top] = api.coord([since, from]);
  const [right, bottom] = api.coord([until, to]);
  const whole = { x: left, y: top, width: Math.max(right - left, 1), height: Math.max(bottom - top, 0.5) };
  const shape = echarts.graphic.clipRectByRect(whole, params.coordSys);
  return shape && { type: "rect", shape, style: { fill } };
}

function drawBar(params, api) {
  const bar = bars[api.value(4)];
  const alone = bar.mode !== "concurrent";
  const [green, red] = alone ? [COLOURS.committedAlone, COLOURS.abortedAlone] : [COLOURS.committed, COLOURS.aborted];
  const times = [bar.since, bar.until];
  const top = bar.row * lanes;
  const children = [];
  const pixels = api.size([0, lanes])[1];
  if (bar.bars === 1 && pixels >= 12 && params.dataInsideLength <= LANE_BY_LANE) {
    const [committed, aborted] = [lanesOf(bar.committed), lanesOf(bar.aborted)];
    const fates = committed.map((one, lane) => one ? green : aborted[lane] ? red : null);
    for (const [colour, from, to] of runsOf(fates)) {
      children.push(rectangle(params, api, times, [top + from, top + to], colour));
    }
  } else {
    const border = top + lanes * bar.commits / (bar.commits + bar.aborts);
    if (bar.commits) children.push(rectangle(params, api, times, [top, border], green));
    if (bar.aborts) children.push(rectangle(params, api, times, [border, top + lanes], red));
  }
  return { type: "group", children: children.filter(child => child) };
}

function drawConflict(params, api) {
  const index = api.value(4);
  const conflict = conflicts[index];
  if (!shown(conflict)) return null;
  const chosen = index === chosenConflict;
  const colour = chosen ? COLOURS.chosen : COLOURS.conflict;
  const [x, y] = api.coord([api.value(0), api.value(1)]);
  const few = params.dataInsideLength <= ARROWS;
  const children = [{ type: "circle", shape: { cx: x, cy: y, r: chosen ? 5 : few ? 2.5 : 1.2 }, style: { fill: colour } }];
  if (conflict.owner && (chosen || few)) {
    const [ownerX, ownerY] = api.coord([api.value(2), api.value(3)]);
    const line = { x1: x, y1: y, x2: ownerX, y2: ownerY };
    const style = { stroke: colour, lineWidth: chosen ? 2 : 0.7 };
    children.push({ type: "line", shape: line, style, silent: true });
    const angle = Math.atan2(ownerY - y, ownerX - x);
    const wing = turn => [ownerX - 8 * Math.cos(angle + turn), ownerY - 8 * Math.sin(angle + turn)];
    children.push({ type: "polygon", shape: { points: [[ownerX, ownerY], wing(0.4), wing(-0.4)] }, style: { fill: colour }, silent: true });
  }
  return { type: "group", children };
}

/** With transactions a strip below the lanes, without the whole row. */
function drawState(params, api) {
  const top = api.value(2);
  const from = transactional ? top + 0.9 * lanes : top + 0.1 * lanes;
  return rectangle(params, api, [api.value(0), api.value(1)], [from, top + lanes], stateColour(api.value(4)));
}

function stateItems() {
  return kept.states.changes.flatMap((changes, row) => changes.flatMap(([since, state], at) => {
    const until = changes[at + 1]?.[0] ?? kept.cycles;
    return state === 0 ? [] : [[since, until, row * lanes, (row + 1) * lanes, state]];
  }));
}

/** A line where each launch begins, if there are several. */
function launchLines() {
  const data = kept.launches.map(({ name, since }) => ({ name: name.replace(`${report.run}: `, ""), xAxis: since }));
  const label = { show: data.length <= NAMED_LAUNCHES, formatter: ({ name }) => name, position: "start", rotate: 0, align: "left", color: "#333" };
  const lineStyle = { color: "#333", type: "solid", width: 1 };
  return { silent: true, symbol: "none", animation: false, label, lineStyle, data: data.length > 1 ? data : [] };
}

function conflictItem(conflict, index) {
  const { cycle, row, lane, owner } = conflict;
  const y = row * lanes + lane + 0.5;
  const to = owner ? [owner.cycle, owner.row * lanes + owner.lane + 0.5] : [cycle, y];
  return [cycle, y, ...to, index];
}

function tip({ seriesId, value }) {
  if (seriesId === "states") {
    return `${warp(value[2] / lanes)}: ${kept.states.names[value[4]]}<br>cycles ${count(value[0])} to ${count(value[1])}`;
  }
  if (seriesId === "attempts") {
    const bar = bars[value[4]];
    return `${warp(bar.row)}: ${count(bar.commits)} committed, ${count(bar.aborts)} aborted<br>cycles ${count(bar.since)} to ${count(bar.until)}`;
  }
  const conflict = conflicts[value[4]];
  return `${workItem(conflict.row, conflict.lane)}<br>lost ${wordOf(conflict)} in cycle ${count(conflict.cycle)}`;
}

function mapOption() {
  const height = Math.max(kept.rows.length, 1) * lanes;
  const zoom = { filterMode: "weakFilter" };
  const step = Math.ceil(kept.rows.length / LABELS);
  const shownRows = kept.rows.map((_, row) => row).filter(row => row % step === 0);
  return {
    animation: false,
    grid: { left: 170, right: 50, top: 24, bottom: 70 },
    tooltip: { trigger: "item", formatter: tip, confine: true },
    xAxis: { type: "value", min: 0, max: Math.max(kept.cycles, 1), name: "cycle", nameLocation: "middle", nameGap: 22 },
    yAxis: {
      type: "value", inverse: true, min: 0, max: height,
      splitLine: { show: false },
      axisTick: { show: shownRows.length <= TICKS, customValues: shownRows.map(row => row * lanes) },
      // In the middle of each row.
      axisLabel: { customValues: shownRows.map(row => (row + 0.5) * lanes), hideOverlap: true, formatter: y => warp(Math.floor(y / lanes)) },
    },
    dataZoom: [
      { id: "time", type: "inside", xAxisIndex: 0, ...zoom, zoomOnMouseWheel: true },
      { id: "rows", type: "inside", yAxisIndex: 0, ...zoom, zoomOnMouseWheel: "shift" },
      { type: "slider", xAxisIndex: 0, ...zoom, bottom: 8, height: 20 },
      { type: "slider", yAxisIndex: 0, ...zoom, right: 8, width: 20, showDetail: false },
    ],
    series: [
      { id: "states", type: "custom", renderItem: drawState, encode: { x: [0, 1], y: [2, 3] }, data: stateItems(), z: 1 },
      {
        id: "attempts", type: "custom", renderItem: drawBar, encode: { x: [0, 1], y: [2, 3] }, z: 2,
        data: bars.map((bar, index) => [bar.since, bar.until, bar.row * lanes, (bar.row + 1) * lanes, index]),
      },
      {
        id: "conflicts", type: "custom", renderItem: drawConflict, encode: { x: [0, 2], y: [1, 3] }, clip: true, z: 3,
        data: conflicts.map(conflictItem), markLine: launchLines(),
      },
    ],
  };
}

/** Draws the conflicts again, because others are shown or chosen. */
function redrawConflicts() {
  map.setOption({ series: [{ id: "conflicts", data: conflicts.map(conflictItem) }] });
}

function showEverything() {
  shown = () => true;
  for (const id of ["time", "rows"]) map.dispatchAction({ type: "dataZoom", dataZoomId: id, start: 0, end: 100 });
  redrawConflicts();
}

function drawLegend() {
  const key = (colour, text, meaning = "") => make("span", { class: "key", title: meaning }, make("i", { style: `background:${colour}` }), text);
  const attempts = transactional ? [
    key(COLOURS.committed, "attempts that commit"), key(COLOURS.aborted, "that do not"),
    key(COLOURS.committedAlone, "one after the other"), key(COLOURS.abortedAlone, "these, when they do not commit"),
    key(COLOURS.conflict, "a lost conflict, with an arrow to where the word got its owner"),
  ] : [];
  const states = kept.states.names.flatMap((name, state) => state ? [key(stateColour(state), name.replaceAll("_", " "), MEANINGS[name])] : []);
  byId("legend").append(...attempts, transactional ? " What they do, below: " : "", ...states);
}
