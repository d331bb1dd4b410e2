//! Table 1 and Figure 3 of the papers line by line, then one test for each decision of the header.

use super::*;

fn started(sequencer: &mut Sequencer, wavefront: usize, exec: Lanes) -> (bool, Vec<Kill>) {
    match sequencer.begin(wavefront, exec) {
        Begin::Started { first, killed } => (first, killed),
        other => panic!("TX_Begin of wavefront {wavefront} with EXEC {exec:b}: {other:?}"),
    }
}

fn begin(sequencer: &mut Sequencer, wavefront: usize, exec: Lanes) {
    assert_eq!(started(sequencer, wavefront, exec).1, []);
}

fn commit(sequencer: &mut Sequencer, wavefront: usize) -> Commit {
    sequencer.commit(wavefront).expect("in a pass")
}

/// One pass in which `losers` conflict; what TX_Commit answers.
fn pass(sequencer: &mut Sequencer, wavefront: usize, exec: Lanes, losers: Lanes) -> Commit {
    begin(sequencer, wavefront, exec);
    sequencer.conflict(wavefront, losers);
    commit(sequencer, wavefront)
}

/// Brings wavefront 0 to the TX_Begin of a work-group serialised pass with the lanes `0b11` pending.
fn stick(sequencer: &mut Sequencer) {
    pass(sequencer, 0, 0b11, 0b11);
    pass(sequencer, 0, 0b11, 0b11);
    pass(sequencer, 0, 0b11, 0b01);
    assert_eq!(sequencer.mode(0), Mode::WavefrontSerial);
}

mod table_1 {
    use super::*;

    /// The paper's Figure 2 for four work-items: an if-then-else in a transaction, `v1` = work-item, `v2` = 2.
    struct Figure2 {
        sequencer: Sequencer,
        exec: Lanes,
        rows: Vec<String>,
    }

    impl Figure2 {
        /// Rows of Table 1: line, EXEC, TCM, TCM_OLD, mode, conflicting work-items; `-` where undefined.
        fn run(fault: Option<Fault>) -> Vec<String> {
            let mut figure = Self {
                sequencer: Sequencer::new(fault),
                exec: 0b1111,
                rows: Vec::new(),
            };
            figure.row(1);
            // The table has four passes; more are a fault that the comparison will show.
            for _ in 0..5 {
                if !figure.pass() {
                    break;
                }
            }
            figure.rows
        }

        /// Lines 2 to 16; does TX_Commit retry?
        fn pass(&mut self) -> bool {
            begin(&mut self.sequencer, 0, self.exec);
            self.row(2);
            let smaller_than_2 = 0b0011;
            let vcc = self.running() & smaller_than_2;
            let s0 = self.exec;
            self.exec &= vcc;
            self.row(5);
            self.exec = s0 & !self.exec;
            self.row(10);
            // The else leg: the table has both lose when WI2 and WI3 collide.
            let losers = self.running();
            if losers == 0b1100 {
                self.sequencer.conflict(0, losers);
                self.row_with(13, "2,3");
            } else {
                self.row(13);
            }
            self.exec = s0;
            self.row(15);
            let tcm = self.sequencer.tcm(0);
            let (mode, old) = (self.sequencer.mode(0), self.sequencer.tcm_old(0));
            let commit = commit(&mut self.sequencer, 0);
            if commit.retry {
                self.exec = commit.exec;
            }
            // The last row shows the pass that ended; where EXEC goes from there the table does not say.
            self.rows
                .push(text(16, self.exec, Some(tcm), old, mode, ""));
            if !commit.retry {
                self.exec = commit.exec;
                self.rows.push(format!("then EXEC {}", mask(self.exec)));
            }
            commit.retry
        }

        fn running(&self) -> Lanes {
            self.sequencer.running(0, self.exec)
        }

        fn row(&mut self, line: u32) {
            self.row_with(line, "");
        }

