//! The network between first levels and partitions: a crossbar for each direction.

use super::queue::Queue;

/// What a crossbar carries.
pub trait Packet: Clone {
    /// Output it goes to.
    fn target(&self) -> usize;
    /// Outputs that get a copy each, if it is not for one alone.
    fn copies(&self) -> &[usize] {
        &[]
    }
    /// Of two packets that want the same output, the one with the smaller age goes first.
    fn age(&self) -> u64;
    /// Size.
    fn bytes(&self) -> u64;
}

/// Speed of a crossbar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link {
    /// Cycles from the end of a packet's sending to its arrival.
    pub latency: u64,
    /// Bytes an input and an output carry in a cycle; without a number sending takes no time.
    pub bytes_a_cycle: Option<u64>,
}

impl Link {
    /// Cycles for which a packet occupies its input and its output.
    fn occupancy(&self, bytes: u64) -> u64 {
        self.bytes_a_cycle.map_or(0, |speed| bytes.div_ceil(speed))
    }
}

/// Queues at the inputs, queues at the outputs, and every input connected with every output. The head of an input's
/// queue goes when its output has room and both are free, oldest first.
///
/// A packet with copies goes to all of its outputs that are free and have room, at once, and occupies its input once for them. Those that are
/// not get theirs later, with the input occupied again; meanwhile it stays the head.
#[derive(Clone, Debug)]
pub struct Crossbar<P> {
    link: Link,
    /// A queue an input, filled by those who send.
    pub inputs: Vec<Queue<P>>,
    /// A queue an output, emptied by those who receive.
    pub outputs: Vec<Queue<P>>,
    /// First cycle in which each input may send.
    input_free: Vec<u64>,
    /// First cycle in which each output may receive.
    output_free: Vec<u64>,
    /// Outputs that have their copy of the head of each input's queue.
    reached: Vec<Vec<usize>>,
}

impl<P: Packet> Crossbar<P> {
    /// An empty crossbar whose queues have room for `room` packets each.
    pub fn new(link: Link, inputs: usize, outputs: usize, room: usize) -> Self {
        Self {
            link,
            inputs: (0..inputs).map(|_| Queue::new(room)).collect(),
            outputs: (0..outputs).map(|_| Queue::new(room)).collect(),
            input_free: vec![0; inputs],
            output_free: vec![0; outputs],
            reached: vec![vec![]; inputs],
        }
    }

    /// Sends what can be sent in this cycle.
    pub fn carry(&mut self, now: u64) {
        while let Some(input) = self.next_input(now) {
            let Some(packet) = self.inputs[input].front(now) else {
                return;
            };
            if !packet.copies().is_empty() {
                self.send_copies(now, input);
            } else if let Some(packet) = self.inputs[input].pop(now) {
                let output = packet.target();
                self.send(now, input, output, packet);
            }
        }
    }

    fn send(&mut self, now: u64, input: usize, output: usize, packet: P) {
        let occupancy = self.link.occupancy(packet.bytes());
        self.input_free[input] = now + occupancy;
        self.output_free[output] = now + occupancy;
        let arrival = now + occupancy + self.link.latency;
        self.outputs[output].push(arrival, packet);
    }

    /// Copies of an input's head, to where they can go.
    fn send_copies(&mut self, now: u64, input: usize) {
        let Some(packet) = self.inputs[input].front(now).cloned() else {
            return;
        };
        let missing = |output: &&usize| !self.reached[input].contains(output);
        let all = packet.copies().iter().filter(missing).copied();
        let now_free: Vec<usize> = all.filter(|output| self.receives(now, *output)).collect();
        for output in now_free {
            self.reached[input].push(output);
            self.send(now, input, output, packet.clone());
        }
        if self.reached[input].len() == packet.copies().len() {
            self.reached[input].clear();
            self.inputs[input].pop(now);
        }
    }

    fn receives(&self, now: u64, output: usize) -> bool {
        self.output_free[output] <= now && self.outputs[output].has_room()
    }

    /// Outputs that wait for the head of an input's queue.
    fn wanted<'a>(&'a self, input: usize, packet: &'a P) -> impl Iterator<Item = usize> + 'a {
        let copies = packet.copies();
        let alone = copies.is_empty().then(|| packet.target());
        let reached = &self.reached[input];
        let missing = copies.iter().filter(|output| !reached.contains(output));
        alone.into_iter().chain(missing.copied())
    }

    fn next_input(&self, now: u64) -> Option<usize> {
        let goes = |input: usize| {
            let packet = self.inputs[input].front(now)?;
            let goes = |output| self.receives(now, output);
            let free = self.input_free[input] <= now && self.wanted(input, packet).any(goes);
            free.then_some((packet.age(), input))
        };
        let candidates = (0..self.inputs.len()).filter_map(goes);
        candidates.min().map(|(_, input)| input)
    }

