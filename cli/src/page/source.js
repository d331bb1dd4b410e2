// The kernels' text, with heat by line, and the pairs of lines that conflict.

/** Pairs that the table has. */
const PAIRS = 100;

/** Counts of the lines of a file: lost, owned, rounds, further iterations of atomics, each by line. */
function heatOf(file) {
  const heat = new Map();
  const of = line => heat.get(line) ?? heat.set(line, { lost: 0, owned: 0, rounds: 0, again: 0 }).get(line);
  for (const { loser, owner, count } of report.conflict_pairs) {
    if (loser.file === file) of(loser.line).lost += count;
    if (owner?.file === file) of(owner.line).owned += count;
  }
  for (const line of report.lines) {
    if (line.file !== file) continue;
    of(line.line).rounds += line.bank_conflicts;
    of(line.line).again += line.atomics.iterations - line.atomics.instructions;
  }
  return heat;
}

function drawSource({ file, text }) {
  const heat = heatOf(file);
  const waits = ({ rounds = 0, again = 0 }) => rounds + again;
  const most = of => Math.max(1, ...[...heat.values()].map(of));
  const [mostLost, mostWaits] = [most(({ lost }) => lost), most(waits)];
  const rows = text.split("\n").map((content, at) => {
    const line = at + 1;
    const counts = heat.get(line) ?? {};
    const { lost = 0, owned = 0, rounds = 0, again = 0 } = counts;
    const number = value => make("td", {}, value ? count(value) : "");
    const warmth = `background:rgba(214,69,69,${0.6 * lost / mostLost});box-shadow:inset 4px 0 rgba(246,160,40,${waits(counts) / mostWaits})`;
    const cells = [make("td", { class: "number" }, `${line}`), number(lost), number(owned), number(rounds), number(again)];
    const code = make("td", { class: "text", style: warmth }, content);
    return make("tr", { class: "link", "data-line": line, onclick: () => showLine(file, line) }, ...cells, code);
  });
  const heads = ["line", "lost", "owner", "rounds", "iterations"].map(head => make("th", {}, head));
  const head = make("thead", {}, make("tr", {}, ...heads, make("th", { class: "text" }, file)));
  const drawn = make("div", { class: "source", "data-file": file }, make("table", {}, head, make("tbody", {}, ...rows)));
  byId("sources").append(drawn);
  const hottest = [...heat].sort(([, a], [, b]) => b.lost - a.lost || waits(b) - waits(a))[0];
  if (hottest) scrollTo(drawn, hottest[0]);
}

const rowOf = (source, line) => source.querySelector(`tr[data-line="${line}"]`);

function scrollTo(source, line) {
  const row = rowOf(source, line);
  if (row) source.scrollTop = row.offsetTop - source.clientHeight / 3;
}

function sourceOf(file) {
  return [...document.querySelectorAll(".source")].find(source => source.dataset.file === file);
}

/** Marks the line that lost and the one that it lost to. */
function markLines(file, loser, owner) {
  for (const row of document.querySelectorAll("tr.loser, tr.owner")) row.classList.remove("loser", "owner");
  const source = sourceOf(file);
  if (!source) return;
  if (owner) rowOf(source, owner)?.classList.add("owner");
  if (loser) {
    rowOf(source, loser)?.classList.add("loser");
    scrollTo(source, loser);
  }
}

function unchoose() {
  for (const row of document.querySelectorAll("tr.chosen")) row.classList.remove("chosen");
}

/** Shows the conflicts of a line alone; all again if it is that line already. */
function showLine(file, line) {
  const row = rowOf(sourceOf(file), line);
  const again = row.classList.contains("chosen");
  unchoose();
  if (!again) row.classList.add("chosen");
  shown = again ? () => true : conflict => fileOf(conflict) === file && (conflict.line === line || conflict.owner?.line === line);
  redrawConflicts();
}

function showPair({ loser, owner, cause, found_by: finder }) {
  unchoose();
  markLines(loser.file, loser.line, owner?.line);
  shown = conflict => fileOf(conflict) === loser.file && conflict.line === loser.line && conflict.owner?.line === owner?.line
    && conflict.cause === cause && conflict.found_by === finder;
  redrawConflicts();
  const marks = conflicts.filter(shown).length;
  const rule = kept.conflicts.one_in > 1 ? `: it has about one conflict in ${kept.conflicts.one_in}` : "";
  byId("details").textContent = `${count(marks)} of these conflicts are in the map${rule}.`;
}

function drawPairs() {
  if (report.conflict_pairs.length === 0) return;
  const rows = report.conflict_pairs.slice(0, PAIRS).map(pair => {
    const most = [...pair.words].sort((a, b) => b.count - a.count).slice(0, 3);
    const words = most.map(word => word.name ?? `0x${word.address.toString(16)}`).join(" ");
    const at = ({ file, line, inlined_at: calls }) => [place(file, line), ...calls].join(" < ");
    return {
      class: "link", onclick: () => showPair(pair),
      values: [count(pair.count), count(pair.cycles), at(pair.loser), pair.owner ? at(pair.owner) : "-", met(pair), words],
    };
  });
  byId("pairs").append(table(["lost", "cycles", "at", "to", "which met", "in words"], [2, 3, 4, 5], rows));
}
