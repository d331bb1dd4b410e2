//! The page of `turnstile simulate --html`: it has what the report has, and in a real browser without a network it shows what lies behind a
//! click.

#[path = "common/browser.rs"]
mod browser;
#[path = "common/program.rs"]
mod program;

use browser::probe;
use program::{json, succeeds, turnstile};
use serde::Deserialize;
use serde_json::Value;
use std::fs;
use std::path::Path;
use tempfile::TempDir;
use turnstile_tools::{available, CHROMIUM, CLANG};

/// A page, what its scripts read, and the report of the same run.
struct Made {
    folder: TempDir,
    page: String,
    run: Value,
    report: Value,
}

fn made(folder: TempDir, run: &str) -> Made {
    succeeds(
        folder.path(),
        &format!("simulate {run} --html p.html --json r.json"),
    );
    let page = fs::read_to_string(folder.path().join("p.html")).unwrap();
    let (_, rest) = page.split_once("type=\"application/json\">").unwrap();
    let (run, _) = rest.split_once("</script>").unwrap();
    Made {
        run: serde_json::from_str(run).unwrap(),
        report: json(folder.path(), "r.json"),
        page,
        folder,
    }
}

fn empty() -> TempDir {
    tempfile::tempdir().unwrap()
}

/// The examples with transactions that abort.
fn votes() -> TempDir {
    let folder = empty();
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/aborts");
    for name in ["votes.cl", "keys.npy", "one.toml"] {
        fs::copy(examples.join(name), folder.path().join(name)).unwrap();
    }
    folder
}

fn sum<'a>(values: impl IntoIterator<Item = &'a Value>) -> u64 {
    let values = values.into_iter();
    values.map(|value| value.as_u64().expect("a number")).sum()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}

/// Counts of the map and the charts are those of the report.
fn check(made: &Made) {
    let (kept, report) = (&made.run["kept"], &made.report);
    let bars = list(&kept["attempts"]["bars"]);
    let of_bars = |field: &str| sum(bars.iter().map(|bar| &bar[field]));
    let transactions = &report["transactions"];
    assert_eq!(of_bars("commits"), transactions["committed"]);
    assert_eq!(of_bars("aborts"), transactions["aborted"]);
    let conflicts = &kept["conflicts"];
    assert_eq!(conflicts["count"], report["conflicts"]);
    let words = list(&conflicts["words"]).iter();
    let lost = words.flat_map(|word| list(&word["lost"]["counts"]));
    assert_eq!(sum(lost), report["conflicts"]);
    let listed = list(&conflicts["list"]).len() as f64;
    let wanted = report["conflicts"].as_f64().unwrap() / conflicts["one_in"].as_f64().unwrap();
    assert!(
        (listed - wanted).abs() <= 0.1 * wanted,
        "{listed} of {wanted}"
    );
    if conflicts["one_in"] == 1 {
        assert_eq!(listed, wanted);
    }
    let rounds = list(&kept["extra_rounds"]["counts"]);
    assert_eq!(sum(rounds), report["bank_conflicts"]);
    let accesses = list(&kept["accesses"]["counts"]);
    assert_eq!(sum(accesses), report["lds_accesses"]);
    // A wavefront's row ends when it does.
    let rows = list(&kept["states"]["changes"]);
    assert_eq!(rows.len(), list(&kept["rows"]).len());
    assert!(rows.iter().all(|row| list(row).len() > 1));
    // Mail takes no more than some megabytes.
    assert!(made.page.len() < 6_000_000, "{} bytes", made.page.len());
}

#[test]
fn a_page_has_all_that_the_report_counts() {
    for run in [
        "hash-table --detector dcd",
        "database --detector bloom",
        "voting --version atomic --machine gtx580 --engine model",
        "HT1K --machine early-cr --engine model --early-abort --pause-and-go",
    ] {
        check(&made(empty(), run));
    }
}

/// The bars of a page by their lanes: each attempt is one lane of a bar, and of a work-item none overlaps another.
#[test]
fn attempts_of_a_work_item_do_not_overlap() {
    let made = made(empty(), "database --detector smdcd");
    let mut ends = std::collections::BTreeMap::new();
    for bar in list(&made.run["kept"]["attempts"]["bars"]) {
        let lanes = |field: &str| u64::from_str_radix(bar[field].as_str().unwrap(), 16).unwrap();
        let (committed, aborted) = (lanes("committed"), lanes("aborted"));
        assert_eq!(committed & aborted, 0);
        assert_eq!(bar["commits"], committed.count_ones());
        assert_eq!(bar["aborts"], aborted.count_ones());
        let [row, since, until] = ["row", "since", "until"].map(|field| bar[field].as_u64());
        for lane in (0..64).filter(|lane| (committed | aborted) >> lane & 1 == 1) {
            let last = ends.insert((row, lane), until).flatten();
            assert!(last.is_none_or(|last| Some(last) <= since), "{bar}");
        }
    }
}

