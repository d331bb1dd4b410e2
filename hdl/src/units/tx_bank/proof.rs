//! A word has one owner, and an abort gives it back.

use crate::{exported, fault, Claim, LONGEST};
use turnstile_hdl::signature_file::{FilterShape, Organisation};
use turnstile_hdl::tx_bank::{BloomBank, DcdBank, SmdcdBank, SmdcdRowsBank};
use turnstile_testbenches::formal::{Verdict, ABC, SMTBMC, Z3};
use turnstile_testbenches::told;
use turnstile_tools::{available, YOSYS};

pub const CLAIMS: &[fn() -> Claim] = &[
    a_word_has_one_owner_and_an_abort_gives_it_back,
    a_word_has_readers_or_one_writer_and_an_abort_gives_it_back,
    a_word_that_lower_lanes_have_read_has_one_writer_and_an_abort_gives_it_back,
    a_word_with_signatures_has_one_owner_and_an_abort_gives_it_back,
];

/// The wrapper of a transactional bank of 8 rows that marks rows: 2 variables, of indices 1 and 2, with signatures 4 and 5.
fn marks_rows(bank: &str, defines: &str) -> String {
    let layout = match defines.contains("SIGNATURES") {
        false => ".state_shift(2'd0), .walk_shift(3'd0), .walk_backup_bias(3'd2), .walk_owner_bias(16'd19),",
        true => ".state_shift(3'd3), .walk_shift(3'd5), .walk_backup_bias(3'd7), .walk_owner_bias(16'd16), \
         .region_first(3'd1), .region_last(3'd1), .group(2'b11),",
    };
    format!(
        "`define BANK {bank}\n`define ROW_BITS 3\n`define VARIABLES 2\n`define LAST_ROW 5\n`define LONGEST_WALK 4\n\
         `define LAYOUT .rows(3'd2), .owner_bias(16'd19), {layout}\n{defines}{}{}",
        include_str!("proof.sv"),
        include_str!("rows.sv")
    )
}

/// That of a bank of 16 rows that marks owner words: 5 variables.
fn marks_words(bank: &str, defines: &str) -> String {
    format!(
        "{defines}`define BANK {bank}\n`define ROW_BITS 4\n`define VARIABLES 5\n`define LAST_ROW 12\n`define LONGEST_WALK 7\n\
         `define LAYOUT .state_shift(3'd7), .row_base(4'd1), .backups(4'd6), .owners(4'd11), .owner_bias(16'd43), .group(2'b11),\n{}{}",
        include_str!("proof.sv"),
        include_str!("words.sv")
    )
}

fn a_word_has_one_owner_and_an_abort_gives_it_back() -> Claim {
    let unit = DcdBank::<4, 3, 2, 1>::new(16, 5);
    let verilog = exported(unit, "dcd_bank");
    #[rustfmt::skip]
    let faults = [
        fault("an access that was aborted stores", ".access_write(bank_access_write),\n        .hold(shadow_hold),\n        .aborted(shadow_aborted)", ".access_write(bank_access_write),\n        .hold(shadow_hold),\n        .aborted(1'b0)", "assert (rsp_word == now);"),
        fault("the entry of another lane of the wavefront is one's own", "recorded != work_item", "(recorded >> 6) != (work_item >> 6)", "assert (who == "),
        fault("a new access backs nothing up", "if (!in_lost & in_must_backup) shadow_write_mask_of = 4'd15;", "if (!in_lost & in_must_backup) shadow_write_mask_of = 4'd0;", "assert (rsp_word == now);"),
        fault("a walk restores the entries of every lane", "hits = of_slot & of_lanes;", "hits = of_slot;", "assert ("),
        fault("a walk restores the first row of a word only", "bytes <= rest & (rest - 4'd1);", "bytes <= 4'd0;", "assert (rsp_word == now);"),
        fault("a commit leaves the marks", "keep1 = ~(clear | (flush_valid & (flush_slot == 1'd1)))", "keep1 = ~clear", "assert (!walk_more);"),
        fault("a word keeps its mark when its last row has been restored", "walk_release_of = (|in_hits) & !in_remains;", ";", "assert (blocked | against);"),
        fault("a row that goes is not renamed while others stay", "if (in_remains) owner_mask_of = in_hits;", "", "assert (blocked | against);"),
        fault("stale bytes are not renamed", "owner_mask_of = in_given | in_accessed;", "owner_mask_of = in_accessed;", "assert (blocked | against);"),
    ];
    Claim::new("dcd_bank", verilog, marks_words("dcd_bank", ""), 2, faults)
}

