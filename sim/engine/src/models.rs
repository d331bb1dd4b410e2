//! Models of Verilog that Verilator and a C++ compiler have made, and where they are kept.
//!
//! They lie in a store ([`turnstile_tools::kept`]) under a name made from everything that goes into them. They are built aside and
//! moved into place, so interrupted builds are safe, and one that is damaged is built again; what one process builds,
//! others wait for, and all of them together run a C++ compiler a core. The user may end the process meanwhile: then the
//! compilers end at once.
//!
//! The Verilog of a top takes seconds to make, and is part of the name. So that a model is found without it, there is a link to it
//! whose name is made of what the Verilog comes from: the sources of this build, and what is chosen about the unit.

use anyhow::{bail, Context, Result};
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use turnstile_tools::kept::{self, Cores, Store};
use turnstile_tools::{interrupt, newest_verilator, waiting, Verilator};

/// Digest of everything that the Verilog of a unit comes from; see the build script.
const CIRCUITS: &str = env!("TURNSTILE_CIRCUITS");

const VERILATOR_FLAGS: [&str; 13] = [
    "--cc",
    "--exe",
    "--build",
    "-O3",
    // A bank that is inlined into 32 is much code: without, a top compiles faster and runs as fast.
    "--inline-mult",
    "1",
    "--x-assign",
    "fast",
    "--x-initial",
    "fast",
    // What is wrong in the Verilog is for the lint to say.
    "-Wno-fatal",
    "-Wno-lint",
    "--assert",
];
const COMPILER_FLAGS: &str = "-fPIC";
const LINKER_FLAGS: &str = "-shared";
/// `OPT_FAST` is for the code of every clock, `OPT_SLOW` for what runs once. What is compiled for speed takes many times longer.
///
/// Verilator clears a function's wide arguments word by word before it copies them. GCC sees that nobody reads the zeros once the
/// loop is a memset, which `-O1` alone does not make of it: a third of the time of a top went there.
const MAKE_FLAGS: &str =
    "OPT_FAST='-O1 -ftree-loop-distribute-patterns' OPT_SLOW=-O0 OPT_GLOBAL=-O1";
const SPEED_FLAGS: &str = "OPT_FAST=-O3 OPT_SLOW=-O0 OPT_GLOBAL=-O3";
/// Objects of Verilator's own sources. They are the same for every model and take longer to compile than a small one, so they
/// are kept.
const RUNTIME: [&str; 2] = ["verilated.o", "verilated_threads.o"];
/// Tells make that they are not to be made, although Verilator's makefile is newer.
const RUNTIME_FLAGS: &str = " -o verilated.o -o verilated_threads.o";

/// How models are kept; another way has another number.
const FORMAT: &str = "2";

/// What is compiled with the Verilog of a unit.
#[derive(Clone, Default)]
pub struct Around {
    /// C++.
    pub shim: String,
    /// SystemVerilog that is bound to the unit.
    pub checks: Option<String>,
    /// Compiled for speed, however long that takes.
    pub for_speed: bool,
}

impl Around {
    fn parts(&self) -> [&str; 2] {
        [&self.shim, self.checks.as_deref().unwrap_or_default()]
    }

    fn make_flags(&self) -> &'static str {
        match self.for_speed {
            true => SPEED_FLAGS,
            false => MAKE_FLAGS,
        }
    }
}

/// Models of Verilog with one interface.
pub struct Models {
    store: Store,
    verilator: Verilator,
    name: String,
    around: Around,
}

impl Models {
    /// Of Verilog whose outermost module is `name`, compiled by the newest Verilator.
    ///
    /// # Errors
    /// If there is no Verilator, or the folder cannot be made.
    pub fn open(name: &str, around: Around) -> Result<Self> {
        Self::open_by(newest_verilator()?, name, around)
    }

    /// As [`Models::open`], compiled by this Verilator.
    ///
    /// # Errors
    /// If the folder cannot be made.
    pub fn open_by(verilator: Verilator, name: &str, around: Around) -> Result<Self> {
        Self::open_in(Store::shared("models"), verilator, name, around)
    }

    fn open_in(store: Store, verilator: Verilator, name: &str, around: Around) -> Result<Self> {
        let models = Self {
            store,
            verilator,
            name: name.into(),
            around,
        };
        let made = std::fs::create_dir_all(models.store.folder());
        made.with_context(|| models.cannot_write())?;
        Ok(models)
    }

    fn cannot_write(&self) -> String {
        let folder = self.store.folder().display();
        format!(
            "cannot write to {folder}: let {} name another",
            kept::VARIABLE
        )
    }

    /// What something is called that depends on `parts` and on the tools.
    fn called(&self, name: &str, parts: &[&str], extension: &str) -> String {
        let flags = VERILATOR_FLAGS.join(" ");
        let tools = [
            FORMAT,
            &self.verilator.version,
            &flags,
            COMPILER_FLAGS,
            LINKER_FLAGS,
            self.around.make_flags(),
        ];
        let digest = kept::digest(&[&tools[..], parts].concat());
        format!("{name}-{digest}{extension}")
    }