/// What the probe finds when it has clicked.
#[derive(Debug, Deserialize)]
struct Clicked {
    requests: Vec<String>,
    /// Heads of the sections.
    sections: Vec<String>,
    /// Whether each chart has painted something.
    painted: Vec<bool>,
    /// Details behind a click on an attempt, and on the first conflict of these.
    bar: String,
    conflict: String,
    /// Lines of the source that are marked then.
    loser: Vec<String>,
    owner: Vec<String>,
    /// Conflicts that the map shows after a click on line 15, on line 16, and on the button.
    shown: [usize; 3],
    /// Parts of the run that the map shows after a turn of the wheel.
    zoomed: f64,
    thinned: Vec<String>,
}

/// For scripts: waits until charts are drawn, and clicks on a place of the map.
const HANDS: &str = "
  const wait = () => new Promise(done => setTimeout(done, 300));
  const click = async (x, y) => {
    const canvas = document.querySelector('#map canvas');
    canvas.scrollIntoView();
    const { left, top } = canvas.getBoundingClientRect();
    const at = { bubbles: true, clientX: left + x, clientY: top + y };
    for (const kind of ['mousemove', 'mousedown', 'mouseup', 'click']) canvas.dispatchEvent(new MouseEvent(kind, at));
    await wait();
  };
  const pixels = (cycle, lane) => map.convertToPixel({ xAxisIndex: 0, yAxisIndex: 0 }, [cycle, lane]);
  await wait();";

const CLICK: &str = "
  const aborted = bars.findIndex(bar => bar.aborts > 20 && bar.until - bar.since > 500);
  const { row, since, until } = bars[aborted];
  // Between two conflicts: the lane above the last one that aborts.
  const lane = 61;
  await click(...pixels(since + 3, row * lanes + lane + 0.1));
  const text = id => document.getElementById(id).innerText;
  const bar = text('details');
  document.querySelector('#details tr.link').click();
  await wait();
  const lines = kind => [...document.querySelectorAll(`tr.${kind} td.text`)].map(cell => cell.innerText);
  const seen = { bar, conflict: text('details'), loser: lines('loser'), owner: lines('owner') };
  const shownNow = () => conflicts.filter(shown).length;
  const shownThen = [];
  for (const line of [15, 16]) {
    document.querySelector(`.source tr[data-line='${line}']`).click();
    await wait();
    shownThen.push(shownNow());
  }
  document.getElementById('everything').click();
  shownThen.push(shownNow());
  const canvas = document.querySelector('#map canvas');
  const { left, top } = canvas.getBoundingClientRect();
  // Of an event that a script makes, up is positive.
  const wheel = { bubbles: true, cancelable: true, deltaY: 400, clientX: left + 400, clientY: top + 200 };
  canvas.dispatchEvent(new WheelEvent('wheel', wheel));
  await wait();
  const { start, end } = map.getOption().dataZoom[0];
  const paint = canvas => canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data.some(value => value);
  return {
    ...seen, shown: shownThen, zoomed: (end - start) / 100,
    requests: performance.getEntriesByType('resource').map(entry => entry.name),
    sections: [...document.querySelectorAll('h2')].map(head => head.innerText),
    painted: [...document.querySelectorAll('#map, .chart')].map(chart => [...chart.querySelectorAll('canvas')].some(paint)),
    thinned: [...document.querySelectorAll('#thinned li')].map(item => item.innerText),
  };";

/// Everybody reads one word, and the first one keeps the others out: all conflicts are at line 15, and too many for the map.
#[test]
fn clicks_show_what_lies_behind_an_attempt_and_a_line() {
    if !available(&[CHROMIUM, CLANG]) {
        return;
    }
    let made = made(votes(), "one.toml");
    check(&made);
    let seen: Clicked = probe(made.folder.path(), &made.page, &[HANDS, CLICK].concat());
    assert_eq!(seen.requests, [""; 0]);
    let heads = [
        "What wavefronts do",
        "Lines",
        "Words that conflicts were lost over, in time",
        "Local memory in time",
        "Where the time goes",
        "What is left out",
    ];
    assert_eq!(seen.sections, heads);
    assert_eq!(seen.painted, [true; 4]);
    for part in [
        "of\nwork-group 0, wavefront",
        "aborted\n",
        "launch\none.toml\n",
    ] {
        assert!(seen.bar.contains(part), "{}", seen.bar);
    }
    for part in [
        "at\nvotes.cl:15",
        "over\n0x404",
        "which met\ntwo readers",
        "since\nvotes.cl:15 in cycle ",
    ] {
        assert!(seen.conflict.contains(part), "{}", seen.conflict);
    }
    assert_eq!(seen.loser, ["  uint votes = weight;"]);
    assert_eq!(seen.owner, seen.loser);
    let all = list(&made.run["kept"]["conflicts"]["list"]).len();
    assert_eq!(seen.shown, [all, 0, all]);
    assert!(seen.zoomed < 0.99, "{}", seen.zoomed);
    let conflicts = &made.run["kept"]["conflicts"];
    let rule = format!("the map has about one in {}.", conflicts["one_in"]);
    assert!(
        seen.thinned.len() == 1 && seen.thinned[0].contains(&rule),
        "{seen:?}"
    );
}

