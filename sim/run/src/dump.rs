//! The buffers a run file wants to see again.

use super::program::Program;
use std::io::{BufWriter, Write};
use std::path::Path;
use turnstile_tools::file::{cannot_write, PendingFile};
use turnstile_tools::Result;

/// The `dump` files of a program, being written.
pub struct Dumps {
    /// Number of the buffer, and its file.
    pending: Vec<(usize, PendingFile)>,
}

impl Dumps {
    /// Starts the files, so that one that cannot be written is known before the run.
    pub fn create(program: &Program) -> Result<Self> {
        let buffers = program.buffers.iter().enumerate();
        let dumps = buffers.filter_map(|(number, shared)| {
            let path = shared.buffer.dump.as_ref()?;
            Some(PendingFile::create(path).map(|file| (number, file)))
        });
        Ok(Self {
            pending: dumps.collect::<Result<_>>()?,
        })
    }

    /// The files' names.
    pub fn paths(&self) -> impl Iterator<Item = &Path> {
        self.pending.iter().map(|(_, file)| file.path())
    }

    /// Writes the files. `contents` has one entry a buffer. All are written before the first gets its name, so that a failure
    /// leaves no half-written file.
    pub fn write(self, program: &Program, contents: &[Vec<u8>]) -> Result<()> {
        for (number, file) in &self.pending {
            let mut writer = BufWriter::new(file.handle()?);
            let array = &program.buffers[*number].buffer.array;
            let result = array.write_npy(&contents[*number], &mut writer);
            result
                .and_then(|()| writer.flush())
                .map_err(|error| cannot_write(file.path(), &error))?;
        }
        self.pending
            .into_iter()
            .try_for_each(|(_, file)| file.finish())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{load, Array, Options};
    use std::fs;

    const RUN: &str = r#"
kernel = "k.s"
entry = "hash_table_fgl"
global_size = [256]
local_size = [256]
[[args]]
buffer = { zeros = 4, type = "u32", dump = "table.npy" }
[[args]]
u32 = 16
[[args]]
u32 = 16
"#;

    /// A folder with a run file whose first argument is dumped.
    fn run_folder() -> (tempfile::TempDir, Program) {
        let folder = tempfile::tempdir().unwrap();
        fs::write(
            folder.path().join("k.s"),
            include_str!("../../../experiments/kernels/hash_table.s"),
        )
        .unwrap();
        let path = folder.path().join("run.toml");
        fs::write(&path, RUN).unwrap();
        let program = load(&path, Options::default()).unwrap();
        (folder, program)
    }

    #[test]
    fn a_dump_is_a_numpy_file_beside_the_run_file() {
        let (folder, program) = run_folder();
        let content = Array::words(&[1, 2, 3, u32::MAX]);
        let dumps = Dumps::create(&program).unwrap();
        dumps
            .write(&program, std::slice::from_ref(&content.bytes))
            .unwrap();
        let file = fs::File::open(folder.path().join("table.npy")).unwrap();
        assert_eq!(Array::read_npy(file).unwrap(), content);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 3);
    }

    #[test]
    fn a_dump_that_cannot_be_written_is_described() {
        let (folder, program) = run_folder();
        let path = folder.path().display().to_string();
        drop(folder);
        let error = Dumps::create(&program).err().unwrap().to_string();
        let start =
            format!("{path}/table.npy: the file cannot be written (there is no folder `{path}`)");
        assert!(error.starts_with(&start), "{error}");
        assert!(
            error.ends_with("; choose a file in a folder that exists and is writable"),
            "{error}"
        );
    }
}
