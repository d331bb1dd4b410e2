//! What the transaction hardware cannot make right.

use super::{accepted, kernel, load, load_text, refused};

#[test]
fn transactions_must_pair_up() {
    refused(
        "s_tx_begin\ns_endpgm\n",
        "k.s:19: the kernel ends inside a transaction",
    );
    refused(
        "s_tx_commit\ns_endpgm\n",
        "k.s:18: s_tx_commit without s_tx_begin",
    );
    refused(
        "s_cbranch_scc1 .L1\ns_tx_begin\n.L1:\ns_tx_commit\ns_endpgm\n",
        "k.s:21: s_tx_commit without s_tx_begin",
    );
    refused(
        "s_tx_begin\n.L1:\ns_tx_begin\ns_cbranch_scc1 .L1\ns_tx_commit\ns_endpgm\n",
        "two nesting depths",
    );
    accepted("s_tx_begin\ns_tx_begin\ns_tx_commit\ns_tx_commit\ns_endpgm\n");
    accepted("s_cbranch_execz .L1\ns_tx_begin\ns_tx_commit\n.L1:\ns_endpgm\n");
}

/// What clang makes of `TX_BEGIN(); if (x) { ...; TX_COMMIT(); } else { ...; TX_COMMIT(); }`, and of `return` behind the
/// first commit.
#[test]
fn a_commit_must_not_stand_in_a_leg() {
    let message = "k.s:21: this s_tx_commit stands in one leg of a branch, and would commit all work-items of the wavefront, \
                   those that take the other leg too; put one TX_COMMIT() behind the branch";
    let first =
        "s_tx_begin\ns_and_saveexec_b64 s[8:9], vcc\ns_cbranch_execz .L1\ns_tx_commit\n.L1:\n";
    let second = "s_andn2_saveexec_b64 s[8:9], s[8:9]\ns_cbranch_execz .L2\ns_tx_commit\n.L2:\ns_or_b64 exec, exec, s[8:9]";
    refused(&format!("{first}{second}\ns_endpgm\n"), message);
    refused(&format!("{first}{second}\ns_barrier\ns_endpgm\n"), message);
    refused(
        "s_tx_begin\ns_and_saveexec_b64 s[8:9], vcc\ns_cbranch_execnz .L3\ns_branch .L4\n.L3:\ns_tx_commit\n.L4:\n\
         s_endpgm\n",
        "k.s:23: this s_tx_commit stands in one leg",
    );
    // A branch that all lanes take together may have a commit in each leg, and a leg a transaction of its own.
    let together = "s_tx_begin\ns_cbranch_scc1 .L5\ns_tx_commit\ns_branch .L6\n.L5:\ns_tx_commit\n.L6:\ns_endpgm\n";
    accepted(together);
    let nested = "s_tx_begin\ns_cbranch_execz .L7\ns_tx_begin\ns_tx_commit\n.L7:\n";
    accepted(&format!("{nested}s_tx_commit\ns_endpgm\n"));
    refused(
        &format!("{nested}s_endpgm\n"),
        "k.s:23: the kernel ends inside a transaction",
    );
}

#[test]
fn what_cannot_be_rolled_back_is_refused_inside_transactions() {
    refused(
        "s_tx_begin\ns_barrier\ns_tx_commit\ns_endpgm\n",
        "k.s:19: s_barrier inside a transaction",
    );
    let store = "s_tx_begin\nbuffer_store_dword v0, off, s[0:3], 0\ns_tx_commit\ns_endpgm\n";
    load(store, true).unwrap();
    let global = "writes global memory inside a transaction and cannot be rolled back; move the write behind TX_COMMIT()";
    // The resource of private memory, but there is none, and its registers hold another.
    refused(store, global);
    let private = |store: &str| {
        let size = "workitem_private_segment_byte_size = 16\n\t\tworkitem_vgpr_count";
        let text = kernel(store).replace("workitem_vgpr_count", size);
        load_text(&text, false).unwrap_err()
    };
    let told = "k.s:20: `buffer_store_dword v0, off, s[0:3], 0` writes private memory inside a transaction and cannot be \
                rolled back; compile with -O1 or more";
    assert!(private(store).starts_with(told), "{}", private(store));
    let elsewhere = private(&store.replace("s[0:3]", "s[8:11]"));
    assert!(elsewhere.contains(global), "{elsewhere}");
    refused(
        "s_tx_begin\nbuffer_atomic_add v0, off, s[0:3], 0\ns_tx_commit\ns_endpgm\n",
        "cannot be rolled back",
    );
    accepted("s_tx_begin\nbuffer_load_dword v0, off, s[0:3], 0\ns_tx_commit\ns_endpgm\n");
    accepted(
        "s_tx_begin\ns_tx_commit\ns_barrier\nbuffer_store_dword v0, off, s[0:3], 0\ns_endpgm\n",
    );
}

