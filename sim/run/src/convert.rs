//! An array in another element type, if no value is lost.

use super::array::{Array, Element};
use half::f16;

/// A number of any element type.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Number {
    /// Of an integer type.
    Integer(i128),
    /// Of a floating-point type.
    Float(f64),
}

impl Array {
    /// The same numbers as elements of another type.
    ///
    /// # Errors
    /// Index and value of the first one that this type does not have.
    pub fn converted(&self, element: Element) -> Result<Self, (usize, String)> {
        let numbers = self.bytes.chunks_exact(self.element.bytes());
        let numbers = numbers.map(|bytes| read(self.element, bytes));
        let mut converted = Self {
            element,
            shape: self.shape.clone(),
            bytes: vec![],
        };
        for (index, number) in numbers.enumerate() {
            let bytes = write(element, number).ok_or_else(|| {
                let text = match number {
                    Number::Integer(value) => value.to_string(),
                    Number::Float(value) => value.to_string(),
                };
                (index, text)
            })?;
            converted.bytes.extend_from_slice(&bytes[..element.bytes()]);
        }
        Ok(converted)
    }
}

/// The number in little-endian bytes.
pub(super) fn read(element: Element, bytes: &[u8]) -> Number {
    let mut word = [0; 8];
    word[..bytes.len()].copy_from_slice(bytes);
    let unsigned = u64::from_le_bytes(word);
    let unused = 64 - 8 * bytes.len() as u32;
    match element {
        Element::F16 => Number::Float(f16::from_bits(unsigned as u16).into()),
        Element::F32 => Number::Float(f32::from_bits(unsigned as u32).into()),
        Element::F64 => Number::Float(f64::from_bits(unsigned)),
        Element::I8 | Element::I16 | Element::I32 | Element::I64 => {
            Number::Integer(((unsigned << unused) as i64 >> unused).into())
        }
        Element::U8 | Element::U16 | Element::U32 | Element::U64 => {
            Number::Integer(unsigned.into())
        }
    }
}

/// Little-endian bytes of the number, of which the first ones count.
pub(super) fn write(element: Element, number: Number) -> Option<[u8; 8]> {
    let bits = 8 * element.bytes() as u32;
    let float = || match number {
        // Exact if it comes back.
        Number::Integer(value) => Some(value as f64).filter(|float| *float as i128 == value),
        Number::Float(value) => Some(value),
    };
    let same = |a: f64, b: f64| a == b || a.is_nan() && b.is_nan();
    let word = match element {
        Element::F64 => float()?.to_bits(),
        Element::F32 => {
            let short = float()? as f32;
            same(short.into(), float()?).then(|| u64::from(short.to_bits()))?
        }
        Element::F16 => {
            let short = f16::from_f64(float()?);
            same(short.into(), float()?).then(|| u64::from(short.to_bits()))?
        }
        _ => {
            let value = match number {
                Number::Integer(value) => value,
                Number::Float(value) => Some(value as i128).filter(|back| *back as f64 == value)?,
            };
            let signed = matches!(
                element,
                Element::I8 | Element::I16 | Element::I32 | Element::I64
            );
            let range = match signed {
                true => -(1 << (bits - 1))..1 << (bits - 1),
                false => 0..1i128 << bits,
            };
            range.contains(&value).then_some(value as u64)?
        }
    };
    Some(word.to_le_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn convert<const SIZE: usize>(
        from: Element,
        numbers: &[[u8; SIZE]],
        to: Element,
    ) -> Result<Vec<u8>, (usize, String)> {
        let array = Array {
            element: from,
            shape: vec![numbers.len() as u64],
            bytes: numbers.concat(),
        };
        array.converted(to).map(|array| array.bytes)
    }

    #[test]
    fn numbers_that_both_types_have_are_kept() {
        let long = [7i64, -1, i64::from(i32::MIN)].map(i64::to_le_bytes);
        let word = [7i32, -1, i32::MIN].map(i32::to_le_bytes).concat();
        assert_eq!(convert(Element::I64, &long, Element::I32), Ok(word));
        let floats = [0.0f64, 255.0].map(f64::to_le_bytes);
        assert_eq!(
            convert(Element::F64, &floats, Element::U8),
            Ok(vec![0, 255])
        );
        let bytes = [[0x80u8], [0x7f]];
        let half = [-128.0f32, 127.0].map(|value| f16::from_f32(value).to_le_bytes());
        assert_eq!(
            convert(Element::I8, &bytes, Element::F16),
            Ok(half.concat())
        );
        let strange = [f64::NAN, f64::INFINITY].map(f64::to_le_bytes);
        let found = convert(Element::F64, &strange, Element::F32).unwrap();
        assert!(f32::from_le_bytes(found[..4].try_into().unwrap()).is_nan());
        assert_eq!(found[4..], f32::INFINITY.to_le_bytes());
    }

    #[test]
    fn the_first_number_that_is_lost_is_named() {
        let long = [1i64, 1 << 32, 1 << 33].map(i64::to_le_bytes);
        let lost = |index, text: &str| Err((index, text.to_owned()));
        assert_eq!(
            convert(Element::I64, &long, Element::U32),
            lost(1, "4294967296")
        );
        let negative = [[0xffu8]];
        assert_eq!(convert(Element::I8, &negative, Element::U64), lost(0, "-1"));
        let exact = [(1i64 << 53) + 1].map(i64::to_le_bytes);
        assert_eq!(
            convert(Element::I64, &exact, Element::F64),
            lost(0, "9007199254740993")
        );
        let parts = [0.5f32].map(f32::to_le_bytes);
        assert_eq!(convert(Element::F32, &parts, Element::I32), lost(0, "0.5"));
        let tenth = [0.1f64].map(f64::to_le_bytes);
        assert_eq!(convert(Element::F64, &tenth, Element::F32), lost(0, "0.1"));
        let nan = [f64::NAN].map(f64::to_le_bytes);
        assert_eq!(convert(Element::F64, &nan, Element::U32), lost(0, "NaN"));
    }
}
