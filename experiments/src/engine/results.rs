//! Results of runs that are kept by content. A file says which run it is of, in words, and its name is a digest of everything that the result depends on.

use serde::de::{DeserializeOwned, IgnoredAny};
use serde::{Deserialize, Serialize};
use turnstile_tools::kept::{self, digest, Store};
use turnstile_tools::{Error, Result};

/// What tells a result from all others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Key {
    /// Digest of everything that the result depends on.
    digest: String,
    /// What was run, in words.
    run: String,
}

impl Key {
    /// Of a run that is called so, and whose result depends on nothing but that and these parts.
    pub fn new<P: AsRef<str>>(parts: &[P], run: impl Into<String>) -> Self {
        let run = run.into();
        let parts = parts.iter().map(AsRef::as_ref).chain([&*run]);
        Self {
            digest: digest(&parts.collect::<Vec<&str>>()),
            run,
        }
    }

    /// Name of the result.
    pub fn digest(&self) -> &str {
        &self.digest
    }

    /// What was run, in words.
    pub fn run(&self) -> &str {
        &self.run
    }
}

/// A file with a result.
#[derive(Serialize, Deserialize)]
struct Written<R> {
    run: String,
    digest: String,
    result: R,
}

/// Keeps a result.
///
/// # Errors
/// If it cannot be written.
pub fn put<R: Serialize>(store: &Store, key: &Key, result: &R) -> Result<()> {
    let kept = Written {
        run: key.run.clone(),
        digest: key.digest.clone(),
        result,
    };
    store.put(&key.digest, &kept).map_err(|error| {
        Error::input(
            store.folder().display().to_string(),
            format!("it cannot be written ({error})"),
            "see that it can be written to, and that the disk has room",
        )
    })
}

/// The result that is kept, if there is a whole one.
///
/// # Errors
/// If it is that of another run, whose file was given this name.
pub fn get<R: DeserializeOwned>(store: &Store, key: &Key) -> Result<Option<R>> {
    let Some(kept) = store.get::<Written<R>>(&key.digest) else {
        // Of another kind of run it may have another form.
        if let Some(kept) = store.get::<Written<IgnoredAny>>(&key.digest) {
            check(store, key, &kept)?;
        }
        return Ok(None);
    };
    check(store, key, &kept)?;
    Ok(Some(kept.result))
}

fn check<R>(store: &Store, key: &Key, kept: &Written<R>) -> Result<()> {
    if (&kept.run, &kept.digest) == (&key.run, &key.digest) {
        return Ok(());
    }
    let Written { run, digest, .. } = kept;
    Err(Error::input(
        store.file(&key.digest).display().to_string(),
        format!(
            "this file should have the result of `{}`, and has that of `{run}`, whose name is {digest}",
            key.run
        ),
        "remove it, and its run is done again",
    ))
}

/// The result that is kept, or else what `run` comes to, which is kept then.
///
/// # Errors
/// Those of `run`, if the result cannot be kept, and if one is kept that is of another run.
pub fn once<R: Serialize + DeserializeOwned>(
    store: &Store,
    key: &Key,
    run: impl FnOnce() -> Result<R>,
) -> Result<R> {
    if let Some(kept) = get(store, key)? {
        return Ok(kept);
    }
    let ran = run()?;
    put(store, key, &ran)?;
    Ok(ran)
}

/// Where results are kept.
pub struct Kept {
    pub store: Store,
    /// What all of them depend on.
    common: Vec<String>,
}

impl Kept {
    /// Results of this program that depend on these parts besides.
    ///
    /// # Errors
    /// If the program's file cannot be read.
    pub fn new(store: Store, depends_on: &[String]) -> Result<Self> {
        let program = program_digest()?;
        let common = [&[program], depends_on].concat();
        Ok(Self { store, common })
    }

    /// What names the result of a run that is called so.
    pub fn key(&self, run: String) -> Key {
        Key::new(&self.common, run)
    }

    /// Digest of what all results depend on.
    pub fn depends_on(&self) -> String {
        digest(&self.common)
    }
}

/// Identifies this build of the program, with the kernels and the RTL that are in it: results of another build are never taken for those of this one.
///
/// # Errors
/// If its file cannot be read.
pub fn program_digest() -> Result<String> {
    kept::program_digest().map_err(|error| {
        Error::input(
            "turnstile",
            format!("the program's own file cannot be read ({error})"),
            "start it from a file that is readable",
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn a_result_is_of_its_run_only() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::at(folder.path());
        let [small, large, other] = [
            Key::new(&["program", "machine"], "buckets=16"),
            Key::new(&["program", "machine"], "buckets=32"),
            Key::new(&["program", "other machine"], "buckets=16"),
        ];
        put(&store, &small, &16).unwrap();
        assert_eq!(get(&store, &small).unwrap(), Some(16));
        for taken in [large, other] {
            assert_eq!(get::<u32>(&store, &taken).unwrap(), None);
            let path = store.file(taken.digest());
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::copy(store.file(small.digest()), &path).unwrap();
            let wanted = format!(
                "{}: this file should have the result of `{}`, and has that of `buckets=16`, whose name is {}; remove it, and its run is done again",
                path.display(),
                taken.run(),
                small.digest()
            );
            for refused in [
                get::<u32>(&store, &taken).err(),
                // What cannot be read as this kind of result.
                get::<String>(&store, &taken).err(),
                once(&store, &taken, || Ok(1)).err(),
            ] {
                assert_eq!(refused.unwrap().to_string(), wanted);
            }
        }
    }

    #[test]
    fn a_file_that_is_cut_is_no_result() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::at(folder.path());
        let key = Key::new(&["program"], "run");
        put(&store, &key, &7).unwrap();
        let path = store.file(key.digest());
        let text = fs::read_to_string(&path).unwrap();
        fs::write(&path, &text[..text.len() / 2]).unwrap();
        assert_eq!(get::<u32>(&store, &key).unwrap(), None);
        assert_eq!(once(&store, &key, || Ok(7)).unwrap(), 7);
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
    }
}
