//! The report: page, tables and text.

use super::found::{Scratchpad, SAMPLE};
use super::{figures, kernel_statements, numbers, statements};
use crate::atomics::Latency;
use crate::engine::outside::Context;
use crate::engine::report::Report;
use crate::numbers::upper_median;
use turnstile_tools::Result;

/// What the paper is called in headings.
const TITLE: &str = "Performance Modeling of Atomic Additions on GPU Scratchpad Memory";

/// How it was found, in words.
fn how(found: &Scratchpad) -> String {
    let Latency {
        base,
        position,
        bank,
    } = found.constants();
    format!(
        "Cycles are {base} + (iterations - 1) x {position} + replays x {bank}: constants of {}, which are the paper's measurements of a GTX 580 and are \
         nothing that was found here. Iterations and replays of figures 2 and 3 are those of the RTL (engine {}); of figures 5 to 7 those \
         of Algorithm 1 for {} random warps a point, of which the RTL performed the first {SAMPLE} of every point, with the same winners and replays. \
         Figures 8 and 9 are whole kernels on the machine {}: {}, and {} random objects a data set; every result is checked, and a sample with \
         less to vote ran with model and RTL in lockstep ({} runs). The kernels as OpenCL C take {} of CUDA's cycles.",
        found.machine.name,
        found.engine,
        found.votes.patterns,
        found.kernels.machine,
        found.kernels.picture,
        found.kernels.objects,
        found.kernels.sample,
        range(&found.kernels.languages()),
    )
}

/// Shares in percent: median and range.
fn range(shares: &[f64]) -> String {
    let percent = |share: Option<f64>| 100.0 * share.unwrap_or(f64::NAN);
    let shares = || shares.iter().copied();
    format!(
        "{:.1} % ({:.1} to {:.1})",
        percent(upper_median(shares())),
        percent(shares().reduce(f64::min)),
        percent(shares().reduce(f64::max))
    )
}

/// The report about all of it.
///
/// # Errors
/// If a figure cannot be drawn or a table not be written.
pub fn report(found: &Scratchpad, context: &Context) -> Result<Report> {
    let mut rows = numbers::all(found);
    rows.extend(kernel_statements::numbers(&found.kernels));
    let mut all = statements::all(found);
    all.extend(kernel_statements::all(&found.kernels));
    let how = how(found);
    let mut report = Report::new(context, TITLE, &how);
    report.say(&format!("{how}\n\n"));
    report.numbers(&rows)?;
    report.statements(&all)?;
    report.figures(&figures::all(found))?;
    report.figures(&[found.side_by_side.figure()])?;
    let ways = found.side_by_side.table();
    report.page.section("Ways to update words", "");
    report.page.table("side-by-side", &ways);
    report.csv("runs.csv", &found.votes.table(found.machine.latency))?;
    report.csv("kernels.csv", &found.kernels.table())?;
    report.csv("side-by-side.csv", &ways)?;
    Ok(report)
}
