//! Headers of CUDA C++: where those of CUDA lie, and all that a source includes.

use super::nvrtc_headers::HEADERS;
use super::sync_headers;
use sha2::{Digest, Sha256};
use std::collections::HashSet;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

/// The Python packages that have CUDA's headers.
pub const INSTALL: &str = "headers of CUDA such as cooperative_groups.h, cuda_fp16.h, cuda/atomic and cub/cub.cuh come with \
     `pip install nvidia-cuda-runtime-cu12 nvidia-cuda-cccl-cu12`; others lie beside the kernel, or where an option -I says";

/// Where CUDA's headers lie beside its library, in a toolkit and among Python packages.
const BESIDE: [&str; 5] = [
    "../include",
    "../../include",
    "../../cuda_runtime/include",
    "../../cuda_cccl/include",
    "../include/cccl",
];

/// The folders of CUDA's headers that lie beside a library; none if only the loader knows where that is.
pub fn beside(library: &Path) -> Vec<PathBuf> {
    let Some(folder) = library.parent().filter(|folder| *folder != Path::new("")) else {
        return vec![];
    };
    let folders = BESIDE
        .iter()
        .filter_map(|one| folder.join(one).canonicalize().ok());
    of_cuda(folders)
}

/// The folders among these that have headers of CUDA, in their order.
pub fn of_cuda(folders: impl IntoIterator<Item = PathBuf>) -> Vec<PathBuf> {
    let mut all: Vec<PathBuf> = vec![];
    for folder in folders {
        let has = |name: &str| folder.join(name).is_file();
        if (has("cuda_fp16.h") || has("cub/cub.cuh")) && !all.contains(&folder) {
            all.push(folder);
        }
    }
    all
}

/// Adds all that a source includes to a digest: the text of the user's headers, and of those of CUDA, which lie in `given`, place, size and
/// time. False if that cannot be told, as the source computes a name.
pub fn digest_included(
    file: &Path,
    source: &[u8],
    options: &[OsString],
    given: &[PathBuf],
    digest: &mut Sha256,
) -> bool {
    let own = file.parent().unwrap_or(Path::new("")).to_owned();
    let Some(folders) = folders(options) else {
        return false;
    };
    let user: Vec<_> = std::iter::once(own.clone()).chain(folders).collect();
    let mut seen = HashSet::new();
    let mut waiting = vec![(own, source.to_vec())];
    while let Some((folder, text)) = waiting.pop() {
        let Some(names) = included(&text) else {
            return false;
        };
        for name in names {
            let beside = std::iter::once(&folder).chain(&user);
            let paths = beside.chain(given).map(|folder| folder.join(&name));
            let Some(path) = paths.into_iter().find(|path| path.is_file()) else {
                // It is built in, or left out by a condition; if it appears, something else is found.
                digest.update(format!("no {name}\n"));
                continue;
            };
            if !seen.insert(path.clone()) {
                continue;
            }
            digest.update(format!("{}\n", path.display()));
            if given.iter().any(|folder| path.starts_with(folder)) {
                let there = fs::metadata(&path).ok();
                let there = there.map(|there| (there.len(), there.modified().ok()));
                digest.update(format!("{there:?}"));
                continue;
            }
            let text = fs::read(&path).unwrap_or_default();
            digest.update((text.len() as u64).to_le_bytes());
            digest.update(&text);
            let folder = path.parent().unwrap_or(Path::new(""));
            waiting.push((folder.to_owned(), text));
        }
    }
    for (name, text) in HEADERS.iter().chain(&sync_headers::HEADERS) {
        digest.update(format!("{name} {}\n{text}", text.len()));
    }
    true
}

/// Folders of headers among options; none if an option includes a file itself.
fn folders(options: &[OsString]) -> Option<Vec<PathBuf>> {
    let mut folders = vec![];
    let mut follows = false;
    for option in options {
        let option = option.to_string_lossy();
        let named = option
            .strip_prefix("--include-path=")
            .or_else(|| option.strip_prefix("-I"));
        match named {
            _ if std::mem::take(&mut follows) => folders.push(PathBuf::from(&*option)),
            Some("") => follows = true,
            Some(folder) => folders.push(PathBuf::from(folder)),
            None if option.starts_with("-include") || option.starts_with("--pre-include") => {
                return None
            }
            None => {}
        }
    }
    Some(folders)
}

/// The names that a text includes; none if a macro is one. Those that a condition leaves out are among them.
fn included(text: &[u8]) -> Option<Vec<String>> {
    let text = String::from_utf8_lossy(text);
    let mut names = vec![];
    for line in text.lines() {
        let directive = line.trim_start().strip_prefix('#').map(str::trim_start);
        let Some(rest) = directive.and_then(|rest| rest.strip_prefix("include")) else {
            continue;
        };
        let rest = rest.trim();
        let end = match rest.as_bytes().first() {
            Some(b'"') => '"',
            Some(b'<') => '>',
            _ => return None,
        };
        names.push(rest[1..].split(end).next().unwrap_or_default().to_owned());
    }
    Some(names)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn digest(folder: &Path, source: &str, options: &[&str], given: &[PathBuf]) -> Option<String> {
        let options: Vec<_> = options.iter().map(OsString::from).collect();
        let mut digest = Sha256::new();
        let known = digest_included(
            &folder.join("k.cu"),
            source.as_bytes(),
            &options,
            given,
            &mut digest,
        );
        known.then(|| hex::encode(digest.finalize()))
    }

    #[test]
    fn what_a_source_includes_decides() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        let cuda = folder.join("cuda");
        for place in ["more", "cuda"] {
            fs::create_dir(folder.join(place)).unwrap();
        }
        fs::write(folder.join("a.h"), "#include \"b.h\"\n").unwrap();
        fs::write(folder.join("more/b.h"), "int b;\n").unwrap();
        fs::write(cuda.join("cuda_fp16.h"), "#include SOMETHING\n").unwrap();
        let given = of_cuda([folder.join("nowhere"), cuda.clone(), cuda]);
        assert_eq!(given.len(), 1);
        let source = "# include \"a.h\"\n  #include <cuda_fp16.h>\n";
        let more = folder.join("more");
        let option = format!("-I{}", more.display());
        let of = || digest(folder, source, &[&option], &given).unwrap();
        let first = of();
        assert_eq!(of(), first);
        assert_ne!(
            digest(folder, source, &[], &given).unwrap(),
            first,
            "no b.h"
        );
        let two = ["-I", more.to_str().unwrap()];
        assert_eq!(digest(folder, source, &two, &given).unwrap(), first);
        fs::write(more.join("b.h"), "long b;\n").unwrap();
        let second = of();
        assert_ne!(second, first, "what a header of a header says");
        fs::write(folder.join("b.h"), "").unwrap();
        assert_ne!(of(), second, "a header that is found first");
        assert_eq!(digest(folder, "#include NAME\n", &[], &given), None);
        assert_eq!(digest(folder, source, &["--pre-include=x.h"], &given), None);
    }
}
