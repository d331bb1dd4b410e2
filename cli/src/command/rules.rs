//! `--early-abort`, `--pause-and-go`: what of a machine's transactions on global memory is chosen on the command line.

use turnstile_machine::MachineConfig;
use turnstile_tools::{Error, Result};

/// Rules of transactions on global memory.
#[derive(clap::Args, Clone, Copy, Debug)]
pub struct Rules {
    /// Abort a transaction on global memory early if another that is in commit has one of its words
    #[arg(long)]
    early_abort: bool,
    /// Pause a thread that is about to access a word of a transaction in commit, until that commit ends
    #[arg(long)]
    pause_and_go: bool,
}

impl Rules {
    /// The machine with these rules besides its own, for kernels of which some may be `transactional`.
    ///
    /// # Errors
    /// If one is asked for, and the machine or the kernels have no transactions on global memory.
    pub fn on(self, mut machine: MachineConfig, transactional: bool) -> Result<MachineConfig> {
        let flags = [
            (self.early_abort, "--early-abort"),
            (self.pause_and_go, "--pause-and-go"),
        ];
        let Some((_, flag)) = flags.into_iter().find(|(given, _)| *given) else {
            return Ok(machine);
        };
        let name = machine.name().to_owned();
        let MachineConfig::Simt(config) = &mut machine else {
            return Err(no_transactions(flag, &name));
        };
        let Some(transactions) = &mut config.transactions else {
            return Err(no_transactions(flag, &name));
        };
        if !transactional {
            return Err(Error::input(
                flag,
                "no kernel of the run has transactions",
                "leave it out, or put TX_BEGIN() and TX_COMMIT() around what belongs together",
            ));
        }
        transactions.early_abort |= self.early_abort;
        transactions.pause_and_go |= self.pause_and_go;
        Ok(machine)
    }
}

fn no_transactions(flag: &str, machine: &str) -> Error {
    Error::input(
        flag,
        format!("the machine {machine} has no transactions on global memory"),
        "choose --machine early-cr or a machine file with [transactions], or leave it out",
    )
}
