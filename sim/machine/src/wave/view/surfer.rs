//! A command file of Surfer: dividers, signals and how they are shown, markers. Surfer cannot fold signals by command, so those of folded
//! groups are left out; its side panel has them.
//!
//! A name is one word, without `#` and `;`. A row is named by its number in base 16, with digits from a to p.

use super::{grouped, Form, Loss, Shown};

/// Commands for a waveform that is open.
pub fn text(signals: &[Shown], losses: &[Loss]) -> String {
    let mut rows = vec![];
    let mut forms = vec![];
    for (group, members) in grouped(signals) {
        if !group.open {
            continue;
        }
        rows.push(format!("divider_add {}\n", group.name.replace(' ', "_")));
        for signal in members {
            let format = match signal.form() {
                Form::Bit | Form::Hexadecimal => None,
                Form::Decimal => Some("Unsigned"),
                Form::Text => Some("ASCII"),
            };
            let row = row_name(rows.len());
            forms.extend(format.map(|name| format!("item_focus {row}\nitem_set_format {name}\n")));
            rows.push(format!("variable_add {}\n", signal.name));
        }
    }
    // Behind all rows: what is added goes behind the row that has the focus.
    forms.push("item_unfocus\n".into());
    let markers = ('A'..).zip(losses).map(|(letter, Loss { time, lanes })| {
        let lost = match lanes {
            1 => "a_lane".into(),
            lanes => format!("{lanes}_lanes"),
        };
        format!("marker_set {letter}_{lost}_lost {time}\n")
    });
    let cursor = losses.first();
    let cursor = cursor.map(|loss| format!("cursor_set {}\n", loss.time));
    let lines = rows.into_iter().chain(forms);
    lines.chain(markers).chain(cursor).collect()
}

fn row_name(row: usize) -> String {
    let digit = |digit: char| (b'a' + digit.to_digit(16).unwrap_or_default() as u8) as char;
    format!("{row:x}").chars().map(digit).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_named_as_surfer_names_them() {
        assert_eq!([0, 15, 16, 171].map(row_name), ["a", "p", "ba", "kl"]);
    }
}
