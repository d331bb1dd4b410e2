//! The text of a run file's kernels: assembly as it is, OpenCL C through the compiler.

use super::compile::Target;
use super::kept_kernels::{compiled, Compiled};
use super::signature::{parameters, Parameter};
use super::source::{unreadable, Source};
use crate::{Error, Result};
use std::collections::HashMap;
use std::ffi::OsString;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use toml::Spanned;

/// A kernel file.
pub struct Text {
    /// What messages call it.
    pub name: String,
    /// What clang writes.
    pub assembly: String,
    /// What clang says of the source; nothing of assembly text.
    module: Option<String>,
}

impl Text {
    /// What the source says that a kernel takes.
    pub fn parameters(&self, entry: &str) -> Option<Vec<Parameter>> {
        parameters(self.module.as_ref()?, entry)
    }
}

/// A value of a run file with the name of its field.
pub type Field<'a, T> = (String, &'a Spanned<T>);

/// The kernel files of a run file. A file is compiled once, however many launches it has.
pub struct Texts {
    target: Target,
    read: HashMap<(PathBuf, Vec<OsString>), Rc<Text>>,
}

impl Texts {
    /// None yet, for this front end.
    pub fn new(target: Target) -> Self {
        Self {
            target,
            read: HashMap::new(),
        }
    }

    /// A kernel file with options for the compiler.
    pub fn get(
        &mut self,
        source: &Source,
        kernel: &Field<PathBuf>,
        options: Option<&Field<Vec<String>>>,
    ) -> Result<Rc<Text>> {
        let path = source.resolve(kernel.1.get_ref());
        let place = source.place(kernel.1, &kernel.0);
        let given = match options {
            Some((field, options)) => {
                check_options(options.get_ref(), || source.place(options, field))?;
                resolved(options.get_ref(), |path| source.resolve(path))
            }
            None => vec![],
        };
        let key = (path, given);
        if let Some(text) = self.read.get(&key) {
            return Ok(Rc::clone(text));
        }
        let (path, given) = &key;
        let options = options.map(|(field, options)| source.place(options, field));
        let text = Rc::new(read(path, given, &place, options, self.target)?);
        self.read.insert(key, Rc::clone(&text));
        Ok(text)
    }

    /// The files.
    pub fn paths(&self) -> impl Iterator<Item = &Path> {
        self.read.keys().map(|(path, _)| path.as_path())
    }
}

/// Reads or compiles a kernel file. `place` is where the run file names it, `options` where its options stand.
fn read(
    path: &Path,
    given: &[OsString],
    place: &str,
    options: Option<String>,
    target: Target,
) -> Result<Text> {
    let name = path.display().to_string();
    let unreadable = |error| unreadable(place, &name, &error);
    let extension = path.extension().and_then(|extension| extension.to_str());
    let own = target.extension();
    match (extension, options) {
        (Some(extension), Some(options)) if extension == own => Err(Error::input(
            options,
            "the kernel is compiled text, which is not compiled again",
            "leave `options` out, or give the .cl as `kernel`",
        )),
        (Some(extension), None) if extension == own => Ok(Text {
            assembly: fs::read_to_string(path).map_err(unreadable)?,
            name,
            module: None,
        }),
        (Some("cl"), _) => {
            // The compiler reads it: bytes, in whatever character set its comments are.
            File::open(path).map_err(unreadable)?;
            let Compiled { assembly, module } = compiled(path, given, target)?;
            Ok(Text {
                name,
                assembly,
                module: Some(module),
            })
        }
        _ => Err(Error::input(
            place,
            format!("`{name}` is neither .cl nor .{own}"),
            match target {
                Target::SouthernIslands => {
                    "give OpenCL C (.cl) or what clang makes of it for tahiti (.s)"
                }
                Target::Ptx => "give OpenCL C (.cl) or PTX (.ptx)",
            },
        )),
    }
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
