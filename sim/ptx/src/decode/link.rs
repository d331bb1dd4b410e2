//! From a module to one of its kernels with all that it can call.

use super::decoding::{guard, FunctionDecoder};
use super::frame::Frame;
use super::function::decode;
use super::liveness::most_live;
use super::reached::Reached;
use super::variables::Symbols;
use super::{latency, library, textures};
use crate::code::inst::{Inst, Op};
use crate::code::program::{Function, KernelCode, KernelParameter, Placed};
use crate::text::module::{Module, Parameter};
use crate::text::{self, module};
use std::collections::HashMap;
use turnstile_kernel::{Fault, KernelError, LatencyClass};

/// Local memory of a thread when functions can call themselves, unless the launch says otherwise.
pub const RECURSIVE_BYTES: u32 = 16 << 10;
/// Most bytes of parameters of a kernel: the chip's.
const MOST_PARAMETER_BYTES: u32 = 4352;

/// Most 32-bit registers of a thread: Fermi's. What does not fit goes to local memory, which is not counted.
const MOST_REGISTERS: u32 = 63;

/// Loads kernel `entry` of a text.
///
/// # Errors
/// If the text is no PTX, has no such kernel, or the kernel has an instruction that is not known.
pub fn load(text: &str, file: &str, entry: &str) -> Result<KernelCode, LoadError> {
    let mut module = text::parser::parse(text, file)?;
    textures::expand(&mut module);
    library::link(&mut module, entry);
    let kernels = || module.functions.iter().filter(|one| one.is_kernel);
    let Some(kernel) = kernels().find(|one| one.name == entry) else {
        let names = kernels().map(|one| one.name.clone()).collect();
        return Err(LoadError::NoKernel(names));
    };
    Ok(link(&module, kernel, file)?)
}

/// Why a kernel is not loaded.
#[derive(Debug)]
pub enum LoadError {
    /// There is no such kernel among these.
    NoKernel(Vec<String>),
    Text(KernelError),
}

impl From<KernelError> for LoadError {
    fn from(error: KernelError) -> Self {
        Self::Text(error)
    }
}

fn link(module: &Module, kernel: &module::Function, file: &str) -> Result<KernelCode, KernelError> {
    let reached = Reached::from(kernel, module, file)?;
    let symbols = Symbols::place(module, &reached, file)?;
    let frames: Vec<_> = reached
        .functions
        .iter()
        .map(|(function, body)| Frame::of(function, body))
        .collect();
    let parameters = kernel_parameters(kernel, &frames[0]);
    let mut code: Vec<Placed> = vec![];
    let mut functions = vec![];
    for (number, (function, body)) in reached.functions.iter().enumerate() {
        let start = code.len() as u32;
        let decoder = FunctionDecoder {
            file,
            body,
            start,
            is_kernel: number == 0,
            frames: &frames,
            number,
            reached: &reached,
            symbols: &symbols,
        };
        functions.push(Function {
            entry: start,
            registers: body.registers.len() as u16,
            local_bytes: symbols.local_bytes(&function.name),
            parameter_bytes: frames[number].bytes,
            prints: library::prints(&function.name),
        });
        for instruction in &body.instructions {
            let line = instruction.source_line.unwrap_or(instruction.line);
            let inst = match decode(&decoder, instruction) {
                // A destructor that frees, for example, which nobody may ever call.
                Err(error) if reached.by_pointer(number) => refused(instruction, error),
                decoded => decoded?,
            };
            let class = latency::class(instruction);
            code.push(Placed {
                ptx_line: instruction.source_line.map(|_| instruction.line),
                inlined_at: instruction.inlined_at.clone(),
                ..Placed::new(inst, class, line, instruction.text.clone())
            });
        }
        if code.len() as u32 == start || code.last().is_some_and(may_go_on) {
            let line = code.last().map_or(function.line, |last| last.line);
            let end = Inst {
                guard: None,
                op: Op::Return,
            };
            code.push(Placed::new(
                end,
                LatencyClass::default(),
                line,
                "ret".into(),
            ));
        }
    }
    let bytes = frames[0].bytes;
    if bytes > MOST_PARAMETER_BYTES {
        let what = format!("kernel `{}` has {bytes} bytes of parameters", kernel.name);
        let remedy = format!(
            "pass no more than {MOST_PARAMETER_BYTES} bytes; larger structures in a buffer"
        );
        return Err(Fault::new(what, remedy).at(file, kernel.line));
    }
    let local_bytes = local_bytes(&functions, &code);
    let mut loaded = KernelCode {
        file: file.to_owned(),
        name: kernel.name.clone(),
        registers: 0,
        code,
        functions,
        named_variables: symbols.named,
        parameters,
        shared_bytes: symbols.shared_bytes,
        dynamic_shared_bytes: 0,
        constants: symbols.constants,
        variables: symbols.variables,
        prints: symbols.prints,
        local_bytes,
        required_threads: kernel.required_threads,
        most_threads: kernel.most_threads,
    };
    if loaded.reads_workspace().is_some() {
        // Blocks that meet read what others have stored, and a first level holds what it has loaded.
        loaded.pass_first_level();
    }
    loaded.find_reconvergence();
    loaded.registers = registers(&loaded, &reached);
    Ok(loaded)
}

