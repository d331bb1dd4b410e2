//! A description, run: words are numbers, arrays their cells. Everything is compiled into the unit's `update`.

use super::array::{Action, StorageArray};
use super::block_scan::{self, BlockPorts};
use super::first_bit;
use super::operation::Operation;
use super::pin::{InPin, OutPin, PinName};
use super::plane::{Plane, Renewal};
use super::row_exchange::{ExchangePorts, RowExchange};
use super::row_scan::{RowScan, ScanPorts};
use super::{Circuit, Hardware};
use std::fmt::Arguments;

/// The reader that runs a description.
pub struct Simulated;

/// One evaluation of a unit; `rises` in that of the rising edge.
#[inline(always)]
pub fn simulate(unit: &mut impl Circuit, rises: bool) {
    if rises {
        unit.rise(&mut Simulated);
    }
    unit.show(&mut Simulated);
}

impl Hardware for Simulated {
    type Word = u64;

    #[inline(always)]
    fn input(&mut self, _: PinName, pin: &impl InPin) -> u64 {
        pin.word()
    }

    #[inline(always)]
    fn output(&mut self, _: PinName, pin: &mut impl OutPin, word: u64) {
        pin.drive(word);
    }

    #[inline(always)]
    fn load(&mut self, _: PinName, pin: &mut impl OutPin, word: u64) {
        pin.drive(word);
    }

    #[inline(always)]
    fn constant(&mut self, _: usize, value: u64) -> u64 {
        value
    }

    #[inline(always)]
    fn apply<const N: usize>(&mut self, operation: impl Operation<N>, operands: [u64; N]) -> u64 {
        operation.value(operands)
    }

    #[inline(always)]
    fn named(&mut self, _: Arguments, word: u64) -> u64 {
        word
    }

    #[inline(always)]
    fn unused(&mut self, _: u64) {}

    #[inline(always)]
    fn gather(&mut self, count: usize, mut bit: impl FnMut(&mut Self, usize) -> u64) -> u64 {
        (0..count).fold(0, |word, number| word | bit(self, number) << number)
    }

    #[inline(always)]
    fn case(
        &mut self,
        index: u64,
        count: usize,
        _: usize,
        mut word: impl FnMut(&mut Self, usize) -> u64,
    ) -> u64 {
        match (index as usize) < count {
            true => word(self, index as usize),
            false => 0,
        }
    }

    #[inline(always)]
    fn first_case(
        &mut self,
        _: &str,
        count: usize,
        mut holds: impl FnMut(&mut Self, usize) -> u64,
        mut word: impl FnMut(&mut Self, usize) -> u64,
    ) -> u64 {
        let first = (0..count - 1).find(|&number| holds(self, number) != 0);
        word(self, first.unwrap_or(count - 1))
    }

    #[inline(always)]
    fn any_of(&mut self, count: usize, mut word: impl FnMut(&mut Self, usize) -> u64) -> u64 {
        u64::from((0..count).any(|number| word(self, number) != 0))
    }

    #[inline(always)]
    fn union(&mut self, count: usize, mut word: impl FnMut(&mut Self, usize) -> u64) -> u64 {
        (0..count).fold(0, |all, number| all | word(self, number))
    }

    #[inline(always)]
    fn read(&mut self, array: &StorageArray, row: u64) -> u64 {
        array.get(row as usize)
    }

    #[inline(always)]
    fn register(&mut self, array: &StorageArray, row: usize) -> u64 {
        array.get(row)
    }

    #[inline(always)]
    fn bit(&mut self, plane: &Plane, row: u64) -> u64 {
        plane.get(row as usize)
    }

    #[inline(always)]
    fn decoded_bit(&mut self, plane: &Plane, row: u64) -> u64 {
        plane.get(row as usize)
    }

    #[inline(always)]
    fn scan_blocks(
        &mut self,
        planes: &[Plane],
        row_bits: usize,
        ports: BlockPorts<u64>,
    ) -> [u64; 2] {
        block_scan::value(planes, row_bits, ports)
    }

    #[inline(always)]
    fn scan(&mut self, scan: &RowScan, planes: &[Plane], ports: ScanPorts<u64>) -> [u64; 2] {
        scan.value(planes, ports)
    }

    #[inline(always)]
    fn first(&mut self, word: u64, width: usize) -> [u64; 2] {
        first_bit::value(word, width)
    }

    #[inline(always)]
    fn when(&mut self, condition: u64, body: impl FnOnce(&mut Self)) {
        if condition != 0 {
            body(self);
        }
    }

    #[inline(always)]
    fn act(&mut self, array: &mut StorageArray, action: Action<u64>) {
        array.act(action);
    }

    #[inline(always)]
    fn set_bit(&mut self, plane: &mut Plane, row: u64, bit: u64) {
        plane.set(row as usize, bit);
    }

    #[inline(always)]
    fn renew(&mut self, plane: &mut Plane, renewal: Renewal<u64>) {
        plane.renew(renewal);
    }

    #[inline(always)]
    fn clear(&mut self, plane: &mut Plane) {
        plane.clear();
    }

    #[inline(always)]
    fn exchange(
        &mut self,
        planes: [&mut Plane; 2],
        exchange: RowExchange,
        ports: ExchangePorts<u64>,
    ) {
        exchange.act(planes, ports);
    }
}
