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
    /// Cycles of the cores from the end of a packet's sending to its arrival.
    pub latency: u64,
    /// Clocks of the network in a cycle of the cores. A packet takes whole clocks.
    pub clocks_a_cycle: u64,
    /// Bytes an input and an output carry in a clock; without a number sending takes no time.
    pub bytes_a_clock: Option<u64>,
}

impl Link {
    /// Clocks for which a packet occupies its input and its output.
    fn occupancy(&self, bytes: u64) -> u64 {
        self.bytes_a_clock.map_or(0, |speed| bytes.div_ceil(speed))
    }
}

/// Queues at the inputs, queues at the outputs, and every input connected with every output. The head of an input's
/// queue goes when its output has room and both are free, oldest first. Queues know cycles of the cores, and links clocks of the network.
///
/// With several virtual channels an input and an output have a queue for each: channel `c` of input `i` is queue `c * inputs + i`, and likewise of
/// outputs. They share the link, and nothing waits behind another channel's head.
///
/// A packet with copies goes to all of its outputs that are free and have room, at once, and occupies its input once for them. Those that are
/// not get theirs later, with the input occupied again; meanwhile it stays the head.
#[derive(Clone, Debug)]
pub struct Crossbar<P> {
    link: Link,
    /// Queues of the inputs, filled by those who send.
    pub inputs: Vec<Queue<P>>,
    /// Queues of the outputs, emptied by those who receive.
    pub outputs: Vec<Queue<P>>,
    /// First clock in which each input may send.
    input_free: Vec<u64>,
    /// First clock in which each output may receive.
    output_free: Vec<u64>,
    /// Outputs that have their copy of the head of each queue.
    reached: Vec<Vec<usize>>,
}

impl<P: Packet> Crossbar<P> {
    /// An empty crossbar of one channel, whose queues have room for `room` packets each.
    pub fn new(link: Link, inputs: usize, outputs: usize, room: usize) -> Self {
        Self::with_channels(link, inputs, outputs, room, 1)
    }

    /// The same with several virtual channels.
    pub fn with_channels(
        link: Link,
        inputs: usize,
        outputs: usize,
        room: usize,
        channels: usize,
    ) -> Self {
        let queues = |ends: usize| (0..channels * ends).map(|_| Queue::new(room)).collect();
        Self {
            link,
            inputs: queues(inputs),
            outputs: queues(outputs),
            input_free: vec![0; inputs],
            output_free: vec![0; outputs],
            reached: vec![vec![]; channels * inputs],
        }
    }

    /// The queue at an output for packets of an input's queue.
    fn output_queue(&self, input: usize, output: usize) -> usize {
        input / self.input_free.len() * self.output_free.len() + output
    }

    /// Sends what can be sent in the clocks of this cycle.
    pub fn carry(&mut self, now: u64) {
        let first = now * self.link.clocks_a_cycle;
        for clock in first..first + self.link.clocks_a_cycle {
            while let Some(input) = self.next_input(now, clock) {
                self.carry_head(now, clock, input);
            }
        }
    }

    /// Sends the head of an input's queue where it can go.
    fn carry_head(&mut self, now: u64, clock: u64, input: usize) {
        let Some(packet) = self.inputs[input].front(now) else {
            return;
        };
        if !packet.copies().is_empty() {
            self.send_copies(now, clock, input);
        } else if let Some(packet) = self.inputs[input].pop(now) {
            let output = packet.target();
            self.send(clock, input, output, packet);
        }
    }

    fn send(&mut self, clock: u64, input: usize, output: usize, packet: P) {
        let end = clock + self.link.occupancy(packet.bytes());
        let (inputs, queue) = (self.input_free.len(), self.output_queue(input, output));
        self.input_free[input % inputs] = end;
        self.output_free[output] = end;
        let arrival = end.div_ceil(self.link.clocks_a_cycle) + self.link.latency;
        self.outputs[queue].push(arrival, packet);
    }

    /// Copies of an input's head, to where they can go.
    fn send_copies(&mut self, now: u64, clock: u64, input: usize) {
        let Some(packet) = self.inputs[input].front(now).cloned() else {
            return;
        };
        let missing = |output: &&usize| !self.reached[input].contains(output);
        let all = packet.copies().iter().filter(missing).copied();
        let free_now: Vec<usize> = all
            .filter(|output| self.receives(clock, input, *output))
            .collect();
        for output in free_now {
            self.reached[input].push(output);
            self.send(clock, input, output, packet.clone());
        }
        if self.reached[input].len() == packet.copies().len() {
            self.reached[input].clear();
            self.inputs[input].pop(now);
        }
    }

    fn receives(&self, clock: u64, input: usize, output: usize) -> bool {
        self.output_free[output] <= clock && self.has_room(input, output)
    }

    fn has_room(&self, input: usize, output: usize) -> bool {
        self.outputs[self.output_queue(input, output)].has_room()
    }

