//! Sweeps that workers share: killed at any moment, they leave the table that one machine makes.

#[path = "common/program.rs"]
mod program;

use program::{command, files_below, standard_error};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

const SWEEP: &str = "sweep hash-table --set buckets=16..256 --set filter_bits=4,8 --no-area";
/// Runs of it: five numbers of buckets, for five detectors, of which two have both filters.
const RUNS: usize = 5 * (4 + 2 * 2);

/// Runs a command; it must end so. Returns what it prints, and what it says.
fn run(folder: &Path, words: &str, code: i32) -> (String, String) {
    let output = command(folder, words).output().expect("it starts");
    let said = standard_error(&output);
    assert_eq!(output.status.code(), Some(code), "{words}: {said}");
    (String::from_utf8(output.stdout).expect("text"), said)
}

fn results(folder: &Path) -> Vec<PathBuf> {
    let paths = files_below(&folder.join("plan/results")).into_iter();
    paths.filter(|path| path.extension().is_some()).collect()
}

/// How many runs each of a worker's numbers counts: done, there, failed.
fn counts(told: &str) -> Vec<usize> {
    let words = told.split([' ', ',']);
    words.filter_map(|word| word.parse().ok()).collect()
}

#[test]
fn workers_that_are_killed_leave_the_table_of_one_machine() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let (told, _) = run(folder, &format!("{SWEEP} --plan plan"), 0);
    assert!(
        told.starts_with(&format!(
            "{RUNS} runs are planned in 'plan', and 0 are there\n"
        )),
        "{told}"
    );
    // Killed when it has done a few.
    let mut worker = command(folder, "work plan");
    let mut worker = worker.env("RAYON_NUM_THREADS", "1").spawn().unwrap();
    let begun = Instant::now();
    while results(folder).len() < 3 {
        assert!(begun.elapsed() < Duration::from_secs(60), "it does nothing");
        std::thread::sleep(Duration::from_millis(2));
    }
    worker.kill().unwrap();
    worker.wait().unwrap();
    let left = results(folder).len();
    assert!(left < RUNS, "it was killed too late");
    let (_, said) = run(folder, "sweep --collect plan", 2);
    let missing = format!(
        "error: plan: {} of {RUNS} runs are not there, 0 of them because they failed; ",
        RUNS - left
    );
    assert!(said.starts_with(&missing), "{said}");
    // Two beside each other, and one that finds nothing to do.
    let shards = ["0/2", "1/2"].map(|shard| {
        let mut one = command(folder, &format!("work plan --shard {shard}"));
        one.stdout(std::process::Stdio::piped()).spawn().unwrap()
    });
    let told = shards.map(|one| one.wait_with_output().unwrap().stdout);
    let told = told.map(|told| counts(&String::from_utf8(told).unwrap()));
    assert_eq!(told[0][0] + told[1][0], RUNS - left, "{told:?}");
    assert_eq!(told[0][1] + told[1][1], left, "{told:?}");
    assert_eq!(counts(&run(folder, "work plan", 0).0), [0, RUNS, 0]);
    // Beside the plan is a program that does it too.
    let program = folder.join("plan/turnstile");
    let collected = std::process::Command::new(program)
        .args(["sweep", "--collect", "plan", "--quiet"])
        .current_dir(folder)
        .status();
    assert_eq!(collected.unwrap().code(), Some(0));
    run(folder, &format!("{SWEEP} --out alone --quiet"), 0);
    let [shared, alone] =
        ["plan", "alone"].map(|one| fs::read(folder.join(one).join("sweep.csv")).unwrap());
    assert_eq!(String::from_utf8(shared), String::from_utf8(alone));
}

#[test]
fn a_run_that_fails_is_noted_and_done_again_if_asked() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let sweep = "sweep hash-table --set buckets=64,256 --detector dcd --no-area";
    run(folder, &format!("{sweep} --plan plan"), 0);
    run(folder, "work plan", 0);
    // No result can be kept where a folder is.
    let taken = results(folder).remove(0);
    fs::remove_file(&taken).unwrap();
    fs::create_dir_all(taken.join("full")).unwrap();
    let (told, said) = run(folder, "work plan", 1);
    assert_eq!(counts(&told), [0, 1, 1]);
    assert!(said.starts_with("failed: buckets="), "{said}");
    let (_, said) = run(folder, "sweep --collect plan", 2);
    assert!(
        said.contains("1 of 2 runs are not there, 1 of them because they failed"),
        "{said}"
    );
    fs::remove_dir_all(&taken).unwrap();
    assert_eq!(counts(&run(folder, "work plan", 1).0), [0, 1, 1]);
    assert_eq!(counts(&run(folder, "work plan --again", 0).0), [1, 1, 0]);
    run(folder, "sweep --collect plan", 0);
}