/// Words of global memory have names, and commit units hold something, in a run at full size.
#[test]
fn a_page_of_global_memory_shows_words_and_commit_units() {
    if !available(&[CHROMIUM]) {
        return;
    }
    let run = "HT1K --machine early-cr --engine model --early-abort --pause-and-go";
    let made = made(empty(), run);
    let script = "
      showConflict(conflicts.findIndex(one => one.owner));
      const levels = echarts.getInstanceByDom(document.getElementById('levels')).getOption().series;
      return [document.getElementById('details').innerText, levels.map(one => one.name).join()];";
    let [details, levels]: [String; 2] = probe(made.folder.path(), &made.page, script);
    for part in [
        "over\ntable[",
        "lost by\nwork-item ",
        "since\nhash_table.ptx:",
    ] {
        assert!(details.contains(part), "{details}");
    }
    for part in [
        "transactions in commit units",
        "words marked in the cores' tables",
    ] {
        assert!(levels.contains(part), "{levels}");
    }
}

/// A run without transactions has no map of attempts, but what warps do.
#[test]
fn without_transactions_the_map_shows_what_warps_do() {
    if !available(&[CHROMIUM]) {
        return;
    }
    let run = "voting --version atomic --machine gtx580 --engine model";
    let made = made(empty(), run);
    let script = "
      await click(...pixels(kept.cycles / 2, 16));
      return [document.getElementById('details').innerText, document.getElementById('legend').innerText];";
    let script = [HANDS, script].concat();
    let [details, legend]: [String; 2] = probe(made.folder.path(), &made.page, &script);
    assert!(details.contains("warp\nwork-group 0, warp 0"), "{details}");
    for state in ["scoreboard", "barrier", "executing"] {
        assert!(legend.contains(state), "{legend}");
    }
}

/// Names of files and lines of kernels that are markup stay text.
#[test]
fn a_kernel_cannot_break_the_page() {
    if !available(&[CHROMIUM, CLANG]) {
        return;
    }
    let folder = votes();
    let kernel = fs::read_to_string(folder.path().join("votes.cl")).unwrap();
    let hostile =
        format!("{kernel}// </script><script>document.title = 'broken'</script><!-- \u{2028}\n");
    fs::write(folder.path().join("votes.cl"), &hostile).unwrap();
    let made = made(folder, "one.toml");
    let script = "return [document.title, run.sources[0].text];";
    let [title, text]: [String; 2] = probe(made.folder.path(), &made.page, script);
    assert_eq!(title, "one.toml (one)");
    assert_eq!(text, hostile);
}

/// A run that never ends has a page too: what it does until it is given up.
#[test]
fn a_run_that_is_given_up_leaves_a_page() {
    let folder = empty();
    let run = "simulate genetic --version fgl --set lock=2 --max-cycles 20000 --html p.html";
    let output = turnstile(folder.path(), run);
    assert_eq!(output.status.code(), Some(1));
    let page = fs::read_to_string(folder.path().join("p.html")).unwrap();
    if !available(&[CHROMIUM]) {
        return;
    }
    let script = "return [document.getElementById('facts').innerText, `${kept.rows.length}`];";
    let [facts, rows]: [String; 2] = probe(folder.path(), &page, script);
    let what = "The run has not ended well: genetic: the kernel has not ended after 20000 cycles";
    assert!(facts.starts_with(what), "{facts}");
    assert_eq!(rows, "4");
}

#[test]
fn a_page_is_written_where_nothing_else_is() {
    let folder = empty();
    fs::create_dir(folder.path().join("folder")).unwrap();
    for (path, what) in [
        ("folder", "it is there and is no regular file"),
        ("nowhere/p.html", "there is no folder `nowhere`"),
    ] {
        let output = turnstile(folder.path(), &format!("simulate hash-table --html {path}"));
        assert_eq!(output.status.code(), Some(2));
        let told = String::from_utf8(output.stderr).unwrap();
        assert!(told.contains(what), "{told}");
    }
    let twice = turnstile(folder.path(), "simulate hash-table --html x --json x");
    assert_eq!(twice.status.code(), Some(2));
    assert!(!folder.path().join("x").exists());
    // To standard output it is alone there.
    let page = succeeds(folder.path(), "simulate hash-table --html -");
    assert!(page.starts_with("<!DOCTYPE html>") && page.trim_end().ends_with("</html>"));
}
