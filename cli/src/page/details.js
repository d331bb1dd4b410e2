// What lies behind a bar or a conflict.

/** Lines that a bar's table of conflicts has. */
const LISTED = 200;

function terms(pairs) {
  return make("dl", {}, ...pairs.flatMap(([term, ...what]) => [make("dt", {}, term), make("dd", {}, ...what)]));
}

function showConflict(index) {
  chosenConflict = index;
  redrawConflicts();
  const conflict = conflicts[index];
  const { owner } = conflict;
  const file = fileOf(conflict);
  const lost = [
    ["lost by", workItem(conflict.row, conflict.lane)],
    ["at", place(file, conflict.line)],
    ["in cycle", count(conflict.cycle)],
    ["launch", launchAt(conflict.cycle)],
    ["over", wordOf(conflict)],
    ["which met", met(conflict)],
    ["found by", FINDERS[conflict.found_by]],
  ];
  const owned = owner ? [
    ["owner", workItem(owner.row, owner.lane)],
    ["since", `${place(file, owner.line)} in cycle ${count(owner.cycle)}`],
  ] : [["owner", "nobody known"]];
  byId("details").replaceChildren(make("b", {}, "A lost conflict"), terms([...lost, ...owned]));
  markLines(file, conflict.line, owner?.line);
}

function showBar(index) {
  const bar = bars[index];
  const inside = ({ row, cycle }) => row === bar.row && cycle > bar.since && cycle <= bar.until;
  const lost = conflicts.flatMap((conflict, at) => inside(conflict) && shown(conflict) ? [at] : []);
  const rows = lost.slice(0, LISTED).map(at => {
    const conflict = conflicts[at];
    const { owner } = conflict;
    return {
      class: "link", onclick: () => showConflict(at),
      values: [count(conflict.cycle), `${conflict.lane}`, `${conflict.line}`, wordOf(conflict), owner ? `${owner.line}` : "-"],
    };
  });
  const more = [
    ...lost.length > LISTED ? [make("p", {}, `and ${count(lost.length - LISTED)} more`)] : [],
    ...kept.conflicts.one_in > 1 ? [make("p", { class: "hint" }, `About one conflict in ${kept.conflicts.one_in} is here.`)] : [],
  ];
  byId("details").replaceChildren(
    make("b", {}, bar.bars > 1 ? `${count(bar.bars)} passes` : "Attempts that ended together"),
    terms([
      ["of", warp(bar.row)],
      ["cycles", `${count(bar.since)} to ${count(bar.until)}`],
      ["launch", launchAt(bar.since)],
      ["committed", count(bar.commits)],
      ["aborted", count(bar.aborts)],
      ...MODES[bar.mode] ? [["ran", MODES[bar.mode]]] : [],
    ]),
    ...rows.length ? [table(["cycle", "lane", "line", "lost", "to line"], [3], rows)] : [],
    ...bar.aborts ? more : [],
  );
}

function showState([since, until, top, , state]) {
  byId("details").replaceChildren(
    make("b", {}, kept.states.names[state]),
    terms([[WARP, warp(top / lanes)], ["cycles", `${count(since)} to ${count(until)}`], ["launch", launchAt(since)]]),
  );
}

function showClicked({ seriesId, value }) {
  if (seriesId === "attempts") showBar(value[4]);
  if (seriesId === "conflicts") showConflict(value[4]);
  if (seriesId === "states") showState(value);
}
