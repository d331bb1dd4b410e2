//! [`log_cursor`](turnstile_hdl::log_cursor): which line of a warp's logs is next.

use turnstile_hdl::commit_op::LogPass;

/// A walk of both logs begins.
#[derive(Clone, Copy)]
pub enum Begin {
    Resolve { again: bool },
    Send,
}

/// Lengths of the logs that are walked.
#[derive(Clone, Copy, Default)]
pub struct Length {
    pub reads: u16,
    pub writes: u16,
}

#[derive(Default)]
pub struct LogCursor {
    pass: LogPass,
    index: u16,
    values: bool,
    again: bool,
}

impl LogCursor {
    #[inline]
    pub fn pass(&self) -> LogPass {
        self.pass
    }

    #[inline]
    pub fn more(&self) -> bool {
        self.pass != LogPass::Over
    }

    #[inline]
    pub fn of_writes(&self) -> bool {
        !matches!(self.pass, LogPass::Reads | LogPass::SendReads)
    }

    #[inline]
    pub fn at_index(&self) -> u16 {
        self.index
    }

    #[inline]
    pub fn at_values(&self) -> bool {
        self.values
    }

    fn is_last(&self, length: Length) -> bool {
        let entries = match self.of_writes() {
            true => length.writes,
            false => length.reads,
        };
        self.index.wrapping_add(1) == entries
    }

    /// The last line of the passes that are scanned.
    pub fn scan_last(&self, length: Length) -> bool {
        let in_last_pass = match self.pass {
            LogPass::Reads => true,
            LogPass::Mark => length.reads == 0,
            _ => false,
        };
        in_last_pass && self.is_last(length)
    }

    #[inline]
    pub fn clock(&mut self, begin: Option<Begin>, take: bool, length: Length, clear: bool) {
        match self.pass {
            LogPass::Over => {
                if let Some(begin) = begin {
                    self.begin(begin, length);
                }
            }
            _ if take => self.take(length),
            _ => {}
        }
        if clear {
            self.pass = LogPass::Over;
            self.index = 0;
            self.values = false;
        }
    }

    fn begin(&mut self, begin: Begin, length: Length) {
        let Length { reads, writes } = length;
        self.pass = match begin {
            Begin::Resolve { .. } if writes != 0 => LogPass::Mark,
            Begin::Resolve { .. } if reads != 0 => LogPass::Reads,
            Begin::Send if reads != 0 => LogPass::SendReads,
            Begin::Send if writes != 0 => LogPass::SendWrites,
            _ => LogPass::Over,
        };
        if let Begin::Resolve { again } = begin {
            self.again = again;
        }
    }

    fn take(&mut self, length: Length) {
        let sends = matches!(self.pass, LogPass::SendReads | LogPass::SendWrites);
        let is_last = self.is_last(length);
        self.values = sends && !self.values;
        if self.values {
            return;
        }
        self.index = self.index.wrapping_add(1);
        if !is_last {
            return;
        }
        self.index = 0;
        let goes_again = self.again && length.writes != 0;
        self.pass = match self.pass {
            LogPass::Mark if length.reads != 0 => LogPass::Reads,
            LogPass::Mark | LogPass::Reads if goes_again => LogPass::Again,
            LogPass::SendReads if length.writes != 0 => LogPass::SendWrites,
            _ => LogPass::Over,
        };
    }
}
