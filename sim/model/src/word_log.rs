//! [`word_log`](turnstile_hdl::word_log): lists of words in one pool of nodes.
//!
//! What the RTL has once for each port is here once: all ports see the same words.

use turnstile_hdl::full_size::{COMMIT_COUNT_BITS, COMMIT_NODE_BITS, COMMIT_SLOT_BITS};
use turnstile_hdl::word_log::PORTS;

const SLOTS: usize = 1 << COMMIT_SLOT_BITS;
const NODES: usize = 1 << COMMIT_NODE_BITS;
const NODE: usize = NODES - 1;
const COUNT: usize = (1 << COMMIT_COUNT_BITS) - 1;

/// A word for the list of a slot.
#[derive(Clone, Copy)]
pub struct Put {
    pub slot: usize,
    pub address: u32,
    pub value: u32,
}

/// What a port asks for: the list that it looks at next, and what becomes of its walk.
#[derive(Clone, Copy, Default)]
pub struct Walk {
    pub slot: usize,
    pub begin: bool,
    pub take: bool,
}

/// The inputs of a log in a cycle.
pub struct Inputs {
    pub put: Option<Put>,
    pub walks: [Walk; PORTS],
    /// Whether a node's word was counted.
    pub counted: Option<(usize, bool)>,
    pub free: Option<usize>,
    pub empty: Option<usize>,
}

/// A port: the list that it looks at, and where its walk is.
#[derive(Clone, Copy, Default)]
struct Port {
    head: usize,
    count: usize,
    node: usize,
    left: usize,
    link: usize,
    address: u32,
}

#[derive(Clone, Copy, Default)]
struct List {
    head: usize,
    tail: usize,
    count: usize,
}

#[derive(Clone, Copy, Default)]
struct Node {
    address: u32,
    value: u32,
    link: usize,
    counted: bool,
}

pub struct WordLog {
    lists: Box<[List]>,
    nodes: Box<[Node]>,
    free: Box<[usize]>,
    oldest: usize,
    newest: usize,
    available: usize,
    /// Step of the sweep, while there is one.
    sweep: Option<usize>,
    /// The put of the last cycle: its list, and its node.
    placing: Option<(usize, usize)>,
    /// The list that the put of the last cycle would go to.
    placed: List,
    first_free: usize,
    ports: [Port; PORTS],
    value: u32,
    counted: bool,
}

impl Default for WordLog {
    fn default() -> Self {
        Self {
            lists: vec![List::default(); SLOTS].into(),
            nodes: vec![Node::default(); NODES].into(),
            free: vec![0; NODES].into(),
            oldest: 0,
            newest: 0,
            available: 0,
            sweep: None,
            placing: None,
            placed: List::default(),
            first_free: 0,
            ports: Default::default(),
            value: 0,
            counted: false,
        }
    }
}

impl WordLog {
    #[inline]
    pub fn ready(&self) -> bool {
        self.sweep.is_none()
    }

    #[inline]
    pub fn is_full(&self) -> bool {
        self.available == 0
    }

    /// The node of a put.
    #[inline]
    pub fn put_node(&self) -> usize {
        self.first_free
    }

    /// The slot of a put of the last cycle, if it is the first word of its list.
    #[inline]
    pub fn placed_first(&self) -> Option<usize> {
        let (slot, _) = self.placing?;
        (self.placed.count == 0).then_some(slot)
    }

    #[inline]
    pub fn may_empty(&self) -> bool {
        self.placing.is_none()
    }

    /// Whether the list that a port looks at has words.
    #[inline]
    pub fn has_words(&self, port: usize) -> bool {
        self.ports[port].count != 0
    }

    #[inline]
    pub fn is_last(&self, port: usize) -> bool {
        self.ports[port].left == 1
    }

    #[inline]
    pub fn node(&self, port: usize) -> usize {
        self.ports[port].node
    }

    #[inline]
    pub fn address(&self, port: usize) -> u32 {
        self.ports[port].address
    }

    /// Of port 1.
    #[inline]
    pub fn value(&self) -> u32 {
        self.value
    }

    /// Of port 2.
    #[inline]
    pub fn counted(&self) -> bool {
        self.counted
    }

    #[inline]
    pub fn clock(&mut self, inputs: &Inputs, clear: bool) {
        let put = inputs.put.filter(|_| self.available != 0 && !clear);
        let node = self.first_free;
        self.lengthen(inputs.empty);
        if let Some((node, counted)) = inputs.counted {
            self.nodes[node].counted = counted;
        }
        if let Some(put) = put {
            let kept = &mut self.nodes[node];
            (kept.address, kept.value) = (put.address, put.value);
        }
        self.placing = put.map(|put| (put.slot, node));
        if let Some(put) = put {
            self.placed = self.lists[put.slot];
        }
        self.walk(&inputs.walks);
        self.queue(put.is_some(), inputs.free);
        self.sweep(clear);
        self.first_free = self.free[self.oldest];
    }

    /// The list of the last put is longer, or another is empty.
    fn lengthen(&mut self, empty: Option<usize>) {
        if let Some((slot, node)) = self.placing {
            let list = &mut self.lists[slot];
            match self.placed.count {
                0 => list.head = node,
                _ => self.nodes[self.placed.tail].link = node,
            }
            list.tail = node;
            if self.sweep.is_none() {
                list.count = (self.placed.count + 1) & COUNT;
            }
        } else if self.sweep.is_none() {
            if let Some(slot) = empty {
                self.lists[slot].count = 0;
            }
        }
        if let Some(step) = self.sweep {
            self.lists[step % SLOTS].count = 0;
        }
    }

    fn walk(&mut self, walks: &[Walk; PORTS]) {
        for (port, walk) in self.ports.iter_mut().zip(walks) {
            if walk.take {
                port.node = port.link;
                port.left = port.left.wrapping_sub(1) & COUNT;
            }
            if walk.begin {
                port.node = port.head;
                port.left = port.count;
            }
            let (list, node) = (&self.lists[walk.slot], &self.nodes[port.node]);
            (port.head, port.count) = (list.head, list.count);
            (port.link, port.address) = (node.link, node.address);
        }
        self.value = self.nodes[self.ports[1].node].value;
        self.counted = self.nodes[self.ports[2].node].counted;
    }

    /// The queue of free nodes.
    fn queue(&mut self, takes: bool, free: Option<usize>) {
        if let Some(node) = free.filter(|_| self.sweep.is_none()) {
            self.free[self.newest] = node;
        }
        self.newest = (self.newest + usize::from(free.is_some())) & NODE;
        self.oldest = (self.oldest + usize::from(takes)) & NODE;
        let available = self.available + usize::from(free.is_some());
        self.available = (available - usize::from(takes)) & COUNT;
    }

    fn sweep(&mut self, clear: bool) {
        if let Some(step) = self.sweep {
            self.free[step] = step;
            self.newest = 0;
            self.available = if step == NODE { NODES } else { 0 };
            self.sweep = (step != NODE).then_some(step + 1);
        }
        if clear {
            self.sweep = Some(0);
            self.oldest = 0;
            self.newest = 0;
            self.available = 0;
            self.placing = None;
        }
    }
}
