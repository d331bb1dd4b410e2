//! A run file to start from, made of what a kernel's source declares.

use super::compile::Target;
use super::kept_kernels::compiled;
use super::kernel_text::{check_options, resolved};
use super::signature::{dimensions, kernels, parameters, work_group, Parameter};
use super::types::ValueType;
use crate::{Error, Result};
use std::ffi::OsStr;
use std::fmt::Write;
use std::fs::File;
use std::path::Path;

/// Bytes of what a pointer points to whose type has no name here.
const UNKNOWN_BYTES: usize = 64;

/// What a run file is made for.
pub struct Template<'a> {
    /// OpenCL C.
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
}

impl Template<'_> {
    /// The run file.
    ///
    /// # Errors
    /// If the kernel does not compile, or there is no such kernel.
    pub fn text(&self) -> Result<String> {
        let place = self.kernel.display().to_string();
        if self.kernel.extension() != Some(OsStr::new("cl")) {
            let what = "only OpenCL C says what its kernels take";
            return Err(Error::input(place, what, "give the .cl"));
        }
        if let Err(error) = File::open(self.kernel) {
            let what = format!("the file cannot be read ({error})");
            return Err(Error::input(place, what, "check the path"));
        }
        check_options(self.options, || "options of clang".into())?;
        let options = resolved(self.options, |path| self.folder.join(path));
        let module = compiled(self.kernel, &options, Target::SouthernIslands)?.module;
        let all = kernels(&module);
        let entry = self.entry.or(all.first().copied()).ok_or_else(|| {
            Error::input(
                &place,
                "there is no kernel in it",
                "mark a function with __kernel",
            )
        })?;
        let parameters = parameters(&module, entry).ok_or_else(|| {
            let names: Vec<_> = all.iter().map(|name| format!("`{name}`")).collect();
            let remedy = format!("choose {}", names.join(" or "));
            Error::input(
                &place,
                format!("there is no kernel `{entry}` in it"),
                remedy,
            )
        })?;
        let guess = Guess::new(&module, entry);
        let others = all.iter().filter(|name| **name != entry);
        let others: Vec<_> = others.map(|name| format!("\"{name}\"")).collect();
        Ok(self.head(entry, &others, &guess) + &arguments(&parameters, &guess))
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
            "kernel = {}\n{options}entry = \"{entry}\"{others}\nglobal_size = {sizes:?}\nlocal_size = {sizes:?}\n",
            toml::Value::from(kernel),
            sizes = guess.local_size
        );
        text
    }
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
    fn new(module: &str, entry: &str) -> Self {
        let local_size =
            work_group(module, entry).unwrap_or_else(|| match dimensions(module, entry) {
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
        }
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
