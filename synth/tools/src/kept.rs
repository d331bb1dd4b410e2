//! What takes long to make and is kept by content: synthesised modules, compiled models, compiled kernels, runs of experiments.
//!
//! A [`Store`] is a folder. The name of an entry is a [`digest`] of everything that the entry depends on, so an entry never goes out of date. It gets its
//! name when it is complete. One that is cut or empty is made again; so is a file that is not as it was, and a value that is [`Sealed`].
//!
//! What commands share lies below one folder, the first of these:
//!
//! 1. `$TURNSTILE_CACHE`;
//! 2. `turnstile` in the folder that cargo built the running program into (`target`), so that a program, the tests and the
//!    benches of a workspace share it and `cargo clean` removes it;
//! 3. for a program that was installed, `turnstile` in the user's folder for such things: `$XDG_CACHE_HOME` or `~/.cache`;
//! 4. `target/turnstile` in the working directory.
//!
//! Processes share a store without a server: a [`Claim`] makes the others wait for an entry instead of making it too, and
//! [`Cores`] bounds how many compilers all of them run.

use crate::Error;
use serde::de::{self, DeserializeOwned};
use serde::ser;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};
use std::ffi::OsString;
use std::fs::{self, File, OpenOptions, Permissions, TryLockError};
use std::io::{self, ErrorKind, Write};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::time::Duration;

type Result<T, E = io::Error> = std::result::Result<T, E>;

/// Environment variable with the folder of everything that is kept.
pub const VARIABLE: &str = "TURNSTILE_CACHE";

/// How often a result that another process makes is looked for.
const PERIOD: Duration = Duration::from_millis(10);

/// The folder of results of a kind. It need not exist.
pub fn folder(kind: &str) -> PathBuf {
    let wanted = std::env::var_os(VARIABLE).filter(|folder| !folder.is_empty());
    let program = std::env::current_exe().unwrap_or_default();
    wanted
        .map(PathBuf::from)
        .or_else(|| Some(build_folder(&program)?.join("turnstile")))
        .or_else(|| Some(users_folder(|name| std::env::var_os(name))?.join("turnstile")))
        .unwrap_or_else(|| Path::new("target").join("turnstile"))
        .join(kind)
}

/// The folder that cargo built `program` into: it marks it as one that no backup needs.
fn build_folder(program: &Path) -> Option<&Path> {
    let mut above = program.ancestors().skip(1);
    above.find(|folder| folder.join("CACHEDIR.TAG").is_file())
}

/// Where the user's programs keep such things, as freedesktop.org's base directories say.
fn users_folder(variable: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    let path = |name| variable(name).map(PathBuf::from);
    let named = path("XDG_CACHE_HOME").filter(|folder| folder.is_absolute());
    let home = || path("HOME").filter(|home| home.is_absolute());
    named.or_else(|| Some(home()?.join(".cache")))
}

/// A digest that names what depends on these parts.
pub fn digest<P: AsRef<[u8]>>(parts: &[P]) -> String {
    let mut hasher = Sha256::new();
    for part in parts.iter().map(AsRef::as_ref) {
        // Lengths keep parts apart.
        hasher.update((part.len() as u64).to_le_bytes());
        hasher.update(part);
    }
    hex::encode(&hasher.finalize()[..16])
}

/// A digest of the running program, with everything that is compiled into it.
///
/// # Errors
/// If its file cannot be read.
pub fn program_digest() -> Result<String> {
    // Linux keeps the running program there, whatever has become of its file.
    let program = Path::new("/proc/self/exe");
    let program = match program.exists() {
        true => program.to_path_buf(),
        false => std::env::current_exe()?,
    };
    let mut hasher = Sha256::new();
    io::copy(&mut File::open(program)?, &mut hasher)?;
    Ok(hex::encode(hasher.finalize()))
}

/// Entries that are kept in a folder. Any number of processes may use one folder at the same time.
#[derive(Debug)]
pub struct Store {
    folder: PathBuf,
    /// Given back by the system however the process ends.
    _lock: Option<File>,
}

