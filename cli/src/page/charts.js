// Charts below the map.

/** A chart in an element; without data its section goes. */
function chart(id, has, option) {
  if (!has) {
    byId(`${id}-section`).remove();
    return;
  }
  echarts.init(byId(id)).setOption({ animation: false, ...option() });
}

const binStarts = ({ width, counts }) => counts.map((_, bin) => bin * width);
const cycleAxis = { type: "value", name: "cycle", nameLocation: "middle", nameGap: 22, min: 0, max: Math.max(kept.cycles, 1) };

/** Cells of the heat map: bin, row, count. */
function cellsOf(words) {
  return words.flatMap(({ lost }, row) => lost.counts.flatMap((lost, bin) => lost ? [[bin, row, lost]] : []));
}

function drawWords() {
  const { words } = kept.conflicts;
  chart("words", words.length > 0, () => {
    const names = words.map(({ word, local }) => word === null ? "all other words" : wordName(word, local));
    const { width } = words[0].lost;
    const bins = Math.ceil(kept.cycles / width);
    const most = Math.max(...cellsOf(words.filter(({ word }) => word !== null)).map(cell => cell[2]));
    const cells = cellsOf(words);
    return {
      grid: { left: 170, right: 90, top: 10, bottom: 50 },
      tooltip: { formatter: ({ value: [bin, row, lost] }) => `${names[row]}: ${count(lost)} lost<br>cycles ${count(bin * width)} to ${count((bin + 1) * width)}` },
      xAxis: { type: "category", data: Array.from({ length: bins }, (_, bin) => bin * width), name: "cycle", nameLocation: "middle", nameGap: 26 },
      yAxis: { type: "category", data: names, inverse: true, axisLabel: { interval: 0, fontSize: 10 } },
      visualMap: { min: 0, max: most, text: [`${most}`, "0"], right: 0, top: "middle", inRange: { color: ["#fff3e0", "#f6a028", "#d64545", "#5a0f1c"] } },
      series: [{ type: "heatmap", data: cells }],
    };
  });
}

/** Lines over time, a bin a step. */
function stepped(series) {
  return {
    grid: { left: 70, right: 30, top: 30, bottom: 50 },
    legend: { top: 0 },
    tooltip: { trigger: "axis" },
    xAxis: cycleAxis,
    yAxis: { type: "value" },
    series: series.map(([name, bins]) => ({
      name, type: "line", step: "end", showSymbol: false, areaStyle: { opacity: 0.25 },
      data: binStarts(bins).map((start, bin) => [start, bins.counts[bin]]),
    })),
  };
}

function drawBanks() {
  const { accesses, extra_rounds: rounds } = kept;
  const each = `each ${count(accesses.width)} cycles`;
  chart("banks", accesses.counts.length > 0, () => stepped([[`accesses, ${each}`, accesses], [`extra rounds by bank conflicts, ${each}`, rounds]]));
}

function drawLevels() {
  const { levels } = kept;
  chart("levels", levels?.length > 0, () => stepped(levels.map(({ name, most }) => [`${name}, most in each ${count(most.width)} cycles`, most])));
}

const PARTS = ["#4c8bf5", "#2e9e5b", "#f6a028", "#d64545", "#9c6ade", "#6bc5c0", "#a0785a", "#e39ac0", "#7d8fa9", "#c9d46c", "#555", "#f6c85f", "#14532d", "#b0bec5"];

/** As the report has it: without the wait for one of the core's places for warps in transactions. */
function runningTime() {
  const { place, ...time } = report.global_transactions.time;
  return time;
}

/** Shares that add up to a whole, a bar each. */
function drawShares() {
  const bars = [
    ...lanes === 64 ? [["wavefront-cycles", report.breakdown]] : [],
    ["issue slots", report.cores.slots],
    ["time of transactions", runningTime()],
  ].map(([name, parts]) => [name, Object.entries(parts)]);
  const sum = parts => parts.reduce((all, [, part]) => all + part, 0);
  const full = bars.filter(([, parts]) => sum(parts) > 0);
  chart("shares", full.length > 0, () => ({
    color: PARTS,
    grid: { left: 150, right: 30, top: 60, bottom: 30 },
    legend: { top: 0 },
    tooltip: { formatter: ({ seriesName, value, name }) => `${name}: ${seriesName} ${value.toFixed(1)} %` },
    xAxis: { type: "value", max: 100, axisLabel: { formatter: "{value} %" } },
    yAxis: { type: "category", inverse: true, data: full.map(([name]) => name) },
    series: full.flatMap(([, parts], row) => parts.filter(([, part]) => part > 0).map(([name, part]) => ({
      name: name.replaceAll("_", " "), type: "bar", stack: "all", barWidth: 26,
      data: full.map((_, at) => at === row ? 100 * part / sum(parts) : null),
    }))),
  }));
}
