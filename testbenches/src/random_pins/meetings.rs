//! Pins of conflict detectors and of what they are made of, on which few work-items meet on few rows.
//!
//! On random pins a work-item's mark is soon one of so many that it shows nowhere by itself. So stretches of random pins take turns
//! with short ones that begin with a clear and name the same few rows and work-items over and over; what comes to them besides is
//! anybody, who looks at the one mark that there is.

use crate::cosim::{Inputs, Stimulus};
use rand::rngs::SmallRng;
use rand::Rng;
use turnstile_hdl::catalog::UnitEntry;
use turnstile_hdl::full_size::STATE_ROWS;
use turnstile_hdl::pin_index::Pins;

const ROWS: u32 = STATE_ROWS as u32;
/// Cycles of a meeting.
const MEETING: usize = 24;
/// Cycles of meetings, and of random pins behind them.
const MEETINGS: usize = 120 * MEETING;
const OTHERS: usize = 1_000;

/// What a port names or does.
#[derive(Clone, Copy)]
enum Port {
    Clear,
    Row,
    /// An owner word by number, and the four owner bytes in it.
    OwnerWord,
    Owners,
    Slot,
    Lane,
    WorkItem,
    LowerLanes,
    UpperLanes,
    /// Makes a mark.
    Mark,
    /// Work-groups that see each other.
    Group,
    /// Takes away many marks at once.
    Flush,
    /// Takes away one.
    Release,
}

impl Port {
    fn of(name: &str) -> Option<Self> {
        Some(match name {
            "clear" => Self::Clear,
            "check_row" | "query_row" | "release_row" | "walk_after" => Self::Row,
            "query_slot" | "flush_slot" | "walk_slot" => Self::Slot,
            "query_lane" => Self::Lane,
            "work_item" | "check_owner" => Self::WorkItem,
            "word" => Self::OwnerWord,
            "owners" => Self::Owners,
            "walk_lanes_lo" => Self::LowerLanes,
            "walk_lanes_hi" => Self::UpperLanes,
            "check_valid" | "set_valid" => Self::Mark,
            "group" | "query_group" => Self::Group,
            "flush_valid" | "walk_clear" | "walk_end" => Self::Flush,
            "walk_release" | "walk_match" => Self::Release,
            _ => return None,
        })
    }
}

/// Who meets where.
#[derive(Default)]
struct Meeting {
    work_items: [u32; 2],
    rows: [u32; 3],
}

impl Meeting {
    /// The work-items are a bit apart, and so are two of the rows; the third is the next of the first's class.
    fn new(random: &mut SmallRng) -> Self {
        let work_item = random.random_range(0..256);
        let row = random.random_range(0..ROWS);
        let [item_bit, row_bit] = [0, 1].map(|_| 1 << random.random_range(0..8));
        Self {
            work_items: [work_item, work_item ^ item_bit],
            rows: [row, (row ^ row_bit).min(ROWS - 1), (row + 8) % ROWS],
        }
    }

    /// Where something is marked, one of the two; otherwise often anybody of the first one's wavefront, sometimes of any.
    fn work_item(&self, marks: bool, random: &mut SmallRng) -> u32 {
        let [first, other] = self.work_items;
        let anybody = random.random_range(0..256);
        let beside = (first & !63) | (anybody % 64);
        let choice = random.random_range(0..if marks { 3 } else { 8 });
        [first, first, other, beside, beside, beside, beside, anybody][choice]
    }

    /// What a port has in a clock in which something is marked or not.
    fn drive(&self, port: Port, marks: bool, random: &mut SmallRng) -> u32 {
        let work_item = self.work_item(marks, random);
        let lane = 1_u64 << (work_item % 64);
        match port {
            Port::Clear => 0,
            Port::Mark => marks.into(),
            Port::Row => self.rows[random.random_range(0..self.rows.len())],
            Port::OwnerWord => self.rows[random.random_range(0..self.rows.len())] / 4,
            Port::Owners => {
                let owners = [0; 4].map(|_| self.work_item(true, random) as u8);
                u32::from_le_bytes(owners)
            }
            Port::Slot => work_item / 64,
            Port::Lane => work_item % 64,
            Port::WorkItem => work_item,
            Port::LowerLanes => lane as u32,
            Port::UpperLanes => (lane >> 32) as u32,
            Port::Group if random.random_ratio(3, 4) => 0b1111,
            Port::Group => random.random_range(0..16),
            Port::Flush => random.random_ratio(1, 12).into(),
            Port::Release => random.random_ratio(1, 6).into(),
        }
    }
}

/// Meetings, and stretches of pins as `others` shapes them, in which seldom many marks go at once.
pub fn stimulus<P: Pins>(
    unit: &UnitEntry,
    seed: u64,
    cycles: usize,
    mut others: impl FnMut(&mut Inputs<P>, &mut SmallRng),
) -> Stimulus {
    let places = (unit.build)().ports().pin_table().input_places();
    let named = places.iter();
    let ports: Vec<_> = named
        .filter_map(|(name, pins)| Some((Port::of(name)?, pins.pin(0))))
        .collect();
    let pin = |port: &str| {
        let mut named = places.iter();
        Some(named.find(|(name, _)| *name == port)?.1.pin(0))
    };
    let look = pin("walk_match").zip(pin("check_valid"));
    let mut cycle = 0;
    let mut meeting = Meeting::default();
    Stimulus::random(unit, seed, cycles, |pins, random| {
        others(pins, random);
        let in_period = cycle % (MEETINGS + OTHERS);
        cycle += 1;
        let meets = in_period < MEETINGS;
        let begins = meets && in_period.is_multiple_of(MEETING);
        if begins {
            meeting = Meeting::new(random);
        }
        let marks = random.random_ratio(1, 4);
        for (port, pin) in &ports {
            match port {
                Port::Clear if meets => pins.set(*pin, begins.into()),
                Port::Flush if !meets => pins.seldom(*pin, 300, random),
                // Seldom one past the last.
                Port::OwnerWord if !meets => pins.set(*pin, random.random_range(0..ROWS / 4 + 8)),
                _ if !meets => {}
                _ => pins.set(*pin, meeting.drive(*port, marks, random)),
            }
        }
        // While a walk looks at an owner word, nothing is checked.
        if let Some((_, check)) = look.filter(|(walk, _)| pins.get(*walk) != 0) {
            pins.set(check, 0);
        }
    })
}
