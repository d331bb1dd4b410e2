//! Run files of CUDA C++, through NVRTC. Without it the tests say so and do nothing, unless TURNSTILE_TOOLS=required.

mod calls;
mod copies;
mod forms;
mod grids;
mod headers;
mod once;
#[path = "../common/printer.rs"]
mod printer;

use printer::Printer;
use std::fs;
use std::path::{Path, PathBuf};
use turnstile_machine::{EngineKind, MachineConfig, Options, Tops};
use turnstile_run as run;
use turnstile_run::{load, Nvrtc};
use turnstile_tools::skip;

fn there_is_nvrtc() -> bool {
    let found = Nvrtc::find(None, "kernels.cu");
    found.map_err(|error| skip(&error.to_string())).is_ok()
}

/// A run file beside copies of the kernels.
fn written(folder: &Path, text: &str) -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cuda");
    for file in ["kernels.cu", "scale.h"] {
        fs::copy(here.join(file), folder.join(file)).unwrap();
    }
    let path = folder.join("run.toml");
    fs::write(&path, text).unwrap();
    path
}

/// The buffers after the first launch of a run file, or what goes wrong.
fn run(text: &str) -> Result<Vec<Vec<u8>>, String> {
    run_printing(text, &mut Printer::default())
}

fn run_printing(text: &str, printer: &mut Printer) -> Result<Vec<Vec<u8>>, String> {
    let folder = tempfile::tempdir().unwrap();
    let file = written(folder.path(), text);
    run_in(folder.path(), &file, "gtx580", printer)
}

/// What kernel `k` of a source leaves in its buffers on a machine. `launch` is the rest of the run file.
fn run_source(machine: &str, source: &str, launch: &str) -> Result<Vec<Vec<u8>>, String> {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("k.cu"), source).unwrap();
    let file = folder.path().join("r.toml");
    fs::write(&file, format!("kernel = 'k.cu'\nentry = 'k'\n{launch}\n")).unwrap();
    run_in(folder.path(), &file, machine, &mut Printer::default())
}

fn run_in(
    folder: &Path,
    file: &Path,
    machine: &str,
    printer: &mut Printer,
) -> Result<Vec<Vec<u8>>, String> {
    let program = load(file, run::Options::default());
    let message = |error: turnstile_tools::Error| {
        error
            .to_string()
            .replace(&format!("{}/", folder.display()), "")
    };
    let program = program.map_err(message)?;
    let machine = MachineConfig::bundled(machine).unwrap();
    let tops = Tops::open(&machine, &machine, EngineKind::Model, None);
    let tops = tops.map_err(message)?;
    let options = Options::new(1_000_000);
    let job = program.alone(0);
    let outcome = job.simulate(&machine, tops, options, printer);
    Ok(outcome.map_err(message)?.buffers)
}

/// Kernels that are committed as PTX: those that vote, and those with textures.
#[test]
fn committed_ptx_is_what_nvrtc_makes() {
    let nvrtc = match Nvrtc::find(None, "votes.cu") {
        Ok(nvrtc) => nvrtc,
        Err(error) => return skip(&error.to_string()),
    };
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    #[rustfmt::skip]
    let cases = [
        ("../../experiments/kernels/votes/votes.cu", "votes_cuda.ptx", "vote_histogram"),
        ("tests/kernels/user/textures.cu", "textures.ptx", "fetch_float"),
    ];
    for (source, text, kernel) in cases {
        let file = here.join(source);
        let source = fs::read(&file).unwrap();
        let made = nvrtc.compile(&file, source, &[], kernel).unwrap();
        let committed = fs::read_to_string(file.with_file_name(text)).unwrap();
        // Without the lines of the source.
        let instructions = |text: &str| {
            let lines = text.lines().map(str::trim).filter(|line| {
                let told = [".loc", ".file", "//"]
                    .iter()
                    .any(|start| line.starts_with(start));
                !told && !line.is_empty()
            });
            let code = lines.take_while(|line| !line.starts_with(".section"));
            code.map(str::to_owned).collect::<Vec<_>>()
        };
        let [made, committed] = [&made.text, &committed].map(|text| instructions(text));
        assert!(committed.len() > 100);
        let differs = made
            .iter()
            .zip(&committed)
            .position(|(one, other)| one != other);
        let shown = differs.map(|line| (&made[line], &committed[line]));
        assert_eq!(
            shown, None,
            "{text} is of other kernels, or of another NVRTC than 12.9.86"
        );
        assert_eq!(made.len(), committed.len());
    }
}