    /// First cycle in which a packet may be sent or has arrived where `waited` says that it is waited for; a past one if only others hold
    /// it up. What waits for room at its output waits for an event there.
    pub fn next_event(&self, waited: impl Fn(usize) -> bool) -> Option<u64> {
        let inputs = self.inputs.iter().zip(&self.input_free).enumerate();
        let sent = inputs.filter_map(|(input, (queue, &input_free))| {
            let (from, packet) = queue.first()?;
            let wanted = self.wanted(input, packet);
            let rooms = wanted.filter(|output| self.outputs[*output].has_room());
            let free = rooms.map(|output| self.output_free[output]).min()?;
            Some(from.max(input_free).max(free))
        });
        let outputs = self.outputs.iter().enumerate();
        let arrived = outputs.filter(|(output, _)| waited(*output));
        sent.chain(arrived.filter_map(|(_, queue)| queue.next_event()))
            .min()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Debug, PartialEq)]
    struct Parcel {
        target: usize,
        copies: Vec<usize>,
        age: u64,
        bytes: u64,
    }

    impl Packet for Parcel {
        fn target(&self) -> usize {
            self.target
        }

        fn copies(&self) -> &[usize] {
            &self.copies
        }

        fn age(&self) -> u64 {
            self.age
        }

        fn bytes(&self) -> u64 {
            self.bytes
        }
    }

    fn parcel(target: usize, age: u64, bytes: u64) -> Parcel {
        Parcel {
            target,
            copies: vec![],
            age,
            bytes,
        }
    }

    #[test]
    fn copies_go_at_once_where_they_can_and_later_where_not() {
        let link = Link {
            latency: 5,
            bytes_a_cycle: Some(32),
        };
        let mut crossbar = Crossbar::new(link, 2, 3, 8);
        // Input 1 keeps output 1 busy in cycles 0 to 2.
        crossbar.inputs[1].push(0, parcel(1, 0, 96));
        let copied = Parcel {
            copies: vec![0, 1, 2],
            ..parcel(0, 1, 40)
        };
        crossbar.inputs[0].push(0, copied);
        crossbar.inputs[0].push(0, parcel(0, 2, 8));
        let mut arrived = vec![];
        let mut now = 0;
        while let Some(next) = crossbar.next_event(|_| true) {
            now = next.max(now);
            crossbar.carry(now);
            for (output, queue) in crossbar.outputs.iter_mut().enumerate() {
                let parcels = std::iter::from_fn(|| queue.pop(now));
                arrived.extend(parcels.map(|parcel| (now, output, parcel.age)));
            }
            now += 1;
        }
        // Outputs 0 and 2 receive in cycles 0 and 1, output 1 in 3 and 4; what waits behind at input 0 goes in cycle 5.
        let expected = [(7, 0, 1), (7, 2, 1), (8, 1, 0), (10, 1, 1), (11, 0, 2)];
        assert_eq!(arrived, expected);
    }

    #[test]
    fn a_copy_waits_for_room_alone() {
        let link = Link {
            latency: 0,
            bytes_a_cycle: None,
        };
        let mut crossbar = Crossbar::new(link, 1, 2, 1);
        for age in 0..2 {
            let copies = vec![0, 1];
            crossbar.inputs[0].push(
                0,
                Parcel {
                    copies,
                    ..parcel(0, age, 8)
                },
            );
            crossbar.carry(0);
            assert!(crossbar.outputs[0].pop(0).is_some(), "copy {age}");
        }
        // Output 1 is full of the first.
        for age in 0..2 {
            assert_eq!(
                crossbar.outputs[1].pop(0).map(|parcel| parcel.age),
                Some(age)
            );
            crossbar.carry(0);
            assert!(crossbar.outputs[0].pop(0).is_none(), "a copy comes twice");
        }
        assert!(crossbar.inputs[0].has_room());
    }

    #[test]
    fn size_and_latency_decide_the_arrival() {
        let link = Link {
            latency: 5,
            bytes_a_cycle: Some(32),
        };
        let mut crossbar = Crossbar::new(link, 2, 2, 8);
        crossbar.inputs[0].push(0, parcel(0, 1, 40));
        crossbar.inputs[0].push(0, parcel(1, 2, 8));
        crossbar.inputs[1].push(0, parcel(0, 0, 8));
        let arrivals = |crossbar: &mut Crossbar<Parcel>, now| {
            crossbar.carry(now);
            [0, 1].map(|output| crossbar.outputs[output].pop(now).map(|parcel| parcel.age))
        };
        // Output 0 receives packet 0 in cycle 0 and packet 1 in cycles 1 and 2; packet 2 waits behind packet 1.
        let expected = |now| match now {
            6 => [Some(0), None],
            8 => [Some(1), None],
            9 => [None, Some(2)],
            _ => [None, None],
        };
        for now in 0..12 {
            assert_eq!(arrivals(&mut crossbar, now), expected(now), "cycle {now}");
        }
        assert_eq!(crossbar.next_event(|_| true), None);
    }

    #[test]
    fn a_full_output_holds_its_packets_back_and_no_others() {
        let link = Link {
            latency: 0,
            bytes_a_cycle: None,
        };
        let mut crossbar = Crossbar::new(link, 3, 2, 1);
        for (input, target) in [(0, 0), (1, 0), (2, 1)] {
            crossbar.inputs[input].push(0, parcel(target, input as u64, 8));
        }
        crossbar.carry(0);
        let waits = [0, 1].map(|input| crossbar.inputs[input].front(0).is_some());
        assert_eq!(waits, [false, true]);
        assert!(crossbar.outputs[1].pop(0).is_some());
        assert_eq!(crossbar.outputs[0].pop(0).map(|parcel| parcel.age), Some(0));
        crossbar.carry(1);
        assert_eq!(crossbar.outputs[0].pop(1).map(|parcel| parcel.age), Some(1));
    }
}
