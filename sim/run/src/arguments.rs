//! The arguments of a launch: what the run file says, made into what the kernel gets.

use super::argument::{Argument, Image, Texels, Value};
use super::buffer_source::BufferSource;
use super::buffers::buffer;
use super::image::Content;
use super::layout::{Layout, Number};
use super::literal::{Literal, Unfit};
use super::program::SharedBuffer;
use super::rounds::{Growth, Rounds};
use super::schema::{Arg, Step};
use super::signature::{Given, Parameter};
use super::source::Source;
use super::types::ValueType;
use std::collections::BTreeMap;
use std::path::PathBuf;
use toml::Spanned;
use turnstile_kernel::ImageFormat;
use turnstile_tools::{Error, Result};

/// Most hexadecimal digits of an argument: the argument segment of OpenCL devices has a few thousand bytes.
const MOST_DIGITS: usize = 8192;

/// The buffers of a run file, while it is read.
#[derive(Default)]
pub struct Buffers {
    /// All of them.
    pub all: Vec<SharedBuffer>,
    /// Numbers of those that have a name.
    pub names: BTreeMap<String, usize>,
    /// Files that they were read from.
    pub files: Vec<PathBuf>,
}

impl Buffers {
    /// Adds a buffer that messages call `name`. Returns its number, and for messages where its content comes from.
    pub fn add(
        &mut self,
        source: &Source,
        given: &BufferSource,
        name: impl FnOnce(&str) -> String,
        place: &str,
    ) -> Result<(usize, String)> {
        let (origin, buffer) = buffer(source, given, place)?;
        let file = given.file.as_ref().map(|file| source.resolve(file));
        self.files.extend(file);
        let name = name(&origin);
        self.all.push(SharedBuffer { name, buffer });
        Ok((self.all.len() - 1, origin))
    }

    /// What an argument gives that points to a buffer.
    fn given(&self, number: usize) -> Given {
        Given::Buffer(self.all[number].buffer.array.element)
    }

    /// The number of a buffer that is called so.
    pub fn find(&self, name: &str, place: &str) -> Result<usize> {
        self.names.get(name).copied().ok_or_else(|| {
            let names: Vec<_> = self.names.keys().map(|name| format!("`{name}`")).collect();
            let remedy = match names.is_empty() {
                true => format!("add [buffers.{name}] with its file or zeros"),
                false => format!("add [buffers.{name}], or choose {}", names.join(" or ")),
            };
            Error::input(place, format!("there is no buffer `{name}`"), remedy)
        })
    }
}

/// The arguments of one launch.
pub struct Arguments<'a> {
    /// The run file.
    pub source: &'a Source<'a>,
    pub buffers: &'a mut Buffers,
    /// What the kernel takes, if its source is there.
    pub parameters: Option<Vec<Parameter>>,
    /// Types of the numbers and vectors that it takes, as far as its text says.
    pub value_types: &'a dyn Fn() -> Vec<Option<ValueType>>,
    /// The fields' names before `args`: `launch[1].` or nothing.
    pub prefix: &'a str,
    /// Most rounds of the loop around the launch.
    pub rounds: u64,
}

/// An argument that has been read.
struct Read {
    value: Value,
    given: Given,
    /// For messages: where its content comes from.
    origin: String,
}

