//! Votes that are counted in global memory.

use super::*;

/// Votes of a simulated kernel. What twice as many take longer is multiplied to those that were measured.
const SIMULATED: u32 = 1 << 16;
/// Bins of kernels that are simulated.
const BINS: [&str; 3] = ["64", "1024", "1048576"];

/// Of each kind of trace and number of bins, the fastest in shared memory, and in global memory; with float counters too.
#[test]
fn the_page_shows_what_global_memory_takes() {
    let mut best: BTreeMap<(String, u32), BTreeMap<String, f64>> = BTreeMap::new();
    let mut kinds = vec![];
    for line in lines_of("h200-global.csv") {
        if line["way"] == "load" || line["vote_bytes"] != "4" {
            continue;
        }
        if !kinds.contains(&line["kind"]) {
            kinds.push(line["kind"].clone());
        }
        let place = if line["way"] == "global" {
            "global"
        } else {
            "shared"
        };
        let us: f64 = line["median_us"].parse().unwrap();
        let times = best
            .entry((line["kind"].clone(), line["bins"].parse().unwrap()))
            .or_default();
        let time = times
            .entry(format!("{place} {}", line["type"]))
            .or_insert(us);
        *time = time.min(us);
    }
    let mut table = String::from("| votes | bins | int, shared | int, global | float, shared | float, global |\n| --- | --- | --- | --- | --- | --- |\n");
    for kind in kinds {
        for ((_, bins), times) in best.iter().filter(|one| one.0 .0 == kind) {
            let cells = ["shared int", "global int", "shared float", "global float"];
            let cells =
                cells.map(|name| times.get(name).map_or("-".into(), |us| format!("{us:.0}")));
            table += &format!("| {kind} | {bins} | {} |\n", cells.join(" | "));
        }
    }
    check_in(PAGE, "global", &table);
}

/// What the machine `h200` takes to add the same votes in global memory.
#[test]
#[ignore = "a minute"]
fn the_page_shows_what_the_simulated_gpu_takes() {
    if !available(&[NVRTC]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/tuning");
    fs::copy(examples.join("global.cu"), folder.path().join("global.cu")).unwrap();
    let run = fs::read_to_string(examples.join("global.toml")).unwrap();
    let mut table = String::from("| votes | bins | measured | simulated | over measured |\n| --- | --- | --- | --- | --- |\n");
    let is_of = |line: &&BTreeMap<String, String>| {
        let place = ["way", "type", "threads", "vote_bytes"].map(|field| &*line[field]);
        place == ["global", "int", "1024", "4"] && BINS.contains(&&*line["bins"])
    };
    for line in lines_of("h200-global.csv").iter().filter(is_of) {
        let number = |field: &str| line[field].parse::<f64>().unwrap();
        let (kind, theirs) = (&line["kind"], number("median_us"));
        let trace = Kind::named(kind).unwrap();
        let trace = trace.trace(number("bins") as u32, number("seed") as u32, 2 * SIMULATED);
        let run = run.replace("zeros = 64", &format!("zeros = {}", line["bins"]));
        let [some, twice] = [1, 2].map(|times| {
            let votes = &trace[..times * SIMULATED as usize];
            microseconds(folder.path(), &run, votes)
        });
        let ours = (twice - some) * number("votes") / f64::from(SIMULATED);
        table += &format!(
            "| {kind} | {} | {theirs:.0} | {ours:.0} | {:.2} |\n",
            line["bins"],
            ours / theirs
        );
    }
    check_in("docs/sync-primitives.md", "global-votes", &table);
}

/// Of a run that adds these votes.
fn microseconds(folder: &Path, run: &str, votes: &[u32]) -> f64 {
    write_votes(&folder.join("classes.npy"), votes);
    let run = run.replace("131072", &votes.len().to_string());
    fs::write(folder.join("run.toml"), run).unwrap();
    succeeds(
        folder,
        "simulate run.toml --machine h200 --engine model --json run.json",
    );
    json(folder, "run.json")["microseconds"].as_f64().unwrap()
}
