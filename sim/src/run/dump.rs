//! The buffers a run file wants to see again.

use super::job::{Job, Value};
use crate::{Error, Result};
use std::fs::Permissions;
use std::io::{self, BufWriter, Write};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use tempfile::NamedTempFile;

/// Writes the `dump` files of a job. `buffers` has one entry an argument, empty for arguments that are no buffers.
/// All files are written before the first gets its name, so that a failure leaves no half-written file.
pub fn write_dumps(job: &Job, buffers: &[Vec<u8>]) -> Result<()> {
    let mut written = vec![];
    for (argument, bytes) in job.arguments.iter().zip(buffers) {
        let Value::Buffer(buffer) = &argument.value else {
            continue;
        };
        if let Some(path) = &buffer.dump {
            let file = write_beside(path, |file| buffer.array.write_npy(bytes, file));
            written.push((path, file.map_err(|error| cannot_write(path, &error))?));
        }
    }
    for (path, file) in written {
        file.persist(path).map_err(|error| cannot_write(path, &error.error))?;
    }
    Ok(())
}

/// A temporary file in the folder of `path`, from where it can be renamed.
fn write_beside(
    path: &Path,
    write: impl FnOnce(&mut BufWriter<&mut NamedTempFile>) -> io::Result<()>,
) -> io::Result<NamedTempFile> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    // As any new file, not private as temporary ones: the umask takes its share.
    let mut file = tempfile::Builder::new()
        .permissions(Permissions::from_mode(0o666))
        .tempfile_in(folder.unwrap_or(Path::new(".")))?;
    let mut writer = BufWriter::new(&mut file);
    write(&mut writer)?;
    writer.flush()?;
    drop(writer);
    Ok(file)
}

fn cannot_write(path: &Path, error: &io::Error) -> Error {
    Error::input(
        path.display().to_string(),
        format!("the dump cannot be written ({error})"),
        "choose a file in a folder that exists and is writable",
    )
}
