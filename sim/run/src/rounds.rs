//! Arguments that differ from round to round.

use super::argument::{Argument, Value};
use super::array::Element;
use super::convert::Number;
use super::literal::rounded;

/// An argument in every round of the loop around its launch.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Rounds {
    /// The same in all.
    Same(Argument),
    /// One after the other, and round again.
    Each(Vec<Argument>),
    /// A number that grows.
    Counting {
        /// For messages.
        name: String,
        /// Its type.
        element: Element,
        /// In the first round.
        first: Number,
        /// From one round to the next.
        step: Growth,
    },
}

/// How a number grows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Growth {
    Add(Number),
    Times(Number),
}

impl Rounds {
    /// The argument of a round. Numbers were found to fit when the run file was read.
    pub fn in_round(&self, round: u64) -> Argument {
        match self {
            Self::Same(argument) => argument.clone(),
            Self::Each(all) => all[(round % all.len() as u64) as usize].clone(),
            Self::Counting {
                name,
                element,
                first,
                step,
            } => {
                let number = step.after(*first, round);
                let bytes = number.and_then(|number| rounded(*element, number));
                let bytes = bytes.unwrap_or_default()[..element.bytes()].to_vec();
                Argument {
                    name: name.clone(),
                    value: Value::Scalar(bytes),
                }
            }
        }
    }

    /// Rounds after which the argument's kind repeats.
    pub fn alternatives(&self) -> u64 {
        match self {
            Self::Each(all) => all.len() as u64,
            Self::Same(_) | Self::Counting { .. } => 1,
        }
    }

    /// Of `rounds` rounds, the first one whose number its type does not have.
    pub fn overflows(&self, rounds: u64) -> Option<u64> {
        let Self::Counting {
            element,
            first,
            step,
            ..
        } = self
        else {
            return None;
        };
        let fits = |round: &u64| {
            let number = step.after(*first, *round);
            number.is_some_and(|number| rounded(*element, number).is_some())
        };
        // In size a number grows or stays as it is, so that those of the last two rounds stand for all.
        let last = rounds - 1;
        let mut misses = [last, last.saturating_sub(1)]
            .into_iter()
            .find(|round| !fits(round))?;
        // What alternates does so from the start; what grows misses from some round on.
        if let Some(early) = (0..misses.min(4)).find(|round| !fits(round)) {
            return Some(early);
        }
        let mut holds = 0;
        while misses - holds > 1 {
            let middle = holds + (misses - holds) / 2;
            match fits(&middle) {
                true => holds = middle,
                false => misses = middle,
            }
        }
        Some(misses)
    }
}

impl Growth {
    /// The number after so many rounds, if that is a number at all.
    fn after(self, first: Number, rounds: u64) -> Option<Number> {
        let rounds_i32 = i32::try_from(rounds).unwrap_or(i32::MAX);
        match (first, self) {
            (Number::Integer(first), Self::Add(Number::Integer(step))) => {
                let sum = step.checked_mul(rounds.into())?.checked_add(first)?;
                Some(Number::Integer(sum))
            }
            (Number::Integer(first), Self::Times(Number::Integer(step))) => {
                let power = match step {
                    // Whatever the number of rounds.
                    -1..=1 => step.pow((rounds.min(2 + rounds % 2)) as u32),
                    step => step.checked_pow(u32::try_from(rounds).ok()?)?,
                };
                first.checked_mul(power).map(Number::Integer)
            }
            (first, Self::Add(step)) => {
                Some(Number::Float(first.float() + step.float() * rounds as f64))
            }
            (first, Self::Times(step)) => {
                let product = first.float() * step.float().powi(rounds_i32);
                product.is_finite().then_some(Number::Float(product))
            }
        }
    }
}

impl Number {
    fn float(self) -> f64 {
        match self {
            Self::Integer(value) => value as f64,
            Self::Float(value) => value,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counting(element: Element, first: Number, step: Growth) -> Rounds {
        Rounds::Counting {
            name: String::new(),
            element,
            first,
            step,
        }
    }

    fn value(rounds: &Rounds, round: u64) -> Vec<u8> {
        match rounds.in_round(round).value {
            Value::Scalar(bytes) => bytes,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn numbers_grow_from_round_to_round() {
        let integer = Number::Integer;
        let down = counting(Element::I8, integer(3), Growth::Add(integer(-2)));
        let down: Vec<_> = (0..4).map(|round| value(&down, round)[0] as i8).collect();
        assert_eq!(down, [3, 1, -1, -3]);
        let powers = counting(Element::U8, integer(3), Growth::Times(integer(4)));
        let powers: Vec<_> = (0..4).map(|round| value(&powers, round)[0]).collect();
        assert_eq!(powers, [3, 12, 48, 192]);
        let half = counting(
            Element::F32,
            Number::Float(1.0),
            Growth::Times(Number::Float(0.5)),
        );
        assert_eq!(value(&half, 3), 0.125f32.to_le_bytes());
        let sign = counting(Element::I8, integer(5), Growth::Times(integer(-1)));
        let sign: Vec<_> = (0..4).map(|round| value(&sign, round)[0] as i8).collect();
        assert_eq!(sign, [5, -5, 5, -5]);
    }

    #[test]
    fn the_first_round_without_a_number_is_named() {
        let integer = Number::Integer;
        let up = counting(Element::U8, integer(0), Growth::Add(integer(100)));
        assert_eq!((up.overflows(3), up.overflows(4)), (None, Some(3)));
        let double = counting(Element::U32, integer(1), Growth::Times(integer(2)));
        assert_eq!(
            (double.overflows(32), double.overflows(1 << 40)),
            (None, Some(32))
        );
        let slow = counting(Element::U32, integer(16), Growth::Add(integer(1)));
        assert_eq!(slow.overflows(u64::MAX), Some((1 << 32) - 16));
        let flips = counting(Element::U8, integer(5), Growth::Times(integer(-1)));
        assert_eq!(
            (flips.overflows(9), flips.overflows(10)),
            (Some(1), Some(1))
        );
        let same = counting(Element::U8, integer(7), Growth::Times(integer(1)));
        assert_eq!(same.overflows(1 << 40), None);
        let sinking = counting(Element::U8, integer(1), Growth::Add(integer(-1)));
        assert_eq!(
            (sinking.overflows(2), sinking.overflows(3)),
            (None, Some(2))
        );
    }
}
