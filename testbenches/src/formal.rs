//! Proofs on the exported Verilog by k-induction, with Yosys and z3.
//!
//! A unit is exported at a small size and put beside a wrapper (`proof.sv` in the unit's folder) that drives it with
//! free inputs and states properties as immediate assertions. Invariants that the induction needs are stated in the wrapper
//! too; it reaches into the unit through wires with the attribute `hierconn`, which Yosys ties to
//! the wires of the same hierarchical name when it flattens, so nothing is added to the unit.
//!
//! [`Proof::prove`] does both halves: the assertions hold in the first `depth` cycles from the initial state (the base
//! case, `yosys-smtbmc -t`), and whenever they hold in `depth` cycles in a row they hold in the next, from any state
//! (`yosys-smtbmc -i`, or Yosys's own [`Solver`]). Together they hold for ever.
//!
//! [`Proof::refute`] searches with `yosys-abc`, which is much the faster at it, and has yosys-smtbmc replay what it finds to name the
//! assertion.

use anyhow::{bail, ensure, Context, Result};
use std::fs;
use std::path::{Path, PathBuf};
use turnstile_export::{export_with, Arrays, DISSOLVE};
use turnstile_hdl::prelude::Block;
use turnstile_tools::{said, Tool, YOSYS};

pub const SMTBMC: Tool = Tool {
    name: "yosys-smtbmc",
    install: "apt-get install yosys",
    version_flag: "--version",
};
pub const ABC: Tool = Tool {
    name: "yosys-abc",
    install: "apt-get install yosys",
    version_flag: "-h",
};
pub const Z3: Tool = Tool {
    name: "z3",
    install: "apt-get install z3",
    version_flag: "--version",
};

/// Who does the induction step.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Solver {
    Z3,
    /// The one in Yosys (MiniSat): it looks at bits only, which is faster where many words are chosen from.
    Bits,
}

/// Verilog with a wrapper module `wrapper` that asserts something about it.
#[derive(Clone, Debug)]
pub struct Proof {
    pub verilog: String,
    /// Invariants stand between `` `ifndef PROPERTIES_ONLY `` and `` `endif ``.
    pub wrapper: String,
    /// Cycles of the base case, and at most of the induction's past.
    pub depth: u32,
    pub solver: Solver,
}

/// What came out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Holds for ever.
    Proved,
    /// These assertions, as they stand in the wrapper, fail in this cycle after the initial state.
    Fails { cycle: u32, assertions: String },
    /// Not refuted, but these do not follow from what held before.
    NotInductive { assertions: String },
}

/// The Verilog of a unit at any size, with a signal for each element of an array: by their names properties reach into it.
///
/// # Errors
/// As [`turnstile_export::export`].
pub fn verilog<B: Block>(mut unit: B, name: &str) -> Result<String> {
    unit.connect_all();
    Ok(export_with(&unit, name, Arrays::Signals)?)
}

impl Proof {
    /// Base case and induction step.
    ///
    /// # Errors
    /// If a tool is missing or refuses the Verilog.
    pub fn prove(&self) -> Result<Verdict> {
        let folder = tempfile::tempdir().context("no temporary directory")?;
        let model = self.elaborate(folder.path(), "")?;
        let depth = self.depth.to_string();
        if let Some(failure) = self.solve(&model, &["-t", &depth])? {
            return Ok(failure);
        }
        if self.solver == Solver::Bits {
            return self.step_by_bits(folder.path());
        }
        let step = self.solve(&model, &["-i", "-t", &depth])?;
        Ok(match step {
            Some(Verdict::Fails { assertions, .. }) => Verdict::NotInductive { assertions },
            _ => Verdict::Proved,
        })
    }

    /// The induction step by [`Solver::Bits`], which does not say what fails.
    fn step_by_bits(&self, folder: &Path) -> Result<Verdict> {
        let script = format!(
            "read_rtlil step.il; chformal -cover -remove; opt -full; \
             sat -tempinduct -tempinduct-inductonly -prove-asserts -set-assumes -maxsteps {}",
            self.depth
        );
        let mut command = YOSYS.command()?;
        let text = said(&YOSYS.succeed(command.current_dir(folder).args(["-p", &script]))?);
        let proved = text.contains("Induction step proven: SUCCESS!");
        ensure!(proved || text.contains("proof failed"), "yosys sat: {text}");
        Ok(match proved {
            true => Verdict::Proved,
            false => Verdict::NotInductive {
                assertions: String::new(),
            },
        })
    }

    /// Looks for a failure of the properties alone in the first `cycles` cycles.
    ///
    /// # Errors
    /// As [`Proof::prove`].
    pub fn refute(&self, cycles: u32) -> Result<Option<Verdict>> {
        let folder = tempfile::tempdir().context("no temporary directory")?;
        let folder = folder.path();
        let model = self.elaborate(folder, "-DPROPERTIES_ONLY")?;
        let search =
            format!("read_aiger model.aig; fold; bmc3 -F {cycles}; write_cex -a inputs.txt");
        let mut command = ABC.command()?;
        let text = said(&ABC.succeed(command.current_dir(folder).args(["-c", &search]))?);
        if text.contains("No output asserted") {
            return Ok(None);
        }
        let inputs = fs::read_to_string(folder.join("inputs.txt"))
            .with_context(|| format!("yosys-abc: {text}"))?;
        // What yosys-smtbmc expects before them: that they violate something, and what.
        fs::write(folder.join("witness.aiw"), format!("1\nb0\n{inputs}"))?;
        let witness = format!("{0}/model.aim:{0}/witness.aiw", folder.display());
        self.solve(&model, &["--aig", &witness])
    }

