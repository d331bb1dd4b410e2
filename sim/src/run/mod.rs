//! What is run: kernels with their launches and arguments, from a run file or from a bundled benchmark.

mod arguments;
mod array;
mod buffers;
mod compile;
mod convert;
mod dump;
mod front_end;
mod gpu_launch;
mod gpu_results;
mod image;
mod job;
mod kept_kernels;
mod kernel_text;
mod layout;
mod literal;
mod nvrtc;
mod program;
mod rounds;
mod run_file;
mod schema;
mod signature;
mod source;
mod sync_headers;
mod template;
mod types;

pub use array::{Array, Element};
pub use compile::{compile, compile_command, Target, HEADER, HEADER_NAME};
pub use dump::Dumps;
pub use front_end::{FrontEnd, Observers, CODE_ADDRESS};
pub use gpu_launch::{buffers_digest, GpuArgument, GpuLaunch};
pub use gpu_results::{GpuResult, GpuResults};
pub use job::{Argument, Buffer, Image, Job, Launch, Texels, Value};
pub use nvrtc::{Nvrtc, Ptx};
pub use program::{Host, Launched, Program, SharedBuffer};
pub use run_file::{load, load_any, AnyProgram, Options};
pub use template::Template;
