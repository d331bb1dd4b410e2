//! The buffers a run file wants to see again.

use super::job::{Job, Value};
use crate::file::{cannot_write, PendingFile};
use crate::Result;
use std::io::{BufWriter, Write};

/// Writes the `dump` files of a job. `buffers` has one entry an argument, empty for arguments that are no buffers.
/// All files are written before the first gets its name, so that a failure leaves no half-written file.
pub fn write_dumps(job: &Job, buffers: &[Vec<u8>]) -> Result<()> {
    let mut written = vec![];
    for (argument, bytes) in job.arguments.iter().zip(buffers) {
        let Value::Buffer(buffer) = &argument.value else {
            continue;
        };
        if let Some(path) = &buffer.dump {
            let pending = PendingFile::create(path)?;
            let mut writer = BufWriter::new(pending.handle()?);
            let result = buffer.array.write_npy(bytes, &mut writer);
            result
                .and_then(|()| writer.flush())
                .map_err(|error| cannot_write(path, &error))?;
            written.push(pending);
        }
    }
    written.into_iter().try_for_each(PendingFile::finish)
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
        write_dumps(&job, &[content.bytes.clone(), vec![], vec![]]).unwrap();
        let file = fs::File::open(folder.path().join("table.npy")).unwrap();
        assert_eq!(Array::read_npy(file).unwrap(), content);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 3);
    }

    #[test]
    fn a_dump_that_cannot_be_written_is_described() {
        let (folder, job) = run_folder();
        let path = folder.path().display().to_string();
        drop(folder);
        let error = write_dumps(&job, &[vec![0; 16], vec![], vec![]])
            .unwrap_err()
            .to_string();
        let start =
            format!("{path}/table.npy: the file cannot be written (there is no folder `{path}`)");
        assert!(error.starts_with(&start), "{error}");
        assert!(
            error.ends_with("; choose a file in a folder that exists and is writable"),
            "{error}"
        );
    }
}
