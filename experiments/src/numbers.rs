//! Numbers of samples.

/// The two in the middle, which are one of an odd number. None if there is none.
fn middle(numbers: impl IntoIterator<Item = f64>) -> Option<[f64; 2]> {
    let mut numbers: Vec<f64> = numbers.into_iter().collect();
    numbers.sort_by(f64::total_cmp);
    let upper = numbers.len() / 2;
    let lower = numbers.len().checked_sub(1)? / 2;
    Some([numbers[lower], numbers[upper]])
}

/// The median: of an even number the mean of the two in the middle. None if there is none.
pub fn median(numbers: impl IntoIterator<Item = f64>) -> Option<f64> {
    middle(numbers).map(|[lower, upper]| (lower + upper) / 2.0)
}

/// The same, but of an even number the upper one of the two in the middle: a number that was found.
pub fn upper_median(numbers: impl IntoIterator<Item = f64>) -> Option<f64> {
    middle(numbers).map(|[_, upper]| upper)
}

/// The largest; minus infinity if there is none.
pub fn most(numbers: impl IntoIterator<Item = f64>) -> f64 {
    numbers.into_iter().fold(f64::NEG_INFINITY, f64::max)
}

/// The smallest; infinity if there is none.
pub fn least(numbers: impl IntoIterator<Item = f64>) -> f64 {
    numbers.into_iter().fold(f64::INFINITY, f64::min)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_in_the_middle() {
        assert_eq!(median([]), None);
        assert_eq!(median([3.0, 1.0, 2.0]), Some(2.0));
        assert_eq!(median([4.0, 1.0, 2.0, 9.0]), Some(3.0));
        assert_eq!(upper_median([4.0, 1.0, 2.0, 9.0]), Some(4.0));
        assert_eq!(upper_median([1.0]), Some(1.0));
    }
}
