//! `turnstile area --sweep PARAMETER=VALUES`: area against a parameter of the hardware.

use super::area_args::{self, AreaArgs};
use super::area_chart;
use super::area_session::Session;
use super::progress::check_interrupt;
use turnstile_area::area::sweep::Sweep;
use turnstile_tools::Result;

/// Runs the command for a sweep, as the user has written it.
pub fn area(args: &AreaArgs, text: &str) -> Result<u8> {
    let sweep = Sweep::parse(text, &args.units)?;
    let session = Session::open(args)?;
    check_interrupt()?;
    let units = sweep.hierarchies()?;
    let command = area_args::command(args);
    let report = sweep.report(session.report(&units, command)?);
    let chart = || {
        let bars = report.rows.iter().map(|row| {
            let name = format!("{}{}", row.value, if row.paper { " (paper)" } else { "" });
            (name, &row.area)
        });
        let title = format!("{} against {}", report.unit, report.parameter);
        area_chart::svg(&title, &report.libraries, &bars.collect::<Vec<_>>())
    };
    session.files.write(&report, || report.csv(), chart)?;
    super::output::tell(&report.text())?;
    Ok(0)
}
