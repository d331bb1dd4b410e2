//! What takes long to make and is kept by content: synthesised modules, compiled models, compiled kernels.
//!
//! Everything lies below one folder, the first of these:
//!
//! 1. `$TURNSTILE_CACHE`;
//! 2. `turnstile` in the folder that cargo built the running program into (`target`), so that a program, the tests and the
//!    benches of a workspace share it and `cargo clean` removes it;
//! 3. `target/turnstile` in the working directory, for a program that was installed.
//!
//! Processes share it without a server: a [`Claim`] makes the others wait for a result instead of making it too, and
//! [`Cores`] bounds how many compilers all of them run.

use sha2::{Digest, Sha256};
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Result, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

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
        .unwrap_or_else(|| Path::new("target").join("turnstile"))
        .join(kind)
}

/// The folder that cargo built `program` into: it marks it as one that no backup needs.
fn build_folder(program: &Path) -> Option<&Path> {
    let mut above = program.ancestors().skip(1);
    above.find(|folder| folder.join("CACHEDIR.TAG").is_file())
}

/// A digest that names what depends on these texts.
pub fn digest(texts: &[&str]) -> String {
    let mut hasher = Sha256::new();
    for text in texts {
        hasher.update((text.len() as u64).to_le_bytes());
        hasher.update(text.as_bytes());
    }
    hex::encode(&hasher.finalize()[..16])
}

/// Characters of a seal.
const SEAL: usize = 64;

/// Ends a file with a digest of its content. Object files and libraries may be followed by anything.
///
/// # Errors
/// If it cannot be read or written.
pub fn seal(path: &Path) -> Result<()> {
    let seal = hex::encode(Sha256::digest(std::fs::read(path)?));
    let mut file = OpenOptions::new().append(true).open(path)?;
    file.write_all(seal.as_bytes())
}

/// Whether a file is there and as it was when it was sealed: a disk that was full or a machine that stopped may have left
/// anything under its name.
pub fn is_sealed(path: &Path) -> bool {
    let Ok(bytes) = std::fs::read(path) else {
        return false;
    };
    let content = bytes.len().checked_sub(SEAL).map(|at| bytes.split_at(at));
    content.is_some_and(|(content, seal)| hex::encode(Sha256::digest(content)).as_bytes() == seal)
}

/// The right to make one result, until it is dropped.
pub struct Claim {
    path: PathBuf,
    _lock: File,
}

impl Claim {
    /// Waits until no other process or thread makes `name` in `folder`; look then whether it is there. Nothing if `stop`
    /// says so first.
    ///
    /// # Errors
    /// If the folder cannot be written to.
    pub fn wait(folder: &Path, name: &str, stop: &dyn Fn() -> bool) -> Result<Option<Self>> {
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
        let _ = std::fs::remove_file(&self.path);
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
        std::fs::create_dir_all(folder)?;
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
    fn results_of_a_build_lie_in_its_folder() {
        let target = tempfile::tempdir().unwrap();
        let program = target.path().join("release/deps/program");
        assert_eq!(build_folder(&program), None);
        std::fs::write(target.path().join("CACHEDIR.TAG"), "").unwrap();
        assert_eq!(build_folder(&program), Some(target.path()));
        // This test is built by cargo.
        let here = folder("models");
        assert!(here.is_absolute() && here.ends_with("turnstile/models"));
    }

    #[test]
    fn a_result_is_made_once() {
        let folder = tempfile::tempdir().unwrap();
        let (made, result) = (AtomicUsize::new(0), folder.path().join("result"));
        std::thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(|| {
                    let _claim = Claim::wait(folder.path(), "result", &|| false).unwrap();
                    if !result.exists() {
                        std::thread::sleep(2 * PERIOD);
                        made.fetch_add(1, Ordering::Relaxed);
                        std::fs::write(&result, "").unwrap();
                    }
                });
            }
        });
        assert_eq!(made.into_inner(), 1);
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
    fn a_file_that_is_cut_emptied_or_changed_is_not_sealed() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("model.so");
        assert!(!is_sealed(&file));
        std::fs::write(&file, "a model").unwrap();
        assert!(!is_sealed(&file));
        seal(&file).unwrap();
        assert!(is_sealed(&file));
        let whole = std::fs::read(&file).unwrap();
        let mut changed = whole.clone();
        changed[0] ^= 1;
        for damaged in [&[][..], &whole[..20], &whole[..whole.len() - 1], &changed] {
            std::fs::write(&file, damaged).unwrap();
            assert!(!is_sealed(&file), "{damaged:?}");
        }
    }

    #[test]
    fn who_waits_may_stop() {
        let folder = tempfile::tempdir().unwrap();
        let claim = Claim::wait(folder.path(), "result", &|| false).unwrap();
        let stopped = Claim::wait(folder.path(), "result", &|| true).unwrap();
        assert!(claim.is_some() && stopped.is_none());
        drop(claim);
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
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
