//! What concerns the whole wavefront: conflict mask, wait counts, two-address LDS accesses.

use super::{program, wavefront};
use turnstile_hdl::lds_op::LdsOp;
use turnstile_kernel::{Counter, Effect, Limit, Warp};
use turnstile_southern_islands::Wavefront;

/// Lanes that lost a conflict do not write, compare as 0, are skipped by readfirstlane and do not keep a loop alive.
#[test]
fn conflict_mask_stops_lanes() {
    let program = program(
        "v_mov_b32_e32 v1, 7\nv_cmp_eq_u32_e32 vcc, 7, v1\nv_readfirstlane_b32 s20, v0\ns_cbranch_execz .L1\ns_nop 0\n.L1:",
    );
    let mut wavefront = wavefront(&program);
    wavefront.exec = 0b1110;
    let conflicts = 0b0110;
    wavefront.execute(&program, conflicts).unwrap();
    assert_eq!(wavefront.vgpr[1][..4], [0, 0, 0, 7]);
    wavefront.execute(&program, conflicts).unwrap();
    assert_eq!(wavefront.scalar.vcc, 0b1000);
    wavefront.execute(&program, conflicts).unwrap();
    assert_eq!(wavefront.scalar.sgpr[20], 3);
    let taken = |taken| Effect::Branch {
        taken,
        backward: false,
        way_out: None,
    };
    assert_eq!(wavefront.execute(&program, conflicts), Ok(taken(false)));
    wavefront.pc = 3;
    assert_eq!(wavefront.execute(&program, 0b1110), Ok(taken(true)));
    assert_eq!(wavefront.pc, 5);
}

/// clang asks whether a condition holds in all lanes by whether it fails in one: lanes that lost fail it, and do not count.
#[test]
fn lanes_that_lost_have_no_say_in_what_all_do() {
    let program = program(
        "v_cmp_lt_u32_e64 s[4:5], 0, v1\ns_andn2_b64 vcc, exec, s[4:5]\ns_cbranch_vccnz .L1\ns_cbranch_vccz .L1\n.L1:",
    );
    let branches = |running: u64| {
        let mut wavefront = wavefront(&program);
        wavefront.exec = 0b1110;
        wavefront.vgpr[1][1..4].copy_from_slice(&[1, 0, 1]);
        let conflicts = 0b1110 & !running;
        let mut step = || wavefront.execute(&program, conflicts).unwrap();
        step();
        step();
        [step(), step()].map(|effect| matches!(effect, Effect::Branch { taken: true, .. }))
    };
    assert_eq!(branches(0b1010), [false, true]);
    assert_eq!(branches(0b1110), [true, false]);
    assert_eq!(branches(0b0100), [true, false]);
    // With nobody to ask, the bits say what they say.
    assert_eq!(branches(0), [true, false]);
}

#[test]
fn wait_counts_are_decoded() {
    let program = program(
        "s_waitcnt vmcnt(3) & lgkmcnt(0)\ns_waitcnt expcnt(1)\ns_waitcnt 0x0f7f\ns_waitcnt 0x70",
    );
    let mut wavefront = wavefront(&program);
    // Most of vector memory, most of local and scalar memory together; nothing waits for stores to read their data.
    let waits = [
        (Some(3), Some(0)),
        (None, None),
        (None, None),
        (Some(0), Some(0)),
    ];
    for (vmcnt, lgkmcnt) in waits {
        let Ok(Effect::Wait(limits)) = wavefront.execute(&program, 0) else {
            panic!("no wait")
        };
        let expected = [(vec!["vector"], vmcnt), (vec!["local", "scalar"], lgkmcnt)];
        let expected = expected
            .into_iter()
            .filter_map(|(names, most)| Some((names, most?)));
        let found = limits.iter().map(|limit| (names(limit), limit.most));
        assert_eq!(found.collect::<Vec<_>>(), expected.collect::<Vec<_>>());
    }
}

/// Names of the counters of a limit.
fn names(limit: &Limit) -> Vec<&'static str> {
    let of_limit =
        |(counter, name): &(Counter, _)| limit.counters.contains(*counter).then_some(*name);
    Wavefront::COUNTERS.iter().filter_map(of_limit).collect()
}

#[test]
fn two_address_lds_accesses_are_scaled_and_delivered_later() {
    let program = program("s_mov_b32 m0, -1\nds_read2st64_b32 v[4:5], v1 offset0:1 offset1:2\nds_write2_b64 v1, v[4:5], v[6:7] offset1:3");
    let mut wavefront = wavefront(&program);
    wavefront.vgpr[1] = [8; 64];
    wavefront.execute(&program, 0).unwrap();
    let Ok(Effect::Local(request)) = wavefront.execute(&program, 1) else {
        panic!("no LDS request")
    };
    assert_eq!(request.lanes, !1);
    assert_eq!(
        request
            .accesses
            .iter()
            .map(|a| a.address[5])
            .collect::<Vec<_>>(),
        [8 + 256, 8 + 512]
    );
    for (access, value) in [10, 20].into_iter().enumerate() {
        assert_eq!(request.accesses[access].op, LdsOp::ReadB32);
        wavefront.deliver_local(request.token, access, request.lanes, &[value; 64], &[0; 64]);
    }
    assert_eq!(
        [4, 5].map(|r: usize| (wavefront.vgpr[r][0], wavefront.vgpr[r][9])),
        [(0, 10), (0, 20)]
    );
    wavefront.vgpr[7] = [70; 64];
    let Ok(Effect::Local(request)) = wavefront.execute(&program, 0) else {
        panic!("no LDS request")
    };
    let second = &request.accesses[1];
    assert_eq!((second.address[0], second.data2[0]), (8 + 24, 70));
    let before = wavefront.clone();
    wavefront.deliver_local(request.token, 1, request.lanes, &[1; 64], &[2; 64]);
    assert_eq!(wavefront, before, "a store has no destination");
}
