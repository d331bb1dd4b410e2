//! What the buffers of a run file hold at the start.

use super::argument::Buffer;
use super::array::{Array, Element};
use super::buffer_source::BufferSource;
use super::literal::Values;
use super::source::{unreadable, Source};
use super::types::ValueType;
use std::fs::File;
use std::io::BufReader;
use std::path::Path;
use turnstile_tools::{Error, Result};

/// Most bytes of a buffer: more is a slip of the pen, and would not fit the memory of the simulating machine.
const MOST_BUFFER_BYTES: u64 = 1 << 30;

/// A buffer, and for messages where its content comes from.
pub fn buffer(source: &Source, given: &BufferSource, place: &str) -> Result<(String, Buffer)> {
    let origin = given.file.as_ref();
    let origin = origin.map_or(String::new(), |file| format!(" ({})", file.display()));
    let array = content(source, given, place)?;
    let array = match &given.shape {
        Some(shape) => shaped(array, shape, given.r#type, place)?,
        None => array,
    };
    let dump = given.dump.as_ref().map(|dump| source.resolve(dump));
    if let Some(dump) = &dump {
        check_folder(dump, place)?;
    }
    Ok((origin, Buffer { array, dump }))
}

fn content(source: &Source, given: &BufferSource, place: &str) -> Result<Array> {
    if let Some(wanted) = given.r#type.filter(|wanted| wanted.lanes == 3) {
        let (three, four) = (wanted.name(), ValueType { lanes: 4, ..wanted }.name());
        return Err(Error::input(
            place,
            format!("a {three} takes the room of a {four} in memory"),
            format!("write type = \"{four}\", with a fourth number that nothing reads"),
        ));
    }
    let from = (&given.file, given.zeros, &given.fill, &given.values);
    match (from, given.r#type) {
        ((Some(file), None, None, None), wanted) => {
            let array = read_array(&source.resolve(file), place)?;
            match wanted {
                Some(wanted) => convert(&array, wanted.element, file, place),
                None => Ok(array),
            }
        }
        ((None, Some(length), None, None), Some(wanted)) => zeros(wanted, &[length], place),
        ((None, None, Some(fill), None), Some(wanted)) => {
            let shape = given.shape.as_deref().ok_or_else(|| {
                Error::input(
                    place,
                    "`fill` does not say how many elements there are",
                    "add a shape, such as shape = [1024]",
                )
            })?;
            let mut array = zeros(wanted, shape, place)?;
            let one = fill.value(wanted);
            let one = one.map_err(|unfit| Error::input(place, unfit.what, unfit.remedy))?;
            array
                .bytes
                .chunks_exact_mut(one.len())
                .for_each(|element| element.copy_from_slice(&one));
            Ok(array)
        }
        ((None, None, None, Some(values)), Some(wanted)) => {
            let values = values.values(wanted);
            let Values { mut shape, bytes } =
                values.map_err(|unfit| Error::input(place, unfit.what, unfit.remedy))?;
            if wanted.lanes > 1 {
                shape.push(wanted.lanes as u64);
            }
            Ok(Array {
                element: wanted.element,
                shape,
                bytes,
            })
        }
        _ => Err(Error::input(
            place,
            "a buffer has either `file`, with a `type` or without, or a `type` and one of `zeros`, `fill` and `values`",
            "write { file = \"x.npy\" } or { zeros = 1024, type = \"u32\" }",
        )),
    }
}

/// The same content in another shape.
fn shaped(array: Array, shape: &[u64], wanted: Option<ValueType>, place: &str) -> Result<Array> {
    let mut shape = shape.to_vec();
    if let Some(wanted) = wanted.filter(|wanted| wanted.lanes > 1) {
        shape.push(wanted.lanes as u64);
    }
    let count = |shape: &[u64]| {
        shape
            .iter()
            .try_fold(1u64, |all, &one| all.checked_mul(one))
    };
    if count(&shape) != count(&array.shape) {
        return Err(Error::input(
            place,
            format!(
                "an array of shape {:?} cannot become one of {shape:?}",
                array.shape
            ),
            "leave `shape` out, or give one with as many elements",
        ));
    }
    Ok(Array { shape, ..array })
}

fn read_array(file: &Path, place: &str) -> Result<Array> {
    let name = file.display().to_string();
    let opened = File::open(file).map_err(|error| unreadable(place, &name, &error))?;
    Array::read_npy(BufReader::new(opened))
        .map_err(|error| Error::input(place, format!("`{name}` {}", error.what), error.remedy))
}

fn convert(array: &Array, element: Element, file: &Path, place: &str) -> Result<Array> {
    array.converted(element).map_err(|(index, value)| {
        let (file, element) = (file.display(), element.name());
        Error::input(
            place,
            format!("element {index} of `{file}` is {value}, which {element} does not have"),
            "change the array or the type",
        )
    })
}

fn zeros(wanted: ValueType, shape: &[u64], place: &str) -> Result<Array> {
    let of_one = wanted.bytes() as u64;
    let bytes = shape
        .iter()
        .try_fold(of_one, |all, &one| all.checked_mul(one));
    if bytes.is_none_or(|bytes| bytes > MOST_BUFFER_BYTES) {
        let shape: Vec<_> = shape.iter().map(u64::to_string).collect();
        return Err(Error::input(
            place,
            format!(
                "{} elements of {of_one} bytes are too many",
                shape.join(" x ")
            ),
            format!("give a buffer at most {MOST_BUFFER_BYTES} bytes"),
        ));
    }
    let lanes = (wanted.lanes > 1).then_some(wanted.lanes as u64);
    Ok(Array {
        element: wanted.element,
        shape: shape.iter().copied().chain(lanes).collect(),
        bytes: vec![0; bytes.unwrap_or(0) as usize],
    })
}

/// Known before the run, not after it.
fn check_folder(dump: &Path, place: &str) -> Result<()> {
    let folder = dump
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    if folder.is_none_or(Path::is_dir) {
        return Ok(());
    }
    Err(Error::input(
        place,
        format!(
            "the folder of dump file `{}` does not exist",
            dump.display()
        ),
        "create the folder, or choose another",
    ))
}
