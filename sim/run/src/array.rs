//! Arrays of numbers as bytes, and the NumPy files they come from and go to.

use npyz::{DType, Endianness, NpyHeader, Order, TypeChar, TypeStr, WriterBuilder};
use std::io::{self, Read, Write};

/// Type of an array's elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Element {
    /// Unsigned, 8 bits.
    U8,
    /// Signed, 8 bits.
    I8,
    /// Unsigned, 16 bits.
    U16,
    /// Signed, 16 bits.
    I16,
    /// Unsigned, 32 bits.
    U32,
    /// Signed, 32 bits.
    I32,
    /// Unsigned, 64 bits.
    U64,
    /// Signed, 64 bits.
    I64,
    /// IEEE half precision.
    F16,
    /// IEEE single precision.
    F32,
    /// IEEE double precision.
    F64,
}

/// Numbers in C order, little endian.
#[derive(Clone, Debug, PartialEq)]
pub struct Array {
    /// Type of the elements.
    pub element: Element,
    /// Length of each dimension; empty for a single number.
    pub shape: Vec<u64>,
    pub bytes: Vec<u8>,
}

/// Every element type with NumPy's letter for its kind and its size in bytes.
const ELEMENTS: [(Element, TypeChar, u64); 11] = [
    (Element::U8, TypeChar::Uint, 1),
    (Element::I8, TypeChar::Int, 1),
    (Element::U16, TypeChar::Uint, 2),
    (Element::I16, TypeChar::Int, 2),
    (Element::U32, TypeChar::Uint, 4),
    (Element::I32, TypeChar::Int, 4),
    (Element::U64, TypeChar::Uint, 8),
    (Element::I64, TypeChar::Int, 8),
    (Element::F16, TypeChar::Float, 2),
    (Element::F32, TypeChar::Float, 4),
    (Element::F64, TypeChar::Float, 8),
];

impl Element {
    /// Size in bytes.
    pub fn bytes(self) -> usize {
        self.description().1 as usize
    }

    /// Whether it is of a floating-point type.
    pub(super) fn is_float(self) -> bool {
        self.description().0 == TypeChar::Float
    }

    /// Whether element `index` of an array of this type is 0.
    pub(super) fn is_zero(self, bytes: &[u8], index: usize) -> bool {
        let element = &bytes[index * self.bytes()..(index + 1) * self.bytes()];
        let Some((sign, rest)) = element.split_last() else {
            return true;
        };
        // There is a negative zero among floats.
        let sign = if self.is_float() { sign & 0x7f } else { *sign };
        sign == 0 && rest.iter().all(|&byte| byte == 0)
    }

    /// Its name in a run file.
    pub fn name(self) -> String {
        format!("{self:?}").to_lowercase()
    }

    /// The type called so in a run file; truth values are bytes.
    pub(super) fn parse(name: &str) -> Option<Self> {
        if name == "bool" {
            return Some(Self::U8);
        }
        let mut all = ELEMENTS.iter().map(|entry| entry.0);
        all.find(|element| element.name() == name)
    }

    fn description(self) -> (TypeChar, u64) {
        let (_, letter, bytes) = ELEMENTS[self as usize];
        (letter, bytes)
    }

    fn find(letter: TypeChar, bytes: u64) -> Option<Self> {
        let found = ELEMENTS
            .iter()
            .find(|entry| (entry.1, entry.2) == (letter, bytes));
        found.map(|entry| entry.0)
    }
}

/// Why a `.npy` file cannot be used: what is wrong, and what to do.
#[derive(Debug)]
pub struct Unusable {
    /// What is wrong with the file.
    pub what: String,
    /// What the user can do.
    pub remedy: &'static str,
}

impl Unusable {
    fn new(what: impl Into<String>, remedy: &'static str) -> Self {
        Self {
            what: what.into(),
            remedy,
        }
    }
}

impl Array {
    /// A vector of `length` zeros.
    pub fn zeros(element: Element, length: u64) -> Self {
        Self {
            element,
            shape: vec![length],
            bytes: vec![0; length as usize * element.bytes()],
        }
    }

    /// A vector of unsigned words.
    pub fn words(words: &[u32]) -> Self {
        Self {
            element: Element::U32,
            shape: vec![words.len() as u64],
            bytes: words.iter().flat_map(|word| word.to_le_bytes()).collect(),
        }
    }

    /// Reads a `.npy` file.
    ///
    /// # Errors
    /// If it is none, or has numbers of another kind than buffers have.
    pub fn read_npy(mut file: impl Read) -> Result<Self, Unusable> {
        let broken = |error: io::Error| {
            // Of a broken header the library shows the text too.
            let error = error.to_string();
            let error = error.lines().next().unwrap_or_default();
            Unusable::new(
                format!("is no NumPy array file ({error})"),
                "write it with numpy.save",
            )
        };
        let header = NpyHeader::from_reader(&mut file).map_err(broken)?;
        let (element, big_endian) = element_of(&header.dtype())?;
        if header.order() == Order::Fortran && header.shape().len() > 1 {
            return Err(Unusable::new(
                "is in Fortran order, and kernels see the order of the file",
                "save numpy.ascontiguousarray(array)",
            ));
        }
        let mut bytes = vec![];
        file.read_to_end(&mut bytes).map_err(broken)?;
        // The library's own product of the dimensions wraps around.
        let expected = header
            .shape()
            .iter()
            .try_fold(element.bytes() as u128, |bytes, &length| {
                bytes.checked_mul(length.into())
            });
        if expected != Some(bytes.len() as u128) {
            let expected =
                expected.map_or("more than any memory".into(), |bytes| bytes.to_string());
            return Err(Unusable::new(
                format!(
                    "has {} bytes of data where its header promises {expected}",
                    bytes.len()
                ),
                "write it again with numpy.save",
            ));
        }
        if big_endian {
            for number in bytes.chunks_exact_mut(element.bytes()) {
                number.reverse();
            }
        }
        Ok(Self {
            element,
            shape: header.shape().to_vec(),
            bytes,
        })
    }