/// A transaction around `inside`, and `after` behind it.
fn around(inside: &str, after: &str) -> String {
    format!("s_tx_begin\n{inside}\ns_tx_commit\n{after}\ns_endpgm\n")
}

#[test]
fn scalars_computed_from_lane_masks_must_not_leave() {
    let message = "computes s10 from a lane mask inside a transaction, and it is read after the s_tx_commit in line";
    let read = "v_mov_b32_e32 v1, s10";
    let load = "ds_read_b32 v2, v0";
    refused(
        &around("s_bcnt1_i32_b64 s10, exec", read),
        "k.s:19: `s_bcnt1_i32_b64 s10, exec` computes s10",
    );
    refused(&around("s_ff1_i32_b64 s10, exec", read), message);
    refused(
        &around(
            "v_cmp_eq_u32_e32 vcc, 0, v0\ns_flbit_i32_b64 s10, vcc",
            read,
        ),
        message,
    );
    refused(
        &around(&format!("{load}\nv_readfirstlane_b32 s10, v2"), read),
        message,
    );
    refused(
        &around(&format!("{load}\nv_readlane_b32 s10, v2, 3"), read),
        message,
    );
    // Through other scalars, SCC and a loop.
    refused(
        &around("s_bcnt1_i32_b64 s11, exec\ns_add_i32 s10, s11, 1", read),
        "line 21",
    );
    refused(
        &around(
            "s_and_b64 s[12:13], exec, vcc\ns_cselect_b32 s10, 1, 0",
            read,
        ),
        message,
    );
    refused(
        &around(
            ".L1:\ns_bcnt1_i32_b64 s10, vcc\nv_cmp_eq_u32_e32 vcc, 0, v0\ns_cbranch_vccnz .L1",
            read,
        ),
        message,
    );
}

/// The hardware merges M0 and SCC as the halves of a pair: M0 can hold lanes 0..31 of a mask, SCC is one bit.
#[test]
fn m0_and_scc_from_lane_masks_must_not_leave_either() {
    let read_m0 = "v_mov_b32_e32 v1, m0";
    let read_scc = "s_cselect_b32 s10, 1, 0";
    refused(
        &around("s_bcnt1_i32_b64 m0, exec", read_m0),
        "k.s:19: `s_bcnt1_i32_b64 m0, exec` computes m0 from a lane mask",
    );
    // Every access to local memory reads M0.
    refused(
        &around("s_bcnt1_i32_b64 m0, exec", "ds_read_b32 v2, v0"),
        "computes m0 from a lane mask",
    );
    let compare = "v_cmp_eq_u32_e32 vcc, 0, v0\n";
    refused(
        &around(&format!("{compare}s_mov_b32 m0, vcc_hi"), read_m0),
        "computes m0 from a lane mask",
    );
    accepted(&around(
        &format!("{compare}s_mov_b32 m0, vcc_lo"),
        "s_mov_b32 s10, m0",
    ));
    accepted(&around("s_add_i32 m0, s10, 1", read_m0));
    for computes in [
        "s_bcnt1_i32_b64 s11, exec",
        "s_and_b64 s[12:13], exec, vcc",
        "s_cmp_lg_u32 exec_lo, 0",
        "s_bitcmp1_b32 exec_hi, 3",
        "s_and_saveexec_b64 s[12:13], s[14:15]",
    ] {
        refused(
            &around(computes, read_scc),
            &format!("k.s:19: `{computes}` computes scc from a lane mask"),
        );
    }
    let pass = "v_cmp_eq_u32_e32 vcc, 0, v0\ns_cmp_eq_u32 vcc_lo, 0";
    refused(
        &around(pass, "s_cbranch_scc1 .L1\n.L1:"),
        "computes scc from a lane mask",
    );
    accepted(&around("s_cmp_eq_u32 s10, 0", read_scc));
}

#[test]
fn times_must_not_leave() {
    let read = "v_mov_b32_e32 v1, s10";
    refused(
        &around("s_memtime s[10:11]\ns_waitcnt lgkmcnt(0)", read),
        "k.s:19: `s_memtime s[10:11]` reads the time to s10 inside a transaction",
    );
    accepted(&around("s_memtime s[10:11]", "s_nop 0"));
    accepted(&around("s_nop 0", &format!("s_memtime s[10:11]\n{read}")));
}