impl Store {
    /// The store in `folder`, which is made when something is kept.
    pub fn at(folder: impl Into<PathBuf>) -> Self {
        Self {
            folder: folder.into(),
            _lock: None,
        }
    }

    /// The store of a kind below the folder of everything that commands share.
    pub fn shared(kind: &str) -> Self {
        Self::at(folder(kind))
    }

    /// The store in `folder`, which is made if it is not there, as the only one that is opened so.
    ///
    /// # Errors
    /// If the folder cannot be used, or another process has it.
    pub fn alone(folder: &Path) -> Result<Self, Error> {
        let opened = fs::create_dir_all(folder).and_then(|()| File::open(folder));
        let lock = opened.map_err(|error| unusable(folder, &error))?;
        match lock.try_lock() {
            Ok(()) => Ok(Self {
                folder: folder.into(),
                _lock: Some(lock),
            }),
            Err(TryLockError::WouldBlock) => Err(Error::input(
                folder.display().to_string(),
                "another command is running in this folder",
                "wait for its end, or give --out another folder",
            )),
            Err(TryLockError::Error(error)) => Err(unusable(folder, &error)),
        }
    }

    /// Its folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Where the value of this name lies: a million in one folder are too many for file systems that machines share.
    pub fn file(&self, name: &str) -> PathBuf {
        let begin = name.get(..2).unwrap_or(name);
        self.folder.join(begin).join(format!("{name}.json"))
    }

    /// Forgets the value of this name.
    ///
    /// # Errors
    /// If the folder cannot be written to.
    pub fn forget(&self, name: &str) -> Result<()> {
        match fs::remove_file(self.file(name)) {
            Err(error) if error.kind() != ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }

    /// Whether something is kept under this name; what has been cut since is not noticed.
    pub fn has(&self, name: &str) -> bool {
        self.file(name).is_file()
    }

    /// The value of this name, if there is a whole one.
    pub fn get<T: DeserializeOwned>(&self, name: &str) -> Option<T> {
        serde_json::from_slice(&fs::read(self.file(name)).ok()?).ok()
    }

    /// Keeps a value under this name, as JSON.
    ///
    /// # Errors
    /// If the folder cannot be written to.
    pub fn put<T: Serialize>(&self, name: &str, value: &T) -> Result<()> {
        let path = self.file(name);
        let folder = path.parent().unwrap_or(&self.folder);
        fs::create_dir_all(folder)?;
        // Others who may read the folder may read it: temporary files are their owner's alone otherwise.
        let mut file = tempfile::Builder::new()
            .permissions(Permissions::from_mode(0o666))
            .tempfile_in(folder)?;
        file.write_all(serde_json::to_string_pretty(value)?.as_bytes())?;
        file.as_file().sync_all()?;
        file.persist(path)?;
        Ok(())
    }

    /// The value of this name that is kept with all files `beside` it, or the one that `make` makes, which is kept then. While one process or
    /// thread makes it, others wait for it, until `stop` says so. If it cannot be kept or waited for, `unkept` decides whether that is an error;
    /// an interrupt is of the kind `Interrupted`.
    ///
    /// # Errors
    /// Those of `make` and `unkept`.
    pub fn once<T: Serialize + DeserializeOwned, E>(
        &self,
        name: &str,
        beside: &[&Path],
        stop: &dyn Fn() -> bool,
        make: impl FnOnce() -> Result<T, E>,
        unkept: impl Fn(io::Error) -> Result<(), E>,
    ) -> Result<T, E> {
        let look = || {
            let whole = beside.iter().all(|path| path.is_file());
            self.get(name).filter(|_| whole)
        };
        if let Some(kept) = look() {
            return Ok(kept);
        }
        let _claim = match self.claim(name, stop) {
            Ok(Some(claim)) => Some(claim),
            Ok(None) => unkept(ErrorKind::Interrupted.into()).map(|()| None)?,
            Err(error) => unkept(error).map(|()| None)?,
        };
        // Another process may have made it meanwhile.
        if let Some(kept) = look() {
            return Ok(kept);
        }
        let made = make()?;
        if let Err(error) = self.put(name, &made) {
            unkept(error)?;
        }
        Ok(made)
    }

    /// Waits until no other process or thread makes the entry of this name; look then whether it is there. Nothing if `stop` says so first.
    ///
    /// # Errors
    /// If the folder cannot be written to.
    pub fn claim(&self, name: &str, stop: &dyn Fn() -> bool) -> Result<Option<Claim>> {
        fs::create_dir_all(&self.folder)?;
        Claim::wait(&self.folder, name, stop)
    }

    /// The file that is kept under this name, if it is as it was.
    pub fn whole(&self, name: &str) -> Option<PathBuf> {
        let path = self.folder.join(name);
        let bytes = fs::read(&path).ok()?;
        unsealed(&bytes).map(|_| path)
    }

    /// Moves a finished file to this name. Another process may have kept its own first, which is as good. Object files and libraries
    /// may be followed by a seal.
    ///
    /// # Errors
    /// If it cannot be read or written.
    pub fn keep(&self, file: &Path, name: &str) -> Result<()> {
        let seal = seal_of(&fs::read(file)?);
        let mut open = OpenOptions::new().append(true).open(file)?;
        open.write_all(seal.as_bytes())?;
        drop(open);
        fs::rename(file, self.folder.join(name))
    }
}

fn unusable(path: &Path, error: &io::Error) -> Error {
    Error::input(
        path.display().to_string(),
        format!("it cannot be read or written ({error})"),
        "give --out another folder",
    )
}

/// Characters of a seal, which is a digest of the content before it.
const SEAL: usize = 64;

fn seal_of(content: &[u8]) -> String {
    hex::encode(Sha256::digest(content))
}

/// The content of an entry that is as it was when it was sealed.
fn unsealed(bytes: &[u8]) -> Option<&[u8]> {
    let (content, seal) = bytes.split_at(bytes.len().checked_sub(SEAL)?);
    (seal_of(content).as_bytes() == seal).then_some(content)
}

/// A value that is kept with a digest of it: one that was changed afterwards is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sealed<T>(pub T);

/// As it is kept.
#[derive(Serialize, Deserialize)]
struct Written {
    seal: String,
    text: String,
}

impl<T: Serialize> Serialize for Sealed<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let text = serde_json::to_string(&self.0).map_err(ser::Error::custom)?;
        let seal = seal_of(text.as_bytes());
        Written { seal, text }.serialize(serializer)
    }
}

