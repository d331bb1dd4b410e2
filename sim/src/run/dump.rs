//! The buffers a run file wants to see again.

use super::job::{Argument, Buffer, Image, Job, Value};
use crate::file::{cannot_write, PendingFile};
use crate::Result;
use std::io::{BufWriter, Write};
use std::path::Path;

/// The `dump` files of a job, being written.
pub struct Dumps {
    /// Number of the argument, and its file.
    pending: Vec<(usize, PendingFile)>,
}

impl Dumps {
    /// Starts the files, so that one that cannot be written is known before the run.
    pub fn create(job: &Job) -> Result<Self> {
        let dumps = job
            .arguments
            .iter()
            .enumerate()
            .filter_map(|(index, argument)| {
                let path = buffer(argument)?.dump.as_ref()?;
                Some(PendingFile::create(path).map(|file| (index, file)))
            });
        Ok(Self {
            pending: dumps.collect::<Result<_>>()?,
        })
    }

    /// The files' names.
    pub fn paths(&self) -> impl Iterator<Item = &Path> {
        self.pending.iter().map(|(_, file)| file.path())
    }

    /// Writes the files. `buffers` has one entry an argument, empty for arguments that are no buffers. All are written
    /// before the first gets its name, so that a failure leaves no half-written file.
    pub fn write(self, job: &Job, buffers: &[Vec<u8>]) -> Result<()> {
        for (index, file) in &self.pending {
            if let Some(buffer) = buffer(&job.arguments[*index]) {
                let mut writer = BufWriter::new(file.handle()?);
                let result = buffer.array.write_npy(&buffers[*index], &mut writer);
                result
                    .and_then(|()| writer.flush())
                    .map_err(|error| cannot_write(file.path(), &error))?;
            }
        }
        self.pending
            .into_iter()
            .try_for_each(|(_, file)| file.finish())
    }
}

fn buffer(argument: &Argument) -> Option<&Buffer> {
    match &argument.value {
        Value::Buffer(buffer) | Value::Image(Image { buffer, .. }) => Some(buffer),
        Value::Scalar(_) | Value::Local(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::{load, Array, Options};
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
    fn run_folder() -> (tempfile::TempDir, Job) {
        let folder = tempfile::tempdir().unwrap();
        fs::write(
            folder.path().join("k.s"),
            include_str!("../../kernels/hash_table.s"),
        )
        .unwrap();
        let path = folder.path().join("run.toml");
        fs::write(&path, RUN).unwrap();
        let job = load(&path, Options::default()).unwrap();
        (folder, job)
    }

    #[test]
    fn a_dump_is_a_numpy_file_beside_the_run_file() {
        let (folder, job) = run_folder();
        let content = Array::words(&[1, 2, 3, u32::MAX]);
        let dumps = Dumps::create(&job).unwrap();
        dumps
            .write(&job, &[content.bytes.clone(), vec![], vec![]])
            .unwrap();
        let file = fs::File::open(folder.path().join("table.npy")).unwrap();
        assert_eq!(Array::read_npy(file).unwrap(), content);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 3);
    }

    #[test]
    fn a_dump_that_cannot_be_written_is_described() {
        let (folder, job) = run_folder();
        let path = folder.path().display().to_string();
        drop(folder);
        let error = Dumps::create(&job).err().unwrap().to_string();
        let start =
            format!("{path}/table.npy: the file cannot be written (there is no folder `{path}`)");
        assert!(error.starts_with(&start), "{error}");
        assert!(
            error.ends_with("; choose a file in a folder that exists and is writable"),
            "{error}"
        );
    }
}
