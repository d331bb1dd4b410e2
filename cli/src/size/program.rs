//! A crate that makes one unit at one size and writes its Verilog.
//!
//! It takes the units from the sources that this program was built from, and is compiled into their target folder, where what it
//! needs is compiled already. It has a name made from what it makes, so cargo keeps it: the second time takes a moment, and a change of
//! the sources is seen.

use super::sized::Sized;
use std::path::Path;
use turnstile_export::files::Files;
use turnstile_export::Form;
use turnstile_tools::{file, Error, Result};
use turnstile_tools::{kept, Tool, ToolError};

const CARGO: Tool = Tool {
    name: "cargo",
    install: "curl https://sh.rustup.rs -sSf | sh",
    version_flag: "--version",
};

/// The files of a unit in a form, compiled with cargo.
///
/// # Errors
/// If cargo or the sources are missing, or the unit refuses its sizes.
pub fn compile(unit: &Sized, form: Form) -> Result<Files> {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).parent();
    let sources = sources.unwrap_or(Path::new("."));
    export_from(sources, unit, form)
}

fn export_from(sources: &Path, unit: &Sized, form: Form) -> Result<Files> {
    let place = format!("export {} {}", unit.unit.name, unit.options());
    let manifest = sources.join("Cargo.toml");
    let Ok(workspace) = std::fs::read_to_string(&manifest) else {
        return Err(Error::input(
            place,
            format!(
                "other sizes are compiled from the sources, and {} is not there",
                manifest.display()
            ),
            "build turnstile again from a checkout that you keep, and run that one",
        ));
    };
    let main = main_of(unit);
    let name = format!("turnstile-size-{}", kept::digest(&[&main, &workspace]));
    let folder = sources.join("target/turnstile/sizes").join(&name);
    let written = write_crate(&folder, sources, &name, &main, &workspace);
    written.map_err(|error| file::cannot_write(&folder, &error))?;
    let failed =
        |error: ToolError| Error::input(&place, error.to_string(), "mend what cargo reports above");
    let mut cargo = CARGO.command().map_err(|error| {
        Error::input(
            &place,
            error.to_string(),
            "other sizes are compiled with it",
        )
    })?;
    cargo
        .args([
            "build",
            "--release",
            "--offline",
            "--quiet",
            "--manifest-path",
        ])
        .arg(folder.join("Cargo.toml"))
        .env("CARGO_TARGET_DIR", sources.join("target"));
    CARGO.succeed(&mut cargo).map_err(failed)?;
    let made = tempfile::tempdir().map_err(|error| file::cannot_write(&folder, &error))?;
    let mut program = std::process::Command::new(sources.join("target/release").join(&name));
    program.arg(made.path()).arg(form.name());
    let output = CARGO.output(&mut program).map_err(failed)?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        return Err(Error::input(place, said.trim(), "choose other sizes"));
    }
    read(made.path()).map_err(|error| file::cannot_write(made.path(), &error))
}

/// Every file of a folder, by name.
fn read(folder: &Path) -> std::io::Result<Files> {
    let mut files = Files::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        files.insert(name.into_owned(), std::fs::read_to_string(&path)?);
    }
    Ok(files)
}

/// A program that writes the files of a unit into the folder that it is given. It says what the constructor panics of.
fn main_of(unit: &Sized) -> String {
    let (name, expression, module) = (unit.unit.name, unit.unit.expression, unit.unit.module);
    let constants: String = unit
        .constants()
        .iter()
        .map(|(name, value)| format!("const {name}: usize = {value};\n"))
        .collect();
    let parameters: String = unit
        .parameters()
        .iter()
        .map(|one| {
            format!(
                "        Parameter::new({:?}, {}, {:?}),\n",
                one.name, one.value, one.what
            )
        })
        .collect();
    format!(
        r##"#![allow(unused_imports)]
use std::path::Path;
use turnstile_export::sv::Parameter;
use turnstile_export::Form;
use turnstile_hdl::catalog::*;
use turnstile_hdl::sizes::*;
use {module}::*;

{constants}
fn main() {{
    std::panic::set_hook(Box::new(|panic| {{
        let payload = panic.payload();
        let text = payload.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| payload.downcast_ref::<&str>().copied());
        eprintln!("{{}}", text.unwrap_or("the unit cannot be made"));
    }}));
    let mut arguments = std::env::args().skip(1);
    let folder = arguments.next().expect("a folder");
    let unit = {expression};
    let form = arguments.next().expect("a form");
    let form = Form::ALL.into_iter().find(|known| known.name() == form).expect("a form that is known");
    let files = form.files(&unit, "{name}", &[
{parameters}    ]);
    let files = files.unwrap_or_else(|error| panic!("{{error}}"));
    for (name, text) in files {{
        std::fs::write(Path::new(&folder).join(name), text).expect("a file");
    }}
}}
"##
    )
}

/// The crate, with versions and profiles of the workspace: what it needs is the same and not compiled again. It is small and runs once.
fn write_crate(
    folder: &Path,
    sources: &Path,
    name: &str,
    main: &str,
    workspace: &str,
) -> std::io::Result<()> {
    let profiles = workspace
        .find("[profile.")
        .map_or("", |at| &workspace[at..]);
    let dependency = |name: &str, folder: &str| {
        format!(
            "turnstile-{name} = {{ path = {:?} }}\n",
            sources.join(folder)
        )
    };
    let manifest = format!(
        "[package]\nname = \"{name}\"\nversion = \"0.0.0\"\nedition = \"2021\"\n\n[workspace]\n\n[dependencies]\n{}{}\n{profiles}\n\
         [profile.release.package.{name}]\nopt-level = 0\n",
        dependency("hdl", "hdl"),
        dependency("export", "synth/export")
    );
    std::fs::create_dir_all(folder.join("src"))?;
    let lock = folder.join("Cargo.lock");
    if !lock.is_file() {
        std::fs::copy(sources.join("Cargo.lock"), lock)?;
    }
    keep(&folder.join("Cargo.toml"), &manifest)?;
    keep(&folder.join("src/main.rs"), main)
}

/// Writes a file unless it is there: a newer one would be compiled again.
fn keep(path: &Path, text: &str) -> std::io::Result<()> {
    match std::fs::read_to_string(path).is_ok_and(|there| there == text) {
        true => Ok(()),
        false => std::fs::write(path, text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use turnstile_hdl::catalog::find;

    #[test]
    fn sources_that_are_gone_are_named() {
        let gone = tempfile::tempdir().unwrap();
        let unit = Sized::parse(find("lds_dcd").unwrap(), &["banks=16".into()]).unwrap();
        let error = export_from(gone.path(), &unit, Form::Verilog).unwrap_err();
        let told = error.to_string();
        assert!(told.contains("Cargo.toml is not there"), "{told}");
        assert_eq!(error.exit_code(), 2);
    }
}