impl Arguments<'_> {
    /// All arguments in every round.
    pub fn read(&mut self, args: &[Spanned<Arg>], place: &str) -> Result<Vec<Rounds>> {
        let all = args.iter().enumerate();
        let all = all.map(|(index, arg)| self.rounds(index, arg));
        let all = all.collect::<Result<_>>()?;
        self.check_number(args.len(), place)?;
        Ok(all)
    }

    /// With a source it is known how many arguments there are.
    fn check_number(&self, given: usize, place: &str) -> Result<()> {
        let parameters = self.parameters.as_ref();
        let Some(parameters) = parameters.filter(|all| all.len() != given) else {
            return Ok(());
        };
        let names: Vec<_> = parameters
            .iter()
            .map(|one| format!("`{}`", one.name))
            .collect();
        let names = match names.len() {
            0 => String::new(),
            _ => format!(" ({})", names.join(", ")),
        };
        let what = format!(
            "the kernel takes {} arguments{names}, and {given} are given",
            parameters.len()
        );
        let remedy = "give every argument of the kernel, in order, with its type";
        Err(Error::input(place, what, remedy))
    }

    fn rounds(&mut self, index: usize, arg: &Spanned<Arg>) -> Result<Rounds> {
        let field = format!("{}args[{index}]", self.prefix);
        match arg.get_ref() {
            Arg::Each(all) if !all.is_empty() => {
                let all = all.iter().enumerate();
                let one = |(round, arg)| {
                    let field = format!("{field}.each[{round}]");
                    self.argument(index, arg, &field)
                };
                Ok(Rounds::Each(all.map(one).collect::<Result<_>>()?))
            }
            Arg::Value {
                wanted,
                value,
                step: Some(step),
            } => {
                let Argument { name, .. } = self.argument(index, arg, &field)?;
                let wanted = self.wanted(
                    index,
                    *wanted,
                    value.get_ref(),
                    &self.source.place(value, &field),
                )?;
                self.counting(name, wanted, value, step, &field)
            }
            _ => Ok(Rounds::Same(self.argument(index, arg, &field)?)),
        }
    }

    /// A number that grows.
    fn counting(
        &self,
        name: String,
        wanted: ValueType,
        value: &Spanned<Literal>,
        step: &Step,
        field: &str,
    ) -> Result<Rounds> {
        let place = self.source.place(value, field);
        let (Step::Add(by) | Step::Times(by)) = step;
        let numbers = value.get_ref().number().zip(by.number());
        let (first, by) = numbers.filter(|_| wanted.lanes == 1).ok_or_else(|| {
            let what = "only a number can grow from round to round";
            Error::input(
                &place,
                what,
                "write each = [...] with a value for each round",
            )
        })?;
        let rounds = Rounds::Counting {
            name,
            element: wanted.element,
            first,
            step: match step {
                Step::Add(_) => Growth::Add(by),
                Step::Times(_) => Growth::Times(by),
            },
        };
        match rounds.overflows(self.rounds) {
            None => Ok(rounds),
            Some(round) => Err(Error::input(
                place,
                format!(
                    "in round {round} of at most {} the value does not fit {}",
                    self.rounds,
                    wanted.name()
                ),
                "repeat the launch fewer times (at_most), or choose a wider type",
            )),
        }
    }

    fn argument(&mut self, index: usize, arg: &Spanned<Arg>, field: &str) -> Result<Argument> {
        let read = self.value(index, arg, field)?;
        let parameters = self.parameters.as_ref();
        let parameter = parameters.and_then(|parameters| parameters.get(index));
        let place = self.source.place(arg, field);
        if let Some((what, remedy)) = parameter.and_then(|one| one.refuses(&read.given)) {
            return Err(Error::input(place, what, remedy));
        }
        let name = parameter.map_or(String::new(), |parameter| format!(" `{}`", parameter.name));
        let name = format!("argument {index}{name}{}", read.origin);
        if let Some(number) = own_buffer(&read.value, arg.get_ref()) {
            let launch = self.prefix.trim_end_matches('.');
            let launch = match launch {
                "" => String::new(),
                launch => format!("{launch} "),
            };
            self.buffers.all[number].name = launch + &name;
        }
        Ok(Argument {
            name,
            value: read.value,
        })
    }

    /// The type of a value: the one that is named, or that the kernel declares. PTX does not tell integers with a sign from others.
    fn wanted(
        &self,
        index: usize,
        named: Option<ValueType>,
        value: &Literal,
        place: &str,
    ) -> Result<ValueType> {
        if let Some(named) = named {
            return Ok(named);
        }
        let declared = (self.value_types)().get(index).copied().flatten();
        let parameter = self.parameters.as_ref().and_then(|all| all.get(index));
        let declared = declared.map(|declared| match (parameter, value) {
            (None, Literal::Integer(number)) if *number < 0 => declared.signed(),
            _ => declared,
        });
        declared.ok_or_else(|| {
            let what = match parameter {
                Some(Parameter { name, declared, .. }) => {
                    format!("the kernel's `{name}` is a `{declared}`, and that is not one number or vector")
                }
                None => "nothing says of which type this value is".into(),
            };
            Error::input(place, what, "name the type, as in u32 = 16 or float4 = [1, 2, 3, 4], or give a struct")
        })
    }

    fn value(&mut self, index: usize, arg: &Spanned<Arg>, field: &str) -> Result<Read> {
        let place = || self.source.place(arg, field);
        let read = |value, given| Read {
            value,
            given,
            origin: String::new(),
        };
        Ok(match arg.get_ref() {
            Arg::Buffer(given) => {
                let place = self.source.place(arg, &format!("{field}.buffer"));
                // Its name is known when the argument is.
                let name = |_: &str| String::new();
                let (number, origin) = self.buffers.add(self.source, given, name, &place)?;
                Read {
                    value: Value::Shared(number),
                    given: self.buffers.given(number),
                    origin,
                }
            }
            Arg::Named(name) => {
                let place = self.source.place(arg, &format!("{field}.buffer"));
                let number = self.buffers.find(name, &place)?;
                Read {
                    value: Value::Shared(number),
                    given: self.buffers.given(number),
                    origin: format!(" ({name})"),
                }
            }
            Arg::Image(given) => {
                let place = self.source.place(arg, &format!("{field}.image"));
                let (number, origin) = self.texels(given.content(&place)?, &place)?;
                let format = given.format(&self.buffers.all[number].buffer.array, &place)?;
                image(number, format, None, origin)
            }
            Arg::Texture(given) => {
                let place = self.source.place(arg, &format!("{field}.texture"));
                let (number, origin) = self.texels(given.content(&place)?, &place)?;
                let array = &self.buffers.all[number].buffer.array;
                let format = given.format(array, &place)?;
                image(
                    number,
                    format,
                    Some(given.sampler(&format, &place)?),
                    origin,
                )
            }
            Arg::Sampler(given) => {
                let place = self.source.place(arg, &format!("{field}.sampler"));
                read(given.value(&place)?, Given::Sampler)
            }
            Arg::Null => read(Value::Null, Given::Null),
            Arg::Local(bytes) => read(Value::Local(*bytes), Given::Local),
            Arg::Value { wanted, value, .. } => {
                let name = wanted.map_or_else(|| "value".into(), ValueType::name);
                let place = self.source.place(value, &format!("{field}.{name}"));
                let wanted = self.wanted(index, *wanted, value.get_ref(), &place)?;
                let bytes = value.get_ref().value(wanted);
                let bytes = bytes.map_err(|unfit| refused(&place, unfit))?;
                read(Value::Scalar(bytes), Given::Value(wanted))
            }
            Arg::Structure(fields) => {
                let (bytes, layout) = self.structure(fields, &format!("{field}.struct"))?;
                if bytes.is_empty() {
                    return Err(Error::input(
                        place(),
                        "a structure has fields",
                        "write struct = [ { f32 = 1.0 }, { i32 = 2 } ]",
                    ));
                }
                let alignment = layout.alignment;
                let value = Value::Structure { bytes, alignment };
                read(value, Given::Structure(layout))
            }
            Arg::Bytes { digits, align } => {
                let bytes = hexadecimal(digits.get_ref()).ok_or_else(|| {
                    Error::input(
                        self.source.place(digits, &format!("{field}.bytes")),
                        "these are no bytes in hexadecimal",
                        format!("give two digits a byte, 2 to {MOST_DIGITS}, such as bytes = \"0a1b 2c3d\""),
                    )
                })?;
                let given = Given::Bytes(bytes.len());
                let alignment = match align {
                    Some(align) => self.alignment(align, field)?,
                    None => self.natural_alignment(index, bytes.len()),
                };
                read(Value::Structure { bytes, alignment }, given)
            }
            Arg::Each(_) => {
                return Err(Error::input(
                    place(),
                    "`each` is a list of arguments, and those are none",
                    "write each = [ { buffer = \"a\" }, { buffer = \"b\" } ]",
                ));
            }
        })
    }

    /// The number of the buffer that has the texels of an image, and where they come from.
    fn texels(&mut self, content: Content, place: &str) -> Result<(usize, String)> {
        match content {
            Content::Named(name) => Ok((self.buffers.find(name, place)?, format!(" ({name})"))),
            Content::Own(given) => {
                let name = |_: &str| String::new();
                self.buffers.add(self.source, &given, name, place)
            }
        }
    }

    /// The bytes of a structure, and how it is laid out.
    fn structure(&self, fields: &[Spanned<Arg>], field: &str) -> Result<(Vec<u8>, Layout)> {
        let (mut bytes, mut all) = (vec![], Layout::default());
        for (index, arg) in fields.iter().enumerate() {
            let field = format!("{field}[{index}]");
            let (content, layout) = match arg.get_ref() {
                Arg::Value {
                    wanted: Some(wanted),
                    value,
                    step: None,
                } => {
                    let place = self
                        .source
                        .place(value, &format!("{field}.{}", wanted.name()));
                    let values = value.get_ref().values(*wanted);
                    let values = values.map_err(|unfit| refused(&place, unfit))?;
                    let one = Layout::vector(Number::from(wanted.element), wanted.lanes);
                    let mut array = Layout::default();
                    (0..values.bytes.len() / one.bytes).for_each(|_| array.push(&one));
                    (values.bytes, array.padded())
                }
                Arg::Structure(fields) => self.structure(fields, &format!("{field}.struct"))?,
                _ => {
                    return Err(Error::input(
                        self.source.place(arg, &field),
                        "a field of a structure is a value, a list of values or a structure",
                        "write { f32 = 1.0 }, { u32 = [1, 2, 3] } or { struct = [ ... ] }",
                    ));
                }
            };
            bytes.resize(bytes.len().next_multiple_of(layout.alignment), 0);
            bytes.extend(content);
            all.push(&layout);
        }
        let all = all.padded();
        bytes.resize(all.bytes, 0);
        Ok((bytes, all))
    }

    fn alignment(&self, align: &Spanned<usize>, field: &str) -> Result<usize> {
        let alignment = *align.get_ref();
        if alignment.is_power_of_two() && alignment <= 128 {
            return Ok(alignment);
        }
        Err(Error::input(
            self.source.place(align, &format!("{field}.align")),
            format!("{alignment} is no alignment"),
            "give a power of two up to 128",
        ))
    }

    /// Where bytes lie that say nothing of it: as the source's parameter, or as a number of their size would.
    fn natural_alignment(&self, index: usize, bytes: usize) -> usize {
        let parameter = self.parameters.as_ref().and_then(|all| all.get(index));
        let layout = parameter.and_then(|parameter| parameter.layout.as_ref());
        layout.map_or(1 << bytes.trailing_zeros().min(4), |layout| {
            layout.alignment
        })
    }
}

