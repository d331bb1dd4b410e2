//! Synthesis shows what is in a unit, and nothing else.

mod common;

use common::library;
use turnstile_area::area::cost::{unit_costs, UnitCost};
use turnstile_area::area::hierarchy::Hierarchy;
use turnstile_area::area::liberty::Library;
use turnstile_area::area::storage::SramModel;
use turnstile_area::area::timing::{timing, Timing};
use turnstile_area::area::yosys::Synthesis;
use turnstile_export::export_unit;
use turnstile_hdl::catalog::find;
use turnstile_tools::{available, OPENSTA};

fn cost(library: &Library, verilog: &str, top: &str) -> UnitCost {
    let cache = tempfile::tempdir().expect("a folder");
    let synthesis = Synthesis {
        library,
        version: "as installed",
        cache: cache.path(),
    };
    let unit = [Hierarchy::of(verilog, top).expect("a hierarchy")];
    let mut costs = unit_costs(&unit, &synthesis, &|| false, &|| ()).expect("synthesis");
    costs.remove(0)
}

/// Logic that is there twice costs twice, and the report says where.
#[test]
fn doubled_logic_shows() {
    let Some(library) = library() else { return };
    let adder = "module top_adder(input wire [15:0] a, input wire [15:0] b, output wire [15:0] s);\nassign s = a + b;\nendmodule\n";
    let top = |adders: usize| {
        // Inputs of their own: shared ones would be buffered in the glue.
        let each = |text: fn(usize) -> String| (0..adders).map(text).collect::<String>();
        let ports = each(|i| {
            format!(", input wire [15:0] a{i}, input wire [15:0] b{i}, output wire [15:0] s{i}")
        });
        let instances = each(|i| format!("top_adder x{i}(.a(a{i}), .b(b{i}), .s(s{i}));\n"));
        format!(
            "module top({});\n{instances}endmodule\n{adder}",
            &ports[2..]
        )
    };
    let [one, two] = [1, 2].map(|adders| cost(&library, &top(adders), "top"));
    assert!(one.total.cell_area > 0.0);
    assert_eq!(two.total.cell_area, 2.0 * one.total.cell_area);
    assert_eq!(
        (two.children[0].instances, &two.children[0].each),
        (2, &one.children[0].each)
    );
    assert_eq!(one.glue.cells, 0);
}

/// The same inside of one module, where Yosys may share what it can.
#[test]
fn a_doubled_expression_shows() {
    let Some(library) = library() else { return };
    let single = "module m(a, b, s, t);\ninput wire [15:0] a;\ninput wire [15:0] b;\noutput wire [15:0] s;\noutput wire [15:0] t;\nassign s = a * b;\nassign t = 0;\nendmodule\n";
    let double = single.replace("t = 0", "t = (a + 16'd1) * b");
    let [single, double] = [single, double.as_str()].map(|verilog| cost(&library, verilog, "m"));
    assert!(double.total.cell_area > 1.5 * single.total.cell_area);
}

/// Flip-flops are those that the arrays and registers declare: none is lost, none is invented.
#[test]
fn flip_flops_of_storage_are_its_bits() {
    let Some(library) = library() else { return };
    for (name, bits) in [
        ("row_state", 2 * 228),
        ("signature_file", 4 * 8 * (1 + 6)),
        ("lock_array", 1024),
    ] {
        let verilog = export_unit(find(name).expect("a unit")).expect("Verilog");
        let cost = cost(&library, &verilog, name);
        assert_eq!(cost.total.flip_flops, bits, "{name}");
        assert_eq!(
            cost.arrays.iter().map(|array| array.bits).sum::<u64>(),
            bits,
            "{name}"
        );
    }
    let verilog = export_unit(find("bank_ram").expect("a unit")).expect("Verilog");
    let ram = cost(&library, &verilog, "bank_ram");
    assert_eq!(
        (ram.total.flip_flops, ram.total.macro_bits()),
        (0, 512 * 32)
    );
}

