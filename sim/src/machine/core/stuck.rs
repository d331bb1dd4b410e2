//! Messages about a run that cannot go on: where it stands.

use crate::kernel::{Code, Warp};
use crate::machine::launch::Launch;
use crate::machine::wavefront::Resident;
use crate::Error;

/// A run that cannot go on, with the state of every wavefront.
pub fn stuck<'a, C: Code<LANES>, const LANES: usize>(
    launch: &Launch<C, LANES>,
    residents: impl Iterator<Item = &'a Resident<C::Warp, LANES>>,
    what: String,
    remedy: &str,
) -> Error
where
    C::Warp: 'a,
{
    let states = residents.map(|resident| format!("\n  {}", state(launch, resident)));
    let what = states.fold(what, |what, state| what + &state);
    Error::run(launch.grid.name, what + "\n", remedy)
}

fn state<C: Code<LANES>, const LANES: usize>(
    launch: &Launch<C, LANES>,
    resident: &Resident<C::Warp, LANES>,
) -> String {
    let instruction = resident.current();
    let transaction = match resident.transaction {
        Some(_) => "in a transaction, ",
        None => "",
    };
    let counters = C::Warp::COUNTERS.iter();
    let under_way: Vec<_> = counters
        .map(|(counter, name)| format!("{} {name}", resident.outstanding.count(*counter)))
        .collect();
    format!(
        "work-group {} wavefront {}: {} at {} `{}`, exec {:#018x}, {transaction}outstanding: {}",
        resident.group,
        resident.index,
        resident.doing(),
        launch.line(instruction),
        launch.grid.code.text(instruction),
        resident.registers.active(),
        under_way.join(", ")
    )
}