        fn row_with(&mut self, line: u32, conflicts: &str) {
            let mode = self.sequencer.mode(0);
            let tcm = (mode != Mode::Normal).then(|| self.sequencer.tcm(0));
            let old = self.sequencer.tcm_old(0);
            self.rows
                .push(text(line, self.exec, tcm, old, mode, conflicts));
        }
    }

    /// Work-item 0 leftmost, as in the paper.
    fn mask(lanes: Lanes) -> String {
        (0..4)
            .map(|lane| if lanes >> lane & 1 != 0 { '1' } else { '0' })
            .collect()
    }

    fn text(
        line: u32,
        exec: Lanes,
        tcm: Option<Lanes>,
        old: Option<Lanes>,
        mode: Mode,
        conflicts: &str,
    ) -> String {
        let or_dash = |lanes: Option<Lanes>| lanes.map_or("-".to_owned(), mask);
        let mode = match mode {
            Mode::Normal => "NORMAL",
            Mode::Transaction => "TX",
            Mode::WavefrontSerial => "WfS",
            Mode::WorkGroupSerial => "WgS",
        };
        let (tcm, old) = (or_dash(tcm), or_dash(old));
        format!("{line} {} {tcm} {old} {mode} {conflicts}", mask(exec))
            .trim_end()
            .to_owned()
    }

    const TABLE_1: [&str; 26] = [
        "1 1111 - - NORMAL",
        "2 1111 0000 - TX",
        "5 1100 0000 - TX",
        "10 0011 0000 - TX",
        "13 0011 0011 - TX 2,3",
        "15 1111 0011 - TX",
        "16 0011 0011 - TX",
        "2 0011 0000 0011 TX",
        "5 0000 0000 0011 TX",
        "10 0011 0000 0011 TX",
        "13 0011 0011 0011 TX 2,3",
        "15 0011 0011 0011 TX",
        "16 0011 0011 0011 TX",
        "2 0011 0001 0011 WfS",
        "5 0000 0001 0011 WfS",
        "10 0011 0001 0011 WfS",
        "13 0011 0001 0011 WfS",
        "15 0011 0001 0011 WfS",
        "16 0001 0001 0011 WfS",
        "2 0001 0000 0001 TX",
        "5 0000 0000 0001 TX",
        "10 0001 0000 0001 TX",
        "13 0001 0000 0001 TX",
        "15 0001 0000 0001 TX",
        "16 0001 0000 0001 TX",
        "then EXEC 1111",
    ];

    #[test]
    fn line_by_line() {
        assert_eq!(Figure2::run(None), TABLE_1);
    }

    #[test]
    fn the_table_notices_a_forgotten_mask() {
        let rows = Figure2::run(Some(Fault::ForgetPreviousMask));
        let first_difference = rows.iter().zip(TABLE_1).position(|(row, line)| row != line);
        assert_eq!(first_difference, Some(7));
        assert!(rows.iter().all(|row| !row.contains("WfS")));
    }

    #[test]
    fn the_table_notices_a_forgotten_entry_exec() {
        let rows = Figure2::run(Some(Fault::ForgetEntryExec));
        assert_eq!(rows[..25], TABLE_1[..25]);
        assert_eq!(rows[25], "then EXEC 0001");
    }
}

/// The directory paper's Figure 3: work-item 1 of four loses, is disabled at once, and is retried alone.
#[test]
fn figure_3_one_lane_is_retried() {
    let mut sequencer = Sequencer::new(None);
    assert_eq!(started(&mut sequencer, 0, 0b1111), (true, vec![]));
    assert_eq!(sequencer.running(0, 0b1111), 0b1111);
    sequencer.conflict(0, 0b0010);
    assert_eq!(sequencer.tcm(0), 0b0010);
    assert_eq!(sequencer.running(0, 0b1111), 0b1101);
    let retry = Commit {
        retry: true,
        exec: 0b0010,
        committed: 0b1101,
    };
    assert_eq!(commit(&mut sequencer, 0), retry);
    assert_eq!(started(&mut sequencer, 0, 0b0010), (false, vec![]));
    assert_eq!(
        (sequencer.tcm(0), sequencer.mode(0)),
        (0, Mode::Transaction)
    );
    assert_eq!(sequencer.running(0, 0b0010), 0b0010);
    let done = Commit {
        retry: false,
        exec: 0b1111,
        committed: 0b0010,
    };
    assert_eq!(commit(&mut sequencer, 0), done);
    assert_eq!(sequencer.mode(0), Mode::Normal);
}

