//! Which registers of a warp are targets of work under way.

use turnstile_kernel::{Operands, Token};

/// A cycle that does not come.
pub const NEVER: u64 = u64::MAX;

/// When each register of a warp has its value. A register is the target of one instruction at a time, since an instruction
/// whose target is not ready does not issue.
#[derive(Clone, Debug, Default)]
pub struct Scoreboard {
    /// First cycle in which an instruction with this register can issue, by number.
    ready: Vec<u64>,
    /// Work whose end is not known, with the instruction that waits for it.
    open: Vec<(Token, u32)>,
}

impl Scoreboard {
    /// First cycle in which an instruction with these registers can issue; [`NEVER`] as long as it is not known.
    pub fn ready(&self, operands: Operands) -> u64 {
        let registers = operands.reads.iter().chain(operands.writes);
        let ready = registers.map(|&number| self.ready.get(usize::from(number)).copied());
        ready.flatten().max().unwrap_or(0)
    }

    /// The registers that an instruction writes are ready in cycle `at`.
    pub fn write(&mut self, operands: Operands, at: u64) {
        for number in operands.writes.iter().copied().map(usize::from) {
            if number >= self.ready.len() {
                self.ready.resize(number + 1, 0);
            }
            self.ready[number] = at;
        }
    }

    /// The registers that instruction `pc` writes are ready when the work known by `token` is done.
    pub fn defer(&mut self, operands: Operands, token: Token, pc: u32) {
        self.write(operands, NEVER);
        self.open.push((token, pc));
    }

    /// The work known by `token` is done; returns the instruction.
    pub fn done(&mut self, token: Token) -> Option<u32> {
        let place = self.open.iter().position(|open| open.0 == token)?;
        Some(self.open.swap_remove(place).1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use turnstile_kernel::Counter;

    const fn operands<'a>(reads: &'a [u16], writes: &'a [u16]) -> Operands<'a> {
        Operands { reads, writes }
    }

    #[test]
    fn the_latest_register_decides_whether_read_or_written() {
        let mut board = Scoreboard::default();
        assert_eq!(board.ready(operands(&[7], &[9])), 0, "nothing is under way");
        board.write(operands(&[1], &[2, 3]), 10);
        board.write(operands(&[], &[4]), 12);
        assert_eq!(
            board.ready(operands(&[1], &[])),
            0,
            "a source is not a target"
        );
        assert_eq!(board.ready(operands(&[2, 4], &[])), 12);
        assert_eq!(board.ready(operands(&[], &[3])), 10);
    }

    #[test]
    fn work_without_a_known_end_is_over_when_its_token_comes() {
        let mut board = Scoreboard::default();
        let token = |number| Token {
            counter: Counter::new(0),
            number,
        };
        board.defer(operands(&[], &[5]), token(1), 77);
        board.defer(operands(&[], &[6]), token(2), 78);
        assert_eq!(board.ready(operands(&[5], &[])), NEVER);
        assert_eq!(board.done(token(1)), Some(77));
        assert_eq!(board.done(token(1)), None);
        board.write(operands(&[], &[5]), 40);
        assert_eq!(board.ready(operands(&[5], &[])), 40);
        assert_eq!(board.ready(operands(&[6], &[])), NEVER);
    }
}
