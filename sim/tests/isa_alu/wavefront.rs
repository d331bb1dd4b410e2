//! What concerns the whole wavefront: conflict mask, wait counts, two-address LDS accesses.

use super::{program, wavefront};
use turnstile_sim::isa::{Effect, LdsOp};

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
        target: 5,
        fall_through: 4,
        taken,
        backward: false,
        conditional: true,
    };
    assert_eq!(wavefront.execute(&program, conflicts), Ok(taken(false)));
    wavefront.pc = 3;
    assert_eq!(wavefront.execute(&program, 0b1110), Ok(taken(true)));
    assert_eq!(wavefront.pc, 5);
}

#[test]
fn wait_counts_are_decoded() {
    let program = program(
        "s_waitcnt vmcnt(3) & lgkmcnt(0)\ns_waitcnt expcnt(1)\ns_waitcnt 0x0f7f\ns_waitcnt 0x70",
    );
    let mut wavefront = wavefront(&program);
    let waits = [
        (Some(3), Some(0), None),
        (None, None, Some(1)),
        (None, None, None),
        (Some(0), Some(0), None),
    ];
    for (vmcnt, lgkmcnt, expcnt) in waits {
        let effect = wavefront.execute(&program, 0);
        assert_eq!(
            effect,
            Ok(Effect::WaitCount {
                vmcnt,
                lgkmcnt,
                expcnt
            })
        );
    }
}

#[test]
fn two_address_lds_accesses_are_scaled_and_delivered_later() {
    let program = program("s_mov_b32 m0, -1\nds_read2st64_b32 v[4:5], v1 offset0:1 offset1:2\nds_write2_b64 v1, v[4:5], v[6:7] offset1:3");
    let mut wavefront = wavefront(&program);
    wavefront.vgpr[1] = [8; 64];
    wavefront.execute(&program, 0).unwrap();
    let Ok(Effect::Lds(request)) = wavefront.execute(&program, 1) else {
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
    for (value, access) in [10, 20].into_iter().zip(&request.accesses) {
        assert_eq!(access.op, LdsOp::ReadB32);
        wavefront.write_back_lds(
            access.destination.unwrap(),
            request.lanes,
            &[value; 64],
            &[0; 64],
        );
    }
    assert_eq!(
        [4, 5].map(|r: usize| (wavefront.vgpr[r][0], wavefront.vgpr[r][9])),
        [(0, 10), (0, 20)]
    );
    wavefront.vgpr[7] = [70; 64];
    let Ok(Effect::Lds(request)) = wavefront.execute(&program, 0) else {
        panic!("no LDS request")
    };
    let second = &request.accesses[1];
    assert_eq!(
        (second.address[0], second.data2[0], second.destination),
        (8 + 24, 70, None)
    );
}