#[test]
fn exec_0_and_nested_begins_do_nothing() {
    let mut sequencer = Sequencer::new(None);
    let idle = sequencer.clone();
    assert_eq!(sequencer.begin(0, 0), Begin::Nothing);
    assert_eq!(sequencer.commit(0), None);
    assert_eq!(sequencer, idle);
    begin(&mut sequencer, 0, 1);
    assert_eq!(sequencer.begin(0, 1), Begin::Nothing);
}

#[test]
fn serialisation_picks_the_lowest_pending_lane() {
    let mut sequencer = Sequencer::new(None);
    let pending = 1 << 5 | 1 << 9 | 1 << 63;
    pass(&mut sequencer, 0, pending | 1, pending);
    pass(&mut sequencer, 0, pending, pending);
    begin(&mut sequencer, 0, pending);
    assert_eq!(sequencer.mode(0), Mode::WavefrontSerial);
    assert_eq!(sequencer.running(0, pending), 1 << 5);
}

#[test]
fn a_serialised_pass_that_succeeds_goes_back_to_normal_transactions() {
    let mut sequencer = Sequencer::new(None);
    pass(&mut sequencer, 0, 0b111, 0b111);
    pass(&mut sequencer, 0, 0b111, 0b111);
    let end = pass(&mut sequencer, 0, 0b111, 0);
    assert_eq!((end.retry, end.exec, end.committed), (true, 0b110, 0b001));
    begin(&mut sequencer, 0, 0b110);
    assert_eq!(sequencer.mode(0), Mode::Transaction);
    assert_eq!((sequencer.tcm(0), sequencer.tcm_old(0)), (0, Some(0b110)));
}

#[test]
fn a_pass_that_loses_other_lanes_is_not_stuck() {
    let mut sequencer = Sequencer::new(None);
    pass(&mut sequencer, 0, 0b111, 0b111);
    pass(&mut sequencer, 0, 0b111, 0b011);
    begin(&mut sequencer, 0, 0b011);
    assert_eq!(sequencer.mode(0), Mode::Transaction);
}

#[test]
fn a_single_stuck_lane_reaches_work_group_serialisation() {
    let mut sequencer = Sequencer::new(None);
    for mode in [Mode::Transaction, Mode::Transaction, Mode::WavefrontSerial] {
        pass(&mut sequencer, 0, 0b100, 0b100);
        assert_eq!(sequencer.mode(0), mode);
    }
    begin(&mut sequencer, 0, 0b100);
    assert_eq!(sequencer.mode(0), Mode::WorkGroupSerial);
    assert_eq!(sequencer.tcm(0), 0);
    let end = commit(&mut sequencer, 0);
    assert!(!end.retry);
    assert_eq!((end.exec, end.committed), (0b100, 0b100));
}

