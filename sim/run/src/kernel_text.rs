//! The text of a run file's kernels: assembly as it is, OpenCL C and CUDA C++ through their compilers.

use super::cuda_signature::{may_have, value_types};
use super::front_end::{field, FrontEnds};
use super::kept_kernels::{compiled, Compiled};
use super::nvrtc::{Module, Nvrtc, Ptx};
use super::options::Options;
use super::signature::{parameters, Parameter};
use super::source::{unreadable, Source};
use super::types::ValueType;
use std::cell::OnceCell;
use std::collections::HashMap;
use std::ffi::OsString;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use toml::Spanned;
use turnstile_kernel::Target;
use turnstile_tools::{Error, Result};

/// A kernel file.
pub struct Text {
    /// What messages call it.
    pub name: String,
    /// What the compiler writes.
    pub assembly: String,
    /// What it calls kernels whose name there is another.
    symbols: HashMap<String, String>,
    /// What clang says of the source; nothing of assembly text.
    module: Option<String>,
}

impl Text {
    /// What a kernel is called in the assembly, if that is not its own name.
    pub fn symbol(&self, entry: &str) -> Option<&str> {
        self.symbols.get(entry).map(String::as_str)
    }

    /// What the source says that a kernel takes.
    pub fn parameters(&self, entry: &str) -> Option<Vec<Parameter>> {
        parameters(self.module.as_ref()?, entry)
    }

    /// Whether it may have a kernel: a text of Southern Islands does not say so here.
    pub fn may_have(&self, entry: &str) -> bool {
        match self.module {
            Some(_) => self.parameters(entry).is_some(),
            None => may_have(&self.assembly, self.symbol(entry).unwrap_or(entry)),
        }
    }

    /// Types of the numbers and vectors that a kernel takes, parameter by parameter, as the source or the PTX declares them.
    pub fn value_types(&self, entry: &str) -> Vec<Option<ValueType>> {
        match self.parameters(entry) {
            Some(all) => all.iter().map(Parameter::value_type).collect(),
            None => value_types(&self.assembly, self.symbol(entry).unwrap_or(entry)),
        }
    }
}

/// A value of a run file with the name of its field.
pub type Field<'a, T> = (String, &'a Spanned<T>);

/// The kernel files of a run file. A file is compiled once, however many kernels and launches it has.
pub struct Texts {
    target: &'static Target,
    front_ends: FrontEnds,
    /// What the user names.
    library: Option<PathBuf>,
    /// A kernel file, and the one in its place.
    instead: Option<(PathBuf, PathBuf)>,
    /// The compiler of CUDA C++, once it is needed.
    nvrtc: OnceCell<Nvrtc>,
    /// Kernels that are launched, each with its file.
    entries: Vec<(PathBuf, String)>,
    read: HashMap<Key, Rc<Text>>,
}

/// What decides a text.
#[derive(PartialEq, Eq, Hash)]
struct Key {
    path: PathBuf,
    options: Vec<OsString>,
    /// The kernel, where one is compiled by itself: CUDA C++ that lacks another one which is launched.
    entry: Option<String>,
}

/// Where what makes a text stands in the run file.
struct Places {
    kernel: String,
    options: Option<String>,
}

impl Texts {
    /// None yet, for this front end, with the NVRTC that the user names. `entries` are all kernels that will be launched, each with
    /// its file.
    pub fn new(
        target: &'static Target,
        options: &Options,
        entries: Vec<(PathBuf, String)>,
    ) -> Self {
        Self {
            target,
            front_ends: options.front_ends,
            library: options.nvrtc.clone(),
            instead: options.instead.clone(),
            nvrtc: OnceCell::new(),
            entries,
            read: HashMap::new(),
        }
        .with_entries_instead()
    }

    fn with_entries_instead(mut self) -> Self {
        let entries = std::mem::take(&mut self.entries).into_iter();
        let entries = entries.map(|(path, entry)| (self.file(path), entry));
        self.entries = entries.collect();
        self
    }

    /// The file that is compiled for a kernel file.
    fn file(&self, path: PathBuf) -> PathBuf {
        match &self.instead {
            Some((given, instead)) if *given == path => instead.clone(),
            _ => path,
        }
    }

    /// A kernel file with options for the compiler, for the kernel `entry`.
    pub fn get(
        &mut self,
        source: &Source,
        kernel: &Field<PathBuf>,
        options: Option<&Field<Vec<String>>>,
        entry: &str,
    ) -> Result<Rc<Text>> {
        let path = self.file(source.resolve(kernel.1.get_ref()));
        let is_cuda = ending(&path) == Some("cu");
        let places = Places {
            kernel: source.place(kernel.1, &kernel.0),
            options: options.map(|(field, options)| source.place(options, field)),
        };
        let given = match options {
            Some((field, options)) => {
                if !is_cuda {
                    check_options(options.get_ref(), || source.place(options, field))?;
                }
                resolved(options.get_ref(), |path| source.resolve(path))
            }
            None => vec![],
        };
        let mut key = Key {
            path,
            options: given,
            entry: None,
        };
        if let Some(text) = self.read.get(&key) {
            return Ok(Rc::clone(text));
        }
        key.entry = Some(entry.to_owned());
        if let Some(text) = self.read.get(&key) {
            return Ok(Rc::clone(text));
        }
        key.entry = None;
        let text = match is_cuda && self.target.cuda {
            false => self.text(&key, &places)?,
            true => match self.all_of_cuda(&key, &places)? {
                Some(text) => text,
                None => {
                    key.entry = Some(entry.to_owned());
                    self.one_of_cuda(&key, &places, entry)?
                }
            },
        };
        let text = Rc::new(text);
        self.read.insert(key, Rc::clone(&text));
        Ok(text)
    }

