//! A word has one owner, and an abort gives it back.

use crate::{exported, fault, Claim, LONGEST};
use turnstile_hdl::signature_file::{FilterShape, Organisation};
use turnstile_hdl::tx_bank::{BloomBank, DcdBank, SmdcdBank};
use turnstile_testbenches::formal::{Verdict, ABC, SMTBMC, Z3};
use turnstile_testbenches::told;
use turnstile_tools::{available, YOSYS};

pub const CLAIMS: &[fn() -> Claim] = &[
    a_word_has_one_owner_and_an_abort_gives_it_back,
    a_word_has_readers_or_one_writer_and_an_abort_gives_it_back,
    a_word_that_lower_lanes_have_read_has_one_writer_and_an_abort_gives_it_back,
    a_word_with_signatures_has_one_owner_and_an_abort_gives_it_back,
];

/// The wrapper of a transactional bank.
fn transactional_bank(bank: &str, defines: &str) -> String {
    format!("`define BANK {bank}\n{defines}{}", include_str!("proof.sv"))
}

fn a_word_has_one_owner_and_an_abort_gives_it_back() -> Claim {
    let unit = DcdBank::<3, 2, 2, 1>::new(8, 4);
    let verilog = exported(unit, "dcd_bank");
    let wrapper = transactional_bank("dcd_bank", "");
    #[rustfmt::skip]
    let faults = [
        fault("an access that was aborted stores", ".access_write(bank_access_write),\n        .hold(shadow_hold),\n        .aborted(shadow_aborted)", ".access_write(bank_access_write),\n        .hold(shadow_hold),\n        .aborted(1'b0)", "assert (rsp_word == now);"),
        fault("the entry of another lane of the wavefront is one's own", "check_owner != work_item", "(check_owner >> 6) != (work_item >> 6)", "assert (who == "),
        fault("a new access backs nothing up", "if (!in_lost & (in_must_backup | in_must_own) & in_must_backup) shadow_write_mask_of = 4'd15;", "", "assert (rsp_word == now);"),
        fault("a walk restores the entries of every lane", "assign chosen = ", "assign chosen = 1'b1 | ", "assert ("),
        fault("a walk ends before the last row is restored", "owner_byte, visit, restore);", "owner_byte, visit, restore & walk_any);", "assert (rsp_word == now);"),
        fault("a commit leaves the marks", "if (clear | (flush_valid & (flush_slot == 1'd1))) plane1", "if (clear) plane1", "assert (!walk_more);"),
        fault("a row keeps its mark when it has been restored", "if (unset_valid & (unset_slot == 1'd0)) plane0[unset_row] <= 1'd0;", "", "assert (blocked | against);"),
    ];
    Claim::new("dcd_bank", verilog, wrapper, 2, faults)
}

fn a_word_has_readers_or_one_writer_and_an_abort_gives_it_back() -> Claim {
    let unit = SmdcdBank::<3, 2, 2, 1>::repaired(8, 4);
    let verilog = exported(unit, "smdcd_bank");
    let wrapper = transactional_bank("smdcd_bank", "`define SHARED\n");
    #[rustfmt::skip]
    let faults = [
        fault("a word that others read is written", "conflict_of = !in_upgrade;", "conflict_of = 1'b0;", "assert (follows);"),
        fault("a word that another has written is read", "if (in_bits_modified) conflict_of = !in_mine;", "if (in_bits_modified) conflict_of = !in_mine & in_check_write;", "assert (who == holder);"),
        fault("the first write after a read backs nothing up", "!bits_modified & check_write & upgrade;", "1'b0;", "assert (rsp_word == now);"),
        fault("an entry goes with its owner, as published", "walk_clear = !bits_shared;", "walk_clear = 1'b1;", "assert (follows);"),
    ];
    Claim::new("smdcd_bank", verilog, wrapper, 2, faults)
}

fn a_word_that_lower_lanes_have_read_has_one_writer_and_an_abort_gives_it_back() -> Claim {
    let unit = SmdcdBank::<3, 2, 2, 1>::ordered(8, 4);
    let verilog = exported(unit, "smdcd_ordered_bank");
    let wrapper = transactional_bank("smdcd_ordered_bank", "`define SHARED\n`define ORDERED\n");
    #[rustfmt::skip]
    let faults = [
        fault("a lane writes what a lane above it has read", "& (check_owner[5:0] <= work_item[5:0])", "", "assert (follows);"),
        fault("a lane writes what another wavefront has read", "| (not_above & alone)", "| not_above", "assert (follows);"),
        fault("a reader above the others is not remembered", "else own_of = in_not_above & !in_mine;", "", "assert (follows);"),
        fault("a row that is written over goes with its writer", "entries_unset_valid = walk_release & !bits_shared;", "entries_unset_valid = walk_release;", "assert (follows);"),
        fault("a row that is written over stays modified", "!walk_release & (unset", "(unset", "assert (follows);"),
        fault("a row that is written over is not restored", "walk_restore = bits_modified;", "walk_restore = bits_modified & !bits_shared;", "assert (rsp_word == now);"),
    ];
    Claim::new("smdcd_ordered_bank", verilog, wrapper, 2, faults)
}

fn a_word_with_signatures_has_one_owner_and_an_abort_gives_it_back() -> Claim {
    let filter = FilterShape {
        bits: 2,
        organisation: Organisation::Shared,
        ..Default::default()
    };
    let unit = BloomBank::<3, 2, 2, 1, 2>::new(8, 4, filter);
    let verilog = exported(unit, "bloom_bank");
    let wrapper = transactional_bank("bloom_bank", "`define SIGNATURES\n");
    #[rustfmt::skip]
    let faults = [
        fault("a new access sets no bit of its signature", "((set_valid & (query_slot == 1'd1)) ? query_bit", "(1'b0 ? query_bit", "assert ("),
        fault("a walk leaves the signatures", "(walk_slot == 1'd0)) ? walked", "1'b0) ? walked", "assert (blocked | against);"),
        fault("a commit leaves the signatures", "if (clear | (flush_valid & (flush_slot == 1'd0))) signs_valid0", "if (clear) signs_valid0", "assert (blocked | against);"),
    ];
    Claim::new("bloom_bank", verilog, wrapper, 2, faults).long()
}

/// A reads a word, B reads it, A commits and its entry goes, C writes the word and commits, B reads again.
#[test]
fn as_published_smdcd_lets_a_reader_see_two_values() {
    if !available(&[YOSYS, ABC, SMTBMC, Z3]) {
        return;
    }
    let unit = SmdcdBank::<3, 2, 2, 1>::published(8, 4);
    let wrapper = transactional_bank("smdcd_bank", "`define SHARED\n`define ONLY_ISOLATION\n");
    let claim = Claim::new("published", exported(unit, "smdcd_bank"), wrapper, 2, []);
    let found = told(claim.proof.refute(LONGEST));
    let Some(Verdict::Fails { cycle, assertions }) = found else {
        panic!("not refuted");
    };
    println!("smdcd_published: cycle {cycle}: {assertions}");
    assert_eq!(assertions, "assert (rsp_word == value);");
}
