//! Numbers as a run file has them, and the bytes that they are in memory.

use super::array::Element;
use super::convert::{write, Number};
use super::types::ValueType;
use half::f16;
use serde::de::{Deserialize, Deserializer, Error, SeqAccess, Visitor};
use std::fmt;

/// A number, a truth value, or a list of these.
#[derive(Clone, Debug, PartialEq)]
pub enum Literal {
    /// Without a point.
    Integer(i128),
    /// With one.
    Float(f64),
    /// 1 or 0 where an integer is wanted.
    Bool(bool),
    /// In brackets.
    List(Vec<Literal>),
}

/// Why a literal is no value of a type: what is wrong, and what to do.
#[derive(Debug, PartialEq, Eq)]
pub struct Unfit {
    pub what: String,
    pub remedy: String,
}

/// The bytes of a list of values, and the length of each dimension.
#[derive(Debug, PartialEq, Eq)]
pub struct Values {
    pub shape: Vec<u64>,
    pub bytes: Vec<u8>,
}

impl Literal {
    /// The bytes of one value, a vector of three with its fourth.
    pub fn value(&self, wanted: ValueType) -> Result<Vec<u8>, Unfit> {
        let element = wanted.element;
        if wanted.lanes == 1 {
            return self.element(element);
        }
        let numbers = match self {
            Self::List(numbers) if numbers.len() == wanted.lanes => numbers,
            _ => {
                let what = format!("`{self}` is no {}", wanted.name());
                let remedy = format!("give {} numbers in brackets", wanted.lanes);
                return Err(Unfit { what, remedy });
            }
        };
        let mut bytes = vec![];
        for number in numbers {
            bytes.extend(number.element(element)?);
        }
        bytes.resize(wanted.bytes(), 0);
        Ok(bytes)
    }

    /// A value, or lists of values as deep as there are dimensions, each of the same length.
    pub fn values(&self, wanted: ValueType) -> Result<Values, Unfit> {
        let is_vector = |one: &Self| !matches!(one, Self::List(_));
        match self {
            Self::List(all) if wanted.lanes == 1 || !all.iter().all(is_vector) => {
                let mut all = all.iter().map(|one| one.values(wanted));
                let Some(first) = all.next() else {
                    let (shape, bytes) = (vec![0], vec![]);
                    return Ok(Values { shape, bytes });
                };
                let mut first = first?;
                let mut length = 1;
                for one in all {
                    let one = one?;
                    if one.shape != first.shape {
                        return Err(Unfit {
                            what: format!("the lists in `{self}` are not of one length"),
                            remedy: "give every row the same number of values".into(),
                        });
                    }
                    first.bytes.extend(one.bytes);
                    length += 1;
                }
                first.shape.insert(0, length);
                Ok(first)
            }
            _ => {
                let (shape, bytes) = (vec![], self.value(wanted)?);
                Ok(Values { shape, bytes })
            }
        }
    }

    /// The number, if it is one.
    pub fn number(&self) -> Option<Number> {
        match self {
            Self::Integer(value) => Some(Number::Integer(*value)),
            Self::Bool(value) => Some(Number::Integer((*value).into())),
            Self::Float(value) => Some(Number::Float(*value)),
            Self::List(_) => None,
        }
    }

    fn element(&self, element: Element) -> Result<Vec<u8>, Unfit> {
        let number = self.number().filter(|_| !self.is_mistaken(element));
        let bytes = number.and_then(|number| rounded(element, number));
        let bytes = bytes.ok_or_else(|| Unfit {
            what: format!("`{self}` is no {}", element.name()),
            remedy: range(element),
        })?;
        Ok(bytes[..element.bytes()].to_vec())
    }

    /// A number with a point is no integer, and a truth value no float, whatever the value.
    fn is_mistaken(&self, element: Element) -> bool {
        match self {
            Self::Float(_) => !element.is_float(),
            Self::Bool(_) => element.is_float(),
            Self::Integer(_) | Self::List(_) => false,
        }
    }
}

/// Little-endian bytes of a number: the nearest one of a floating-point type, exactly the same of an integer type.
pub fn rounded(element: Element, number: Number) -> Option<[u8; 8]> {
    let float = match number {
        Number::Integer(value) => value as f64,
        Number::Float(value) => value,
    };
    let near = match element {
        Element::F16 => f16::from_f64(float).into(),
        Element::F32 => f64::from(float as f32),
        Element::F64 => float,
        _ => return write(element, number),
    };
    // Too large is not infinite.
    (near.is_finite() || !float.is_finite()).then(|| write(element, Number::Float(near)))?
}

