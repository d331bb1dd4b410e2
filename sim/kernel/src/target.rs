//! An instruction set as run files, compilers and the command line know it.

/// What there is to know of an instruction set without executing it.
#[derive(Debug)]
pub struct Target {
    /// Its name in run files.
    pub name: &'static str,
    /// Its name in messages.
    pub title: &'static str,
    /// Ending of a file with its text.
    pub extension: &'static str,
    /// Its text is also what NVRTC makes of CUDA C++ (.cu).
    pub cuda: bool,
    /// The kernel files that it takes, for messages.
    pub takes: &'static str,
    /// Lanes of a warp.
    pub lanes: usize,
    /// The bundled machine that runs its kernels unless another one is chosen.
    pub machine: &'static str,
    pub transactions: TransactionMemory,
    /// How clang makes its text of OpenCL C; nothing if it cannot.
    pub clang: Option<Clang>,
}

/// The memory that transactions are on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TransactionMemory {
    /// That of a work-group.
    Local,
    /// That of the grid.
    Global,
}

/// How clang makes the text of a target of OpenCL C.
#[derive(Debug)]
pub struct Clang {
    /// Flags that choose the machine.
    pub machine: &'static [&'static str],
    /// Flags that decide what code is made, besides.
    pub code: &'static [&'static str],
    /// Flags without which clang compiles some kernels wrongly. Bundled kernels go without: their results are checked.
    pub careful: &'static [&'static str],
    /// Whether it makes tables of lines, beside directives, that it can assemble: they tell through which calls inlined code came. For PTX
    /// it cannot, and crashes over them where kernels call functions.
    pub line_tables: bool,
    /// The file with OpenCL's functions.
    pub library: &'static str,
    /// Level of optimisation for kernels that wait for a lock in a loop, if the usual one moves what they do with it behind the loop.
    pub spin_level: Option<&'static str>,
    /// What to do about a pointer into any address space, if there are no instructions for it.
    pub generic_remedy: Option<&'static str>,
}
