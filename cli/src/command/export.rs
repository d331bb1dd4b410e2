//! `turnstile export`: the Verilog of units.

use super::progress::{check_interrupt, waiting};
use crate::size::{self, Sized};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use rayon::prelude::*;
use std::path::{Path, PathBuf};
use turnstile_export::files::{is_exported, prefixed, Files};
use turnstile_export::sv::{self, Parameter};
use turnstile_export::Form;
use turnstile_hdl::catalog::{find, units, AnyUnit, UnitEntry};
use turnstile_tools::{file, Error, Result};

/// Arguments of `export`.
#[derive(clap::Args, Debug)]
pub struct ExportArgs {
    /// Units to export [default: all]
    #[arg(value_name = "UNIT")]
    units: Vec<String>,
    /// Folder that receives NAME.v for each module and UNIT.f with the files of each unit
    #[arg(long, value_name = "DIR", default_value = "verilog-out")]
    out: PathBuf,
    /// Size of the unit in place of the paper's (see `turnstile list sizes`); cargo compiles the unit for it
    #[arg(long, value_name = "NAME=VALUE")]
    set: Vec<String>,
    /// Put this before the name of every module, interface, package and file: a chip can then have two sizes of a unit
    #[arg(long, value_name = "PREFIX", value_parser = prefix)]
    prefix: Option<String>,
    /// What is written of a unit
    #[arg(long, value_parser = forms(), default_value = "v")]
    format: Form,
    /// Write nothing; fail if a file differs from what would be written
    #[arg(long)]
    check: bool,
}

/// The forms as the command line has them.
fn forms() -> impl TypedValueParser<Value = Form> {
    let values = Form::ALL.map(|form| {
        PossibleValue::new(form.name()).help(match form {
            Form::Verilog => "Verilog, a module a file, and a list of the files; an array is a vector",
            Form::VerilogFlat => {
                "The same with a port and a net for each element of an array: lane_addr_0, lane_addr_1 .."
            }
            Form::SystemVerilog => {
                "v, and a SystemVerilog wrapper with interface, a package, assertions, FuseSoC cores, a list for Bender"
            }
        })
    });
    PossibleValuesParser::new(values).map(|name| {
        let form = Form::ALL.into_iter().find(|form| form.name() == name);
        form.unwrap_or(Form::Verilog)
    })
}

/// What a name in Verilog may begin with.
fn prefix(text: &str) -> std::result::Result<String, String> {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    let starts = text.starts_with(|letter: char| is_part(letter) && !letter.is_ascii_digit());
    match starts && text.chars().all(is_part) {
        true => Ok(text.to_owned()),
        false => Err("a name in Verilog begins with a letter or `_`, and has letters, digits and `_`; write `--prefix small_`".into()),
    }
}

/// Runs the command.
pub fn export(args: &ExportArgs) -> Result<u8> {
    let chosen = chosen(&args.units, "export")?;
    let mut files = match args.set.is_empty() {
        true => {
            let files = |unit: &&'static UnitEntry| {
                check_interrupt()?;
                full_size(unit, args.format)
            };
            let files: Vec<Files> = chosen.par_iter().map(files).collect::<Result<_>>()?;
            files.into_iter().flatten().collect()
        }
        false => of_size(&chosen, args)?,
    };
    let prefix = args.prefix.as_deref().unwrap_or_default();
    if !prefix.is_empty() {
        files = prefixed(files, prefix);
    }
    if args.format == Form::SystemVerilog {
        let name = format!("{prefix}turnstile");
        files.insert("Bender.yml".into(), sv::bender(&name, &files));
    }
    if args.check {
        check(&args.out, &files, args.units.is_empty())?;
    } else {
        write(&args.out, &files)?;
    }
    let done = if args.check { "up to date" } else { "written" };
    super::output::tell(&format!(
        "{} units in {} {done}\n",
        chosen.len(),
        args.out.display()
    ))?;
    Ok(0)
}

