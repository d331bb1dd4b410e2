//! Compiled kernels, kept by content in a [`turnstile_tools::kept::Store`].
//!
//! What was compiled is found again by a digest of everything it depends on: the source with all that it includes, as the
//! preprocessor leaves it, the options, the compiler and its library.

use super::compile::{compile, module, preprocess, recipe};
use serde::de::DeserializeOwned;
use serde::Serialize;
use std::ffi::OsString;
use std::path::Path;
use turnstile_kernel::Target;
use turnstile_tools::interrupt;
use turnstile_tools::kept::{digest, Sealed, Store};
use turnstile_tools::{Error, Result};

/// What clang makes of a `.cl` file.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Compiled {
    pub assembly: String,
    /// LLVM's text, which says what the kernels take.
    pub module: String,
}

/// Compiles a `.cl` file, unless that was done before.
pub fn compiled(source: &Path, options: &[OsString], target: &Target) -> Result<Compiled> {
    let make = || {
        Ok(Compiled {
            assembly: compile(source, options, target)?,
            module: module(source, options, target)?,
        })
    };
    match preprocess(source, options, target) {
        Ok(text) => {
            let key = key(&text, options, target);
            kept(&key, make)
        }
        Err(Error::Interrupted) => Err(Error::Interrupted),
        // It does not compile either, and that says why.
        Err(_) => make(),
    }
}

/// Name of the entry of a source.
fn key(preprocessed: &[u8], options: &[OsString], target: &Target) -> String {
    let options = options.iter().map(|option| option.as_encoded_bytes());
    let recipe = recipe(target);
    let parts: Vec<&[u8]> = std::iter::once(preprocessed)
        .chain(options)
        .chain([recipe.as_bytes()])
        .collect();
    digest(&parts)
}

/// The entry called so among the compiled kernels, or what `make` makes. A folder that cannot be written to keeps nothing: next time it is made again.
pub fn kept<T: Serialize + DeserializeOwned>(
    key: &str,
    make: impl FnOnce() -> Result<T>,
) -> Result<T> {
    let make = || make().map(Sealed);
    let store = Store::shared("kernels");
    let kept = store.once(key, &[], &interrupt::pending, make, |_| Ok(()));
    kept.map(|Sealed(made)| made)
}

#[cfg(test)]
mod tests {
    use super::super::front_end::FRONT_ENDS;
    use super::*;

    #[test]
    fn everything_that_decides_has_its_own_entry() {
        let options = |texts: &[&str]| texts.iter().map(OsString::from).collect::<Vec<_>>();
        let key = |text: &[u8], options: &[OsString]| key(text, options, FRONT_ENDS[0].target());
        let mut keys = vec![
            key(b"a", &[]),
            key(b"b", &[]),
            key(b"a", &options(&["-O1"])),
            key(b"a", &options(&["-O", "1"])),
            key(b"a-O1", &[]),
            // Letters that are none in UTF-8.
            key(b"\xe4", &[]),
            key(b"\xf6", &[]),
        ];
        keys.sort();
        keys.dedup();
        assert_eq!(keys.len(), 7);
        assert_eq!(key(b"a", &options(&["-O1"])), key(b"a", &options(&["-O1"])));
    }
}
