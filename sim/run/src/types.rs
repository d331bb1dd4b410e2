//! Types of values by name: those of a run file (`u32`), of OpenCL (`uint`, `float4`), and what clang calls them.

use super::array::Element;
use serde::de::{Deserialize, Deserializer, Error};

/// A number, or a vector of numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ValueType {
    /// Type of the numbers.
    pub element: Element,
    /// How many: 1, 2, 3, 4, 8 or 16.
    pub lanes: usize,
}

/// OpenCL's names of scalars.
const OPENCL: [(&str, Element); 11] = [
    ("char", Element::I8),
    ("uchar", Element::U8),
    ("short", Element::I16),
    ("ushort", Element::U16),
    ("int", Element::I32),
    ("uint", Element::U32),
    ("long", Element::I64),
    ("ulong", Element::U64),
    ("half", Element::F16),
    ("float", Element::F32),
    ("double", Element::F64),
];

/// Lengths of OpenCL's vectors.
const LENGTHS: [usize; 5] = [2, 3, 4, 8, 16];

/// How clang ends the name of a vector: its length follows.
const VECTOR: &str = " __attribute__((ext_vector_type(";

impl ValueType {
    /// One number.
    pub fn scalar(element: Element) -> Self {
        Self { element, lanes: 1 }
    }

    /// With a sign, if it is of integers.
    pub fn signed(self) -> Self {
        let element = match self.element {
            Element::U8 => Element::I8,
            Element::U16 => Element::I16,
            Element::U32 => Element::I32,
            Element::U64 => Element::I64,
            other => other,
        };
        Self { element, ..self }
    }

    /// The type called so in a run file.
    pub fn parse(name: &str) -> Option<Self> {
        if let Some(element) = Element::parse(name) {
            return Some(Self::scalar(element));
        }
        let end = name.find(|letter: char| letter.is_ascii_digit());
        let (scalar, lanes) = name.split_at(end.unwrap_or(name.len()));
        let element = opencl(scalar)?;
        if lanes.is_empty() {
            return Some(Self::scalar(element));
        }
        // Not `float04`.
        let lanes = LENGTHS.into_iter().find(|one| one.to_string() == lanes)?;
        Some(Self { element, lanes })
    }

    /// The type that clang's information about arguments calls so.
    pub fn of_clang(name: &str) -> Option<Self> {
        if let Some(name) = name.strip_prefix("_Atomic(") {
            // In there it writes C: `unsigned int`.
            let name = name.strip_suffix(')')?.replace("unsigned ", "u");
            return Some(Self::scalar(opencl(&name)?));
        }
        let Some((scalar, lanes)) = name.split_once(VECTOR) else {
            return Some(Self::scalar(opencl(name)?));
        };
        let lanes = lanes.split(')').next()?.parse().ok()?;
        let element = opencl(scalar)?;
        Some(Self { element, lanes })
    }

    /// Bytes that it takes, and multiples of which it lies at: a vector of three takes the room of four.
    pub fn bytes(self) -> usize {
        self.element.bytes() * self.lanes.next_power_of_two()
    }

    /// Its name in a run file.
    pub fn name(self) -> String {
        match self.lanes {
            1 => self.element.name(),
            lanes => format!("{}{lanes}", self.opencl_scalar()),
        }
    }

    fn opencl_scalar(self) -> &'static str {
        let found = OPENCL.iter().find(|(_, element)| *element == self.element);
        found.map_or("", |(name, _)| name)
    }
}

fn opencl(name: &str) -> Option<Element> {
    let found = OPENCL.iter().find(|(one, _)| *one == name);
    found.map(|(_, element)| *element)
}

impl<'de> Deserialize<'de> for ValueType {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        Self::parse(&name).ok_or_else(|| {
            D::Error::custom(format!(
                "there is no type `{name}`, but u8, i8, u16, i16, u32, i32, u64, i64, f16, f32, f64, bool, and those of OpenCL such as uint or float4"
            ))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_leads_to_its_type_and_back() {
        for (name, element) in OPENCL {
            assert_eq!(ValueType::parse(name), Some(ValueType::scalar(element)));
            assert_eq!(ValueType::of_clang(name), Some(ValueType::scalar(element)));
            for lanes in LENGTHS {
                let vector = ValueType { element, lanes };
                assert_eq!(vector.name(), format!("{name}{lanes}"));
                assert_eq!(ValueType::parse(&vector.name()), Some(vector));
                let clang = format!("{name}{VECTOR}{lanes})))");
                assert_eq!(ValueType::of_clang(&clang), Some(vector));
            }
            let short = ValueType::scalar(element).name();
            assert_eq!(ValueType::parse(&short), Some(ValueType::scalar(element)));
        }
        for name in [
            "", "4", "u33", "float5", "float04", "u32x4", "uint ", "pair",
        ] {
            assert_eq!(ValueType::parse(name), None, "{name}");
        }
        assert_eq!(ValueType::parse("bool"), ValueType::parse("uchar"));
    }

    #[test]
    fn an_atomic_type_is_the_one_that_it_holds() {
        for (clang, name) in [
            ("_Atomic(int)", "int"),
            ("_Atomic(unsigned long)", "ulong"),
            ("_Atomic(float)", "float"),
        ] {
            assert_eq!(
                ValueType::of_clang(clang),
                ValueType::parse(name),
                "{clang}"
            );
        }
        assert_eq!(ValueType::of_clang("_Atomic(unsigned int"), None);
    }

    #[test]
    fn three_take_the_room_of_four() {
        let bytes = |name| ValueType::parse(name).unwrap().bytes();
        assert_eq!((bytes("float3"), bytes("float4")), (16, 16));
        assert_eq!(
            (bytes("char3"), bytes("double16"), bytes("u16")),
            (4, 128, 2)
        );
    }
}
