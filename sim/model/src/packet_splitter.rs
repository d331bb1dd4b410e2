//! [`packet_splitter`](turnstile_hdl::packet_splitter): the lanes of an entry by memory partition.

use crate::prefetch_fifo::Line;
use turnstile_hdl::full_size::{CHUNK_BITS, PARTITIONS, PARTITION_BITS, WARP_LANES};

/// What is offered to the commit units.
#[derive(Clone, Copy)]
pub struct Packet {
    pub valid: bool,
    pub fill: bool,
    pub partition: u32,
    pub lanes: u32,
}

/// What the splitter is asked for.
#[derive(Clone, Copy)]
pub struct Asked {
    /// An entry is there, or its values.
    pub entry: bool,
    pub values: bool,
    pub fill: bool,
    pub packet_ready: bool,
}

/// What comes of a cycle.
#[derive(Clone, Copy)]
pub struct Progress {
    pub entry_ready: bool,
    pub entry_done: bool,
    pub fill_done: bool,
}

#[derive(Default)]
pub struct PacketSplitter {
    held: bool,
    waiting: u32,
    /// Lanes of the entry in each partition.
    members: [u32; PARTITIONS],
    addresses: [u32; WARP_LANES],
    /// By partition: lanes that have sent it words.
    touched: [u32; PARTITIONS],
    fill_at: usize,
}

impl PacketSplitter {
    #[inline]
    pub fn addresses(&self) -> &[u32; WARP_LANES] {
        &self.addresses
    }

    /// The lowest partition that lanes wait for, and these.
    #[inline]
    fn chosen(&self) -> Option<(usize, u32)> {
        if self.waiting == 0 {
            return None;
        }
        let here = self.members.iter().map(|lanes| lanes & self.waiting);
        here.enumerate().find(|(_, lanes)| *lanes != 0)
    }

    #[inline]
    pub fn packet(&self, asked: &Asked) -> Packet {
        if asked.fill {
            return Packet {
                valid: true,
                fill: true,
                partition: self.fill_at as u32,
                lanes: self.touched.get(self.fill_at).copied().unwrap_or(0),
            };
        }
        let (partition, lanes) = self.chosen().unwrap_or_default();
        Packet {
            valid: self.held && asked.values && lanes != 0,
            fill: false,
            partition: partition as u32,
            lanes,
        }
    }

    #[inline]
    pub fn progress(&self, asked: &Asked) -> Progress {
        let ends = || match self.chosen() {
            None => true,
            Some((_, lanes)) => asked.packet_ready && self.waiting == lanes,
        };
        Progress {
            entry_ready: !self.held,
            entry_done: self.held && asked.values && ends(),
            fill_done: asked.fill && asked.packet_ready && self.fill_at == PARTITIONS - 1,
        }
    }

    /// The rest of the cycle, with the line at the head and the lanes of it that count.
    #[inline]
    pub fn clock(&mut self, asked: &Asked, line: &Line, lanes: u32, begin: bool, clear: bool) {
        let Progress {
            entry_ready,
            entry_done,
            ..
        } = self.progress(asked);
        if asked.packet_ready {
            self.send(asked);
        }
        if entry_done {
            self.held = false;
        }
        if asked.entry && entry_ready {
            self.take(line, lanes);
        }
        if begin || clear {
            self.fill_at = 0;
            self.touched = [0; PARTITIONS];
        }
        if clear {
            self.held = false;
            self.waiting = 0;
        }
    }

    fn send(&mut self, asked: &Asked) {
        if self.held && asked.values {
            if let Some((partition, lanes)) = self.chosen() {
                self.waiting &= !lanes;
                self.touched[partition] |= lanes;
            }
        }
        if asked.fill {
            self.fill_at = (self.fill_at + 1) % (1 << PARTITION_BITS);
        }
    }

    fn take(&mut self, line: &Line, lanes: u32) {
        self.held = true;
        self.waiting = lanes;
        self.members = [0; PARTITIONS];
        for (lane, word) in line.words.iter().enumerate() {
            let address = word >> 2;
            self.addresses[lane] = address;
            self.members[(address >> CHUNK_BITS) as usize % PARTITIONS] |= 1 << lane;
        }
    }
}
