//! CUDA C++ to PTX, by NVIDIA's runtime compiler NVRTC: a library that needs no GPU, found when a kernel needs it.

use super::cuda_headers::{self, beside, digest_included, of_cuda};
use super::kept_kernels::kept;
use super::nvrtc_headers::HEADERS;
use super::sync_headers;
use libloading::Library;
use sha2::{Digest, Sha256};
use std::cell::OnceCell;
use std::ffi::{c_char, c_int, c_void, CStr, CString, OsString};
use std::mem::ManuallyDrop;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::ptr::{null, null_mut};
use turnstile_tools::{interrupt, process};
use turnstile_tools::{Error, Result};

const INSTALL: &str =
    "install it with `pip install nvidia-cuda-nvrtc-cu12`, or name the library: --nvrtc FILE";

/// Prints the libraries of the Python package, and the folders with headers of others.
const FIND: &str = "\
import glob, nvidia
for folder in nvidia.__path__:
    for package in ('cuda_nvrtc', 'cu13'):
        for path in sorted(glob.glob(f'{folder}/{package}/lib/libnvrtc.so.*')):
            print(path)
    for package in ('cuda_runtime', 'cuda_cccl', 'cu13'):
        print(f'{folder}/{package}/include')
    print(f'{folder}/cu13/include/cccl')
";

/// What the dynamic loader calls it where CUDA is installed.
const NAMES: [&str; 2] = ["libnvrtc.so.12", "libnvrtc.so.13"];

/// Where a toolkit lies that was installed for all.
const TOOLKIT: &str = "/usr/local/cuda/include";

/// What NVRTC makes of a kernel.
#[derive(Clone, Debug)]
pub struct Ptx {
    pub text: String,
    /// The kernel's name in it.
    pub symbol: String,
}

/// What NVRTC makes of a file: a text, and the names in it of the kernels that were asked for.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Module {
    pub text: String,
    /// In the order in which they were asked for.
    pub symbols: Vec<String>,
}

/// A program of the library.
type Handle = *mut c_void;
type Status = c_int;

const DONE: Status = 0;
const DOES_NOT_COMPILE: Status = 6;

/// The library: the functions of `nvrtc.h` that are used.
pub struct Nvrtc {
    create: unsafe extern "C" fn(
        *mut Handle,
        *const c_char,
        *const c_char,
        c_int,
        *const *const c_char,
        *const *const c_char,
    ) -> Status,
    destroy: unsafe extern "C" fn(*mut Handle) -> Status,
    add_name: unsafe extern "C" fn(Handle, *const c_char) -> Status,
    lowered_name: unsafe extern "C" fn(Handle, *const c_char, *mut *const c_char) -> Status,
    compile: unsafe extern "C" fn(Handle, c_int, *const *const c_char) -> Status,
    text: Read,
    log: Read,
    message: unsafe extern "C" fn(Status) -> *const c_char,
    count_targets: unsafe extern "C" fn(*mut c_int) -> Status,
    targets: unsafe extern "C" fn(*mut c_int) -> Status,
    version: unsafe extern "C" fn(*mut c_int, *mut c_int) -> Status,
    /// Where it lies, if that is known.
    path: PathBuf,
    /// Folders of CUDA's headers, once they are needed.
    headers: OnceCell<Vec<PathBuf>>,
    /// The functions are in it. It stays in the process: it has threads of its own.
    _library: ManuallyDrop<Library>,
}

/// A text of a program: its size, then itself.
struct Read {
    size: unsafe extern "C" fn(Handle, *mut usize) -> Status,
    get: unsafe extern "C" fn(Handle, *mut c_char) -> Status,
}

impl Nvrtc {
    fn open(path: &Path) -> std::result::Result<Self, libloading::Error> {
        // SAFETY: the library has no constructors that do anything, and its functions have these types in every version since 8.
        unsafe {
            let library = Library::new(path)?;
            Ok(Self {
                create: *library.get(b"nvrtcCreateProgram")?,
                destroy: *library.get(b"nvrtcDestroyProgram")?,
                add_name: *library.get(b"nvrtcAddNameExpression")?,
                lowered_name: *library.get(b"nvrtcGetLoweredName")?,
                compile: *library.get(b"nvrtcCompileProgram")?,
                text: Read {
                    size: *library.get(b"nvrtcGetPTXSize")?,
                    get: *library.get(b"nvrtcGetPTX")?,
                },
                log: Read {
                    size: *library.get(b"nvrtcGetProgramLogSize")?,
                    get: *library.get(b"nvrtcGetProgramLog")?,
                },
                message: *library.get(b"nvrtcGetErrorString")?,
                count_targets: *library.get(b"nvrtcGetNumSupportedArchs")?,
                targets: *library.get(b"nvrtcGetSupportedArchs")?,
                version: *library.get(b"nvrtcVersion")?,
                path: path.to_owned(),
                headers: OnceCell::new(),
                _library: ManuallyDrop::new(library),
            })
        }
    }

