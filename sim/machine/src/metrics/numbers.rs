//! Numbers as reports print them.

/// A part of a whole, if there is a whole.
pub fn ratio(part: u64, whole: u64) -> Option<f64> {
    (whole != 0).then(|| part as f64 / whole as f64)
}

/// A number with commas between thousands.
pub fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let from_the_end = |(place, digit): (usize, char)| {
        let comma = (digits.len() - place).is_multiple_of(3) && place > 0;
        comma.then_some(',').into_iter().chain([digit])
    };
    digits.chars().enumerate().flat_map(from_the_end).collect()
}

/// A share in percent, or a dash.
pub fn percent(share: Option<f64>) -> String {
    share.map_or("-".into(), |share| format!("{:.1} %", 100.0 * share))
}