fn a_word_has_readers_or_one_writer_and_an_abort_gives_it_back() -> Claim {
    let unit = SmdcdBank::<4, 3, 2, 1>::new(16, 5);
    let verilog = exported(unit, "smdcd_bank");
    let wrapper = marks_words("smdcd_bank", "`define SHARED\n");
    #[rustfmt::skip]
    let faults = [
        fault("a word that others read is written", "conflict = valid & !mine & (check_write | (modified & !shared));", "conflict = valid & !mine & modified & !shared;", "assert (follows);"),
        fault("a word that another has written is read", "conflict = valid & !mine & (check_write | (modified & !shared));", "conflict = valid & !mine & check_write;", "assert (who == holder);"),
        fault("the first write after a read backs nothing up", "mine & check_write & !modified;", "1'b0;", "assert (who == holder);"),
        fault("the second reader is forgotten", "joined = readers | slot_bit;", "joined = readers;", "assert (follows);"),
        fault("a row that was read is restored", "restores = hits & bits_modified;", "restores = hits;", "assert (rsp_word == now);"),
        fault("a row that goes stays an owner's while others stay", "walk_match & remains ? hits :", "walk_match & remains ? 4'd0 :", "assert (company);"),
        fault("a walk takes the mark of rows that the slot reads", "| (|read);", ";", "assert (follows);"),
        fault("stale entries stay", "first = !(|(live & slot_bit));", "first = 1'b0;", "assert (blocked | against);"),
    ];
    Claim::new("smdcd_bank", verilog, wrapper, 2, faults)
}

fn a_word_that_lower_lanes_have_read_has_one_writer_and_an_abort_gives_it_back() -> Claim {
    let unit = SmdcdRowsBank::<3, 2, 2, 1>::ordered(8, 4);
    let verilog = exported(unit, "smdcd_ordered_bank");
    let wrapper = marks_rows("smdcd_ordered_bank", "`define SHARED\n`define ORDERED\n");
    #[rustfmt::skip]
    let faults = [
        fault("a lane writes what a lane above it has read", "& (check_owner[5:0] <= work_item[5:0])", "", "assert (follows);"),
        fault("a lane writes what another wavefront has read", "| (not_above & alone)", "| not_above", "assert (follows);"),
        fault("a reader above the others is not remembered", "else own_of = in_not_above & !in_mine;", "", "assert (follows);"),
        fault("a row that is written over goes with its writer", "entries_unset_valid = walk_release & !shared;", "entries_unset_valid = walk_release;", "assert (follows);"),
        fault("a row that is written over stays modified", "!walk_release & (unset", "(unset", "assert (follows);"),
        fault("a row that is written over is not restored", "walk_restore = modified;", "walk_restore = modified & !shared;", "assert (rsp_word == now);"),
    ];
    Claim::new("smdcd_ordered_bank", verilog, wrapper, 2, faults)
}

fn a_word_with_signatures_has_one_owner_and_an_abort_gives_it_back() -> Claim {
    let filter = FilterShape {
        bits: 4,
        organisation: Organisation::Shared,
        ..Default::default()
    };
    let unit = BloomBank::<3, 3, 2, 1, 4>::new(8, 4, filter);
    let verilog = exported(unit, "bloom_bank");
    let wrapper = marks_rows("bloom_bank", "`define SIGNATURES\n");
    #[rustfmt::skip]
    let faults = [
        fault("a new access sets no bit of its signature", "((set_valid & (query_slot == 1'd1)) ? query_bit", "(1'b0 ? query_bit", "assert ("),
        fault("a walk leaves the signatures", ".walk_done(entries_done)", ".walk_done(4'd0)", "assert ("),
        fault("a commit leaves the signatures", "if (clear | (flush_valid & (flush_slot == 1'd0))) signs_valid0", "if (clear) signs_valid0", "assert (!walk_more);"),
    ];
    Claim::new("bloom_bank", verilog, wrapper, 2, faults)
}

/// A reads a word, B reads it, A commits and its entry goes, C writes the word and commits, B reads again.
#[test]
fn as_published_smdcd_lets_a_reader_see_two_values() {
    if !available(&[YOSYS, ABC, SMTBMC, Z3]) {
        return;
    }
    let unit = SmdcdRowsBank::<3, 2, 2, 1>::published(8, 4);
    let wrapper = marks_rows("smdcd_bank", "`define SHARED\n`define ONLY_ISOLATION\n");
    let claim = Claim::new("published", exported(unit, "smdcd_bank"), wrapper, 2, []);
    let found = told(claim.proof.refute(LONGEST));
    let Some(Verdict::Fails { cycle, assertions }) = found else {
        panic!("not refuted");
    };
    println!("smdcd_published: cycle {cycle}: {assertions}");
    assert_eq!(assertions, "assert (rsp_word == value);");
}