/// What to do about a number that an element type does not have.
pub fn range(element: Element) -> String {
    let bits = 8 * element.bytes() as u32;
    let (low, high) = match element {
        Element::U8 | Element::U16 | Element::U32 | Element::U64 => (0, (1i128 << bits) - 1),
        Element::I8 | Element::I16 | Element::I32 | Element::I64 => {
            (-(1 << (bits - 1)), (1 << (bits - 1)) - 1)
        }
        Element::F16 => return "give a number from -65504.0 to 65504.0".into(),
        Element::F32 => return "give a number from -3.4e38 to 3.4e38".into(),
        Element::F64 => return "give a number".into(),
    };
    format!("give an integer from {low} to {high}")
}

impl fmt::Display for Literal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Integer(value) => write!(f, "{value}"),
            // With a point, as it was written.
            Self::Float(value) => write!(f, "{value:?}"),
            Self::Bool(value) => write!(f, "{value}"),
            Self::List(all) => {
                let all: Vec<_> = all.iter().map(Self::to_string).collect();
                write!(f, "[{}]", all.join(", "))
            }
        }
    }
}

impl<'de> Deserialize<'de> for Literal {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(LiteralVisitor)
    }
}

struct LiteralVisitor;

impl<'de> Visitor<'de> for LiteralVisitor {
    type Value = Literal;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a number, true, false, or a list of these")
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Literal, E> {
        Ok(Literal::Bool(value))
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Literal, E> {
        Ok(Literal::Integer(value.into()))
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Literal, E> {
        Ok(Literal::Integer(value.into()))
    }

    fn visit_i128<E: Error>(self, value: i128) -> Result<Literal, E> {
        Ok(Literal::Integer(value))
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<Literal, E> {
        Ok(Literal::Float(value))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut all: A) -> Result<Literal, A::Error> {
        let mut list = vec![];
        while let Some(one) = all.next_element()? {
            list.push(one);
        }
        Ok(Literal::List(list))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn literal(text: &str) -> Literal {
        #[derive(serde::Deserialize)]
        struct Line {
            x: Literal,
        }
        toml::from_str::<Line>(&format!("x = {text}")).unwrap().x
    }

    fn value(text: &str, name: &str) -> Result<Vec<u8>, String> {
        let value = literal(text).value(ValueType::parse(name).unwrap());
        value.map_err(|unfit| format!("{}; {}", unfit.what, unfit.remedy))
    }

    #[test]
    fn numbers_fit_or_the_range_is_told() {
        assert_eq!(value("-5", "i8"), Ok(vec![0xfb]));
        assert_eq!(value("0xffff_ffff", "u32"), Ok(vec![0xff; 4]));
        assert_eq!(value("18446744073709551615", "u64"), Ok(vec![0xff; 8]));
        assert_eq!(value("true", "bool"), Ok(vec![1]));
        assert_eq!(value("0.1", "f32"), Ok(0.1f32.to_le_bytes().to_vec()));
        assert_eq!(
            value("16777217", "f32"),
            Ok(16_777_216f32.to_le_bytes().to_vec())
        );
        assert_eq!(value("-inf", "f16"), Ok(vec![0x00, 0xfc]));
        #[rustfmt::skip]
        let cases = [
            ("-1", "u32", "`-1` is no u32; give an integer from 0 to 4294967295"),
            ("128", "i8", "`128` is no i8; give an integer from -128 to 127"),
            ("1.0", "u16", "`1.0` is no u16; give an integer from 0 to 65535"),
            ("true", "f64", "`true` is no f64; give a number"),
            ("1e39", "f32", "`1e39` is no f32; give a number from -3.4e38 to 3.4e38"),
            ("65520", "f16", "`65520` is no f16; give a number from -65504.0 to 65504.0"),
            ("[1]", "u32", "`[1]` is no u32; give an integer from 0 to 4294967295"),
            ("[1, 2]", "uint3", "`[1, 2]` is no uint3; give 3 numbers in brackets"),
            ("1", "float2", "`1` is no float2; give 2 numbers in brackets"),
        ];
        for (text, name, message) in cases {
            assert_eq!(value(text, name), Err(message.into()));
        }
    }

    #[test]
    fn lists_have_a_shape() {
        let values = |text: &str, name| literal(text).values(ValueType::parse(name).unwrap());
        let shape = |text, name| values(text, name).map(|values| values.shape).ok();
        assert_eq!(shape("[[1, 2, 3], [4, 5, 6]]", "u8"), Some(vec![2, 3]));
        assert_eq!(shape("[]", "u8"), Some(vec![0]));
        assert_eq!(shape("7", "u8"), Some(vec![]));
        assert_eq!(shape("[[1, 2], [3, 4], [5, 6]]", "uchar2"), Some(vec![3]));
        assert_eq!(shape("[1, 2]", "uchar2"), Some(vec![]));
        assert_eq!(shape("[[1, 2], [3]]", "u8"), None);
        assert_eq!(shape("[1, [3]]", "u8"), None);
        let three = values("[[1, 2, 3], [4, 5, 6]]", "uchar3").unwrap();
        assert_eq!(three.bytes, [1, 2, 3, 0, 4, 5, 6, 0]);
    }
}