/// By what terminates a worker, and by Ctrl-C: it says what is kept, and leaves nothing that is not whole.
#[test]
fn an_interrupted_worker_says_what_is_kept() {
    for (signal, code) in [("-INT", 130), ("-TERM", 143)] {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        run(folder, &format!("{SWEEP} --plan plan"), 0);
        let mut worker = command(folder, "work plan");
        let worker = worker.env("RAYON_NUM_THREADS", "1");
        let worker = worker.stderr(std::process::Stdio::piped()).spawn().unwrap();
        while results(folder).len() < 3 {
            std::thread::sleep(Duration::from_millis(2));
        }
        let killed = std::process::Command::new("kill")
            .args([signal, &worker.id().to_string()])
            .status();
        assert!(killed.unwrap().success());
        let ended = worker.wait_with_output().unwrap();
        assert_eq!(ended.status.code(), Some(code));
        let kept = results(folder).len();
        let said = standard_error(&ended);
        let wanted = format!("error: interrupted; {kept} of {RUNS} runs are kept in plan, and the same command goes on from there\n");
        assert!(said.ends_with(&wanted), "{said}");
        assert_eq!(files_below(&folder.join("plan/results")).len(), kept);
        assert_eq!(
            counts(&run(folder, "work plan", 0).0),
            [RUNS - kept, kept, 0]
        );
    }
}

#[test]
fn a_plan_is_of_one_program_kernel_and_machine() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let sweep = "sweep hash-table --set buckets=64 --detector dcd --no-area";
    run(folder, &format!("{sweep} --plan plan"), 0);
    // Again: nothing is lost.
    run(folder, "work plan", 0);
    let (told, _) = run(folder, &format!("{sweep} --plan plan"), 0);
    assert!(told.contains("and 1 are there"), "{told}");
    let (_, said) = run(folder, &format!("{sweep} --max-cycles 9000 --plan plan"), 2);
    assert_eq!(
        said,
        "error: plan/plan.json: this is the plan of something else, or of another program, kernel or machine; give --plan another folder\n"
    );
    // Another build of the program.
    let (program, other) = (folder.join("plan/turnstile"), folder.join("other"));
    let bytes = [fs::read(&program).unwrap(), b"other".to_vec()].concat();
    fs::copy(&program, &other).unwrap();
    fs::write(&other, bytes).unwrap();
    let output = std::process::Command::new(other)
        .args(["work", "plan"])
        .current_dir(folder)
        .output()
        .unwrap();
    assert_eq!(
        standard_error(&output),
        "error: plan/plan.json: the kernel, its inputs, the machine or the program is not the one that was planned with; \
         run the program in plan if it is the program; else make a plan in another folder\n"
    );
    let plan = fs::read_to_string(folder.join("plan/plan.json")).unwrap();
    let other = plan.replace("buckets=64", "buckets=128");
    fs::write(folder.join("plan/plan.json"), other).unwrap();
    let (_, said) = run(folder, "work plan", 2);
    assert_eq!(
        said,
        "error: plan/plan.json: it was changed after it had been written; remove the folder, and make the plan again\n"
    );
    fs::write(folder.join("plan/plan.json"), "{}").unwrap();
    assert!(run(folder, "sweep --collect plan", 2)
        .1
        .contains("this is no plan"));
    assert!(run(folder, "work nowhere", 2)
        .1
        .contains("there is no plan"));
    for bad in [
        "work plan --shard 2/2",
        "work plan --shard 1",
        "sweep --collect plan --no-area",
        "sweep",
    ] {
        run(folder, bad, 2);
    }
}

/// A kernel of the user's, planned by a relative path, done with nothing compiled before; and results that are cut are done again.
#[test]
fn a_run_file_is_planned_from_anywhere() {
    if !turnstile_tools::available(&[turnstile_tools::CLANG]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let kernel = "#include \"turnstile.h\"\n__kernel void k(__global uint *out) {\n  __local volatile uint sum;\n  TX_BEGIN();\n  \
                  sum = 1;\n  TX_COMMIT();\n  out[get_local_id(0)] = sum;\n}\n";
    let run_file = "kernel = \"k.cl\"\nentry = \"k\"\nglobal_size = [64]\nlocal_size = [64]\n[[args]]\nbuffer = { zeros = 64, type = \"u32\" }\n";
    for place in ["mine", "theirs"] {
        fs::create_dir(folder.join(place)).unwrap();
        fs::write(folder.join(place).join("k.cl"), kernel).unwrap();
        fs::write(folder.join(place).join("k.toml"), run_file).unwrap();
    }
    let kept = |words: &str, cache: &str| {
        let mut command = command(folder, words);
        let output = command
            .env("TURNSTILE_CACHE", folder.join(cache))
            .output()
            .unwrap();
        assert_eq!(
            output.status.code(),
            Some(0),
            "{words}: {}",
            standard_error(&output)
        );
        String::from_utf8(output.stdout).unwrap()
    };
    // The kernel was compiled before, where somebody else had it.
    kept("simulate theirs/k.toml", "one");
    kept(
        "sweep mine/k.toml --detector dcd,bloom --no-area --plan plan",
        "one",
    );
    assert_eq!(counts(&kept("work plan", "two")), [2, 0, 0]);
    let cut = results(folder).remove(0);
    fs::write(&cut, "{ \"Ended\": {").unwrap();
    assert_eq!(counts(&kept("work plan", "three")), [1, 1, 0]);
    kept("sweep --collect plan", "one");
    let (_, said) = run(folder, "sweep mine/k.toml --no-area --plan mine", 2);
    assert!(said.contains("other things than a plan"), "{said}");
}