    /// CUDA C++ with all kernels of the file that are launched; nothing if it lacks one.
    fn all_of_cuda(&self, key: &Key, places: &Places) -> Result<Option<Text>> {
        let entries = self.entries.iter().filter(|(path, _)| *path == key.path);
        let mut entries: Vec<_> = entries.map(|(_, entry)| entry.clone()).collect();
        entries.sort_unstable();
        entries.dedup();
        let (nvrtc, source) = (self.nvrtc(&places.kernel)?, read(&key.path, places)?);
        let made = nvrtc.compile_once(&key.path, &source, &key.options, &entries)?;
        Ok(made.map(|Module { text, symbols }| Text {
            name: key.path.display().to_string(),
            assembly: text,
            symbols: entries.into_iter().zip(symbols).collect(),
            module: None,
        }))
    }

    /// CUDA C++ with one kernel.
    fn one_of_cuda(&self, key: &Key, places: &Places, entry: &str) -> Result<Text> {
        let (nvrtc, source) = (self.nvrtc(&places.kernel)?, read(&key.path, places)?);
        let Ptx { text, symbol } = nvrtc.compile(&key.path, source, &key.options, entry)?;
        Ok(Text {
            name: key.path.display().to_string(),
            assembly: text,
            symbols: HashMap::from([(entry.to_owned(), symbol)]),
            module: None,
        })
    }

    /// The files.
    pub fn paths(&self) -> impl Iterator<Item = &Path> {
        self.read.keys().map(|key| key.path.as_path())
    }

    /// Reads or compiles a kernel file.
    fn text(&self, key: &Key, places: &Places) -> Result<Text> {
        let path = &key.path;
        let name = path.display().to_string();
        let unreadable = |error| unreadable(&places.kernel, &name, &error);
        let own = self.target.extension;
        match (ending(path), &places.options) {
            (Some(ending), Some(options)) if ending == own => Err(Error::input(
                options,
                "the kernel is compiled text, which is not compiled again",
                "leave `options` out, or give the source as `kernel`",
            )),
            (Some(ending), None) if ending == own => Ok(Text {
                assembly: fs::read_to_string(path).map_err(unreadable)?,
                name,
                symbols: HashMap::new(),
                module: None,
            }),
            (Some("cl"), _) => {
                // The compiler reads it: bytes, in whatever character set its comments are.
                File::open(path).map_err(unreadable)?;
                let Compiled { assembly, module } = compiled(path, &key.options, self.target)?;
                Ok(Text {
                    name,
                    assembly,
                    symbols: HashMap::new(),
                    module: Some(module),
                })
            }
            (ending, _) => Err(Error::input(
                &places.kernel,
                format!("`{name}` is neither .cl nor .{own}"),
                match self.front_ends.find(|target| target.cuda) {
                    Some(other) if ending == Some("cu") => {
                        format!("CUDA C++ is for {}", field(other.target()))
                    }
                    _ => self.target.takes.to_owned(),
                },
            )),
        }
    }

    /// The compiler of CUDA C++. `place` is where the run file names a kernel that needs it.
    fn nvrtc(&self, place: &str) -> Result<&Nvrtc> {
        if let Some(nvrtc) = self.nvrtc.get() {
            return Ok(nvrtc);
        }
        let found = Nvrtc::find(self.library.as_deref(), place)?;
        Ok(self.nvrtc.get_or_init(|| found))
    }
}

/// The bytes of a kernel file.
fn read(path: &Path, places: &Places) -> Result<Vec<u8>> {
    let name = path.display().to_string();
    fs::read(path).map_err(|error| unreadable(&places.kernel, &name, &error))
}

/// How the name of a file ends.
fn ending(path: &Path) -> Option<&str> {
    path.extension().and_then(|ending| ending.to_str())
}

/// Refuses options that decide what the compiler writes, or make it wrong. `place` is where they stand.
pub fn check_options(options: &[String], place: impl Fn() -> String) -> Result<()> {
    if let Some(option) = options.iter().find(|option| decides_output(option)) {
        return Err(Error::input(
            place(),
            format!("`{option}` decides what the compiler writes, which must be the kernel's text"),
            "leave it out",
        ));
    }
    if without_optimisation(options) {
        return Err(Error::input(
            place(),
            "compiled without optimisation (-O0) a kernel can be wrong: behind a branch clang-16 gives spilled registers \
             back to the work-items of one leg only",
            "use -O1 or more",
        ));
    }
    Ok(())
}

/// Options of the compiler, where folders of headers are relative to the run file as all its paths are.
pub fn resolved(options: &[String], resolve: impl Fn(&Path) -> PathBuf) -> Vec<OsString> {
    let mut folder_follows = false;
    let option = |option: &String| {
        let is_folder = std::mem::replace(&mut folder_follows, option == "-I");
        match option.strip_prefix("-I") {
            _ if is_folder => resolve(Path::new(option)).into(),
            Some(folder) if !folder.is_empty() => {
                let mut include = OsString::from("-I");
                include.push(resolve(Path::new(folder)));
                include
            }
            _ => option.into(),
        }
    };
    options.iter().map(option).collect()
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
