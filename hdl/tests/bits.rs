//! Words mean what rust-hdl's do: every operation, on all values of small widths and at the ends of larger ones.

use rust_hdl_core::bits::{bit_cast as any_cast, Bits as AnyBits};
use std::panic::catch_unwind;
use turnstile_hdl::prelude::*;

/// All values up to four bits; else those around 0, the middle and the end, and two patterns.
fn values(width: usize) -> Vec<u64> {
    let last = (1_u64 << width) - 1;
    if width <= 4 {
        return (0..=last).collect();
    }
    let middle = 1 << (width - 1);
    let patterns = [0x5555_5555 & last, 0x1234_5678 & last];
    let ends = [0, 1, middle - 1, middle, middle + 1, last - 1, last];
    ends.into_iter().chain(patterns).collect()
}

#[track_caller]
fn same<const N: usize>(what: &str, word: Bits<N>, any: AnyBits<N>) {
    assert_eq!(u64::from(word), u64::from(any), "{what}, {N} bits");
}

fn unary<const N: usize>(a: u64) {
    let (word, any): (Bits<N>, AnyBits<N>) = (a.into(), a.into());
    same("value", word, any);
    same("!", !word, !any);
    assert_eq!(word.index(), any.index());
    assert_eq!(
        [word.any(), word.all(), word.xor()],
        [any.any(), any.all(), any.xor()],
        "{a:#x}, {N} bits"
    );
    assert_eq!(word.verilog().to_string(), any.verilog().to_string());
    assert_eq!(word.vcd(), any.vcd());
    same("to 1 bit", bit_cast::<1, N>(word), any_cast(any));
    same("to 7 bits", bit_cast::<7, N>(word), any_cast(any));
    same("to 32 bits", bit_cast::<32, N>(word), any_cast(any));
    for bit in 0..N {
        assert_eq!(word.get_bit(bit), any.get_bit(bit));
        for value in [false, true] {
            let (word, any) = (word.replace_bit(bit, value), any.replace_bit(bit, value));
            same("replace_bit", word, any);
        }
    }
    for low in 0..=N {
        same("get_bits", word.get_bits::<2>(low), any.get_bits::<2>(low));
    }
    for by in [0, 1, 2, 3, 8, 31, 32, 33] {
        same("<<", word << by, any << by);
        same(">>", word >> by, any >> by);
        same("<< word", word << Bits::<6>::from(by), any << by);
        same(">> word", word >> Bits::<6>::from(by), any >> by);
    }
    // Which rust-hdl would take a big integer of that size for.
    assert!(!(word << (1 << 32)).any() && !(word >> (1 << 32)).any());
}

fn binary<const N: usize>(a: u64, b: u64) {
    let (x, y): (Bits<N>, Bits<N>) = (a.into(), b.into());
    let (p, q): (AnyBits<N>, AnyBits<N>) = (a.into(), b.into());
    for (what, word, beside_number, any) in [
        ("+", x + y, x + b, p + q),
        ("-", x - y, x - b, p - q),
        ("&", x & y, x & b, p & q),
        ("|", x | y, x | b, p | q),
        ("^", x ^ y, x ^ b, p ^ q),
    ] {
        same(what, word, any);
        same(what, beside_number, any);
    }
    assert_eq!([x == y, x < y, x <= y], [p == q, p < q, p <= q]);
    assert_eq!([x == b, x < b, x <= b], [p == q, p < q, p <= q]);
}

fn compare<const N: usize>() {
    assert_eq!(Bits::<N>::BITS, N);
    assert_eq!(
        Bits::<N>::descriptor().name,
        AnyBits::<N>::descriptor().name
    );
    same("default", Bits::<N>::default(), AnyBits::<N>::default());
    for a in values(N) {
        unary::<N>(a);
        values(N).into_iter().for_each(|b| binary::<N>(a, b));
    }
}

#[test]
fn every_operation_gives_what_rust_hdl_gives() {
    compare::<1>();
    compare::<2>();
    compare::<3>();
    compare::<4>();
    compare::<5>();
    compare::<8>();
    compare::<16>();
    compare::<31>();
    compare::<32>();
}

#[test]
fn what_does_not_fit_is_refused() {
    let words: [fn() -> Bits<4>; 4] = [
        || 16.into(),
        || Bits::<4>::default() + 16,
        || Bits::<4>::default().replace_bit(4, true),
        || bit_cast(Bits::<4>::default().get_bits::<1>(5)),
    ];
    for word in words {
        assert!(catch_unwind(word).is_err());
    }
    assert!(catch_unwind(|| Bits::<4>::default() == 16).is_err());
    assert!(catch_unwind(|| Bits::<4>::default().get_bit(4)).is_err());
}
