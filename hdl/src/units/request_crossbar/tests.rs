//! From lanes to banks, by the papers' words: a bank serves one work-item at a time; lanes of one bank wait, the lowest goes first, and a
//! plain read serves all lanes of its word. Random and directed, in rust-hdl and in the exported Verilog.

use anyhow::ensure;
use rand::rngs::SmallRng;
use rand::Rng;
use turnstile_hdl::catalog::find;
use turnstile_hdl::full_size::{BANKS, LANES};
use turnstile_hdl::request_crossbar::RequestCrossbarPins;
use turnstile_testbenches::cosim::{Inputs, Stimulus};
use turnstile_testbenches::drive;
use turnstile_tools::{available, VERILATOR};

/// A cycle's lanes.
struct Round {
    address: [u32; LANES],
    data: [u32; LANES],
    data2: [u32; LANES],
    want: u32,
    ready: u32,
    broadcast: bool,
    high: bool,
}

impl Round {
    fn word(&self, lane: usize) -> u32 {
        let word = self.address[lane] / 4;
        if self.high {
            word | 1
        } else {
            word
        }
    }

    /// Whether a lane is to go to its bank.
    fn goes(&self, lane: usize) -> bool {
        self.want >> lane & 1 == 1
    }

    /// Pins in the order of the list: `bank_valid`, then row, byte, data, data2 and lane of each bank, then `served` and `left`.
    fn outputs(&self) -> Vec<u32> {
        let (mut valid, mut served) = (0, 0);
        let mut banks = [[0; 5]; BANKS];
        for (bank, asked) in banks.iter_mut().enumerate() {
            let wants =
                |lane: &usize| self.goes(*lane) && self.word(*lane) as usize % BANKS == bank;
            let Some(first) = (0..LANES)
                .find(wants)
                .filter(|_| self.ready >> bank & 1 == 1)
            else {
                continue;
            };
            valid |= 1 << bank;
            *asked = [
                self.word(first) / BANKS as u32,
                self.address[first] % 4,
                self.data[first],
                self.data2[first],
                first as u32,
            ];
            for lane in 0..LANES {
                let shares = self.broadcast && wants(&lane) && self.word(lane) == self.word(first);
                served |= u32::from(lane == first || shares) << lane;
            }
        }
        let mut outputs = vec![valid];
        outputs.extend((0..5).flat_map(|field| banks.map(|asked| asked[field])));
        let left = (0..LANES).filter(|lane| self.goes(*lane) && served >> lane & 1 == 0);
        outputs.extend([served, left.map(|lane| 1 << lane).sum()]);
        outputs
    }

    fn drive(&self, pins: &mut Inputs<RequestCrossbarPins>) {
        let at = pins.at;
        pins.set(at.want, self.want);
        drive!(pins, broadcast: self.broadcast, high_word: self.high, bank_ready: self.ready);
        pins.array(at.lane_data).copy_from_slice(&self.data);
        pins.array(at.lane_data2).copy_from_slice(&self.data2);
        let mut place = 0;
        for planes in [at.byte_plane, at.bank_plane, at.row_plane] {
            for plane in pins.array(planes) {
                let bit = |lane: usize| (self.address[lane] >> place & 1) << lane;
                *plane = (0..LANES).fold(0, |bits, lane| bits | bit(lane));
                place += 1;
            }
        }
    }
}

/// Lanes as kernels have them, and at random.
fn round(random: &mut SmallRng) -> Round {
    let stride = [0, 1, 2, 32, 33][random.random_range(0..5)];
    let words = [1, 4, 64, 16_384][random.random_range(0..4)];
    let first = random.random_range(0..16_384);
    let strided = random.random_ratio(1, 3);
    let address = std::array::from_fn(|lane| {
        let word = match strided {
            true => first + stride * lane as u32,
            false => first + random.random_range(0..words),
        };
        4 * (word % 16_384) + random.random_range(0..4)
    });
    let some = random.random();
    Round {
        address,
        data: std::array::from_fn(|_| random.random()),
        data2: std::array::from_fn(|_| random.random()),
        want: [u32::MAX, some, some & random.random::<u32>(), 0][random.random_range(0..4)],
        ready: [u32::MAX, random.random()][random.random_range(0..2)],
        broadcast: random.random(),
        high: random.random(),
    }
}

#[test]
fn each_ready_bank_serves_its_lowest_lane_and_a_read_those_of_its_word() {
    let unit = find("request_crossbar").expect("the catalog has request_crossbar");
    let mut wanted = vec![];
    let stimulus = Stimulus::random(unit, 66, 10_000, |pins, random| {
        let round = round(random);
        round.drive(pins);
        wanted.push(round.outputs());
    });
    let mut wanted = wanted.into_iter();
    let checked = stimulus.run(unit, |_, outputs| {
        let wanted = wanted.next().expect("outputs for each cycle");
        ensure!(outputs == wanted, "{outputs:x?}, not {wanted:x?}");
        Ok(())
    });
    checked.unwrap();
    if available(&[VERILATOR]) {
        stimulus.verilator(unit).unwrap();
    }
}

/// LocalTM-Bloom 3.3: word 35 is in bank 3, row 1.
#[test]
fn word_35_is_in_bank_3_row_1() {
    let unit = find("request_crossbar").expect("the catalog has request_crossbar");
    let stimulus = Stimulus::random(unit, 67, 1, |pins, _| {
        let round = Round {
            address: [4 * 35; LANES],
            data: [7; LANES],
            data2: [8; LANES],
            want: 0b1100,
            ready: u32::MAX,
            broadcast: false,
            high: false,
        };
        round.drive(pins);
    });
    let checked = stimulus.run(unit, |_, outputs| {
        let field = |index: usize| outputs[1 + BANKS * index + 3];
        ensure!(outputs[0] == 1 << 3, "banks {:#x}", outputs[0]);
        ensure!([0, 1, 2, 3, 4].map(field) == [1, 0, 7, 8, 2]);
        let served_and_left = &outputs[1 + 5 * BANKS..];
        ensure!(served_and_left == [1 << 2, 1 << 3], "one lane, the lowest");
        Ok(())
    });
    checked.unwrap();
}