/// The files of a unit as the catalog has it.
fn full_size(unit: &'static UnitEntry, form: Form) -> Result<Files> {
    let parameters = match form {
        Form::SystemVerilog => Sized::parse(unit, &[])?.parameters(),
        Form::Verilog | Form::VerilogFlat => vec![],
    };
    files(&(unit.build)(), unit.name, form, &parameters)
}

/// The files of a unit that is in this program.
fn files(built: &AnyUnit, name: &str, form: Form, parameters: &[Parameter]) -> Result<Files> {
    let files = form.files(built, name, parameters);
    files.map_err(|error| Error::run(name, error.to_string(), "please report it"))
}

/// The files of a unit with other sizes, which every one says that is Verilog.
fn of_size(chosen: &[&'static UnitEntry], args: &ExportArgs) -> Result<Files> {
    let [unit] = chosen else {
        return Err(Error::input(
            "export --set",
            "several units have different sizes",
            "name one unit: turnstile export lds_dcd --set banks=16",
        ));
    };
    let sized = Sized::parse(unit, &args.set)?;
    let mut files = match size::built_in(&sized) {
        Some(built) => files(&built, unit.name, args.format, &sized.parameters())?,
        None => {
            let _progress = waiting(&format!(
                "compiling {} {} with cargo, which waits while another cargo builds in the same folder",
                unit.name,
                sized.options()
            ));
            size::compile(&sized, args.format)?
        }
    };
    for (name, text) in &mut files {
        if name.starts_with(unit.name) && (name.ends_with(".v") || name.ends_with(".sv")) {
            *text = format!("// {} {}\n{text}", unit.name, sized.options());
        }
    }
    Ok(files)
}

/// The units with these names, or all.
pub fn chosen(names: &[String], command: &str) -> Result<Vec<&'static UnitEntry>> {
    if names.is_empty() {
        return Ok(units().iter().collect());
    }
    let unknown = |name: &String| {
        let known: Vec<_> = units().iter().map(|unit| unit.name).collect();
        Error::input(
            command,
            format!("there is no unit `{name}`"),
            format!("choose {}", known.join(", ")),
        )
    };
    names
        .iter()
        .map(|name| find(name).ok_or_else(|| unknown(name)))
        .collect()
}

fn write(folder: &Path, files: &Files) -> Result<()> {
    std::fs::create_dir_all(folder).map_err(|error| file::cannot_write(folder, &error))?;
    for (name, text) in files {
        file::write(&folder.join(name), text)?;
    }
    Ok(())
}

const REMEDY: &str = "run `turnstile export` and commit the result";

/// Every file is what it would be; with `whole`, there is none besides.
fn check(folder: &Path, files: &Files, whole: bool) -> Result<()> {
    for (name, text) in files {
        compare(&folder.join(name), text)?;
    }
    let there = std::fs::read_dir(folder).map_err(|error| unreadable(folder, &error))?;
    for entry in there.flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        if whole && is_exported(&name) && !files.contains_key(&name) {
            let place = entry.path().display().to_string();
            return Err(Error::run(
                place,
                "no unit has this file any more",
                "remove it",
            ));
        }
    }
    Ok(())
}

fn unreadable(path: &Path, error: &std::io::Error) -> Error {
    Error::run(
        path.display().to_string(),
        format!("it cannot be read ({error})"),
        REMEDY,
    )
}

fn compare(path: &Path, verilog: &str) -> Result<()> {
    let there = std::fs::read_to_string(path).map_err(|error| unreadable(path, &error))?;
    if there == verilog {
        return Ok(());
    }
    let same = there
        .lines()
        .zip(verilog.lines())
        .take_while(|(old, new)| old == new);
    Err(Error::run(
        format!("{}:{}", path.display(), same.count() + 1),
        "the file differs from what the unit gives",
        REMEDY,
    ))
}
