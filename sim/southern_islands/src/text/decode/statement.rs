//! From a statement's text to an [`Inst`], by the family of its mnemonic.

use super::reader::{Reader, Symbols};
use super::{memory, scalar, vector};
use crate::code::inst::Inst;
use turnstile_kernel::Fault;

/// A decoded instruction and its encoded size in bytes.
pub(crate) struct Decoded {
    pub inst: Inst,
    pub bytes: u32,
}

/// Decodes `mnemonic rest`, placed at `address`.
pub(crate) fn decode(
    mnemonic: &str,
    rest: &str,
    address: u64,
    symbols: &dyn Symbols,
) -> Result<Decoded, Fault> {
    let mut reader = Reader::new(mnemonic, rest, address, symbols);
    let (inst, bytes) = match mnemonic
        .split_once('_')
        .map_or(mnemonic, |(family, _)| family)
    {
        "s" => scalar::decode(&mut reader)?,
        "v" => vector::decode(&mut reader)?,
        "ds" | "buffer" => memory::decode(&mut reader)?,
        _ => return Err(reader.unknown()),
    };
    reader.finish()?;
    Ok(Decoded {
        inst,
        bytes: bytes + if reader.literal { 4 } else { 0 },
    })
}