/// A run file.
fn file(entry: &str, rest: &str, args: &str) -> String {
    format!(
        "kernel = 'kernels.cu'\nentry = '{entry}'\noptions = ['-DOFFSET=3', '-I.']\nglobal_size = [128]\nlocal_size = [64]\n{rest}\n\
         args = [{args}]\n"
    )
}

fn words(bytes: &[u8]) -> Vec<u32> {
    let words = bytes.chunks_exact(4);
    words
        .map(|word| u32::from_le_bytes(word.try_into().unwrap()))
        .collect()
}

#[test]
fn instances_of_templates_have_their_names() {
    if !there_is_nvrtc() {
        return;
    }
    let of = |kind: &str, value: &str| {
        let args = format!(
            "{{ buffer = {{ fill = 5, shape = [64], type = '{kind}' }} }}, {{ {kind} = {value} }}"
        );
        let name = if kind == "f32" { "float" } else { "int" };
        let text = file(&format!("scaled<{name}>"), "", &args).replace("[128]", "[64]");
        words(&run(&text).unwrap()[0])
    };
    assert_eq!(of("i32", "7"), [5 * 7 + 3; 64]);
    assert_eq!(of("f32", "0.5"), [5.5f32.to_bits(); 64]);
}

#[test]
fn dynamic_shared_memory_and_variables_of_the_module_are_there() {
    if !there_is_nvrtc() {
        return;
    }
    let given: Vec<u32> = (0..128).map(|index| index * 7).collect();
    let args = format!(
        "{{ buffer = {{ values = {given:?}, type = 'i32' }} }}, {{ buffer = {{ zeros = 128, type = 'i32' }} }}, {{ buffer = {{ zeros = 1, type = 'u32' }} }}"
    );
    let buffers = run(&file("turned", "shared_bytes = 256", &args)).unwrap();
    let weights = [1, 20, 300, 4000];
    let turned = |at: usize| {
        let from = at / 64 * 64 + 63 - at % 64;
        given[from] + weights[from % 4]
    };
    assert_eq!(words(&buffers[1]), (0..128).map(turned).collect::<Vec<_>>());
    assert_eq!(words(&buffers[2]), [128]);
    // Too little of it: the thread behind the end is named, by the line of the source.
    let error = run(&file("turned", "shared_bytes = 252", &args)).unwrap_err();
    assert!(
        error.starts_with("kernels.cu:22: ") && error.contains("4 bytes at 0xfc"),
        "{error}"
    );
}

/// The line of `tells` for a thread, as C's `printf` would have it.
fn told(thread: u32) -> String {
    let letter = char::from(b'a' + (thread % 26) as u8);
    match thread % 3 {
        0 => format!(
            "{thread}: {letter}{} {:6.2} {} {}% {:#x}\n",
            thread % 10,
            f64::from(thread) * 1.5,
            (1_i64 << 40) - i64::from(thread),
            letter.to_ascii_uppercase(),
            thread << 8 | 0xf
        ),
        1 => "nothing else\n".to_owned(),
        _ => format!(
            "{thread:>7}|{:<8}|{:.3}|(null)\n",
            "text",
            1.0 / f64::from(thread)
        ),
    }
}

#[test]
fn printf_prints_what_c_does() {
    if !there_is_nvrtc() {
        return;
    }
    let mut printer = Printer::default();
    let args = "{ buffer = { zeros = 128, type = 'i32' } }";
    let buffers = run_printing(&file("tells", "", args), &mut printer).unwrap();
    let expected: String = (0..128).map(told).collect();
    assert_eq!(String::from_utf8(printer.0.text).unwrap(), expected);
    assert_eq!((printer.0.lost, printer.0.faults), (0, vec![]));
    // It returns how many arguments there were, sizes among them.
    let counts = (0..128).map(|thread| [6, 0, 6][thread % 3]);
    assert_eq!(words(&buffers[0]), counts.collect::<Vec<_>>());
}

