//! The machine in a run: grid, cores and memory system, clocked together.

use super::config::{MachineConfig, SimtConfig};
use super::core::{
    deadlock, stuck, ComputeUnit, Core, CoreHardware, Logs, SimtCore, TransactionUnit,
};
use super::dispatch::{Dispatcher, Placed};
use super::launch::Launch;
use super::livelock::{livelock, Livelock, Transacted};
use super::memory::{GlobalMemory, MemorySystem, RegionId};
use super::metrics::Pairs;
use super::options::Options;
use super::outcome::Outcome;
use super::progress::{Done, Progress};
use super::recorder::Recorder;
use super::resources::Needs;
use super::side_by_side::SideBySide;
use super::standstill::{Changes, Standstill, Step};
use super::trace::{Cycled, Observer};
use super::variables::ModuleVariables;
use std::thread;
use turnstile_kernel::{Code, Grid, Seat};
use turnstile_tools::{Error, Result};

/// Cycles between two reports of progress.
const PROGRESS_PERIOD: u64 = 256;

/// Cycles in which everything that is on its way to memory when the cores stop has arrived.
const FINISHING: u64 = 20_000;

/// A launch on a machine.
pub(super) struct Run<'a, C> {
    pub grid: &'a Grid<'a, C>,
    pub config: &'a MachineConfig,
    pub options: Options,
    /// What a work-group of the grid takes.
    pub needs: Needs,
    /// What launches before have left in variables.
    pub variables: &'a ModuleVariables,
    /// First cycle.
    pub start: u64,
}

impl<C> Run<'_, C> {
    /// Runs to the end, with `held` buffers in memory. Gives back the hardware of the cores and global memory.
    pub fn run<const LANES: usize>(
        self,
        held: &[RegionId],
        cores: Vec<CoreHardware>,
        mut memory: MemorySystem,
        observer: &mut dyn Observer,
    ) -> Result<(Vec<CoreHardware>, MemorySystem, Outcome)>
    where
        C: Code<LANES>,
    {
        let launch = Launch::new(self.grid, held, memory.content_mut())?;
        self.variables.restore(self.grid.code, memory.content_mut());
        let Self { options, needs, .. } = self;
        let hardware = cores.into_iter().enumerate();
        // Each kind of core is compiled for kernels with its lanes alone: that takes seconds. Others have been refused.
        if const { LANES == MachineConfig::COMPUTE_UNIT_LANES } {
            if let MachineConfig::ComputeUnit(config) = self.config {
                let core = |(id, hardware): (usize, CoreHardware)| {
                    ComputeUnit::new(id, config, options, &launch, needs, hardware.local)
                };
                return self.run_on(&launch, hardware.map(core), memory, observer);
            }
        }
        if const { LANES == MachineConfig::SIMT_LANES } {
            if let MachineConfig::Simt(config) = self.config {
                let transactional = self.grid.code.transactional();
                let logs = self.place_logs(config, memory.content_mut());
                let core = |(id, hardware): (usize, CoreHardware)| {
                    let CoreHardware {
                        local,
                        transactions,
                    } = hardware;
                    let unit = transactions.filter(|_| transactional);
                    let unit = unit
                        .zip(config.transactions)
                        .map(|(hardware, config)| TransactionUnit::new(hardware, config, logs[id]));
                    SimtCore::new(id, config, options, &launch, needs, local, unit)
                };
                return self.run_on(&launch, hardware.map(core), memory, observer);
            }
        }
        unreachable!("a kernel with other lanes does not fit the machine (`Needs`)")
    }

    /// Room for the logs of all warps, if the kernel has transactions: those of each core.
    fn place_logs<const LANES: usize>(
        &self,
        config: &SimtConfig,
        memory: &mut GlobalMemory,
    ) -> Vec<Logs>
    where
        C: Code<LANES>,
    {
        let (cores, warps) = (config.cores, config.core.warps);
        let bytes = match self.grid.code.transactional() {
            true => Logs::bytes(cores, warps),
            false => 0,
        };
        let region = memory.allocate("the logs of transactions", vec![0; bytes as usize]);
        let start = memory.address(region);
        let of = |core| Logs::of(start, core, warps);
        (0..cores).map(of).collect()
    }

    fn run_on<K: Core<C, LANES>, const LANES: usize>(
        &self,
        launch: &Launch<C, LANES>,
        cores: impl Iterator<Item = K>,
        memory: MemorySystem,
        observer: &mut dyn Observer,
    ) -> Result<(Vec<CoreHardware>, MemorySystem, Outcome)>
    where
        C: Code<LANES>,
    {
        let groups = self.grid.geometry.group_count();
        let cores: Vec<_> = cores.map(Box::new).collect();
        let clocks: u64 = cores.iter().map(|core| core.engine_clocks()).sum();
        let (cores, memory, mut outcome) = thread::scope(|scope| {
            let machine = Machine {
                launch,
                options: self.options,
                dispatcher: Dispatcher::new(groups, self.needs, cores.len(), self.config),
                side_by_side: SideBySide::new(scope, self.options.threads, cores.len())?,
                cores,
                memory,
                recorder: Recorder::new(self.grid.code.file(), observer),
                standstill: Standstill::new(self.start, self.config.patience()),
                livelock: Livelock::new(self.start, self.config.livelock()),
                progress: Progress::new(self.start, self.options.max_cycles),
                start: self.start,
                now: self.start,
            };
            machine.run()
        })?;
        outcome.engine_clocks -= clocks;
        let cores = cores.into_iter().map(|core| core.into_hardware());
        Ok((cores.collect::<Result<_>>()?, memory, outcome))
    }
}

