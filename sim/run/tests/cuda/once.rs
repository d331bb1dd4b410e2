//! A file is compiled once for all its kernels, and not again as long as nothing changes that decides what comes of it.

use super::there_is_nvrtc;
use log::{Log, Metadata, Record};
use std::fs;
use std::path::Path;
use std::sync::{LazyLock, Mutex};
use turnstile_run as run;

/// What the compiler was told.
static COMPILED: Mutex<Vec<String>> = Mutex::new(vec![]);

struct Listener;

impl Log for Listener {
    fn enabled(&self, _: &Metadata) -> bool {
        true
    }

    fn log(&self, record: &Record) {
        let text = record.args().to_string();
        if text.starts_with("NVRTC compiles") {
            COMPILED.lock().unwrap().push(text);
        }
    }

    fn flush(&self) {}
}

static LISTENS: LazyLock<()> = LazyLock::new(|| {
    log::set_logger(&Listener).unwrap();
    log::set_max_level(log::LevelFilter::Info);
});

/// Loads the run file of a folder; how often its kernels were compiled, and what is launched or wrong.
fn load(folder: &Path) -> (usize, Result<usize, String>) {
    LazyLock::force(&LISTENS);
    let of_folder = || {
        let all = COMPILED.lock().unwrap();
        all.iter()
            .filter(|text| text.contains(folder.to_str().unwrap()))
            .count()
    };
    let before = of_folder();
    let loaded = run::load(&folder.join("r.toml"), run::Options::default());
    let launches = loaded.map(|program| program.launches.len());
    (
        of_folder() - before,
        launches.map_err(|error| error.to_string()),
    )
}

const SOURCE: &str = "#include \"by.h\"
namespace inner { template <class T> __global__ void add(T *to) { *to += BY; } }
__global__ void one(int *to) { *to = 1; }
extern \"C\" __global__ void two(int *to) { *to = 2; }
";

fn launches(entries: &[&str]) -> String {
    let launch = |entry: &&str| {
        format!("[[launch]]\nentry = '{entry}'\nargs = [{{ buffer = {{ zeros = 1, type = 'i32' }} }}]\n")
    };
    let launches: String = entries.iter().map(launch).collect();
    format!("kernel = 'k.cu'\nglobal_size = [32]\nlocal_size = [32]\n{launches}")
}

#[test]
fn all_kernels_of_a_file_are_compiled_once() {
    if !there_is_nvrtc() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let write = |name: &str, text: &str| fs::write(folder.join(name), text).unwrap();
    write("k.cu", SOURCE);
    write("by.h", "#define BY 3\n");
    let entries = ["one", "inner::add<int>", "two", "one", "inner::add<float>"];
    write("r.toml", &launches(&entries));
    assert_eq!(load(folder), (1, Ok(5)));
    assert_eq!(load(folder), (0, Ok(5)), "it is kept");
    write("by.h", "#define BY 4\n");
    assert_eq!(load(folder), (1, Ok(5)), "a header has changed");
    write("k.cu", &format!("{SOURCE}// more\n"));
    assert_eq!(load(folder), (1, Ok(5)), "the source has changed");
    write(
        "r.toml",
        &format!("options = ['-DMORE']\n{}", launches(&entries)),
    );
    assert_eq!(load(folder), (1, Ok(5)), "the options have changed");
    assert_eq!(load(folder), (0, Ok(5)));
}

/// Which kernels there are is told as it is without the others that are launched.
#[test]
fn a_kernel_that_is_missing_is_named() {
    if !there_is_nvrtc() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let write = |name: &str, text: &str| fs::write(folder.join(name), text).unwrap();
    write("k.cu", SOURCE);
    write("by.h", "#define BY 3\n");
    write("r.toml", &launches(&["one", "three", "two"]));
    let error = load(folder).1.unwrap_err();
    assert!(
        error.contains("entry: ") && error.contains("has no kernel `three`; choose `one` or `two`"),
        "{error}"
    );
    // Templates are in no text before they are wanted.
    write(
        "k.cu",
        "template <class T> __global__ void add(T *to) { *to += 1; }\n__device__ int three;\n",
    );
    let error = load(folder).1.unwrap_err();
    assert!(
        error.contains("has no kernel `one`; mark a function with __global__")
            && error.contains("`scale<float>`"),
        "{error}"
    );
    assert!(!error.contains("__kernel"), "{error}");
}
