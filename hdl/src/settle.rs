//! Lets a block settle, and notices what changes where nothing may.
//!
//! The simulation skips what cannot change by a unit's word ([`idle`](crate::pins::Unit::idle), and the list of its inputs).
//! Hardware skips nothing: a word that is wrong hides there what hardware has. Where skipping is [checked](checks_skipped), what is
//! skipped is done all the same, in the unit itself, and any output, of registers too, or [cell](crate::storage::cells::Cells) that changes by it
//! is an error. A build with debug assertions always checks; a release build where [`check_skipped`] says so.

use crate::pins::{Ports, Unit};
use crate::prelude::*;
use rust_hdl_core::atom::Atom;
use rust_hdl_core::probe::Probe;
use std::cell::Cell;
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// More delta passes than any unit needs: reaching it means a combinational loop.
const MAX_PASSES: usize = 64;

static CHECKS_SKIPPED: AtomicBool = AtomicBool::new(cfg!(debug_assertions));

thread_local! {
    /// Whether nothing but clocks may change.
    static STILL: Cell<bool> = const { Cell::new(false) };
}

/// Whether skipped edges and evaluations are done all the same and checked.
#[inline]
pub fn checks_skipped() -> bool {
    CHECKS_SKIPPED.load(Relaxed)
}

/// Checks what is skipped from now on, in all threads, whatever the build.
pub fn check_skipped() {
    CHECKS_SKIPPED.store(true, Relaxed);
}

/// Why a block did not settle as it should.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unsettled {
    /// It goes on changing.
    Loop,
    /// It changed where nothing may. A signal comes with its new value.
    Changed { path: String, value: Option<String> },
}

impl fmt::Display for Unsettled {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Loop => write!(
                f,
                "combinational loop: the unit does not settle in {MAX_PASSES} passes"
            ),
            Self::Changed { path, value: None } => write!(f, "{path} changes"),
            Self::Changed {
                path,
                value: Some(value),
            } => write!(f, "{path} becomes {value}"),
        }
    }
}

impl std::error::Error for Unsettled {}

/// Evaluates a block once; tells whether an output has changed. The errors are those of [`settle`].
fn pass(block: &mut (impl Ports + ?Sized)) -> Result<bool, Unsettled> {
    block.update_all();
    if STILL.get() && block.has_changed() {
        Changes::check(block)?;
    }
    Ok(block.take_outputs())
}

/// Evaluates a block until nothing in it changes; tells whether an output has changed.
///
/// # Errors
/// If it never does, or, within [`still`], if an output, a register or a cell changes.
pub fn settle(block: &mut (impl Ports + ?Sized)) -> Result<bool, Unsettled> {
    let mut outputs = false;
    for _ in 0..MAX_PASSES {
        outputs |= pass(block)?;
        if !block.has_changed() {
            return Ok(outputs);
        }
    }
    Err(Unsettled::Loop)
}

/// The rising edge of a unit that has settled, which takes one pass; tells whether an output has changed in it. What
/// follows from it, and the falling edge, is left to [`settle`].
///
/// # Errors
/// Within [`still`], if an output, a register or a cell changes.
pub fn rise(unit: &mut (impl Unit + ?Sized)) -> Result<bool, Unsettled> {
    unit.clock_mut().next = true.into();
    let risen = pass(unit);
    unit.clock_mut().next = false.into();
    risen
}

/// Does what would change nothing if it is true that it can be skipped: every [`settle`] in it, of blocks inside too, finds what changes.
pub fn still<T>(skipped: impl FnOnce() -> T) -> T {
    struct Restore(bool);
    impl Drop for Restore {
        fn drop(&mut self) {
            STILL.set(self.0);
        }
    }
    let _restore = Restore(STILL.replace(true));
    skipped()
}

/// Looks for the first thing that changed in the last pass: it may be an input or a local signal that led to the rest.
#[derive(Default)]
struct Changes {
    path: Vec<String>,
    first: Option<Unsettled>,
}

impl Changes {
    fn check(block: &(impl Block + ?Sized)) -> Result<(), Unsettled> {
        let mut changes = Self::default();
        block.accept("", &mut changes);
        changes.first.map_or(Ok(()), Err)
    }

    fn note(&mut self, name: &str, value: Option<String>) {
        // The scope of the block itself has no name.
        let scopes = self.path.iter().map(String::as_str).chain([name]);
        let named: Vec<&str> = scopes.filter(|scope| !scope.is_empty()).collect();
        let path = named.join(".");
        self.first.get_or_insert(Unsettled::Changed { path, value });
    }
}

impl Probe for Changes {
    fn visit_start_scope(&mut self, name: &str, _node: &dyn Block) {
        self.path.push(name.into());
    }

    fn visit_end_scope(&mut self, _name: &str, _node: &dyn Block) {
        self.path.pop();
    }

    /// State outside of signals.
    fn visit_start_namespace(&mut self, name: &str, node: &dyn Block) {
        if node.has_changed() {
            self.note(name, None);
        }
    }

    fn visit_atom(&mut self, name: &str, signal: &dyn Atom) {
        if signal.changed() && name != "clock" {
            self.note(name, Some(signal.verilog().to_string()));
        }
    }
}
