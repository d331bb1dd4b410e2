//! Detectors that a user lists.

use turnstile_machine::Detector;
use turnstile_tools::{Error, Result};

/// The detectors of `all`, or of a list that an option has, each once. They are to run transactions, so `none` is none of them.
pub fn detectors(option: &str, list: &str) -> Result<Vec<Detector>> {
    let all = || {
        Detector::ALL
            .into_iter()
            .filter(|one| *one != Detector::None)
    };
    if list.eq_ignore_ascii_case("all") {
        return Ok(all().collect());
    }
    let mut detectors = vec![];
    for name in list.split(',').map(str::trim) {
        let found = all()
            .find(|one| one.name().eq_ignore_ascii_case(name))
            .ok_or_else(|| {
                let names: Vec<_> = all().map(Detector::name).collect();
                let what = match name.to_ascii_lowercase().as_str() {
                    "none" => "detector `none` runs no transactions".to_string(),
                    _ => format!("there is no detector `{name}`"),
                };
                Error::input(
                    format!("{option} {list}"),
                    what,
                    format!("choose all, or from {}", names.join(",")),
                )
            })?;
        if !detectors.contains(&found) {
            detectors.push(found);
        }
    }
    Ok(detectors)
}