/// What runs between the first cycle of a launch and its last.
struct Machine<'a, 'scope, C: Code<LANES>, K, const LANES: usize> {
    launch: &'a Launch<'a, C, LANES>,
    options: Options,
    dispatcher: Dispatcher,
    cores: Vec<Box<K>>,
    memory: MemorySystem,
    recorder: Recorder<'a>,
    standstill: Standstill,
    livelock: Livelock,
    progress: Progress,
    side_by_side: SideBySide<'scope, K>,
    start: u64,
    now: u64,
}

/// What is left of a machine when a launch is over.
type Left<K> = (Vec<Box<K>>, MemorySystem, Outcome);

impl<C: Code<LANES>, K: Core<C, LANES>, const LANES: usize> Machine<'_, '_, C, K, LANES> {
    fn run(mut self) -> Result<Left<K>> {
        let ended = self.run_to_end();
        self.finish_stores();
        let printed = self.launch.printed(self.memory.content());
        if !printed.is_empty() {
            self.recorder.printed(&printed);
        }
        ended.and_then(|()| self.outcome())
    }

    /// Lets what is on its way to memory arrive: a run that fails may have printed before.
    fn finish_stores(&mut self) {
        let mut now = self.now;
        for core in 0..self.cores.len() {
            self.memory.set_update_room(core, true);
        }
        // Units at partitions may wait for cores, which have stopped.
        let last = now + FINISHING;
        while let Some(next) = self.memory.next_event().filter(|next| *next <= last) {
            now = next.max(now + 1);
            if self.memory.advance(now).is_err() {
                return;
            }
            while self.memory.take_reply(now).is_some() {}
            while let Some((core, message)) = self.memory.take_message(now) {
                self.cores[core].hear(now, message);
            }
        }
    }

    fn run_to_end(&mut self) -> Result<()> {
        self.dispatch()?;
        let mut next_report = self.start;
        while !self.dispatcher.finished() {
            if self.now >= self.options.max_cycles {
                let (what, remedy) = self.out_of_time();
                return Err(self.stuck(what, remedy));
            }
            if self.now >= next_report {
                self.recorder.progress(self.now, self.dispatcher.done())?;
                self.look_for_standstill()?;
                self.look_for_livelock()?;
                if self.progress.is_due(self.now) {
                    self.progress.note(self.done());
                }
                next_report = self.now + PROGRESS_PERIOD;
            }
            self.cycle()?;
            if self.recorder.wants_cycles() {
                self.show_cycle()?;
            }
            self.skip_idle()?;
        }
        Ok(())
    }

    fn show_cycle(&mut self) -> Result<()> {
        self.recorder.cycled(&Cycled {
            cycle: self.now,
            port: self.cores[0].port(),
            cores: self.cores.iter().map(|core| core.warps() as _).collect(),
            partitions: self.memory.levels(),
            stall: &|core, place| self.cores[core].stall(place, self.now),
        })
    }

    fn look_for_standstill(&mut self) -> Result<()> {
        let changes = Changes {
            global: self.memory.changes(),
            local: self.recorder.changes(),
            warps: self.cores.iter().map(|core| core.changes()).sum(),
        };
        let cores = &mut self.cores;
        match self
            .standstill
            .step(self.now, changes, || cores.iter().all(|core| core.stands()))
        {
            Step::Nothing => {}
            Step::Watch => cores.iter_mut().for_each(|core| core.watch(true)),
            Step::Rest => cores.iter_mut().for_each(|core| core.watch(false)),
            Step::Stands => {
                let residents = self.cores.iter().flat_map(|core| core.warps()).flatten();
                let waiting = self.dispatcher.waiting();
                return Err(deadlock(self.launch, self.now, residents, waiting));
            }
        }
        Ok(())
    }

    fn look_for_livelock(&mut self) -> Result<()> {
        let mut all = Transacted::default();
        self.cores
            .iter()
            .for_each(|core| all.add(core.transacted()));
        match self.livelock.step(self.now, &all) {
            None => Ok(()),
            Some(waited) => Err(livelock(self.launch, self.now, waited, all.open)),
        }
    }