#[test]
fn masks_and_uniform_values_may_leave() {
    let read = "v_mov_b32_e32 v1, s10";
    // Not read, overwritten before it is read, or read in the transaction only.
    accepted(&around("s_bcnt1_i32_b64 s10, exec", "s_nop 0"));
    accepted(&around(
        "s_bcnt1_i32_b64 s10, exec",
        &format!("s_mov_b32 s10, 0\n{read}"),
    ));
    accepted(&around(
        "s_bcnt1_i32_b64 s10, exec\nv_mov_b32_e32 v1, s10",
        "s_nop 0",
    ));
    // A mask stays a mask, a counter is uniform, and so is a bit count of an argument.
    accepted(&around(
        "v_cmp_eq_u32_e32 vcc, 0, v0\ns_and_b64 s[10:11], vcc, exec",
        "s_mov_b64 vcc, s[10:11]",
    ));
    accepted(&around("s_add_i32 s10, s10, 1", read));
    accepted(&around("s_bcnt1_i32_b32 s10, s9", read));
    // clang moves uniform values through vector registers to use operations the scalar unit lacks.
    let division = "v_cvt_f32_u32_e32 v2, s9\nv_rcp_iflag_f32_e32 v2, v2\nv_cvt_u32_f32_e32 v2, v2\n\
                    v_cmp_le_u32_e32 vcc, s9, v2\nv_cndmask_b32_e32 v2, v2, v2, vcc\nv_readfirstlane_b32 s10, v2";
    accepted(&around(division, read));
}

/// What clang makes of code behind `uint x = *p;` in a transaction, where `p` is the same for all work-items.
#[test]
fn what_the_compiler_takes_for_uniform_must_not_leave() {
    let load = "ds_read_b32 v2, v0";
    let remedy = "write TX_DIVERGENT(x); before TX_COMMIT()";
    // A branch on it, compared behind the commit or before it; the value itself, and one computed from it.
    let way = "k.s:22: `s_cbranch_vccnz .L1` sends all work-items of a wavefront one way";
    let branch = "v_cmp_gt_u32_e32 vcc, s9, v2\ns_cbranch_vccnz .L1\n.L1:";
    refused(&around(load, branch), way);
    refused(&around(load, branch), remedy);
    refused(
        &around(
            &format!("{load}\nv_add_i32_e32 v3, vcc, 1, v2"),
            &branch.replace("v2", "v3"),
        ),
        "sends all work-items",
    );
    refused(
        &around(
            &format!("{load}\nv_cmp_gt_u32_e32 vcc, s9, v2"),
            "s_and_b64 vcc, exec, vcc\ns_cbranch_vccz .L1\n.L1:",
        ),
        "sends all work-items",
    );
    // In a later transaction.
    refused(&around(load, &around(branch, "")), "sends all work-items");
    refused(
        &around(load, "v_readfirstlane_b32 s10, v2"),
        "k.s:21: `v_readfirstlane_b32 s10, v2` takes the value of one work-item for all",
    );
    // A scalar that counts the rounds of a search, as it is and in a vector register.
    let search = "s_mov_b32 s10, -1\n.L2:\nds_read_b32 v2, v0\ns_add_i32 s10, s10, 1\n\
                  v_cmp_ne_u32_e32 vcc, 0, v2\ns_cbranch_vccnz .L2";
    refused(
        &around(search, "v_mov_b32_e32 v1, s10"),
        "k.s:24: `s_cbranch_vccnz .L2` decides by what is read in a transaction about the value of s10",
    );
    refused(
        &around(&format!("{search}\nv_mov_b32_e32 v2, s10"), branch),
        "sends all work-items",
    );
}

#[test]
fn what_differs_by_lane_or_not_at_all_may_leave() {
    let load = "ds_read_b32 v2, v0";
    let branch = "v_cmp_gt_u32_e32 vcc, s9, v1\ns_cbranch_vccnz .L1\n.L1:";
    // Lanes go their own ways.
    accepted(&around(
        load,
        "v_cmp_gt_u32_e32 vcc, s9, v2\ns_and_saveexec_b64 s[0:1], vcc\ns_cbranch_execz .L1\n.L1:\n\
         s_or_b64 exec, exec, s[0:1]",
    ));
    // Another value, the same register with another value, and a branch before the commit.
    accepted(&around(load, branch));
    accepted(&around(
        load,
        &format!("v_mov_b32_e32 v2, s9\n{}", branch.replace("v1", "v2")),
    ));
    accepted(&around(
        &format!("{load}\n{}", branch.replace("v1", "v2")),
        "s_nop 0",
    ));
    // A loop counter that clang moves behind a branch in the transaction.
    accepted(&around(
        &format!(
            "{load}\n{}\ns_add_i32 s10, s10, 1",
            branch.replace("v1", "v2")
        ),
        "v_mov_b32_e32 v1, s10",
    ));
}
