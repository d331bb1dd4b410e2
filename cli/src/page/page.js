// Puts the page together.

function drawFacts() {
  byId("title").textContent = `${report.run} (${report.kernel})`;
  for (const word of document.querySelectorAll(".warp")) word.textContent = WARP;
  if (run.error) {
    byId("facts").replaceWith(make("pre", { id: "facts", class: "error" }, `The run has not ended well: ${run.error}`));
    return;
  }
  const { started, committed } = report.transactions;
  const facts = [
    ...lanes === 64 ? [`detector ${report.detector}`] : [],
    `machine ${report.machine}`,
    `${count(report.cycles)} cycles, ${report.microseconds.toFixed(1)} us at ${report.clock_mhz} MHz`,
    ...started ? [`${count(started)} attempts, ${count(committed)} committed (${percent(committed, started)})`, `${count(report.conflicts)} lost conflicts`] : [],
    `${count(report.bank_conflicts)} extra rounds by bank conflicts`,
    `serialisable: ${report.serialisable ? "yes" : "NO"}`,
  ];
  byId("facts").textContent = facts.join(" · ");
}

/** By which rules a long run has become this page. */
function drawThinned() {
  const { attempts, conflicts, states } = kept;
  const rules = [
    ...attempts.window > 1 ? [`Attempts of a ${WARP} that end in the same ${count(attempts.window)} cycles are one bar: green and red are their shares.`] : [],
    ...conflicts.one_in > 1 ? [`Of ${count(conflicts.count)} lost conflicts the map has about one in ${count(conflicts.one_in)}. The tables count all.`] : [],
    ...states.every > 1 ? [`What warps do is looked at every ${count(states.every)} cycles.`] : [],
    ...kept.rows_are_full ? [`Only the first ${count(kept.rows.length)} ${WARP}s are in the map.`] : [],
  ];
  const items = rules.length ? rules : ["Nothing: every attempt, conflict and change is here."];
  byId("thinned").append(...items.map(item => make("li", {}, item)));
  byId("made").textContent = `Made by turnstile ${report.version}. Charts: Apache ECharts ${echarts.version}.`;
}

drawFacts();
drawLegend();
map.setOption(mapOption());
run.sources.forEach(drawSource);
drawPairs();
drawWords();
drawLevels();
drawBanks();
drawShares();
drawThinned();
map.on("click", showClicked);
byId("everything").addEventListener("click", () => {
  unchoose();
  chosenConflict = null;
  showEverything();
});
addEventListener("resize", () => map.resize());