    /// Writes a `.npy` file that holds `bytes` in this array's type and shape.
    pub(super) fn write_npy(&self, bytes: &[u8], file: impl Write) -> io::Result<()> {
        match self.element {
            Element::U8 => self.write_as(bytes, file, u8::from_le_bytes),
            Element::I8 => self.write_as(bytes, file, i8::from_le_bytes),
            Element::U16 => self.write_as(bytes, file, u16::from_le_bytes),
            Element::I16 => self.write_as(bytes, file, i16::from_le_bytes),
            Element::U32 => self.write_as(bytes, file, u32::from_le_bytes),
            Element::I32 => self.write_as(bytes, file, i32::from_le_bytes),
            Element::U64 => self.write_as(bytes, file, u64::from_le_bytes),
            Element::I64 => self.write_as(bytes, file, i64::from_le_bytes),
            Element::F16 => self.write_as(bytes, file, half::f16::from_le_bytes),
            Element::F32 => self.write_as(bytes, file, f32::from_le_bytes),
            Element::F64 => self.write_as(bytes, file, f64::from_le_bytes),
        }
    }

    fn write_as<T: npyz::AutoSerialize, const SIZE: usize>(
        &self,
        bytes: &[u8],
        file: impl Write,
        from_bytes: fn([u8; SIZE]) -> T,
    ) -> io::Result<()> {
        let mut writer = npyz::WriteOptions::new()
            .default_dtype()
            .shape(&self.shape)
            .writer(file)
            .begin_nd()?;
        let numbers = bytes.chunks_exact(SIZE);
        writer.extend(
            numbers
                .filter_map(|number| number.try_into().ok())
                .map(from_bytes),
        )?;
        writer.finish()
    }
}

/// Element type of a file, and whether its bytes have to be swapped.
fn element_of(dtype: &DType) -> Result<(Element, bool), Unusable> {
    let plain = |kind: &TypeStr| match (kind.type_char(), kind.size_field()) {
        (TypeChar::Bool, 1) => Some(Element::U8),
        (letter, bytes) => Element::find(letter, bytes),
    };
    let found = match dtype {
        DType::Plain(kind) => {
            plain(kind).map(|element| (element, kind.endianness() == Endianness::Big))
        }
        _ => None,
    };
    found.ok_or_else(|| {
        Unusable::new(
            format!("has elements of type {}", dtype.descr()),
            "convert it to 8 to 64 bit integers, 16 to 64 bit floats or truth values with array.astype",
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A `.npy` file of version 1.0 around `data`.
    fn npy(descr: &str, data: &[u8]) -> Vec<u8> {
        let header = format!("{{'descr': '{descr}', 'fortran_order': False, 'shape': (2,), }}");
        let mut file = b"\x93NUMPY\x01\x00\x76\x00".to_vec();
        file.extend(format!("{header:<117}\n").as_bytes());
        file.extend(data);
        file
    }

    #[test]
    fn every_element_type_is_at_its_place_and_survives_a_file() {
        for (index, (element, ..)) in ELEMENTS.into_iter().enumerate() {
            assert_eq!(element as usize, index);
            let mut array = Array::zeros(element, 6);
            array.shape = vec![2, 3];
            for (number, byte) in (1..).zip(&mut array.bytes) {
                *byte = number;
            }
            let mut file = vec![];
            array.write_npy(&array.bytes, &mut file).unwrap();
            let read = Array::read_npy(&file[..]).unwrap_or_else(|error| panic!("{}", error.what));
            assert_eq!(read, array);
        }
    }

    #[test]
    fn big_endian_files_are_turned_round() {
        let array = Array::read_npy(&npy(">u4", &[0, 0, 0, 1, 0xff, 0xff, 0xff, 0xfe])[..]);
        let array = array.unwrap_or_else(|error| panic!("{}", error.what));
        assert_eq!(array, Array::words(&[1, 0xffff_fffe]));
    }

    #[test]
    fn truth_values_are_bytes() {
        let array = Array::read_npy(&npy("|b1", &[0, 1])[..]);
        let array = array.unwrap_or_else(|error| panic!("{}", error.what));
        assert_eq!((array.element, array.bytes), (Element::U8, vec![0, 1]));
    }

    #[test]
    fn a_broken_header_is_told_in_a_line() {
        let mut file = npy("<u4", &[0; 8]);
        file[45] = b'?';
        let error = Array::read_npy(&file[..]).unwrap_err();
        assert!(error.what.starts_with("is no NumPy array file ("));
        assert!(!error.what.contains('\n'), "{}", error.what);
    }

    #[test]
    fn headers_that_promise_too_much_are_refused() {
        let error = Array::read_npy(&npy("<u4", &[0; 4])[..]).unwrap_err();
        assert_eq!(
            error.what,
            "has 4 bytes of data where its header promises 8"
        );
    }
}