/// An image, or with a sampler a texture.
fn image(number: usize, format: ImageFormat, sampler: Option<u32>, origin: String) -> Read {
    Read {
        value: Value::Image(Image {
            texels: Texels::Shared(number),
            format,
            sampler,
        }),
        given: match sampler {
            Some(_) => Given::Texture,
            None => Given::Image,
        },
        origin,
    }
}

/// The number of the buffer that an argument has for itself.
fn own_buffer(value: &Value, arg: &Arg) -> Option<usize> {
    match (value, arg) {
        (Value::Shared(number), Arg::Buffer(_)) => Some(*number),
        (Value::Image(image), Arg::Image(given)) if !given.is_named() => image.texels.shared(),
        (Value::Image(image), Arg::Texture(given)) if !given.is_named() => image.texels.shared(),
        _ => None,
    }
}

fn refused(place: &str, unfit: Unfit) -> Error {
    Error::input(place, unfit.what, unfit.remedy)
}

/// Bytes of which each is two digits; spaces and underscores are between them.
fn hexadecimal(text: &str) -> Option<Vec<u8>> {
    let digits = text.bytes().filter(|byte| !b" _".contains(byte));
    let digits: Option<Vec<_>> = digits.map(|digit| char::from(digit).to_digit(16)).collect();
    let digits = digits.filter(|all| !all.is_empty() && all.len() <= MOST_DIGITS)?;
    let pairs = digits.chunks_exact(2);
    let whole = pairs.remainder().is_empty();
    let byte = |pair: &[u32]| (pair[0] << 4 | pair[1]) as u8;
    whole.then(|| pairs.map(byte).collect())
}
