//! Compiled kernels, kept by content in the folder of [`turnstile_tools::kept`].
//!
//! What was compiled is found again by a digest of everything it depends on: the source with all that it includes, as the
//! preprocessor leaves it, the options, the compiler and its library. An entry carries a digest of itself: one that is damaged
//! is made again.

use super::compile::{compile, module, preprocess, recipe, Target};
use serde::de::DeserializeOwned;
use serde::Serialize;
use sha2::{Digest, Sha256};
use std::ffi::OsString;
use std::fs;
use std::io::Write;
use std::path::Path;
use tempfile::NamedTempFile;
use turnstile_tools::interrupt;
use turnstile_tools::kept::{folder, Claim};
use turnstile_tools::{Error, Result};

/// What clang makes of a `.cl` file.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Compiled {
    /// Assembly text.
    pub assembly: String,
    /// LLVM's text, which says what the kernels take.
    pub module: String,
}

/// Compiles a `.cl` file, unless that was done before.
pub fn compiled(source: &Path, options: &[OsString], target: Target) -> Result<Compiled> {
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
fn key(preprocessed: &[u8], options: &[OsString], target: Target) -> String {
    let mut digest = Sha256::new();
    // Lengths keep parts apart.
    let mut add = |part: &[u8]| {
        digest.update((part.len() as u64).to_le_bytes());
        digest.update(part);
    };
    add(preprocessed);
    options
        .iter()
        .for_each(|option| add(option.as_encoded_bytes()));
    add(recipe(target).as_bytes());
    hex::encode(digest.finalize())
}

/// The entry called so among the compiled kernels, or what `make` makes.
pub fn kept<T: Serialize + DeserializeOwned>(
    key: &str,
    make: impl FnOnce() -> Result<T>,
) -> Result<T> {
    kept_in(&folder("kernels"), key, make)
}

/// The entry called so, or what `make` makes. A folder that cannot be written to keeps nothing.
fn kept_in<T: Serialize + DeserializeOwned>(
    folder: &Path,
    key: &str,
    make: impl FnOnce() -> Result<T>,
) -> Result<T> {
    let file = folder.join(key);
    if let Some(found) = read(&file) {
        return Ok(found);
    }
    let claim =
        fs::create_dir_all(folder).and_then(|()| Claim::wait(folder, key, &interrupt::pending));
    // Another process may have made it meanwhile.
    if let Some(found) = read(&file) {
        return Ok(found);
    }
    let made = make()?;
    if claim.is_ok() {
        // Next time it is made again.
        let _ = write(&file, &made);
    }
    Ok(made)
}

/// An entry that is whole.
fn read<T: DeserializeOwned>(file: &Path) -> Option<T> {
    let text = fs::read_to_string(file).ok()?;
    let (digest, content) = text.split_once('\n')?;
    let whole = hex::encode(Sha256::digest(content)) == digest;
    serde_json::from_str(content).ok().filter(|_| whole)
}

/// An entry gets its name when it is complete.
fn write<T: Serialize>(file: &Path, made: &T) -> std::io::Result<()> {
    let content = serde_json::to_string(made)?;
    let folder = file.parent().unwrap_or(Path::new("."));
    let mut pending = NamedTempFile::new_in(folder)?;
    write!(
        pending,
        "{}\n{content}",
        hex::encode(Sha256::digest(&content))
    )?;
    pending.persist(file)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    fn compiled(assembly: &str) -> Compiled {
        Compiled {
            assembly: assembly.into(),
            module: "\"line\"\n".into(),
        }
    }

    #[test]
    fn a_kernel_is_compiled_once_and_again_when_the_entry_is_damaged() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path().join("new");
        let made = AtomicUsize::new(0);
        let get = || {
            let make = || {
                made.fetch_add(1, Ordering::Relaxed);
                Ok(compiled("s_endpgm\n"))
            };
            assert_eq!(
                kept_in(&folder, "key", make).unwrap(),
                compiled("s_endpgm\n")
            );
            made.load(Ordering::Relaxed)
        };
        assert_eq!([get(), get()], [1, 1]);
        let whole = fs::read(folder.join("key")).unwrap();
        let mut other = whole.clone();
        *other.last_mut().unwrap() ^= 1;
        let changed = String::from_utf8(whole.clone()).unwrap();
        let changed = changed.replace("s_endpgm", "s_nop");
        let damaged = [
            &whole[..whole.len() / 2],
            b"",
            &other,
            changed.as_bytes(),
            b"\xff\n",
        ];
        for (count, damage) in (2..).zip(damaged) {
            fs::write(folder.join("key"), damage).unwrap();
            assert_eq!([get(), get()], [count, count], "{damage:?}");
            assert_eq!(fs::read(folder.join("key")).unwrap(), whole);
        }
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
    }

    #[test]
    fn what_several_want_at_once_is_made_once() {
        let folder = tempfile::tempdir().unwrap();
        let made = AtomicUsize::new(0);
        std::thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(|| {
                    let make = || {
                        made.fetch_add(1, Ordering::Relaxed);
                        Ok(compiled(""))
                    };
                    assert_eq!(kept_in(folder.path(), "key", make).unwrap(), compiled(""));
                });
            }
        });
        assert_eq!(made.into_inner(), 1);
    }

    #[test]
    fn a_folder_that_cannot_be_written_keeps_nothing() {
        let file = tempfile::NamedTempFile::new().unwrap();
        let folder = file.path().join("below_a_file");
        let made = kept_in(&folder, "key", || Ok(compiled("s_endpgm")));
        assert_eq!(made.unwrap(), compiled("s_endpgm"));
    }

    #[test]
    fn everything_that_decides_has_its_own_entry() {
        let options = |texts: &[&str]| texts.iter().map(OsString::from).collect::<Vec<_>>();
        let key = |text: &[u8], options: &[OsString]| key(text, options, Target::SouthernIslands);
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
