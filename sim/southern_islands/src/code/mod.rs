//! What text becomes: decoded instructions, the registers they touch, programs and kernels.

pub(crate) mod arguments;
pub(crate) mod descriptor;
pub(crate) mod flow;
pub(crate) mod function;
pub(crate) mod inst;
pub(crate) mod kernel;
pub(crate) mod kernel_code;
pub(crate) mod mode;
pub(crate) mod opcode;
pub(crate) mod program;
pub(crate) mod registers;
pub(crate) mod targets;