    fn link(&self, recipe: &str, circuits: &str) -> PathBuf {
        let [shim, checks] = self.around.parts();
        let parts = [recipe, circuits, shim, checks];
        let folder = self.store.folder();
        folder.join(self.called(&self.name, &parts, ".model"))
    }

    /// The model of the unit that `recipe` describes, if this build has remembered it and it is as it was.
    pub fn known(&self, recipe: &str) -> Option<PathBuf> {
        let model = self.link(recipe, CIRCUITS).canonicalize().ok()?;
        let model = self.store.whole(model.file_name()?.to_str()?)?;
        let model = model.canonicalize().ok()?;
        log::info!("{recipe}: compiled model {}", model.display());
        Some(model)
    }

    /// Lets `library` be found by `recipe`.
    ///
    /// # Errors
    /// If the folder cannot be written to.
    pub fn remember(&self, recipe: &str, library: &Path) -> Result<()> {
        let link = self.link(recipe, CIRCUITS);
        // Another process may look for it at any time, and a link does not replace one.
        let aside =
            tempfile::tempdir_in(self.store.folder()).with_context(|| self.cannot_write())?;
        let new = aside.path().join("link");
        // By its name alone, so that the folder may be moved.
        symlink(library.file_name().unwrap_or_default(), &new)
            .and_then(|()| std::fs::rename(&new, &link))
            .with_context(|| self.cannot_write())
    }

    /// The shared library for this Verilog, built if it is not there or damaged.
    ///
    /// # Errors
    /// If it cannot be built, or the user wants to end.
    pub fn compiled(&self, verilog: &str) -> Result<PathBuf> {
        let [shim, checks] = self.around.parts();
        let stem = self.called(&self.name, &[verilog, shim, checks], "");
        let library = format!("{stem}.so");
        if self.store.whole(&library).is_none() {
            let claim = self.store.claim(&stem, &interrupt::pending);
            let Some(_claim) = claim.with_context(|| self.cannot_write())? else {
                bail!("interrupted");
            };
            if self.store.whole(&library).is_none() {
                let path = self.store.folder().join(&library);
                if path.exists() {
                    log::warn!("{} is damaged and is built again", path.display());
                }
                waiting::begins(&format!(
                    "compiling {} with {}: minutes for a top; the result is kept",
                    self.name, self.verilator.tool.name
                ));
                self.build(verilog, &library).with_context(|| {
                    format!(
                        "cannot compile {} with {}",
                        self.name, self.verilator.tool.name
                    )
                })?;
            }
        }
        // A path with a folder in it is not looked for anywhere else.
        let library = self.store.folder().join(library).canonicalize();
        library.with_context(|| self.cannot_write())
    }

    fn build(&self, verilog: &str, library: &str) -> Result<()> {
        let failed = || self.cannot_write();
        let work = tempfile::Builder::new()
            .prefix(&self.name)
            .tempdir_in(self.store.folder())
            .with_context(failed)?;
        let objects = work.path().join("build");
        std::fs::create_dir(&objects).with_context(failed)?;
        std::fs::write(work.path().join("unit.v"), verilog).with_context(failed)?;
        std::fs::write(work.path().join("shim.cpp"), &self.around.shim).with_context(failed)?;
        if let Some(checks) = &self.around.checks {
            std::fs::write(work.path().join("checks.sv"), checks).with_context(failed)?;
        }
        let mut make_flags = self.around.make_flags().to_owned();
        let kept = RUNTIME.map(|name| self.store.whole(&self.runtime(name)));
        let kept: Option<Vec<PathBuf>> = kept.into_iter().collect();
        if let Some(kept) = &kept {
            for (name, path) in RUNTIME.iter().zip(kept) {
                std::fs::copy(path, objects.join(name)).with_context(failed)?;
            }
            make_flags += RUNTIME_FLAGS;
        }
        let Some(cores) = Cores::wait(&interrupt::pending).with_context(failed)? else {
            bail!("interrupted");
        };
        let mut command = self.verilator.tool.command()?;
        command
            .current_dir(work.path())
            .args(VERILATOR_FLAGS)
            .args(["--build-jobs", &cores.count().to_string()])
            .args(["-CFLAGS", COMPILER_FLAGS])
            .args(["-LDFLAGS", LINKER_FLAGS])
            .args(["-MAKEFLAGS", &make_flags])
            .args(["--prefix", "Vunit", "--top-module", &self.name])
            .args(["--Mdir", "build", "-o", "unit.so"])
            .args(["unit.v", "shim.cpp"])
            .args(self.around.checks.as_ref().map(|_| "checks.sv"));
        self.verilator.tool.succeed(&mut command)?;
        drop(cores);
        let keep = |name: &str, kept: &str| self.store.keep(&objects.join(name), kept);
        if kept.is_none() {
            for name in RUNTIME {
                keep(name, &self.runtime(name)).with_context(failed)?;
            }
        }
        keep("unit.so", library).with_context(failed)
    }

    /// What an object of Verilator's own sources is called.
    fn runtime(&self, name: &str) -> String {
        self.called(name, &[], ".o")
    }
}

