//! [`meeting_lanes`](turnstile_hdl::meeting_lanes): lanes that lose with the loser of a conflict.

use crate::bits::ones;

/// Most lanes of a half.
const MOST: usize = 32;

/// Half of an access as it stands on the pins.
#[derive(Clone, Copy)]
pub struct Half<'a> {
    pub addr: &'a [u32],
    /// Lanes that run.
    pub runs: u32,
    pub upper: bool,
    pub continues: bool,
    /// The strap.
    pub all_lose: bool,
}

#[derive(Default)]
pub struct MeetingLanes {
    looking: bool,
    looked_up: bool,
    todo: u32,
    /// The lower half: lanes that ran, losers to look up, those that join them, words.
    kept: u32,
    kept_todo: u32,
    kept_joined: u32,
    kept_words: [u32; MOST],
}

impl MeetingLanes {
    #[inline]
    pub fn is_looking(&self) -> bool {
        self.looking
    }

    /// Lanes of the lower half that have joined the losers before this cycle.
    #[inline]
    pub fn joined_lower(&self, half: &Half) -> u32 {
        match self.looking {
            true => self.lower(half, self.kept_joined),
            false => 0,
        }
    }

    /// The lanes of the request with the word of the next loser; those of the lower half are kept.
    pub fn look_up(&mut self, half: &Half) -> u32 {
        let lower_todo = self.lower(half, self.kept_todo);
        if !self.looking || (self.todo | lower_todo) == 0 {
            return 0;
        }
        let word = match self.todo {
            0 => self.kept_words[lower_todo.trailing_zeros() as usize],
            todo => half.addr[todo.trailing_zeros() as usize] >> 2,
        };
        let same = |lanes: u32, word_of: &dyn Fn(usize) -> u32| {
            ones(lanes)
                .filter(|&lane| word_of(lane) == word)
                .fold(0, |same, lane| same | 1 << lane)
        };
        let here = same(half.runs, &|lane| half.addr[lane] >> 2);
        let lower = self.lower(half, self.kept);
        let there = same(lower, &|lane| self.kept_words[lane]);
        self.todo &= !here;
        self.kept_joined |= there & !self.kept_todo;
        self.kept_todo &= !there;
        // Not done in this cycle.
        self.looked_up = true;
        here
    }

    /// After [`look_up`](Self::look_up): whether the request is `told` of all its `losers` to banks and all are looked up.
    pub fn done(&mut self, half: &Half, told: bool, losers: u32) -> bool {
        if std::mem::take(&mut self.looked_up) || !told {
            return false;
        }
        if !self.looking && (losers | self.lower(half, self.kept_todo)) != 0 {
            self.looking = true;
            self.todo = losers;
            self.kept_joined = 0;
            return false;
        }
        self.looking = false;
        if half.all_lose && !half.upper {
            self.kept = half.runs;
            self.kept_todo = losers;
            for (kept, address) in self.kept_words.iter_mut().zip(half.addr) {
                *kept = address >> 2;
            }
        }
        true
    }

    /// Lanes of the lower half, if the request is the upper half of the same access.
    #[inline]
    fn lower(&self, half: &Half, lanes: u32) -> u32 {
        match half.upper && half.continues {
            true => lanes,
            false => 0,
        }
    }
}