/// What is refused when a lane comes to it.
fn refused(instruction: &module::Instruction, error: KernelError) -> Inst {
    Inst {
        guard: guard(instruction),
        op: Op::Refused(Box::new([error.what, error.remedy])),
    }
}

/// Whether something may run behind the last instruction of a function.
fn may_go_on(last: &Placed) -> bool {
    last.inst.guard.is_some()
        || !matches!(
            last.inst.op,
            Op::Branch { .. } | Op::BranchTable { .. } | Op::Return | Op::Exit | Op::Trap
        )
}

fn kernel_parameters(kernel: &module::Function, frame: &Frame) -> Vec<KernelParameter> {
    let of = |parameter: &Parameter| KernelParameter {
        offset: frame.place(&parameter.name).map_or(0, |(at, _)| at),
        bytes: parameter.bytes,
        is_shared_pointer: parameter.is_shared_pointer,
    };
    kernel.parameters.iter().map(of).collect()
}

/// Local memory of a thread: that of the deepest chain of calls, or a fixed size where there is none.
fn local_bytes(functions: &[Function], code: &[Placed]) -> u32 {
    let called = |number: usize| {
        let end = functions
            .get(number + 1)
            .map_or(code.len(), |next| next.entry as usize);
        let body = &code[functions[number].entry as usize..end];
        body.iter().flat_map(|placed| placed.inst.op.callees())
    };
    // Of each function with what it calls; none while it is looked at.
    fn deepest(
        number: usize,
        functions: &[Function],
        called: &dyn Fn(usize) -> Vec<usize>,
        known: &mut HashMap<usize, Option<u32>>,
    ) -> Option<u32> {
        if let Some(found) = known.get(&number) {
            return *found;
        }
        known.insert(number, None);
        let below = called(number)
            .into_iter()
            .map(|one| deepest(one, functions, called, known));
        let below = below.collect::<Option<Vec<_>>>()?;
        let bytes = functions[number].stack_bytes() + below.into_iter().max().unwrap_or(0);
        known.insert(number, Some(bytes));
        Some(bytes)
    }
    let all = |number| called(number).collect();
    let fixed = deepest(0, functions, &all, &mut HashMap::new());
    fixed.unwrap_or(RECURSIVE_BYTES)
}

/// 32-bit registers of a thread: the most that one of its functions needs, up to what a thread of the chip can have. A function that is
/// called saves what it needs more.
fn registers(code: &KernelCode, reached: &Reached) -> u32 {
    let ends = code.functions.iter().skip(1).map(|next| next.entry);
    let ends = ends.chain([code.code.len() as u32]);
    let functions = code.functions.iter().zip(ends).zip(&reached.functions);
    let most = functions.map(|((function, end), (_, body))| {
        let own = &code.code[function.entry as usize..end as usize];
        most_live(own, function.entry, &body.registers)
    });
    most.max().unwrap_or(0).min(MOST_REGISTERS)
}
