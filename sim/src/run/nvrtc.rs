//! CUDA C++ to PTX, by NVIDIA's runtime compiler NVRTC: a library that needs no GPU, found when a kernel needs it.

use super::compile::{HEADER, HEADER_NAME};
use super::sync_headers;
use crate::{Error, Result};
use libloading::Library;
use std::ffi::{c_char, c_int, c_void, CStr, CString, OsString};
use std::mem::ManuallyDrop;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::ptr::{null, null_mut};
use turnstile_tools::{interrupt, process};

const INSTALL: &str =
    "install it with `pip install nvidia-cuda-nvrtc-cu12`, or name the library: --nvrtc FILE";

/// Prints the libraries of the Python package.
const FIND: &str = "\
import glob, nvidia
for folder in nvidia.__path__:
    for package in ('cuda_nvrtc', 'cu13'):
        for path in sorted(glob.glob(f'{folder}/{package}/lib/libnvrtc.so.*')):
            print(path)
";

/// What the dynamic loader calls it where CUDA is installed.
const NAMES: [&str; 2] = ["libnvrtc.so.12", "libnvrtc.so.13"];

/// Headers that kernels for other compilers include, of which NVRTC has the content built in or not at all.
const HEADERS: [(&str, &str); 5] = [
    (HEADER_NAME, HEADER),
    ("stdint.h", include_str!("../../kernels/cuda_stdint.h")),
    ("cstdint", include_str!("../../kernels/cuda_stdint.h")),
    ("cuda_runtime.h", ""),
    ("device_launch_parameters.h", ""),
];

/// What NVRTC makes of a kernel.
#[derive(Clone, Debug)]
pub struct Ptx {
    pub text: String,
    /// The kernel's name in it.
    pub symbol: String,
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
            let paths = of_python(Path::new("python3"));
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
        Err(Error::input(place, what, "check the options"))
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
        let place = file.display().to_string();
        let source = c_string(source, &place)?;
        let name = c_string(place.as_str(), &place)?;
        let entry = c_string(entry, &place)?;
        let options = self.options(file, options, &place)?;
        let program = || Program::new(self, &source, &name, &place);
        let named = program()?;
        named.add_name(&entry)?;
        if named.compile(&options)? {
            return Ok(Ptx {
                text: named.read(&self.text)?,
                symbol: named.lowered_name(&entry)?,
            });
        }
        let log = named.read(&self.log)?;
        let in_source = format!("{place}(");
        if log
            .lines()
            .any(|line| line.starts_with(&in_source) && line.contains(": error"))
        {
            return Err(does_not_compile(&place, log.trim_end()));
        }
        // Without the name it may compile: then there is no such kernel, and the text says which there are.
        let plain = program()?;
        match plain.compile(&options)? {
            true => Ok(Ptx {
                text: plain.read(&self.text)?,
                symbol: entry.to_string_lossy().into_owned(),
            }),
            false => Err(does_not_compile(&place, plain.read(&self.log)?.trim_end())),
        }
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
        let all = all.iter().chain(given);
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

/// The paths that a Python interpreter knows.
fn of_python(interpreter: &Path) -> Vec<PathBuf> {
    let mut command = Command::new(interpreter);
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
    let remedy = format!("correct what the compiler reports:\n{log}");
    Error::input(place, "does not compile", remedy)
}