    /// Looks for inputs that satisfy the `cover` statements, and returns those for which there are none in the first `cycles`
    /// cycles, as they stand in the wrapper: what they describe is not within what the wrapper assumes.
    ///
    /// # Errors
    /// As [`Proof::prove`].
    pub fn unreached(&self, cycles: u32) -> Result<Vec<String>> {
        match self.solver {
            Solver::Z3 => self.unreached_by_z3(cycles),
            Solver::Bits => self.unrefuted(cycles),
        }
    }

    /// Cover statements of whose opposite no failure is found.
    fn unrefuted(&self, cycles: u32) -> Result<Vec<String>> {
        let mut unreached = vec![];
        for cover in self.wrapper.lines().map(str::trim) {
            let inner = cover.strip_prefix("cover (");
            let Some(inner) = inner.and_then(|inner| inner.strip_suffix(");")) else {
                continue;
            };
            let never = Self {
                wrapper: self
                    .wrapper
                    .replacen(cover, &format!("assert (!({inner}));"), 1),
                ..self.clone()
            };
            match never.refute(cycles)? {
                Some(Verdict::Fails { assertions, .. }) if assertions.contains(inner) => {}
                _ => unreached.push(cover.to_owned()),
            }
        }
        Ok(unreached)
    }

    fn unreached_by_z3(&self, cycles: u32) -> Result<Vec<String>> {
        let folder = tempfile::tempdir().context("no temporary directory")?;
        let model = self.elaborate(folder.path(), "-DPROPERTIES_ONLY")?;
        let mut command = SMTBMC.command()?;
        let command = command.args(["-s", "z3", "--noprogress", "--unroll", "-c", "-t"]);
        let output = SMTBMC.output(command.arg(cycles.to_string()).arg(model))?;
        let text = said(&output);
        ensure!(
            text.contains("Status: PASSED") || text.contains("Status: FAILED"),
            "yosys-smtbmc -c: {text}"
        );
        let statements = |found: &str| -> Vec<String> {
            let lines = text.lines().filter_map(|line| line.split_once(found));
            let statements = lines.filter_map(|(_, place)| self.statement(place));
            statements.map(String::from).collect()
        };
        ensure!(
            !statements("Reached cover statement at ").is_empty(),
            "nothing is reached: {text}"
        );
        Ok(statements("Unreached cover statement at "))
    }

    /// The same with `right`, which stands once in the Verilog, replaced.
    ///
    /// # Errors
    /// If `right` is not there exactly once.
    pub fn broken(&self, right: &str, wrong: &str) -> Result<Self> {
        let found = self.verilog.matches(right).count();
        ensure!(found == 1, "`{right}` stands {found} times in the Verilog");
        Ok(Self {
            verilog: self.verilog.replacen(right, wrong, 1),
            ..self.clone()
        })
    }

    /// Writes the model into `folder`, as SMT2 and as AIGER.
    fn elaborate(&self, folder: &Path, define: &str) -> Result<PathBuf> {
        fs::write(folder.join("unit.v"), &self.verilog)?;
        fs::write(folder.join("wrapper.sv"), &self.wrapper)?;
        // Nothing is optimised before `flatten`: until then the wires into the unit have no driver. A
        // wire that has none after it is an error.
        let script = format!(
            "read_verilog unit.v; read_verilog -formal {define} wrapper.sv; \
             hierarchy -check -top wrapper; proc; memory -nomap; memory_map; \
             {DISSOLVE}; flatten; check -assert; opt -full; async2sync; dffunmap; \
             write_smt2 -wires model.smt2; write_rtlil step.il; chformal -cover -remove; \
             opt -full; techmap; setundef -zero; opt_clean; dffunmap; aigmap; opt_clean; \
             write_aiger -zinit -no-startoffset -map model.aim model.aig"
        );
        let mut command = YOSYS.command()?;
        YOSYS.succeed(command.current_dir(folder).args(["-q", "-p", &script]))?;
        Ok(folder.join("model.smt2"))
    }

    /// The failure that yosys-smtbmc finds.
    fn solve(&self, model: &Path, arguments: &[&str]) -> Result<Option<Verdict>> {
        let mut command = SMTBMC.command()?;
        // Without --unroll, z3 expands the model's functions into each other and does not come to an end.
        let command = command.args(["-s", "z3", "--noprogress", "--unroll"]);
        let output = SMTBMC.output(command.args(arguments).arg(model))?;
        let text = said(&output);
        if output.status.success() && text.contains("Status: PASSED") {
            return Ok(None);
        }
        if !text.contains("Status: FAILED") {
            bail!("yosys-smtbmc {}: {text}", arguments.join(" "));
        }
        let assertions: Vec<&str> = text
            .lines()
            .filter_map(|line| self.assertion(line))
            .collect();
        let cycle = text
            .lines()
            .filter_map(|line| line.split_once("Checking assertions in step "))
            .filter_map(|(_, rest)| rest.trim_end_matches('.').parse().ok())
            .next_back();
        Ok(Some(Verdict::Fails {
            cycle: cycle.unwrap_or_default(),
            assertions: assertions.join("\n"),
        }))
    }

    /// The line of the wrapper that a failure names: `Assert failed in wrapper: wrapper.sv:12.3-14.5 (...)`.
    fn assertion(&self, line: &str) -> Option<&str> {
        self.statement(line.split_once("Assert failed in wrapper: ")?.1)
    }

    /// The line of the wrapper that ends at a place: `wrapper.sv:12.3-14.5 (...)`.
    fn statement(&self, place: &str) -> Option<&str> {
        let last = place.split_whitespace().next()?.rsplit('-').next()?;
        let number: usize = last.split('.').next()?.parse().ok()?;
        Some(self.wrapper.lines().nth(number.checked_sub(1)?)?.trim())
    }
}