impl<'de, T: DeserializeOwned> Deserialize<'de> for Sealed<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Written { seal, text } = Written::deserialize(deserializer)?;
        match seal == seal_of(text.as_bytes()) {
            true => serde_json::from_str(&text)
                .map(Self)
                .map_err(de::Error::custom),
            false => Err(de::Error::custom("the value is not as it was sealed")),
        }
    }
}

/// The right to make one result, until it is dropped.
pub struct Claim {
    path: PathBuf,
    _lock: File,
}

impl Claim {
    fn wait(folder: &Path, name: &str, stop: &dyn Fn() -> bool) -> Result<Option<Self>> {
        let path = folder.join(format!("{name}.lock"));
        let lock = File::create(&path)?;
        let locked = locked(&lock, stop)?;
        Ok(locked.then_some(Self { path, _lock: lock }))
    }
}

/// Waits for a lock; whether it was had before `stop` said that it is to end.
fn locked(lock: &File, stop: &dyn Fn() -> bool) -> Result<bool> {
    loop {
        match lock.try_lock() {
            Ok(()) => return Ok(true),
            Err(TryLockError::WouldBlock) if stop() => return Ok(false),
            Err(TryLockError::WouldBlock) => std::thread::sleep(PERIOD),
            Err(TryLockError::Error(error)) => return Err(error),
        }
    }
}

impl Drop for Claim {
    /// Who waits for the file that is removed here does not see who comes later: then both make the result, which is a waste
    /// and no harm.
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.path);
    }
}

