//! A run file to start from, made of what a kernel's source declares.

use super::cuda_signature::{
    declared, entries, parameters as cuda_parameters, Entry, Texels, TEXTURE,
};
use super::front_end::FRONT_ENDS;
use super::kept_kernels::compiled;
use super::kernel_text::{check_options, resolved};
use super::nvrtc::{Nvrtc, Ptx};
use super::signature::{dimensions, kernels, parameters, work_group, Parameter};
use super::types::ValueType;
use std::ffi::{OsStr, OsString};
use std::fmt::Write;
use std::fs::{self, File};
use std::path::Path;
use turnstile_tools::{Error, Result};

/// Bytes of what a pointer points to whose type has no name here.
const UNKNOWN_BYTES: usize = 64;

/// What a run file is made for.
pub struct Template<'a> {
    /// OpenCL C, CUDA C++ or PTX.
    pub kernel: &'a Path,
    /// The kernel function; the first one of the file if nothing is said.
    pub entry: Option<&'a str>,
    /// Options of the compiler.
    pub options: &'a [String],
    /// Folder of the run file: paths in it are relative to this one.
    pub folder: &'a Path,
}

/// Sizes that a kernel is started with, for want of better ones.
struct Guess {
    local_size: Vec<u32>,
    /// A number of the kernel's: how many there are of whatever.
    count: u64,
    /// Elements of a buffer: a row of `count` for each work-item.
    elements: u64,
    /// Dynamic shared memory of a block, if a kernel of the file has an array in it.
    shared_bytes: Option<u64>,
    /// What its texture instructions read.
    texels: Option<Texels>,
}

impl Template<'_> {
    /// The run file.
    ///
    /// # Errors
    /// If the kernel does not compile, or there is no such kernel.
    pub fn text(&self) -> Result<String> {
        let ending = self.kernel.extension().and_then(OsStr::to_str);
        let place = self.kernel.display().to_string();
        let signature: fn(&Self, &str) -> Result<Signature> = match ending {
            Some("cl") => Self::of_opencl,
            Some("cu") => Self::of_cuda,
            Some("ptx") => Self::of_ptx,
            _ => {
                let what = "it does not say what its kernels take";
                let remedy = "give OpenCL C (.cl), CUDA C++ (.cu) or PTX (.ptx)";
                return Err(Error::input(place, what, remedy));
            }
        };
        if let Err(error) = File::open(self.kernel) {
            return Err(unreadable(&place, &error));
        }
        let Signature {
            entry,
            others,
            parameters,
            guess,
        } = signature(self, &place)?;
        Ok(self.head(&entry, &others, &guess) + &arguments(&parameters, &guess))
    }

    fn of_opencl(&self, place: &str) -> Result<Signature> {
        check_options(self.options, || "options of clang".into())?;
        let module = compiled(self.kernel, &self.resolved(), FRONT_ENDS[0].target())?.module;
        let all = kernels(&module);
        let entry = self.entry.or(all.first().copied());
        let entry = entry.ok_or_else(|| no_kernel(place, "__kernel"))?;
        let parameters =
            parameters(&module, entry).ok_or_else(|| unknown_kernel(place, entry, &all))?;
        let local_size = work_group(&module, entry);
        let guess = Guess::new(local_size, dimensions(&module, entry), false);
        Ok(Signature::new(entry, &all, parameters, guess))
    }

    fn of_cuda(&self, place: &str) -> Result<Signature> {
        let source = fs::read(self.kernel).map_err(|error| unreadable(place, &error))?;
        let declared = declared(&String::from_utf8_lossy(&source));
        let plain = declared.iter().filter(|one| !one.is_template);
        let all: Vec<&str> = plain.map(|one| one.name.as_str()).collect();
        let entry = self
            .entry
            .or(all.first().copied())
            .ok_or_else(|| match declared.first() {
                Some(template) => Error::input(
                    place,
                    format!("its kernels are templates, as `{}`", template.name),
                    format!("name an instance: --entry '{}<float>'", template.name),
                ),
                None => no_kernel(place, "__global__"),
            })?;
        let nvrtc = Nvrtc::find(None, place)?;
        let Ptx { text, symbol } = nvrtc.compile(self.kernel, source, &self.resolved(), entry)?;
        let compiled = entries(&text);
        let found = compiled.iter().find(|one| one.name == symbol);
        let found = found.ok_or_else(|| {
            let defined: Vec<&str> = compiled.iter().map(|one| one.name.as_str()).collect();
            match all.contains(&entry) {
                true => without_body(place, entry),
                false => unknown_kernel(place, entry, &defined),
            }
        })?;
        let name = entry.split('<').next();
        let declared = declared.iter().find(|one| Some(one.name.as_str()) == name);
        Ok(Signature::new(
            entry,
            &all,
            cuda_parameters(found, declared),
            Guess::of(found),
        ))
    }

    fn of_ptx(&self, place: &str) -> Result<Signature> {
        if !self.options.is_empty() {
            let what = "PTX is compiled text, which is not compiled again";
            return Err(Error::input(place, what, "leave the options out"));
        }
        let text = fs::read_to_string(self.kernel).map_err(|error| unreadable(place, &error))?;
        let compiled = entries(&text);
        let all: Vec<&str> = compiled.iter().map(|one| one.name.as_str()).collect();
        let entry = self.entry.or(all.first().copied());
        let entry = entry.ok_or_else(|| no_kernel(place, ".entry"))?;
        let found = compiled.iter().find(|one| one.name == entry);
        let found = found.ok_or_else(|| unknown_kernel(place, entry, &all))?;
        Ok(Signature::new(
            entry,
            &all,
            cuda_parameters(found, None),
            Guess::of(found),
        ))
    }

    fn resolved(&self) -> Vec<OsString> {
        resolved(self.options, |path| self.folder.join(path))
    }

    fn head(&self, entry: &str, others: &[String], guess: &Guess) -> String {
        let others = match others.is_empty() {
            true => String::new(),
            false => format!("  # or {}", others.join(", ")),
        };
        let mut text = String::from(
            "# Sizes, numbers and contents are guesses; docs/run-files.md has all that can stand here.\n",
        );
        let options = match self.options {
            [] => String::new(),
            options => format!("options = {}\n", toml::Value::from(options.to_vec())),
        };
        let kernel = relative(self.kernel, self.folder);
        // Writing to a text cannot fail.
        let _ = write!(
            text,
            "kernel = {}\n{options}entry = \"{entry}\"{others}\nglobal_size = {sizes:?}\nlocal_size = {sizes:?}\n{shared}",
            toml::Value::from(kernel),
            shared = guess.shared(),
            sizes = guess.local_size
        );
        text
    }
}

