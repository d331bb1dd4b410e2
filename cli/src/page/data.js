// What the program has written into the page, and how it is put into words.

const run = JSON.parse(document.getElementById("run").textContent);
const { kept, report, lanes } = run;

const CAUSES = { read_write: "a reader and a writer", write_write: "two writers", read_read: "two readers" };
const FINDERS = {
  lds: "the detector of local memory",
  resolver: "intra-warp resolution",
  early: "Early-Abort",
  temporal: "last-written times",
  commit_unit: "validation at a commit unit",
};
const MODES = { concurrent: "", wavefront: "one after the other in the wavefront", group: "one after the other in the work-group" };
const WARP = lanes === 64 ? "wavefront" : "warp";

const byId = id => document.getElementById(id);
const count = number => number.toLocaleString("en-US");
const percent = (part, whole) => whole > 0 ? `${(100 * part / whole).toFixed(1)} %` : "-";
const place = (file, line) => line ? `${file}:${line}` : file;

/** An element with attributes and children; children are elements or text. */
function make(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "onclick") made.addEventListener("click", value);
    else made.setAttribute(name, value);
  }
  made.append(...children);
  return made;
}

/** A table: heads and rows of cells; the columns in `texts` are texts, the others numbers. */
function table(heads, texts, rows) {
  const cells = (tag, values) => values.map((value, at) => make(tag, texts.includes(at) ? { class: "text" } : {}, value));
  const body = rows.map(({ values, ...attributes }) => make("tr", attributes, ...cells("td", values)));
  return make("table", {}, make("thead", {}, make("tr", {}, ...cells("th", heads))), make("tbody", {}, ...body));
}

/** Who has a row and a lane of the map. */
function workItem(row, lane) {
  const [group, wavefront] = kept.rows[row];
  return `work-item ${wavefront * lanes + lane} of work-group ${group} (${WARP} ${wavefront}, lane ${lane})`;
}

function warp(row) {
  const [group, wavefront] = kept.rows[row];
  return `work-group ${group}, ${WARP} ${wavefront}`;
}

/** What met at a lost conflict. */
function met({ cause, found_by: finder }) {
  const others = ["lds", "resolver"].includes(finder) ? "other words" : "nobody known";
  return CAUSES[cause] ?? others;
}

/** What a word is called. */
function wordName(word, local) {
  const address = `0x${word.toString(16)}`;
  return local ? address : run.word_names[word] ?? address;
}

/** The launch that a cycle lies in. */
function launchAt(cycle) {
  return kept.launches.findLast(launch => launch.since <= cycle)?.name ?? "";
}

const fileOf = conflict => kept.launches[conflict.launch]?.file ?? "";
const wordOf = conflict => wordName(conflict.word, conflict.found_by === "lds");

/** Lanes of a mask in hexadecimal digits, one truth value each. */
function lanesOf(mask) {
  const bits = BigInt(`0x${mask}`);
  return Array.from({ length: lanes }, (_, lane) => (bits >> BigInt(lane) & 1n) === 1n);
}

/** Runs of equal values that are not null: value, first place, and the one behind the last. */
function runsOf(values) {
  const runs = [];
  for (let from = 0; from < values.length;) {
    let to = from + 1;
    while (to < values.length && values[to] === values[from]) to += 1;
    if (values[from] !== null) runs.push([values[from], from, to]);
    from = to;
  }
  return runs;
}