/// Some of the machine's cores, until they are dropped.
pub struct Cores(Vec<File>);

impl Cores {
    /// All cores that no other process or thread has, at least one: waits for it if there is none. Nothing if `stop` says
    /// so first.
    ///
    /// # Errors
    /// If the folder of what is kept cannot be written to.
    pub fn wait(stop: &dyn Fn() -> bool) -> Result<Option<Self>> {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self::wait_in(&folder("cores"), cores, stop)
    }

    fn wait_in(folder: &Path, cores: usize, stop: &dyn Fn() -> bool) -> Result<Option<Self>> {
        fs::create_dir_all(folder)?;
        let mut held = vec![];
        for core in 0..cores {
            let lock = File::create(folder.join(core.to_string()))?;
            match lock.try_lock() {
                Ok(()) => held.push(lock),
                Err(TryLockError::WouldBlock) => {}
                Err(TryLockError::Error(error)) => return Err(error),
            }
        }
        if held.is_empty() {
            // Any will do; processes that wait do not all wait for the same.
            let core = std::process::id() as usize % cores;
            let lock = File::create(folder.join(core.to_string()))?;
            if !locked(&lock, stop)? {
                return Ok(None);
            }
            held.push(lock);
        }
        Ok(Some(Self(held)))
    }

    pub fn count(&self) -> usize {
        self.0.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[test]
    fn results_of_an_installed_program_lie_in_its_users_folder() {
        let folder = |cache: Option<&'static str>, home: Option<&'static str>| {
            users_folder(|name| match name {
                "XDG_CACHE_HOME" => cache.map(OsString::from),
                _ => home.map(OsString::from),
            })
        };
        let found = [
            folder(Some("/c"), Some("/home/me")),
            folder(Some("not/whole"), Some("/home/me")),
            folder(None, Some("/home/me")),
            folder(None, None),
        ];
        let wanted = [
            Some("/c"),
            Some("/home/me/.cache"),
            Some("/home/me/.cache"),
            None,
        ];
        assert_eq!(found, wanted.map(|folder| folder.map(PathBuf::from)));
    }

    #[test]
    fn results_of_a_build_lie_in_its_folder() {
        let target = tempfile::tempdir().unwrap();
        let program = target.path().join("release/deps/program");
        assert_eq!(build_folder(&program), None);
        fs::write(target.path().join("CACHEDIR.TAG"), "").unwrap();
        assert_eq!(build_folder(&program), Some(target.path()));
        // This test is built by cargo.
        let here = folder("models");
        assert!(here.is_absolute() && here.ends_with("turnstile/models"));
    }

    #[test]
    fn what_several_want_at_once_is_made_once() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::at(folder.path());
        let made = AtomicUsize::new(0);
        std::thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(|| {
                    let make = || {
                        std::thread::sleep(2 * PERIOD);
                        Ok::<_, io::Error>(made.fetch_add(1, Ordering::Relaxed))
                    };
                    let one = store.once("one", &[], &|| false, make, Err);
                    assert_eq!(one.unwrap(), 0);
                });
            }
        });
        assert_eq!(made.into_inner(), 1);
    }

    #[test]
    fn an_entry_that_is_damaged_is_made_again() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::at(folder.path().join("new"));
        let made = AtomicUsize::new(0);
        let get = || {
            let make = || {
                made.fetch_add(1, Ordering::Relaxed);
                Ok::<_, io::Error>(Sealed("s_endpgm\n".to_string()))
            };
            let got = store.once("key", &[], &|| false, make, Err);
            assert_eq!(got.unwrap().0, "s_endpgm\n");
            made.load(Ordering::Relaxed)
        };
        assert_eq!([get(), get()], [1, 1]);
        let file = store.file("key");
        let whole = fs::read(&file).unwrap();
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
            fs::write(&file, damage).unwrap();
            assert_eq!([get(), get()], [count, count], "{damage:?}");
            assert_eq!(fs::read(&file).unwrap(), whole);
        }
        assert_eq!(fs::read_dir(store.folder()).unwrap().count(), 1);
    }

    #[test]
    fn who_uses_a_store_decides_what_it_means_that_nothing_is_kept() {
        let file = tempfile::NamedTempFile::new().unwrap();
        let store = Store::at(file.path().join("below_a_file"));
        let make = || Ok::<_, io::Error>(7);
        let kept = store.once("x", &[], &|| false, make, |_| Ok(()));
        assert_eq!(kept.unwrap(), 7);
        assert!(store.once("x", &[], &|| false, make, Err).is_err());
    }

    #[test]
    fn an_entry_without_the_file_beside_it_is_made_again() {
        let folder = tempfile::tempdir().unwrap();
        let (store, beside) = (Store::at(folder.path()), folder.path().join("beside"));
        let once = |value| {
            let make = || fs::write(&beside, "").map(|()| value);
            store.once("x", &[&beside], &|| false, make, Err).unwrap()
        };
        assert_eq!([once(1), once(2)], [1, 1]);
        fs::remove_file(&beside).unwrap();
        assert_eq!(once(3), 3);
    }

    #[test]
    fn a_folder_that_is_had_alone_is_refused_until_it_is_given_back() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a/b");
        let first = Store::alone(&path).unwrap();
        let error = Store::alone(&path).unwrap_err().to_string();
        let told = "another command is running in this folder";
        assert!(error.contains(told), "{error}");
        drop(first);
        Store::alone(&path).unwrap();
    }

    #[test]
    fn what_depends_on_other_texts_has_another_name() {
        let names = [
            &["x", "y"][..],
            &["y", "x"],
            &["xy"],
            &["x"],
            &["x", "y", ""],
        ]
        .map(digest);
        assert!(
            (1..names.len()).all(|at| !names[..at].contains(&names[at])),
            "{names:?}"
        );
        assert_eq!(names[0], digest(&["x", "y"]));
    }

    #[test]
    fn a_file_that_is_cut_emptied_or_changed_is_not_whole() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::at(folder.path());
        let file = folder.path().join("model.so");
        fs::write(&file, "a model").unwrap();
        assert_eq!(store.whole("model.so"), None);
        store.keep(&file, "kept.so").unwrap();
        let kept = store.whole("kept.so").unwrap();
        let whole = fs::read(&kept).unwrap();
        let mut changed = whole.clone();
        changed[0] ^= 1;
        for damaged in [&[][..], &whole[..20], &whole[..whole.len() - 1], &changed] {
            fs::write(&kept, damaged).unwrap();
            assert_eq!(store.whole("kept.so"), None, "{damaged:?}");
        }
    }

    #[test]
    fn who_waits_may_stop() {
        let folder = tempfile::tempdir().unwrap();
        let claim = Claim::wait(folder.path(), "result", &|| false).unwrap();
        let stopped = Claim::wait(folder.path(), "result", &|| true).unwrap();
        assert!(claim.is_some() && stopped.is_none());
        drop(claim);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    }

    #[test]
    fn cores_are_had_once() {
        let folder = tempfile::tempdir().unwrap();
        let all = Cores::wait_in(folder.path(), 3, &|| false)
            .unwrap()
            .unwrap();
        assert_eq!(all.count(), 3);
        assert!(Cores::wait_in(folder.path(), 3, &|| true)
            .unwrap()
            .is_none());
        let (at_once, most) = (AtomicUsize::new(0), AtomicUsize::new(0));
        drop(all);
        std::thread::scope(|scope| {
            for _ in 0..12 {
                scope.spawn(|| {
                    let cores = Cores::wait_in(folder.path(), 3, &|| false)
                        .unwrap()
                        .unwrap();
                    let now = at_once.fetch_add(cores.count(), Ordering::SeqCst) + cores.count();
                    most.fetch_max(now, Ordering::SeqCst);
                    std::thread::sleep(PERIOD / 2);
                    at_once.fetch_sub(cores.count(), Ordering::SeqCst);
                });
            }
        });
        assert!(most.into_inner() <= 3);
    }
}