#[test]
fn a_string_that_is_nowhere_is_an_error_of_its_line() {
    if !there_is_nvrtc() {
        return;
    }
    let error = run(&file("tells_nothing", "", "{ u64 = 0x7fff0000 }")).unwrap_err();
    assert!(
        error.starts_with("kernels.cu:59: ") && error.contains("(in vprintf)"),
        "{error}"
    );
}

#[test]
fn structures_arrive() {
    if !there_is_nvrtc() {
        return;
    }
    let args =
        "{ buffer = { zeros = 128, type = 'f32' } }, { struct = [{ u32 = 10 }, { f32 = 0.25 }] }";
    let left = words(&run(&file("ranged", "", args)).unwrap()[0]);
    let expected = (0..128).map(|at| ((10 + at) as f32 * 0.25).to_bits());
    assert_eq!(left, expected.collect::<Vec<_>>());
}

/// Text of a run file, and what its message has.
type Wrong<'a> = (String, &'a [&'a str]);

#[test]
fn what_is_wrong_is_named() {
    if !there_is_nvrtc() {
        return;
    }
    let out = "{ buffer = { zeros = 128, type = 'i32' } }";
    let cases: [Wrong; 8] = [
        (file("beyond", "", out), &["kernels.cu:36: ", "thread 5 of the warp"]),
        (
            file("twisted", "", out),
            &["run.toml:2: entry: kernels.cu has no kernel `twisted`; choose `turned` or `ranged` or `beyond` or `transactional` or `tells` or `tells_nothing`"],
        ),
        (
            file("beyond", "", out).replace("-DOFFSET=3", "--optimise"),
            &["kernels.cu: does not compile", "unrecognized option --optimise"],
        ),
        (
            file("scaled<int>", "", out).replace("-DOFFSET=3", "-DOFFSET=there"),
            &["kernels.cu: does not compile", "kernels.cu(15): error: identifier \"there\" is undefined"],
        ),
        (file("transactional", "", out), &["kernels.cu:40: kernel transactional uses transactions, and the machine gtx580 has none"]),
        (file("beyond", "", &format!("{out}, {{ u32 = 1 }}")), &["takes 1 arguments, and is given 2"]),
        (
            file("beyond", "shared_bytes = 4000000000", out),
            &["run.toml: args: kernel beyond is given 4000000000 bytes of shared memory"],
        ),
        (
            file("beyond", "target = 'southern-islands'", out),
            &["run.toml:1: kernel: `kernels.cu` is neither .cl nor .s", "target = \"ptx\""],
        ),
    ];
    for (text, parts) in cases {
        let error = run(&text).unwrap_err();
        assert!(parts.iter().all(|part| error.contains(part)), "{error}");
    }
    let shared = file("beyond", "shared_bytes = 4", out)
        .replace("kernels.cu", "k.cl")
        .replace("options", "# ");
    let folder = tempfile::tempdir().unwrap();
    fs::write(
        folder.path().join("k.cl"),
        "__kernel void beyond(__global int *out) { *out = 1; }",
    )
    .unwrap();
    let error = load(&written(folder.path(), &shared), run::Options::default()).unwrap_err();
    assert!(
        error
            .to_string()
            .contains("run.toml:6: shared_bytes: kernels of OpenCL have no such memory"),
        "{error}"
    );
}

/// The line of the source and what to do are told, not those of the function that prints.
#[test]
fn a_transaction_does_not_print() {
    if !there_is_nvrtc() {
        return;
    }
    let source = "#include \"turnstile.h\"
extern \"C\" __global__ void k(int *out) {
  TX_BEGIN();
  out[threadIdx.x & 3] += 1;
  printf(\"%d\\n\", out[0]);
  TX_COMMIT();
}";
    let launch =
        "global_size = [32]\nlocal_size = [32]\nargs = [{ buffer = { zeros = 4, type = 'i32' } }]";
    let error = run_source("early-cr", source, launch).unwrap_err();
    assert!(
        error.starts_with("k.cu:5: ")
            && error.contains("printf inside a transaction")
            && error.contains("behind TX_COMMIT()"),
        "{error}"
    );
}

#[test]
fn a_library_that_is_none_is_refused() {
    let error = Nvrtc::find(Some(Path::new("/no/libnvrtc.so")), "k.cu")
        .err()
        .map(|error| error.to_string());
    let error = error.unwrap_or_default();
    assert!(
        error.starts_with("--nvrtc: /no/libnvrtc.so is not NVRTC ("),
        "{error}"
    );
}
