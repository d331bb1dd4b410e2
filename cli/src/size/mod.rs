//! Units at any size: `turnstile export UNIT --set banks=16`.
//!
//! Sizes are parameters of types, so a unit at another size is compiled. The sizes that sweeps take are in this program
//! ([`built_in`]); for others `program` makes a small crate of the Rust that the catalog has of the unit, with other constants.

mod parameter;
mod program;
mod sized;

pub use parameter::{sizes_of, Size};
pub use program::compile;
pub use sized::Sized;

use turnstile_hdl::catalog::AnyUnit;
use turnstile_sizes::PARAMETERS;

/// The unit, if it is in this program at these sizes: one at most is not the paper's, and a sweep takes its value.
pub fn built_in(unit: &Sized) -> Option<AnyUnit> {
    match unit.others()[..] {
        [] => Some((unit.unit.build)()),
        [(size, value)] => {
            let mut parameters = PARAMETERS.iter();
            let parameter = parameters.find(|parameter| parameter.name == size.name)?;
            let value = value.to_string();
            let built_in = parameter.values.contains(&value.as_str());
            built_in.then(|| parameter.build(unit.unit.name, &value))?
        }
        _ => None,
    }
}
