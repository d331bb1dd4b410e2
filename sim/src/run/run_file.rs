//! The run file: a kernel, its launch and its arguments, as TOML.
//!
//! ```toml
//! kernel = "my.cl"          # or .s
//! entry = "my_kernel"
//! options = ["-DSIZE=16"]   # of the compiler, if there are any
//! global_size = [256]       # 1 to 3 dimensions
//! local_size  = [256]
//! [[args]]
//! buffer = { file = "keys.npy" }          # with type = "u32": its numbers as these
//! [[args]]
//! buffer = { zeros = 1024, type = "u32", dump = "table.npy" }
//! [[args]]
//! u32 = 16                  # or i32, f32, u64, i64, local = BYTES, image or sampler (see `image`)
//! ```
//!
//! Paths are relative to the run file.

use super::array::{Array, Element};
use super::compile::{compile, module};
use super::image::{ImageSource, SamplerSource};
use super::job::{Argument, Buffer, Job, Launch, Value};
use super::signature::{parameters, Given, Parameter};
use crate::file::{read_name, read_text};
use crate::{Error, Result};
use serde::Deserialize;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, BufReader};
use std::path::{Path, PathBuf};
use toml::Spanned;

/// Most bytes of a buffer: more is a slip of the pen, and would not fit the memory of the simulating machine.
const MOST_BUFFER_BYTES: u64 = 1 << 30;

/// How `toml` calls what is inside a [`Spanned`], where a path of fields passes through it.
const SPANNED: &str = ".$__serde_spanned_private_value";

/// What the command line adds to a run file.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options {
    /// Accept global stores inside transactions.
    pub allow_global_stores: bool,
}

/// The file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RunFile {
    kernel: Spanned<PathBuf>,
    entry: Spanned<String>,
    global_size: Spanned<Vec<u32>>,
    local_size: Spanned<Vec<u32>>,
    options: Option<Spanned<Vec<String>>>,
    #[serde(default)]
    args: Vec<Spanned<Arg>>,
}

/// One `[[args]]` table: exactly one of these keys.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Arg {
    Buffer(BufferSource),
    Image(ImageSource),
    Sampler(SamplerSource),
    U32(u32),
    I32(i32),
    F32(f32),
    U64(u64),
    I64(i64),
    Local(u32),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BufferSource {
    pub file: Option<PathBuf>,
    pub zeros: Option<u64>,
    pub r#type: Option<Element>,
    pub dump: Option<PathBuf>,
}

/// Reads a run file, compiling its kernel if it is OpenCL C. From standard input, which is `-`, paths are relative to the
/// current folder.
pub fn load(path: &Path, options: Options) -> Result<Job> {
    let name = read_name(path);
    let text = read_text(path).map_err(|error| unreadable(&name, &name, &error))?;
    let source = Source { path, text: &text };
    let run = source.parse()?;
    let place = |field: &str| match field {
        "kernel" => source.place(&run.kernel, field),
        "entry" => source.place(&run.entry, field),
        "local_size" => source.place(&run.local_size, field),
        _ => format!("{name}: {field}"),
    };
    let kernel = source.resolve(run.kernel.get_ref());
    let text = source.kernel(&kernel, &run)?;
    let arguments = run.args.iter().enumerate();
    let arguments = arguments.map(|(index, arg)| source.argument(index, arg, &text.parameters));
    let mut job = Job::new(Launch {
        name: &name,
        place: &place,
        text: &text.assembly,
        file: &text.name,
        entry: run.entry.get_ref(),
        global_size: run.global_size.get_ref(),
        local_size: run.local_size.get_ref(),
        arguments: arguments.collect::<Result<_>>()?,
        allow_global_stores: options.allow_global_stores,
    })?;
    let buffers = run.args.iter().filter_map(|arg| match arg.get_ref() {
        Arg::Buffer(buffer) => buffer.file.as_deref(),
        Arg::Image(image) => image.file.as_deref(),
        _ => None,
    });
    job.inputs = buffers.map(|file| source.resolve(file)).collect();
    job.inputs.extend([path.to_owned(), kernel]);
    Ok(job)
}

/// Whether an option of the compiler says where its output goes or what it is.
fn decides_output(option: &str) -> bool {
    let stops = ["-E", "-S", "-c", "-fsyntax-only", "-emit-llvm"];
    let names = ["-o", "--output", "-M"];
    stops.contains(&option) || names.iter().any(|name| option.starts_with(name))
}

/// Whether the last word about optimisation is that there shall be none.
fn without_optimisation(options: &[String]) -> bool {
    let last = options.iter().rfind(|option| option.starts_with("-O"));
    last.is_some_and(|option| option == "-O0")
}