/// What a source says of a kernel, and what is guessed.
struct Signature {
    entry: String,
    /// The other kernels of the file, in quotes.
    others: Vec<String>,
    parameters: Vec<Parameter>,
    guess: Guess,
}

impl Signature {
    fn new(entry: &str, all: &[&str], parameters: Vec<Parameter>, guess: Guess) -> Self {
        let others = all.iter().filter(|name| **name != entry);
        Self {
            entry: entry.to_owned(),
            others: others.map(|name| format!("\"{name}\"")).collect(),
            parameters,
            guess,
        }
    }
}

fn unreadable(place: &str, error: &std::io::Error) -> Error {
    let what = format!("the file cannot be read ({error})");
    Error::input(place, what, "check the path")
}

fn no_kernel(place: &str, mark: &str) -> Error {
    let remedy = format!("mark a function with {mark}");
    Error::input(place, "there is no kernel in it", remedy)
}

fn unknown_kernel(place: &str, entry: &str, all: &[&str]) -> Error {
    let names: Vec<_> = all.iter().map(|name| format!("`{name}`")).collect();
    let remedy = format!("choose {}", names.join(" or "));
    Error::input(place, format!("there is no kernel `{entry}` in it"), remedy)
}

fn without_body(place: &str, entry: &str) -> Error {
    let what = format!("the kernel `{entry}` is declared in it, but has no body");
    Error::input(
        place,
        what,
        "give the file that has the body, or include it",
    )
}

/// The path of a file, seen from a folder: a name if it lies there, otherwise from the root.
fn relative(file: &Path, folder: &Path) -> String {
    let (whole, folder) = (file.canonicalize(), folder.canonicalize());
    let (Ok(whole), Ok(folder)) = (whole, folder) else {
        return file.display().to_string();
    };
    let below = whole.strip_prefix(folder).unwrap_or(&whole);
    below.display().to_string()
}