/// OSU's Liberty file has 0 for its latch, its LEF 5.6 x 10 um.
#[test]
fn a_latch_has_an_area() {
    let Some(library) = library() else { return };
    assert_eq!(library.cells["LATCH"].area, 56.0);
}

/// The slowest path of a design.
fn slowest(library: &Library, verilog: &str, top: &str) -> Timing {
    let cache = tempfile::tempdir().expect("a folder");
    let synthesis = Synthesis {
        library,
        version: "as installed",
        cache: cache.path(),
    };
    let units = [Hierarchy::of(verilog, top).expect("a hierarchy")];
    unit_costs(&units, &synthesis, &|| false, &|| ()).expect("synthesis");
    let memories = SramModel::of(&library.name).expect("the model of memories");
    timing(
        &units[0],
        &synthesis,
        Some(&memories),
        "as installed",
        &|| false,
    )
    .expect("timing")
    .expect("a path")
}

/// The path goes from the register to the register that the RTL names, across modules, and is as slow as its logic.
#[test]
fn the_slowest_path_has_the_names_of_the_rtl() {
    let Some(library) = library().filter(|_| available(&[OPENSTA])) else {
        return;
    };
    let design = |product: &str| {
        format!(
            "module top(input wire clock, input wire [15:0] a, output wire [15:0] y);\nreg [15:0] first;\nreg [15:0] second;\nwire [15:0] p;\n\
             top_product product(.x(first), .p(p));\n\
             always @(posedge clock) begin first <= a; second <= p; end\nassign y = ~second;\nendmodule\n\
             module top_product(input wire [15:0] x, output wire [15:0] p);\nassign p = {product};\nendmodule\n"
        )
    };
    let fast = slowest(&library, &design("x ^ 16'd5"), "top");
    let slow = slowest(&library, &design("x * x"), "top");
    let twice = slowest(&library, &design("(x * x) * (x * x)"), "top");
    assert!(fast.period_ns < 1.0, "{fast:?}");
    assert!(slow.period_ns > 3.0 * fast.period_ns, "{slow:?}");
    assert!(twice.period_ns > 1.2 * slow.period_ns, "{twice:?}");
    assert!(
        slow.start.starts_with("first[") && slow.end.starts_with("second["),
        "{slow:?}"
    );
    assert!(slow
        .through
        .iter()
        .any(|signal| signal.name.starts_with("product/p[")));
}

/// From a rising edge to a falling one there is half a period: the period is twice the path.
#[test]
fn half_a_period_counts_twice() {
    let Some(library) = library().filter(|_| available(&[OPENSTA])) else {
        return;
    };
    let design = |edge: &str| {
        format!(
            "module top(input wire clock, input wire [15:0] a, output wire [15:0] y);\nreg [15:0] first;\nreg [15:0] second;\n\
             always @(posedge clock) first <= a;\nalways @({edge} clock) second <= first * first;\nassign y = second;\nendmodule\n"
        )
    };
    let whole = slowest(&library, &design("posedge"), "top").period_ns;
    let half = slowest(&library, &design("negedge"), "top").period_ns;
    // The flip-flop of the other edge has another setup time.
    assert!((half / whole - 2.0).abs() < 0.1, "{whole} and {half}");
}

/// A memory's data come after its access time: that of OpenRAM's macro of this size, scaled, within what the line misses.
#[test]
fn memories_are_timed() {
    let Some(library) = library().filter(|_| available(&[OPENSTA])) else {
        return;
    };
    let verilog = export_unit(find("bank_ram").expect("a unit")).expect("Verilog");
    let path = slowest(&library, &verilog, "bank_ram");
    assert!(path.start.contains("read_data["), "{path:?}");
    let openram = 2.105 * 0.5;
    let buffer = path.period_ns - openram;
    assert!((0.0..0.2 * openram).contains(&buffer), "{path:?}");
}