fn unreadable(place: &str, file: &str, error: &io::Error) -> Error {
    let what = format!("`{file}` cannot be read ({error})");
    Error::input(
        place,
        what,
        "check the path, which is relative to the run file",
    )
}

/// A kernel's text.
struct Text {
    /// What messages call it.
    name: String,
    assembly: String,
    /// What its source says the kernel takes; nothing of assembly text.
    parameters: Vec<Parameter>,
}

/// A run file's text, for places in messages.
struct Source<'a> {
    path: &'a Path,
    text: &'a str,
}

impl Source<'_> {
    fn parse(&self) -> Result<RunFile> {
        let parser =
            toml::Deserializer::parse(self.text).map_err(|error| self.malformed("", &error))?;
        serde_path_to_error::deserialize(parser)
            .map_err(|error| self.malformed(&error.path().to_string(), error.inner()))
    }

    fn malformed(&self, field: &str, error: &toml::de::Error) -> Error {
        let mut place = read_name(self.path);
        if let Some(span) = error.span() {
            place += &format!(":{}", self.line(span.start));
        }
        let field = field.replace(SPANNED, "");
        if !field.is_empty() && field != "." {
            place += &format!(": {field}");
        }
        let remedy = if field.starts_with("args") {
            "give each [[args]] exactly one of buffer, image, sampler, u32, i32, f32, u64, i64, local"
        } else {
            "give kernel, entry, global_size, local_size and the [[args]]"
        };
        Error::input(place, error.message().replace('\n', ", "), remedy)
    }

    /// Line of a byte offset, counted from 1.
    fn line(&self, offset: usize) -> usize {
        1 + self
            .text
            .bytes()
            .take(offset)
            .filter(|&byte| byte == b'\n')
            .count()
    }

    fn place<T>(&self, value: &Spanned<T>, field: &str) -> String {
        format!(
            "{}:{}: {field}",
            read_name(self.path),
            self.line(value.span().start)
        )
    }

    /// A `.s` file, or a `.cl` file through the compiler.
    fn kernel(&self, kernel: &Path, run: &RunFile) -> Result<Text> {
        let name = kernel.display().to_string();
        let place = self.place(&run.kernel, "kernel");
        let unreadable = |error| unreadable(&place, &name, &error);
        match (
            kernel.extension().and_then(|extension| extension.to_str()),
            &run.options,
        ) {
            (Some("s"), Some(options)) => Err(Error::input(
                self.place(options, "options"),
                "the kernel is assembly text, which is not compiled",
                "leave `options` out, or give the .cl as `kernel`",
            )),
            (Some("s"), None) => {
                let assembly = fs::read_to_string(kernel).map_err(unreadable)?;
                Ok(Text {
                    name,
                    assembly,
                    parameters: vec![],
                })
            }
            (Some("cl"), options) => {
                // The compiler reads it: bytes, in whatever character set its comments are.
                File::open(kernel).map_err(unreadable)?;
                let options = match options {
                    Some(options) => self.compiler_options(options)?,
                    None => vec![],
                };
                let assembly = compile(kernel, &options)?;
                let parameters = parameters(&module(kernel, &options)?, run.entry.get_ref());
                Ok(Text {
                    name,
                    assembly,
                    parameters: parameters.unwrap_or_default(),
                })
            }
            _ => Err(Error::input(
                place,
                format!("`{name}` is neither .cl nor .s"),
                "give OpenCL C (.cl) or what clang makes of it for tahiti (.s)",
            )),
        }
    }

    /// Options of the compiler, where folders of headers are relative to the run file as all its paths are.
    fn compiler_options(&self, options: &Spanned<Vec<String>>) -> Result<Vec<OsString>> {
        if let Some(option) = options
            .get_ref()
            .iter()
            .find(|option| decides_output(option))
        {
            return Err(Error::input(
                self.place(options, "options"),
                format!(
                    "`{option}` decides what the compiler writes, which must be the kernel's text"
                ),
                "leave it out",
            ));
        }
        if without_optimisation(options.get_ref()) {
            return Err(Error::input(
                self.place(options, "options"),
                "compiled without optimisation (-O0) a kernel can be wrong: behind a branch clang-16 gives spilled registers \
                 back to the work-items of one leg only",
                "use -O1 or more",
            ));
        }
        let mut folder_follows = false;
        let option = |option: &String| {
            let is_folder = std::mem::replace(&mut folder_follows, option == "-I");
            match option.strip_prefix("-I") {
                _ if is_folder => self.resolve(Path::new(option)).into(),
                Some(folder) if !folder.is_empty() => {
                    let mut include = OsString::from("-I");
                    include.push(self.resolve(Path::new(folder)));
                    include
                }
                _ => option.into(),
            }
        };
        Ok(options.get_ref().iter().map(option).collect())
    }

    /// A path of the run file, seen from here.
    fn resolve(&self, path: &Path) -> PathBuf {
        self.path.parent().unwrap_or(Path::new("")).join(path)
    }

    fn argument(
        &self,
        index: usize,
        arg: &Spanned<Arg>,
        parameters: &[Parameter],
    ) -> Result<Argument> {
        let number = |element, value: &[u8]| {
            let value = Value::Scalar(value.to_vec());
            (String::new(), value, Given::Number(element))
        };
        let (origin, value, given) = match arg.get_ref() {
            Arg::Buffer(source) => {
                let place = self.place(arg, &format!("args[{index}].buffer"));
                let (origin, buffer) = self.buffer(source, &place)?;
                let given = Given::Buffer(buffer.array.element);
                (origin, Value::Buffer(buffer), given)
            }
            Arg::Image(source) => {
                let place = self.place(arg, &format!("args[{index}].image"));
                let (origin, buffer) = self.buffer(&source.buffer(&place)?, &place)?;
                (origin, source.image(buffer, &place)?, Given::Image)
            }
            Arg::Sampler(source) => {
                let place = self.place(arg, &format!("args[{index}].sampler"));
                (String::new(), source.value(&place)?, Given::Sampler)
            }
            Arg::U32(value) => number(Element::U32, &value.to_le_bytes()),
            Arg::I32(value) => number(Element::I32, &value.to_le_bytes()),
            Arg::F32(value) => number(Element::F32, &value.to_le_bytes()),
            Arg::U64(value) => number(Element::U64, &value.to_le_bytes()),
            Arg::I64(value) => number(Element::I64, &value.to_le_bytes()),
            Arg::Local(bytes) => (String::new(), Value::Local(*bytes), Given::Local),
        };
        let parameter = parameters.get(index);
        if let Some((what, remedy)) = parameter.and_then(|parameter| parameter.refuses(given)) {
            let place = self.place(arg, &format!("args[{index}]"));
            return Err(Error::input(place, what, remedy));
        }
        let name = parameter.map_or(String::new(), |parameter| format!(" `{}`", parameter.name));
        Ok(Argument {
            name: format!("argument {index}{name}{origin}"),
            value,
        })
    }

    /// A buffer, and for messages where its content comes from.
    fn buffer(&self, source: &BufferSource, place: &str) -> Result<(String, Buffer)> {
        let (origin, array) = match (&source.file, source.zeros, source.r#type) {
            (Some(file), None, element) => {
                let mut array = read_array(&self.resolve(file), place)?;
                if let Some(element) = element {
                    array = convert(&array, element, file, place)?;
                }
                (format!(" ({})", file.display()), array)
            }
            (None, Some(length), Some(element)) => (String::new(), zeros(element, length, place)?),
            _ => {
                return Err(Error::input(
                    place,
                    "a buffer has either `file`, with a `type` or without, or `zeros` and `type`",
                    "write { file = \"x.npy\" } or { zeros = 1024, type = \"u32\" }",
                ));
            }
        };
        let dump = source.dump.as_ref().map(|dump| self.resolve(dump));
        if let Some(dump) = &dump {
            check_folder(dump, place)?;
        }
        Ok((origin, Buffer { array, dump }))
    }
}