    /// What to say of a run that is out of time, and what to do about it.
    fn out_of_time(&self) -> (String, &'static str) {
        let before = match self.start {
            0 => String::new(),
            start => format!(", of which launches before it took {start}"),
        };
        let geometry = &self.launch.grid.geometry;
        let all = geometry.group_count() as u64 * u64::from(geometry.work_items());
        let (done, remedy) = self.progress.told(self.done(), all);
        let now = self.now;
        let what = format!("the kernel has not ended after {now} cycles{before}: {done}");
        (what, remedy)
    }

    fn done(&self) -> Done {
        Done {
            ended: self.dispatcher.done() as u64
                * u64::from(self.launch.grid.geometry.work_items()),
            committed: self.recorder.counters().committed,
            stores: self.memory.changes() + self.recorder.changes(),
        }
    }

    /// Starts the work-groups that wait and have room.
    fn dispatch(&mut self) -> Result<()> {
        while let Some(placed) = self.dispatcher.place() {
            let Placed {
                group,
                core,
                placement,
            } = placed;
            let wavefronts = 0..self.launch.grid.geometry.warps(LANES);
            let seat = Seat {
                core,
                cores: self.cores.len(),
            };
            let wavefronts = wavefronts.map(|index| self.launch.start(group, index, seat));
            let core = &mut self.cores[core];
            core.start(self.now, group, placement, wavefronts, &mut self.recorder)?;
        }
        Ok(())
    }

    fn cycle(&mut self) -> Result<()> {
        let now = self.now;
        for core in &mut self.cores {
            core.clock(now, &mut self.recorder)?;
        }
        self.memory.advance(now)?;
        while let Some(reply) = self.memory.take_reply(now) {
            self.cores[reply.to.core].accept(now, reply);
        }
        while let Some((core, message)) = self.memory.take_message(now) {
            self.cores[core].hear(now, message);
        }
        let freed = self.side_by_side.complete(&mut self.cores, now);
        for (core, placement) in &freed {
            self.dispatcher.end(*core, placement);
        }
        if !freed.is_empty() {
            self.dispatch()?;
        }
        for core in &mut self.cores {
            core.issue(now, &mut self.memory, &mut self.recorder)?;
        }
        Ok(())
    }

    /// Goes on to the next cycle, or to the next in which something can happen.
    fn skip_idle(&mut self) -> Result<()> {
        if !self.cores.iter().all(|core| core.idle()) {
            self.now += 1;
            return Ok(());
        }
        let cores = self.cores.iter();
        let events = cores.filter_map(|core| core.next_event(self.now));
        let next = events.chain(self.memory.next_event()).min();
        // What memory still writes back then is no part of the launch.
        let finished = self.dispatcher.finished();
        if next.is_none() && !finished {
            return Err(self.stuck(
                format!("nothing can happen any more in cycle {}", self.now),
                "look for wavefronts that wait for each other",
            ));
        }
        self.now += 1;
        if let (true, Some(next)) = (self.options.skip_idle && !finished, next) {
            let skipped = next.min(self.options.max_cycles).saturating_sub(self.now);
            for core in &mut self.cores {
                core.skip(skipped, &mut self.recorder);
            }
            self.now += skipped;
        }
        Ok(())
    }

    fn outcome(mut self) -> Result<Left<K>> {
        let engine_clocks = self.cores.iter().map(|core| core.engine_clocks()).sum();
        for core in &mut self.cores {
            core.read_rest(self.now, &mut self.recorder)?;
        }
        let content = self.memory.content();
        let order = self.recorder.commit_order();
        order.finish(|word| content.word(4 * u64::from(word)));
        let blame = self.recorder.blame();
        let named = |word| Some((word, content.word_name(word)?));
        let outcome = Outcome {
            word_names: blame.global_words().filter_map(named).collect(),
            cycles: self.now - self.start,
            counters: self.recorder.counters(),
            cores: self.recorder.core_counters().clone(),
            memory: self.memory.counters(),
            transactions: self.recorder.transactions(),
            conflicts: self.recorder.conflicts(),
            pairs: Pairs::of(self.launch.grid.code, &blame),
            lines: self.recorder.lines(),
            footprints: self.recorder.footprints(),
            violation: self.recorder.violation().map(str::to_string),
            unwritten_reads: self.recorder.unwritten_reads(),
            buffers: self.launch.buffers(self.memory.content()),
            engine_clocks,
        };
        Ok((self.cores, self.memory, outcome))
    }

    fn stuck(&self, what: String, remedy: &str) -> Error {
        let residents = self.cores.iter().flat_map(|core| core.warps()).flatten();
        stuck(self.launch, self.now, residents, what, remedy)
    }
}