impl Guess {
    /// For a work-group that the kernel asks for, or one of so many dimensions.
    fn new(asked: Option<Vec<u32>>, dimensions: usize, has_dynamic_shared: bool) -> Self {
        let local_size = asked.unwrap_or_else(|| match dimensions {
            1 => vec![64],
            2 => vec![8, 8],
            _ => vec![4, 4, 4],
        });
        let items: u64 = local_size.iter().copied().map(u64::from).product();
        let count = local_size.first().copied().map_or(1, u64::from);
        Self {
            local_size,
            count,
            elements: items * count,
            shared_bytes: has_dynamic_shared.then_some(items * UNKNOWN_BYTES as u64),
            texels: None,
        }
    }

    fn of(entry: &Entry) -> Self {
        let threads = entry.threads.clone();
        Self {
            texels: entry.texels,
            ..Self::new(threads, entry.dimensions, entry.has_dynamic_shared)
        }
    }

    /// The line for dynamic shared memory.
    fn shared(&self) -> String {
        let line = |bytes| format!("shared_bytes = {bytes}\n");
        self.shared_bytes.map(line).unwrap_or_default()
    }
}

/// An `[[args]]` table for each parameter.
fn arguments(parameters: &[Parameter], guess: &Guess) -> String {
    let table = |parameter: &Parameter| {
        let constant = if parameter.is_const { "const " } else { "" };
        let Parameter { name, declared, .. } = parameter;
        let value = value(parameter, guess);
        format!("\n[[args]]  # {constant}{declared} {name}\n{value}\n")
    };
    parameters.iter().map(table).collect()
}

fn value(parameter: &Parameter, guess: &Guess) -> String {
    match parameter.type_name.as_str() {
        "image2d_t" => {
            let [width, height] = [0, 1].map(|at| guess.local_size.get(at).unwrap_or(&1));
            return format!("image = {{ zeros = [{height}, {width}, 4], type = \"f32\" }}");
        }
        TEXTURE => return texture(guess),
        "sampler_t" => {
            return "sampler = { filter = \"nearest\", address = \"clamp_to_edge\" }".to_owned()
        }
        _ => {}
    }
    let Some(pointee) = parameter.type_name.strip_suffix('*') else {
        return number(parameter, guess);
    };
    let pointee = ValueType::of_clang(pointee);
    if parameter.is_local {
        let bytes = pointee.map_or(UNKNOWN_BYTES, ValueType::bytes);
        let items: u64 = guess.local_size.iter().copied().map(u64::from).product();
        return format!("local = {}", items * bytes as u64);
    }
    let (count, name) = match pointee {
        // Three take the room of four.
        Some(pointee) => {
            let lanes = pointee.lanes.next_power_of_two();
            (guess.elements, ValueType { lanes, ..pointee }.name())
        }
        None => (guess.elements * UNKNOWN_BYTES as u64, "u8".to_owned()),
    };
    let dump = match parameter.is_const {
        true => String::new(),
        false => format!(", dump = \"{}.npy\"", parameter.name),
    };
    format!("buffer = {{ zeros = {count}, type = \"{name}\"{dump} }}")
}

fn texture(guess: &Guess) -> String {
    let texels = guess.texels.unwrap_or(Texels {
        element: "f32",
        dimensions: 2,
    });
    let size = |at: usize| {
        guess
            .local_size
            .get(at)
            .copied()
            .unwrap_or(guess.count as u32)
    };
    let shape = match texels.dimensions {
        1 => vec![size(0)],
        _ => vec![size(1), size(0)],
    };
    format!(
        "texture = {{ zeros = {shape:?}, type = \"{}\", filter = \"point\", address = \"clamp\" }}",
        texels.element
    )
}

/// A value: a count, a one, or a structure of zeros.
fn number(parameter: &Parameter, guess: &Guess) -> String {
    match (ValueType::of_clang(&parameter.type_name), &parameter.layout) {
        (Some(one), _) if one.lanes == 1 => {
            let value = match (one.element.is_float(), one.element.bytes()) {
                (true, _) => "1.0".to_owned(),
                (false, 1) => guess.count.min(100).to_string(),
                (false, _) => guess.count.to_string(),
            };
            format!("{} = {value}", one.name())
        }
        (Some(vector), _) => format!("{} = {:?}", vector.name(), vec![1; vector.lanes]),
        (None, Some(layout)) => format!("bytes = \"{}\"", "00".repeat(layout.bytes)),
        (None, None) => "# nothing is known of this type".to_owned(),
    }
}
