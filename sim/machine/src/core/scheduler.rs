//! A warp scheduler: in which order the warps are asked.

use crate::config::Scheduling;

/// The warps of a scheduler, and which one issued last.
#[derive(Clone, Debug)]
pub struct Scheduler {
    policy: Scheduling,
    /// Index of each resident warp, the one that is resident longest first.
    warps: Vec<usize>,
    /// Place in that list of the one that issued last.
    last: Option<usize>,
}

impl Scheduler {
    /// Without warps.
    pub fn new(policy: Scheduling) -> Self {
        Self {
            policy,
            warps: vec![],
            last: None,
        }
    }

    /// A warp becomes resident.
    pub fn start(&mut self, warp: usize) {
        self.warps.push(warp);
    }

    /// A warp has ended.
    pub fn end(&mut self, warp: usize) {
        let Some(place) = self.warps.iter().position(|&other| other == warp) else {
            return;
        };
        self.warps.remove(place);
        self.last = match (self.last, self.policy) {
            (Some(last), Scheduling::GreedyThenOldest) if last == place => None,
            // The next turn is that of the warp behind the one that has left.
            (Some(last), _) if last >= place => last.checked_sub(1),
            (last, _) => last,
        };
    }

    /// Its warps.
    pub fn warps(&self) -> &[usize] {
        &self.warps
    }

    /// Place among [`warps`](Self::warps) of the one that is asked as number `turn` in a cycle, from 0 to their number less 1.
    pub fn place(&self, turn: usize) -> usize {
        match (self.policy, self.last) {
            (_, None) => turn,
            (Scheduling::RoundRobin, Some(last)) => (last + 1 + turn) % self.warps.len(),
            (Scheduling::GreedyThenOldest, Some(last)) => match turn {
                0 => last,
                turn if turn <= last => turn - 1,
                turn => turn,
            },
        }
    }

    /// The warp at `place` issues.
    pub fn issued(&mut self, place: usize) {
        self.last = Some(place);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scheduler(policy: Scheduling) -> Scheduler {
        let mut scheduler = Scheduler::new(policy);
        (10..14).for_each(|warp| scheduler.start(warp));
        scheduler
    }

    fn order(scheduler: &Scheduler) -> Vec<usize> {
        let turns = 0..scheduler.warps().len();
        let place = |turn| scheduler.warps()[scheduler.place(turn)];
        turns.map(place).collect()
    }

    #[test]
    fn greedy_is_the_last_one_and_then_the_oldest() {
        let mut scheduler = scheduler(Scheduling::GreedyThenOldest);
        assert_eq!(order(&scheduler), [10, 11, 12, 13]);
        scheduler.issued(2);
        assert_eq!(order(&scheduler), [12, 10, 11, 13]);
        scheduler.end(10);
        assert_eq!(order(&scheduler), [12, 11, 13]);
        scheduler.end(12);
        assert_eq!(order(&scheduler), [11, 13]);
    }

    #[test]
    fn round_robin_goes_on_behind_the_last_one() {
        let mut scheduler = scheduler(Scheduling::RoundRobin);
        scheduler.issued(1);
        assert_eq!(order(&scheduler), [12, 13, 10, 11]);
        scheduler.end(11);
        assert_eq!(order(&scheduler), [12, 13, 10], "it was the last to issue");
        scheduler.end(12);
        assert_eq!(order(&scheduler), [13, 10]);
        scheduler.issued(0);
        scheduler.end(10);
        assert_eq!(order(&scheduler), [13]);
    }
}
