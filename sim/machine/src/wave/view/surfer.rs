//! A command file of Surfer: dividers, signals, markers. Surfer cannot fold signals by command, so those of folded groups are left out;
//! its side panel has them.
//!
//! A name in a command is one word.

use super::{grouped, Loss, Shown};

/// Commands for a waveform that is open.
pub fn text(signals: &[Shown], losses: &[Loss]) -> String {
    let groups = grouped(signals).into_iter();
    let open = groups.filter(|(group, _)| group.open);
    let signals = open.flat_map(|(group, members)| {
        let divider = format!("divider_add {}\n", word(group.name));
        let members = members.into_iter();
        std::iter::once(divider).chain(members.map(|one| format!("variable_add {}\n", one.name)))
    });
    let cursor = losses
        .first()
        .map(|loss| format!("cursor_set {}\n", loss.time));
    let markers = ('A'..).zip(losses).map(|(letter, Loss { time, lanes })| {
        let lost = if *lanes == 1 {
            "a_lane"
        } else {
            &format!("{lanes}_lanes")
        };
        format!("marker_set {letter}_{lost}_lost {time}\n")
    });
    signals.chain(markers).chain(cursor).collect()
}

fn word(name: &str) -> String {
    name.replace(' ', "_")
}
