//! Messages to commit units, and what the walks on both sides do.

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
