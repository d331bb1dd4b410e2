//! The tables of a run file as they are written.

use super::buffer_source::BufferSource;
use super::image::{ImageSource, SamplerSource};
use super::literal::Literal;
use super::texture::TextureSource;
use super::types::ValueType;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserializer, Error, MapAccess, Visitor};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt;
use std::path::PathBuf;
use toml::Spanned;

/// The run file itself, or one of its `[[launch]]`: a launch, or several in a row.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// Of the whole file: which front end executes its kernels.
    pub target: Option<Spanned<String>>,
    pub kernel: Option<Spanned<PathBuf>>,
    pub entry: Option<Spanned<String>>,
    pub options: Option<Spanned<Vec<String>>>,
    pub global_size: Option<Spanned<Vec<u32>>>,
    pub local_size: Option<Spanned<Vec<u32>>>,
    pub global_offset: Option<Spanned<Vec<u32>>>,
    pub private_bytes: Option<Spanned<u32>>,
    pub shared_bytes: Option<Spanned<u32>>,
    pub args: Option<Vec<Spanned<Arg>>>,
    pub buffers: Option<Spanned<BTreeMap<String, Spanned<BufferSource>>>>,
    pub launch: Option<Vec<Spanned<Table>>>,
    pub repeat: Option<Spanned<Repeat>>,
    /// Content of a buffer, by name, from another one.
    #[serde(default)]
    pub copy: BTreeMap<String, Spanned<String>>,
    #[serde(default)]
    pub clear: Vec<Spanned<String>>,
    #[serde(default)]
    pub set: BTreeMap<String, Spanned<Set>>,
}

/// How often a table is run.
pub enum Repeat {
    /// So many times.
    Times(u64),
    /// As a host does that waits for a flag.
    Until(Until),
}

/// Until an element of a buffer is 0 after a round.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Until {
    pub until_zero: String,
    #[serde(default)]
    pub element: u64,
    #[serde(default = "Until::most")]
    pub at_most: u64,
}

impl Until {
    /// Rounds of a loop that says nothing about it.
    fn most() -> u64 {
        1000
    }
}

/// What a host writes into a buffer.
pub enum Set {
    /// Into every element.
    All(Literal),
    /// Into one of them.
    One(SetOne),
}

/// One element.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetOne {
    pub element: u64,
    pub value: Literal,
}

/// One `[[args]]` table.
pub enum Arg {
    /// A buffer of its own.
    Buffer(BufferSource),
    /// One of the `[buffers]`.
    Named(String),
    Image(ImageSource),
    /// A texture of CUDA's.
    Texture(TextureSource),
    Sampler(SamplerSource),
    /// The null pointer.
    Null,
    /// So many bytes of local memory.
    Local(u32),
    /// A number or a vector, and how it changes from round to round.
    Value {
        /// The type that the kernel declares, if none is named.
        wanted: Option<ValueType>,
        /// In the first round.
        value: Spanned<Literal>,
        /// In the others.
        step: Option<Step>,
    },
    /// A structure, field by field.
    Structure(Vec<Spanned<Arg>>),
    /// Anything, in hexadecimal.
    Bytes {
        /// Two digits a byte.
        digits: Spanned<String>,
        /// Multiples of which it lies at.
        align: Option<Spanned<usize>>,
    },
    /// One of these in each round, from the first one on and round again.
    Each(Vec<Spanned<Arg>>),
}

/// What happens to a number from one round to the next.
pub enum Step {
    /// This is added to it.
    Add(Literal),
    /// It is multiplied by this.
    Times(Literal),
}

/// What an argument may be besides the name of a type.
const KEYS: [&str; 9] = [
    "buffer", "image", "texture", "sampler", "null", "local", "bytes", "struct", "each",
];

impl<'de> Deserialize<'de> for Arg {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(ArgVisitor)
    }
}

struct ArgVisitor;

/// The keys that say more about an argument.
#[derive(Default)]
struct Rest {
    named_type: Option<ValueType>,
    value: Option<Spanned<Literal>>,
    step: Option<Step>,
    align: Option<Spanned<usize>>,
}