#[test]
fn work_group_serialisation_kills_and_stalls_its_work_group_only() {
    let mut sequencer = Sequencer::new(None);
    sequencer.set_group(3, 0b1000);
    for wavefront in 0..3 {
        sequencer.set_group(wavefront, 0b0111);
    }
    stick(&mut sequencer);
    begin(&mut sequencer, 1, 0b1111);
    sequencer.conflict(1, 0b0001);
    begin(&mut sequencer, 3, 0b1);

    let (_, killed) = started(&mut sequencer, 0, 0b11);
    let expected = Kill {
        wavefront: 1,
        lanes: 0b1110,
    };
    assert_eq!(killed, [expected]);
    assert_eq!(sequencer.mode(0), Mode::WorkGroupSerial);
    assert_eq!(
        [0, 1, 2, 3].map(|w| sequencer.killed(w)),
        [false, true, false, false]
    );
    assert_eq!(
        [0, 1, 2, 3].map(|w| sequencer.begin_stall(w)),
        [false, true, true, false]
    );
    assert_eq!(
        [0, 1, 2, 3].map(|w| sequencer.pass_dead(w)),
        [false, true, false, false]
    );
    assert_eq!(sequencer.begin(2, 1), Begin::Stalled);

    let rolled_back = commit(&mut sequencer, 1);
    assert_eq!(
        (rolled_back.retry, rolled_back.exec, rolled_back.committed),
        (true, 0b1111, 0)
    );
    assert!(!sequencer.killed(1));
    assert_eq!(sequencer.begin(1, 0b1111), Begin::Stalled);

    let end = commit(&mut sequencer, 0);
    assert_eq!((end.retry, end.exec, end.committed), (true, 0b10, 0b01));
    begin(&mut sequencer, 2, 1);
    begin(&mut sequencer, 1, 0b1111);
}

#[test]
fn a_killed_wavefront_forgets_the_previous_mask() {
    let mut sequencer = Sequencer::new(None);
    stick(&mut sequencer);
    pass(&mut sequencer, 1, 0b11, 0b11);
    pass(&mut sequencer, 1, 0b11, 0b11);
    begin(&mut sequencer, 1, 0b11);
    assert_eq!(sequencer.mode(1), Mode::WavefrontSerial);
    let (_, killed) = started(&mut sequencer, 0, 0b11);
    assert_eq!((killed[0].wavefront, killed[0].lanes), (1, 0b01));
    assert_eq!(commit(&mut sequencer, 1).exec, 0b11);
    commit(&mut sequencer, 0);

    let end = pass(&mut sequencer, 1, 0b11, 0b11);
    assert_eq!((sequencer.mode(1), end.committed), (Mode::Transaction, 0));
    begin(&mut sequencer, 1, 0b11);
    assert_eq!(
        sequencer.mode(1),
        Mode::Transaction,
        "nothing to compare the first pass with"
    );
}

#[test]
fn a_wavefront_that_only_stalls_keeps_the_previous_mask() {
    let mut sequencer = Sequencer::new(None);
    stick(&mut sequencer);
    pass(&mut sequencer, 1, 0b11, 0b11);
    pass(&mut sequencer, 1, 0b11, 0b11);
    begin(&mut sequencer, 0, 0b11);
    assert_eq!(sequencer.begin(1, 0b11), Begin::Stalled);
    commit(&mut sequencer, 0);
    begin(&mut sequencer, 1, 0b11);
    assert_eq!(sequencer.mode(1), Mode::WavefrontSerial);
}

#[test]
fn two_stuck_wavefronts_serialise_one_after_the_other() {
    let mut sequencer = Sequencer::new(None);
    stick(&mut sequencer);
    for _ in 0..3 {
        pass(&mut sequencer, 1, 0b1, 0b1);
    }
    begin(&mut sequencer, 0, 0b11);
    assert_eq!(sequencer.begin(1, 0b1), Begin::Stalled);
    commit(&mut sequencer, 0);
    begin(&mut sequencer, 1, 0b1);
    assert_eq!(sequencer.mode(1), Mode::WorkGroupSerial);
    assert!(sequencer.begin_stall(0));
}

#[test]
fn a_pass_whose_lanes_all_lost_is_dead() {
    let mut sequencer = Sequencer::new(None);
    begin(&mut sequencer, 0, 0b11);
    sequencer.conflict(0, 0b01);
    assert!(!sequencer.pass_dead(0));
    sequencer.conflict(0, 0b10);
    assert!(sequencer.pass_dead(0));
    commit(&mut sequencer, 0);
    assert!(!sequencer.pass_dead(0));
}