    /// The library that the user names, that of the system, or that of Python.
    ///
    /// # Errors
    /// If there is none, with the command that installs it. `place` is what needs it.
    pub fn find(named: Option<&Path>, place: &str) -> Result<Self> {
        if let Some(path) = named {
            return Self::open(path).map_err(|error| {
                let what = format!("{} is not NVRTC ({error})", path.display());
                Error::input("--nvrtc", what, "give the path of libnvrtc.so.12")
            });
        }
        let of_system = NAMES
            .iter()
            .find_map(|name| Self::open(Path::new(name)).ok());
        let of_python = || {
            let paths = of_python();
            paths.iter().find_map(|path| Self::open(path).ok())
        };
        of_system.or_else(of_python).ok_or_else(|| {
            let what = "CUDA C++ needs NVRTC, which is not there";
            Error::input(place, what, INSTALL)
        })
    }

    fn checked(&self, status: Status, place: &str) -> Result<()> {
        if status == DONE {
            return Ok(());
        }
        // SAFETY: NVRTC has a text for every number.
        let message = unsafe { CStr::from_ptr((self.message)(status)) };
        let what = format!("NVRTC reports {}", message.to_string_lossy());
        Err(Error::input(
            place,
            what,
            "check `options` of the run file: they are NVRTC's",
        ))
    }

    /// Compiles the kernel `entry` of the CUDA C++ that is in a file; it may be an instance of a template, such as `scale<float>`.
    ///
    /// # Errors
    /// If the source does not compile.
    pub fn compile(
        &self,
        file: &Path,
        source: Vec<u8>,
        options: &[OsString],
        entry: &str,
    ) -> Result<Ptx> {
        let named = self.compile_named(file, &source, options, &[entry.to_owned()])?;
        if let Some(Module { text, mut symbols }) = named {
            let symbol = symbols.remove(0);
            return Ok(Ptx { text, symbol });
        }
        // Without the name it may compile: then there is no such kernel, and the text says which there are.
        let plain = self.compile_named(file, &source, options, &[])?;
        Ok(Ptx {
            text: plain.map(|module| module.text).unwrap_or_default(),
            symbol: entry.to_owned(),
        })
    }

    /// As `compile_named`, unless that was done before.
    ///
    /// # Errors
    /// If the source does not compile.
    pub fn compile_once(
        &self,
        file: &Path,
        source: &[u8],
        options: &[OsString],
        entries: &[String],
    ) -> Result<Option<Module>> {
        let make = || self.compile_named(file, source, options, entries);
        match self.key(file, source, options, entries) {
            Some(key) => kept(&key, make),
            None => make(),
        }
    }

    /// Compiles a file with these kernels. Nothing comes of it if it has no such kernels.
    ///
    /// # Errors
    /// If the source does not compile.
    fn compile_named(
        &self,
        file: &Path,
        source: &[u8],
        options: &[OsString],
        entries: &[String],
    ) -> Result<Option<Module>> {
        let place = file.display().to_string();
        let source = c_string(source, &place)?;
        let name = c_string(place.as_str(), &place)?;
        let names = entries.iter().map(|entry| c_string(entry.as_str(), &place));
        let names = names.collect::<Result<Vec<_>>>()?;
        let options = self.options(file, options, &place)?;
        log::info!("NVRTC compiles {place}");
        let program = Program::new(self, &source, &name, &place)?;
        names.iter().try_for_each(|name| program.add_name(name))?;
        if program.compile(&options)? {
            let symbols = names.iter().map(|name| program.lowered_name(name));
            return Ok(Some(Module {
                text: program.read(&self.text)?,
                symbols: symbols.collect::<Result<_>>()?,
            }));
        }
        let log = program.read(&self.log)?;
        // Names stand in no file.
        let is_error = |line: &str| line.contains(": error") || line.contains(" error:");
        let in_a_file = |line: &str| line.contains("): ") && !line.starts_with("__nv_name_map");
        match entries.is_empty() || log.lines().any(|line| is_error(line) && in_a_file(line)) {
            true => Err(does_not_compile(&place, log.trim_end())),
            false => Ok(None),
        }
    }