    /// Outputs that wait for the head of an input's queue.
    fn wanted<'a>(&'a self, input: usize, packet: &'a P) -> impl Iterator<Item = usize> + 'a {
        let copies = packet.copies();
        let alone = copies.is_empty().then(|| packet.target());
        let reached = &self.reached[input];
        let missing = copies.iter().filter(|output| !reached.contains(output));
        alone.into_iter().chain(missing.copied())
    }

    fn next_input(&self, now: u64, clock: u64) -> Option<usize> {
        let goes = |input: usize| {
            let packet = self.inputs[input].front(now)?;
            let goes = |output| self.receives(clock, input, output);
            let input_free = self.input_free[input % self.input_free.len()];
            let free = input_free <= clock && self.wanted(input, packet).any(goes);
            free.then_some((packet.age(), input))
        };
        let candidates = (0..self.inputs.len()).filter_map(goes);
        candidates.min().map(|(_, input)| input)
    }

    /// First cycle in which a packet may be sent or has arrived in a queue of which `waited` says that it is waited for; a past one if only others hold
    /// it up. What waits for room at its output waits for an event there.
    pub fn next_event(&self, waited: impl Fn(usize) -> bool) -> Option<u64> {
        let free = self.input_free.iter().cycle();
        let inputs = self.inputs.iter().zip(free).enumerate();
        let sent = inputs.filter_map(|(input, (queue, &input_free))| {
            let (from, packet) = queue.first()?;
            let wanted = self.wanted(input, packet);
            let rooms = wanted.filter(|output| self.has_room(input, *output));
            let free = rooms.map(|output| self.output_free[output]).min()?;
            Some(from.max(input_free.max(free) / self.link.clocks_a_cycle))
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
            clocks_a_cycle: 1,
            bytes_a_clock: Some(32),
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
            clocks_a_cycle: 1,
            bytes_a_clock: None,
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
            clocks_a_cycle: 1,
            bytes_a_clock: Some(32),
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
    fn a_packet_takes_whole_clocks_of_the_network() {
        let link = Link {
            latency: 3,
            clocks_a_cycle: 2,
            bytes_a_clock: Some(32),
        };
        let mut crossbar = Crossbar::new(link, 2, 1, 8);
        // Five clocks, then one, one and two, as they are of an age and input 0 is first.
        crossbar.inputs[0].push(0, parcel(0, 0, 144));
        crossbar.inputs[0].push(0, parcel(0, 1, 32));
        crossbar.inputs[0].push(1, parcel(0, 2, 8));
        crossbar.inputs[1].push(0, parcel(0, 2, 33));
        let mut arrived = vec![];
        let mut now = 0;
        while let Some(next) = crossbar.next_event(|_| true) {
            assert!(next >= now, "an event in the past, of cycle {next}");
            now = next;
            crossbar.carry(now);
            let parcels = std::iter::from_fn(|| crossbar.outputs[0].pop(now));
            arrived.extend(parcels.map(|parcel| (now, parcel.bytes)));
            now += 1;
        }
        // The output receives in clocks 0 to 4, 5, 6, and 7 to 8, that is until cycles 3, 3, 4 and 5.
        assert_eq!(arrived, [(6, 144), (6, 32), (7, 8), (8, 33)]);
    }

    #[test]
    fn channels_share_the_link_and_wait_for_room_apart() {
        let link = Link {
            latency: 0,
            clocks_a_cycle: 1,
            bytes_a_clock: Some(32),
        };
        let mut crossbar = Crossbar::with_channels(link, 2, 2, 1, 2);
        // Channel 1 of input 0, whose queue at output 1 is full behind the first of them.
        crossbar.inputs[2].push(0, parcel(1, 0, 32));
        crossbar.carry(0);
        crossbar.inputs[2].push(1, parcel(1, 1, 32));
        crossbar.inputs[0].push(1, parcel(1, 2, 32));
        crossbar.inputs[1].push(1, parcel(1, 3, 32));
        let mut arrived = vec![];
        for now in 1..5 {
            crossbar.carry(now);
            let parcel = crossbar.outputs[1].pop(now);
            arrived.extend(parcel.map(|parcel| (now, parcel.age)));
        }
        // Channel 0 goes on, as soon as its queue has room again.
        assert_eq!(arrived, [(2, 2), (4, 3)]);
        assert!(crossbar.inputs[2].front(5).is_some());
        assert_eq!(crossbar.next_event(|queue| queue != 3), None);
        assert_eq!(crossbar.outputs[3].pop(5).map(|parcel| parcel.age), Some(0));
        crossbar.carry(5);
        assert_eq!(crossbar.outputs[3].pop(6).map(|parcel| parcel.age), Some(1));
    }

    #[test]
    fn a_full_output_holds_its_packets_back_and_no_others() {
        let link = Link {
            latency: 0,
            clocks_a_cycle: 1,
            bytes_a_clock: None,
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
