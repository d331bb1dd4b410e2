//! Lists of the files of a unit for other programs.

/// A FuseSoC core (CAPI2) of the unit `name` with `files`, in the order in which they are read.
pub fn core(name: &str, files: &[&str]) -> String {
    let files: String = files
        .iter()
        .map(|file| format!("      - {file}: {{file_type: {}}}\n", kind(file)))
        .collect();
    format!(
        "CAPI=2:\nname: ::turnstile-{name}:{}\ndescription: {name} of Turnstile\nfilesets:\n  rtl:\n    files:\n{files}\
         targets:\n  default:\n    filesets: [rtl]\n    toplevel: {name}\n",
        env!("CARGO_PKG_VERSION")
    )
}

fn kind(file: &str) -> &'static str {
    match file.ends_with(".sv") {
        true => "systemVerilogSource",
        false => "verilogSource",
    }
}

/// The same as a list for `-f`.
pub fn list(files: &[&str]) -> String {
    files.iter().map(|file| format!("{file}\n")).collect()
}
