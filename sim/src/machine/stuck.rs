//! Messages about a run that cannot go on: where it stands.

use super::compute_unit::ComputeUnit;
use super::wavefront::{Resident, Stage};
use crate::Error;

impl ComputeUnit<'_> {
    /// File and line of an instruction.
    pub fn line(&self, instruction: u32) -> String {
        let program = &self.launch.job.program;
        format!("{}:{}", program.file(), program.line(instruction))
    }

    /// A run that cannot go on, with the state of every wavefront.
    pub fn stuck(&self, what: String, remedy: &str) -> Error {
        let residents = self.wavefronts.iter().flatten();
        let states = residents.map(|resident| format!("\n  {}", self.state(resident)));
        let what = states.fold(what, |what, state| what + &state);
        Error::run(&self.launch.job.name, what + "\n", remedy)
    }

    fn state(&self, resident: &Resident) -> String {
        let instruction = match resident.stage {
            Stage::Ready | Stage::Fetched { .. } => resident.registers.pc,
            _ => resident.instruction,
        };
        let transaction = match resident.transaction {
            Some(_) => "in a transaction, ",
            None => "",
        };
        let under_way = &resident.outstanding;
        format!(
            "work-group {} wavefront {}: {} at {} `{}`, exec {:#018x}, {transaction}outstanding: {} local, {} scalar, {} vector",
            resident.group,
            resident.index,
            resident.stage.name(),
            self.line(instruction),
            self.launch.job.program.text(instruction),
            resident.registers.exec,
            under_way.lds,
            under_way.scalar,
            under_way.vector
        )
    }
}