    /// Names all that decides what is made of a file; none if that is not known.
    fn key(
        &self,
        file: &Path,
        source: &[u8],
        options: &[OsString],
        entries: &[String],
    ) -> Option<String> {
        let (mut major, mut minor) = (0, 0);
        // SAFETY: it writes two numbers.
        let status = unsafe { (self.version)(&raw mut major, &raw mut minor) };
        let library = std::fs::metadata(&self.path).ok();
        let library = library.map(|there| (there.len(), there.modified().ok()));
        let mut digest = Sha256::new();
        digest.update(format!(
            "NVRTC {status} {major}.{minor} {:?} {library:?} {file:?} {options:?} {entries:?} {}\n",
            self.path,
            source.len()
        ));
        digest.update(source);
        let known = digest_included(file, source, options, self.headers(), &mut digest);
        known.then(|| hex::encode(digest.finalize()))
    }

    /// Folders of CUDA's headers: beside the library, in Python's packages, or those of the system.
    fn headers(&self) -> &[PathBuf] {
        self.headers.get_or_init(|| {
            let found = beside(&self.path);
            let has = |name: &str| found.iter().any(|folder| folder.join(name).is_file());
            if has("cuda_fp16.h") && has("cub/cub.cuh") {
                return found;
            }
            let more = of_python().into_iter().chain([PathBuf::from(TOOLKIT)]);
            of_cuda(found.into_iter().chain(more))
        })
    }

    /// The options with those that every kernel has: numbers of lines, its own folder for headers, a target.
    fn options(&self, file: &Path, given: &[OsString], place: &str) -> Result<Vec<CString>> {
        let mut all = vec![OsString::from("-lineinfo")];
        if let Some(folder) = file.parent().filter(|folder| *folder != Path::new("")) {
            let mut include = OsString::from("-I");
            include.push(folder);
            all.push(include);
        }
        let is_target = |option: &OsString| {
            let names = ["-arch", "--gpu-architecture"];
            names
                .iter()
                .any(|name| option.as_encoded_bytes().starts_with(name.as_bytes()))
        };
        if !given.iter().any(is_target) {
            all.push(format!("--gpu-architecture=compute_{}", self.target(place)?).into());
        }
        // Behind the user's.
        let headers = self.headers().iter().map(|folder| {
            let mut include = OsString::from("-I");
            include.push(folder);
            include
        });
        let all = all.into_iter().chain(given.iter().cloned()).chain(headers);
        all.map(|option| c_string(option.as_encoded_bytes(), place))
            .collect()
    }

    /// The smallest of its targets: what is nearest to the GPUs of the machine files, and has no threads of a warp that go their own way.
    fn target(&self, place: &str) -> Result<c_int> {
        let mut count = 0;
        // SAFETY: the list has as many numbers as the library says.
        unsafe {
            self.checked((self.count_targets)(&raw mut count), place)?;
            let mut targets = vec![0; count.max(0) as usize];
            self.checked((self.targets)(targets.as_mut_ptr()), place)?;
            Ok(targets.into_iter().min().unwrap_or_default())
        }
    }
}

/// The paths that Python knows.
fn of_python() -> Vec<PathBuf> {
    let mut command = Command::new("python3");
    command.args(["-c", FIND]);
    let ended = process::output(&mut command, &interrupt::pending);
    let found = ended.ok().flatten().map(|output| output.stdout);
    let found = String::from_utf8_lossy(&found.unwrap_or_default()).into_owned();
    found.lines().map(PathBuf::from).collect()
}

/// A program, which ends with this.
struct Program<'a> {
    nvrtc: &'a Nvrtc,
    handle: Handle,
    place: &'a str,
}