#[cfg(test)]
mod tests {
    use super::super::sources::{self, ROOTS};
    use super::super::verilator::around;
    use super::*;
    use std::fs;
    use turnstile_export::export_unit;
    use turnstile_hdl::catalog::find;
    use turnstile_tools::{available, VERILATOR};

    fn models(folder: &Path, verilator: Verilator) -> Models {
        let unit = (find("bank_ram").unwrap().build)();
        Models::open_in(
            Store::at(folder),
            verilator,
            "bank_ram",
            around("bank_ram", &unit),
        )
        .unwrap()
    }

    /// Without anything that an interrupted build leaves, or files of claims.
    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).unwrap();
        let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
        let mut names: Vec<String> = names.collect();
        names.sort();
        names
    }

    #[test]
    fn a_damaged_model_is_built_again() {
        if !available(&[VERILATOR]) {
            return;
        }
        let folder = tempfile::tempdir().unwrap();
        let models = models(folder.path(), newest_verilator().unwrap());
        let verilog = export_unit(find("bank_ram").unwrap()).unwrap();
        assert_eq!(models.known("a bank"), None);
        let library = models.compiled(&verilog).unwrap();
        models.remember("a bank", &library).unwrap();
        assert_eq!(models.known("a bank").as_deref(), Some(&*library));
        assert_eq!(models.known("another bank"), None);
        let whole = fs::read(&library).unwrap();
        let there = names(folder.path());
        assert_eq!(there.len(), 2 + RUNTIME.len(), "{there:?}");

        fs::write(&library, &whole[..whole.len() / 2]).unwrap();
        let runtime = models.runtime(RUNTIME[0]);
        fs::write(folder.path().join(&runtime), "").unwrap();
        assert_eq!(models.known("a bank"), None, "a damaged one is not taken");
        assert_eq!(models.compiled(&verilog).unwrap(), library);
        assert!(models.store.whole(&runtime).is_some());
        assert_eq!(models.known("a bank").as_deref(), Some(&*library));
        assert_eq!(names(folder.path()), there);
    }

    /// Debian's Verilator among them, which messages name as the oldest.
    #[test]
    fn every_verilator_there_is_compiles_a_unit() {
        if !available(&[VERILATOR]) {
            return;
        }
        let unit = (find("lds_alu").unwrap().build)();
        let verilog = export_unit(find("lds_alu").unwrap()).unwrap();
        for verilator in Verilator::installed() {
            let around = around("lds_alu", &unit);
            let models = Models::open_by(verilator.clone(), "lds_alu", around);
            let library = models.unwrap().compiled(&verilog);
            library.unwrap_or_else(|error| panic!("{}: {error:#}", verilator.version));
        }
    }

    #[test]
    fn whatever_a_model_depends_on_is_in_its_name() {
        let verilator = |version: &str| Verilator {
            tool: VERILATOR,
            version: version.into(),
            number: (5, 6),
        };
        let folder = tempfile::tempdir().unwrap();
        let models = |version: &str| models(folder.path(), verilator(version));
        let one = models("5.006");
        let other_shim = Models::open_in(
            Store::at(folder.path()),
            verilator("5.006"),
            "bank_ram",
            Around::default(),
        );
        let links = [
            one.link("bank", "sources"),
            one.link("bank of 8", "sources"),
            one.link("bank", "other sources"),
            models("5.052").link("bank", "sources"),
            other_shim.unwrap().link("bank", "sources"),
        ];
        assert!(
            (1..links.len()).all(|at| !links[..at].contains(&links[at])),
            "{links:?}"
        );
        assert_eq!(one.link("bank", "sources"), links[0]);
    }

    #[test]
    fn a_change_of_any_source_changes_the_digest() {
        let folder = tempfile::tempdir().unwrap();
        let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).unwrap();
        let digest = || sources::digest(folder.path(), &["src", "Cargo.lock"]).unwrap();
        fs::create_dir_all(folder.path().join("src/storage")).unwrap();
        write("Cargo.lock", "rust-hdl 0.46");
        write("src/storage/row.rs", "a row");
        write("other", "what no unit comes from");
        let mut seen = vec![digest()];
        for (name, text) in [
            ("src/storage/row.rs", "another row"),
            ("src/bank.rs", ""),
            ("Cargo.lock", "rust-hdl 0.47"),
        ] {
            write(name, text);
            seen.push(digest());
        }
        fs::rename(
            folder.path().join("src/bank.rs"),
            folder.path().join("src/lds.rs"),
        )
        .unwrap();
        seen.push(digest());
        assert!(
            (1..seen.len()).all(|at| !seen[..at].contains(&seen[at])),
            "{seen:?}"
        );
        write("other", "changed");
        assert_eq!(digest(), seen[seen.len() - 1]);
        assert!(sources::digest(folder.path(), &["gone"]).is_err());
    }

    #[test]
    fn the_build_knows_the_sources_of_today() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
        assert_eq!(sources::digest(folder, &ROOTS).unwrap(), CIRCUITS);
    }
}
