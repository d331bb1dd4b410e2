//! Messages to commit units, and what the walks on both sides do.

use crate::pins::PinValue;
use crate::prelude::*;

/// What a message brings.
#[derive(Copy, Clone, Debug, PartialEq, Eq, LogicState)]
pub enum CommitMessage {
    /// The transaction has read `msg_value` at `msg_address`.
    Read,
    /// The transaction writes `msg_value` to `msg_address`.
    Write,
    /// All words that the transaction has in this partition have been sent. `msg_first` is the first number of its warp, `msg_last` says that it is the warp's last.
    Fill,
    /// The transaction has no words in this partition; `msg_first` and `msg_last` as with `Fill`.
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

/// What a packet from a core brings.
#[derive(Copy, Clone, Debug, PartialEq, Eq, LogicState)]
pub enum PacketKind {
    Read,
    Write,
    Fill,
    Result,
}

impl PinValue for PacketKind {
    fn from_word(word: u32) -> Self {
        match word {
            1 => Self::Write,
            2 => Self::Fill,
            3 => Self::Result,
            _ => Self::Read,
        }
    }
    fn to_word(self) -> u32 {
        self as u32
    }
}

/// Where a walk of a warp's logs is: resolving conflicts, then sending.
#[derive(Copy, Clone, Debug, PartialEq, Eq, LogicState)]
pub enum LogPass {
    Over,
    Mark,
    Reads,
    Again,
    SendReads,
    SendWrites,
}

impl PinValue for LogPass {
    fn from_word(word: u32) -> Self {
        match word {
            1 => Self::Mark,
            2 => Self::Reads,
            3 => Self::Again,
            4 => Self::SendReads,
            5 => Self::SendWrites,
            _ => Self::Over,
        }
    }
    fn to_word(self) -> u32 {
        self as u32
    }
}