impl<'a> Program<'a> {
    fn new(nvrtc: &'a Nvrtc, source: &CStr, name: &CStr, place: &'a str) -> Result<Self> {
        let strings = |text: fn(&(&str, &str)) -> String| -> Vec<CString> {
            let texts = HEADERS.iter().chain(&sync_headers::HEADERS).map(text);
            texts
                .map(|text| CString::new(text).expect("a text without zeros"))
                .collect()
        };
        let names = strings(|header| header.0.to_owned());
        let texts = strings(|header| header.1.to_owned());
        let mut program = Self {
            nvrtc,
            handle: null_mut(),
            place,
        };
        // SAFETY: all strings live longer than the call, which copies them.
        let status = unsafe {
            (nvrtc.create)(
                &raw mut program.handle,
                source.as_ptr(),
                name.as_ptr(),
                texts.len() as c_int,
                pointers(&texts).as_ptr(),
                pointers(&names).as_ptr(),
            )
        };
        nvrtc.checked(status, place)?;
        Ok(program)
    }

    /// Whether it compiles; otherwise the log says why.
    fn compile(&self, options: &[CString]) -> Result<bool> {
        let options = pointers(options);
        // SAFETY: as many pointers as there are options.
        let status =
            unsafe { (self.nvrtc.compile)(self.handle, options.len() as c_int, options.as_ptr()) };
        if status == DOES_NOT_COMPILE {
            return Ok(false);
        }
        // Of a wrong option only the log says which.
        self.nvrtc.checked(status, self.place).map_err(|error| {
            let log = self.read(&self.nvrtc.log).unwrap_or_default();
            match log.trim_end() {
                "" => error,
                log => does_not_compile(self.place, log),
            }
        })?;
        Ok(true)
    }

    /// A name that shall be in the text.
    fn add_name(&self, name: &CStr) -> Result<()> {
        // SAFETY: the string lives longer than the call, which copies it.
        let status = unsafe { (self.nvrtc.add_name)(self.handle, name.as_ptr()) };
        self.nvrtc.checked(status, self.place)
    }

    /// What a name that was added is called in the text.
    fn lowered_name(&self, name: &CStr) -> Result<String> {
        let mut lowered = null();
        // SAFETY: the answer lives as long as the program.
        unsafe {
            let status = (self.nvrtc.lowered_name)(self.handle, name.as_ptr(), &raw mut lowered);
            self.nvrtc.checked(status, self.place)?;
            Ok(CStr::from_ptr(lowered).to_string_lossy().into_owned())
        }
    }

    fn read(&self, of: &Read) -> Result<String> {
        let mut size = 0;
        // SAFETY: the text with its end has as many bytes as the library says.
        let bytes = unsafe {
            self.nvrtc
                .checked((of.size)(self.handle, &raw mut size), self.place)?;
            let mut bytes = vec![0_u8; size];
            self.nvrtc
                .checked((of.get)(self.handle, bytes.as_mut_ptr().cast()), self.place)?;
            bytes
        };
        let text = bytes.strip_suffix(&[0]).unwrap_or(&bytes);
        Ok(String::from_utf8_lossy(text).into_owned())
    }
}

impl Drop for Program<'_> {
    fn drop(&mut self) {
        if !self.handle.is_null() {
            // SAFETY: it was created, and is not used any more.
            unsafe { (self.nvrtc.destroy)(&raw mut self.handle) };
        }
    }
}

fn pointers(strings: &[CString]) -> Vec<*const c_char> {
    strings.iter().map(|string| string.as_ptr()).collect()
}

fn c_string(bytes: impl Into<Vec<u8>>, place: &str) -> Result<CString> {
    CString::new(bytes)
        .map_err(|_| Error::input(place, "there is a zero byte in it", "remove the byte"))
}

fn does_not_compile(place: &str, log: &str) -> Error {
    // Of the target the user has said nothing.
    let lines = log
        .lines()
        .filter(|line| !line.starts_with("nvrtc: warning: Architectures prior"));
    let log = lines.collect::<Vec<_>>().join("\n");
    let mut remedy = format!("correct what the compiler reports:\n{log}");
    if log.contains("open source file") {
        remedy += &format!("\n{}", cuda_headers::INSTALL);
    }
    if log.contains("host functions are not allowed") {
        remedy += "\nNVRTC compiles for the GPU alone: put what runs on the host into another file, or between `#ifndef __CUDACC_RTC__` and `#endif`";
    }
    Error::input(place, "does not compile", remedy)
}