fn read_array(file: &Path, place: &str) -> Result<Array> {
    let name = file.display().to_string();
    let opened = File::open(file).map_err(|error| unreadable(place, &name, &error))?;
    Array::read_npy(BufReader::new(opened))
        .map_err(|error| Error::input(place, format!("`{name}` {}", error.what), error.remedy))
}

fn convert(array: &Array, element: Element, file: &Path, place: &str) -> Result<Array> {
    array.converted(element).map_err(|(index, value)| {
        let (file, element) = (file.display(), element.name());
        Error::input(
            place,
            format!("element {index} of `{file}` is {value}, which {element} does not have"),
            "change the array or the type",
        )
    })
}

fn zeros(element: Element, length: u64, place: &str) -> Result<Array> {
    let bytes = length.checked_mul(element.bytes() as u64);
    if bytes.is_none_or(|bytes| bytes > MOST_BUFFER_BYTES) {
        return Err(Error::input(
            place,
            format!(
                "{length} elements of {} bytes are too many",
                element.bytes()
            ),
            format!("give a buffer at most {MOST_BUFFER_BYTES} bytes"),
        ));
    }
    Ok(Array::zeros(element, length))
}

/// Known before the run, not after it.
fn check_folder(dump: &Path, place: &str) -> Result<()> {
    let folder = dump
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    if folder.is_none_or(Path::is_dir) {
        return Ok(());
    }
    Err(Error::input(
        place,
        format!(
            "the folder of dump file `{}` does not exist",
            dump.display()
        ),
        "create the folder, or choose another",
    ))
}
