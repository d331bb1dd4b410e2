//! Messages to a commit unit, and what its pointers do.

use crate::pins::PinValue;
use crate::prelude::*;

/// What a message brings.
#[derive(Copy, Clone, Debug, PartialEq, Eq, LogicState)]
pub enum CommitMessage {
    Read,
    Write,
    Fill,
    Skip,
}

impl PinValue for CommitMessage {
    fn from_word(word: u32) -> Self {
        match word {
            1 => Self::Write,
            2 => Self::Fill,
            3 => Self::Skip,
            _ => Self::Read,
        }
    }
    fn to_word(self) -> u32 {
        self as u32
    }
}

/// What a pointer that walks logs is doing.
#[derive(Copy, Clone, Debug, PartialEq, Eq, LogicState)]
pub enum WalkState {
    Wait,
    Begin,
    Reads,
    Writes,
    End,
}
