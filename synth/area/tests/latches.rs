//! Registers made of latches do what the RTL's flip-flops do, and take less.

mod common;

use common::{library, FOLDER};
use std::path::Path;
use turnstile_area::area::cost::{unit_costs, Cost};
use turnstile_area::area::hierarchy::Hierarchy;
use turnstile_area::area::liberty::Library;
use turnstile_area::area::storage::SramModel;
use turnstile_area::area::timing::timing;
use turnstile_area::area::yosys::Synthesis;
use turnstile_tools::{available, said, IVERILOG, OPENSTA, VVP};

const CYCLES: usize = 4000;
const SEED: u32 = 11;

/// Four words of eight bits that are written one at a time, a word that is written besides, two bits too few for latches, and a counter
/// that has no enable.
const TABLE: &str = "\
module words(input wire clock, input wire clear, input wire write, input wire [1:0] entry, input wire [7:0] data, input wire also,
    input wire [1:0] read, output wire [7:0] word, output reg [7:0] other, output reg [1:0] short, output reg [3:0] count);
reg [7:0] word0; reg [7:0] word1; reg [7:0] word2; reg [7:0] word3;
assign word = read == 0 ? word0 : read == 1 ? word1 : read == 2 ? word2 : word3;
always @(posedge clock) begin
    if (write & entry == 0) word0 <= data;
    if (write & entry == 1) word1 <= data;
    if (write & entry == 2) word2 <= data;
    if (write & entry == 3) word3 <= data;
    if (also) other <= word ^ {4'd0, count};
    if (clear) other <= 0;
    if (write) short <= data[1:0];
    count <= clear ? 0 : count + 1;
end
endmodule
";

const BENCH: &str = "\
`timescale 1ns/10ps
module bench;
reg clock = 0;
always #10 clock = !clock;
reg clear = 1, write = 1, also = 0;
reg [1:0] entry = 0, read = 0;
reg [7:0] data = 0;
wire [21:0] wanted, got;
words rtl(clock, clear, write, entry, data, also, read, wanted[7:0], wanted[15:8], wanted[17:16], wanted[21:18]);
gates made(.clock(clock), .clear(clear), .write(write), .entry(entry), .data(data), .also(also), .read(read),
    .word(got[7:0]), .other(got[15:8]), .short(got[17:16]), .count(got[21:18]));
integer cycle, seed = SEED;
initial begin
    for (cycle = 0; cycle < CYCLES; cycle = cycle + 1) begin
        // As from flip-flops; the last moment before the edge is looked at.
        @(posedge clock) #0.1;
        clear = cycle < 4 | $random(seed) % 16 == 0;
        write = cycle < 8 | $random(seed);
        entry = cycle < 8 ? cycle : $random(seed);
        {also, read} = $random(seed);
        data = $random(seed);
        #19.8;
        if (cycle > 8 & got !== wanted) begin
            $display(\"cycle %0d: %h, not %h\", cycle, got, wanted);
            $finish;
        end
    end
    $display(\"same\");
    $finish;
end
endmodule
";

/// What a design takes, its cells as Verilog, and the clock's period in ns, 0 without OpenSTA.
fn made(library: &Library, verilog: &str, top: &str) -> (Cost, String, f64) {
    let cache = tempfile::tempdir().expect("a folder");
    let synthesis = Synthesis {
        library,
        version: "as installed",
        cache: cache.path(),
    };
    let units = [Hierarchy::of(verilog, top).expect("a hierarchy")];
    let mut costs = unit_costs(&units, &synthesis, &|| false, &|| ()).expect("synthesis");
    let netlist = synthesis.netlist(&units[0].parts[0]).expect("a netlist");
    let mut period = 0.0;
    if available(&[OPENSTA]) {
        let memories = SramModel::of(&library.name).expect("the model of memories");
        let memories = Some(&memories);
        let slowest = timing(&units[0], &synthesis, memories, "as installed", &|| false);
        period = slowest.expect("timing").expect("a path").period_ns;
    }
    let gates = netlist.replace("turnstile_self", "gates");
    (costs.remove(0).total, gates, period)
}

/// What Icarus says of cells beside the RTL, with the delays of the cells.
fn simulated(gates: &str) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let bench = BENCH.replace("SEED", &SEED.to_string());
    let bench = bench.replace("CYCLES", &CYCLES.to_string());
    let cells = Path::new(FOLDER).join("osu018_stdcells.v");
    for (name, text) in [
        ("bench.v", bench.as_str()),
        ("gates.v", gates),
        ("words.v", TABLE),
    ] {
        std::fs::write(folder.path().join(name), text).expect("a file");
    }
    let mut compile = IVERILOG.command().expect("Icarus");
    compile.current_dir(folder.path());
    compile.args(["-gspecify", "-g2005", "-s", "bench", "-o", "bench.vvp"]);
    compile.args(["bench.v", "gates.v", "words.v"]).arg(cells);
    IVERILOG
        .succeed(&mut compile)
        .expect("Verilog that Icarus reads");
    let mut run = VVP.command().expect("Icarus");
    run.current_dir(folder.path()).args(["-n", "bench.vvp"]);
    said(&VVP.succeed(&mut run).expect("a simulation"))
}

/// 4 words and one more of latches; in front of them latches for the data of the table, which are shared, for the other word's data, and
/// for five enables.
#[test]
fn a_table_in_latches_is_the_table_and_smaller() {
    let Some(library) = library().filter(|_| available(&[IVERILOG, VVP])) else {
        return;
    };
    let (flip_flops, ..) = made(&library, TABLE, "words");
    let latched = library.with_latches().expect("a latch");
    let (latches, gates, _) = made(&latched, TABLE, "words");
    assert_eq!((flip_flops.flip_flops, flip_flops.latches), (46, 0));
    assert_eq!((latches.flip_flops, latches.latches), (6, 40 + 16 + 5));
    assert!(
        latches.cell_area < 0.9 * flip_flops.cell_area,
        "{latches:?}"
    );
    println!("seed {SEED}");
    let said = simulated(&gates);
    assert!(said.contains("same"), "{said}");
}

/// A latch that is always open is noticed.
#[test]
fn a_broken_latch_is_noticed() {
    let Some(library) = library().filter(|_| available(&[IVERILOG, VVP])) else {
        return;
    };
    let latched = library.with_latches().expect("a latch");
    let (_, gates, _) = made(&latched, TABLE, "words");
    let (before, after) = gates.split_once("LATCH").expect("a latch");
    let pin = after.find(".CLK(").expect("its enable");
    let end = after[pin..].find(')').expect("its end");
    let broken = format!(
        "{before}LATCH{}.CLK(1'b1{}",
        &after[..pin],
        &after[pin + end..]
    );
    let said = simulated(&broken);
    assert!(said.contains(", not "), "{said}");
}

/// A product of a table's word into the table. Data may come while a latch is open, but a turn takes a whole period.
const LOOP: &str = "\
module turns(input wire clock, input wire write, input wire [1:0] entry, input wire [1:0] read, input wire [7:0] factor,
    output wire [7:0] word);
reg [7:0] word0; reg [7:0] word1; reg [7:0] word2; reg [7:0] word3;
assign word = read == 0 ? word0 : read == 1 ? word1 : read == 2 ? word2 : word3;
wire [7:0] product = word * factor;
always @(posedge clock) begin
    if (write & entry == 0) word0 <= product;
    if (write & entry == 1) word1 <= product;
    if (write & entry == 2) word2 <= product;
    if (write & entry == 3) word3 <= product;
end
endmodule
";

#[test]
fn the_period_of_latches_is_a_whole_one() {
    let Some(library) = library().filter(|_| available(&[OPENSTA])) else {
        return;
    };
    let latched = library.with_latches().expect("a latch");
    let [(flip_flops, _, plain), (latches, _, period)] =
        [&library, &latched].map(|library| made(library, LOOP, "turns"));
    println!("flip-flops {plain} ns, latches {period} ns");
    assert_eq!((flip_flops.latches, latches.flip_flops), (0, 0));
    // The same product; a latch and its gate take what a flip-flop does, about.
    assert!((0.8..1.25).contains(&(period / plain)), "{period} {plain}");
}

#[test]
fn a_library_without_latches_is_refused() {
    let gate = "library(l) { cell(DFF) { area : 4; ff(I, N) { next_state : \"D\"; } } }";
    let library = Library::of(gate.into(), Path::new("l.lib")).expect("a library");
    let error = library.with_latches().unwrap_err().to_string();
    assert!(
        error.contains("l.lib") && error.contains("--latches"),
        "{error}"
    );
}