impl<'de> Visitor<'de> for ArgVisitor {
    type Value = Arg;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a table")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Arg, A::Error> {
        let (mut all, mut rest) = (vec![], Rest::default());
        while let Some(key) = map.next_key::<String>()? {
            let arg = match &*key {
                "buffer" => map.next_value::<BufferArg>()?.0,
                "image" => Arg::Image(map.next_value()?),
                "texture" => Arg::Texture(map.next_value()?),
                "sampler" => Arg::Sampler(map.next_value()?),
                "null" => match map.next_value()? {
                    true => Arg::Null,
                    false => return Err(A::Error::custom("null is true or left out")),
                },
                "local" => Arg::Local(map.next_value()?),
                "bytes" => Arg::Bytes {
                    digits: map.next_value()?,
                    align: None,
                },
                "struct" => Arg::Structure(map.next_value()?),
                "each" => Arg::Each(map.next_value()?),
                "type" | "value" | "add" | "times" | "align" => {
                    rest.read(&key, &mut map)?;
                    continue;
                }
                name => Arg::Value {
                    wanted: Some(
                        ValueType::parse(name)
                            .ok_or_else(|| A::Error::unknown_field(name, &KEYS))?,
                    ),
                    value: map.next_value()?,
                    step: None,
                },
            };
            all.push((key, arg));
        }
        match (rest.named_type.take(), rest.value.take()) {
            (wanted, Some(value)) => {
                let step = None;
                let arg = Arg::Value {
                    wanted,
                    value,
                    step,
                };
                all.push(("value".to_owned(), arg));
            }
            (None, None) => {}
            (Some(_), None) => return Err(A::Error::custom("`type` belongs to a `value`")),
        }
        let found: Vec<_> = all.iter().map(|(key, _)| format!("`{key}`")).collect();
        match (all.pop(), all.is_empty()) {
            (Some((_, arg)), true) => rest.add_to(arg),
            (Some(_), false) => Err(A::Error::custom(format!(
                "an argument is one thing, and this is {}",
                found.join(" and ")
            ))),
            (None, _) => Err(A::Error::custom("the argument says nothing of what it is")),
        }
    }
}

impl Rest {
    fn read<'de, A: MapAccess<'de>>(&mut self, key: &str, map: &mut A) -> Result<(), A::Error> {
        match key {
            "type" => self.named_type = Some(map.next_value()?),
            "value" => self.value = Some(map.next_value()?),
            "add" => self.step = Some(Step::Add(map.next_value()?)),
            "times" => self.step = Some(Step::Times(map.next_value()?)),
            _ => self.align = Some(map.next_value()?),
        }
        Ok(())
    }

    /// The argument with all that is said about it.
    fn add_to<E: Error>(self, arg: Arg) -> Result<Arg, E> {
        let (step, align) = (self.step, self.align);
        match arg {
            Arg::Value { wanted, value, .. } if align.is_none() => Ok(Arg::Value {
                wanted,
                value,
                step,
            }),
            Arg::Bytes { digits, .. } if step.is_none() => Ok(Arg::Bytes { digits, align }),
            arg if step.is_none() && align.is_none() => Ok(arg),
            _ => Err(E::custom(
                "`add` and `times` belong to a number, and `align` to bytes",
            )),
        }
    }
}

/// What stands behind `buffer =`: a name, or a buffer.
struct BufferArg(Arg);

impl<'de> Deserialize<'de> for BufferArg {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(BufferVisitor).map(Self)
    }
}

struct BufferVisitor;

impl<'de> Visitor<'de> for BufferVisitor {
    type Value = Arg;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the name of one of the [buffers], or a table")
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<Arg, E> {
        Ok(match name {
            "null" => Arg::Null,
            _ => Arg::Named(name.to_owned()),
        })
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Arg, A::Error> {
        BufferSource::deserialize(MapAccessDeserializer::new(map)).map(Arg::Buffer)
    }
}

impl<'de> Deserialize<'de> for Repeat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(RepeatVisitor)
    }
}

struct RepeatVisitor;

impl<'de> Visitor<'de> for RepeatVisitor {
    type Value = Repeat;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a number of rounds, or { until_zero = \"NAME\", element = 0, at_most = 1000 }")
    }

    fn visit_i64<E: Error>(self, times: i64) -> Result<Repeat, E> {
        // Less than 0 is as wrong as 0, which whoever knows the place refuses.
        Ok(Repeat::Times(u64::try_from(times).unwrap_or(0)))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Repeat, A::Error> {
        Until::deserialize(MapAccessDeserializer::new(map)).map(Repeat::Until)
    }
}

impl<'de> Deserialize<'de> for Set {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(SetVisitor)
    }
}

struct SetVisitor;

impl<'de> Visitor<'de> for SetVisitor {
    type Value = Set;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a number for all elements, or { element = 0, value = 1 }")
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Set, E> {
        Ok(Set::All(Literal::Bool(value)))
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Set, E> {
        Ok(Set::All(Literal::Integer(value.into())))
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Set, E> {
        Ok(Set::All(Literal::Integer(value.into())))
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<Set, E> {
        Ok(Set::All(Literal::Float(value)))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Set, A::Error> {
        SetOne::deserialize(MapAccessDeserializer::new(map)).map(Set::One)
    }
}
