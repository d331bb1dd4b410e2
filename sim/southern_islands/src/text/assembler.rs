//! Assembles a `.s` file: sections, labels, kernel descriptors and constant data around the instruction decoder.

use super::data::append_data;
use super::decode::{decode, Symbols};
use super::functions::functions;
use super::source_lines::SourceLines;
use super::syntax::{Line, FIX_TEXT};
use crate::code::arguments::argument_use;
use crate::code::descriptor::Descriptor;
use crate::code::function::{called_from, recursive};
use crate::code::inst::{Control, Inst};
use crate::code::kernel::Kernel;
use crate::code::program::{MemoryImage, Placed, Program};
use crate::code::targets::find_targets;
use std::collections::{BTreeMap, HashMap};
use turnstile_kernel::print;
use turnstile_kernel::{Fault, KernelError};

/// Directives that say nothing the machine needs: linkage, alignment of code, debugging.
const WITHOUT_EFFECT: [&str; 14] = [
    ".protected",
    ".globl",
    ".hidden",
    ".weak",
    ".size",
    ".ident",
    ".addrsig",
    ".addrsig_sym",
    ".loc",
    ".file",
    ".p2align",
    ".set",
    ".local",
    ".internal",
];

/// Sections for the driver, the linker and the debugger. The first repeats the kernel descriptor as register values.
const IGNORED_SECTIONS: [&str; 5] = [
    ".AMDGPU.config",
    ".AMDGPU.csdata",
    ".note",
    ".debug_",
    ".comment",
];

/// What the current section holds.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Section {
    Code,
    Data,
    Ignored,
}

/// An instruction that is not decoded yet.
struct Statement<'a> {
    line: u32,
    inlined_at: Box<[u32]>,
    mnemonic: &'a str,
    rest: &'a str,
}

/// Everything the first pass over the text collects.
struct Source<'a> {
    statements: Vec<Statement<'a>>,
    labels: HashMap<&'a str, u32>,
    /// Labels of constant data: byte offsets.
    data_labels: HashMap<&'a str, u64>,
    data: Vec<u8>,
    /// `__local` variables, which clang gathers into one variable a kernel at address 0.
    lds_symbols: Vec<&'a str>,
    kernel_names: Vec<&'a str>,
    functions: Vec<&'a str>,
    /// Descriptor of the kernel whose code begins at the given instruction, and what is wrong with it.
    descriptors: HashMap<u32, (Descriptor, Option<KernelError>)>,
}

/// Of an instruction.
const LEAST_BYTES: u64 = 4;

/// Stack of a work-item for recursive calls, in bytes: as much as clang adds for functions it does not know.
const RECURSION_BYTES: u32 = 16 << 10;
/// Unused bytes between the constant data and the print buffer, so that an access past the data is an error.
const BEHIND_DATA: u64 = 4096;

/// Reads a whole file, whose code is placed at `base_address`.
pub(crate) fn assemble(text: &str, file: &str, base_address: u64) -> Result<Program, KernelError> {
    let source = Source::scan(text, file)?;
    // Sizes do not depend on what symbols stand for, so a first decoding with made-up addresses finds the places.
    let mut places = Places {
        source: &source,
        addresses: Vec::new(),
        data: 0,
        print_buffer: 0,
    };
    let (mut address, mut addresses) = (base_address, Vec::new());
    for statement in &source.statements {
        let decoded = statement.decode(file, address, &places);
        addresses.push(address);
        address += decoded.map_or(LEAST_BYTES, |(_, bytes)| u64::from(bytes));
    }
    places.addresses = addresses;
    places.data = address.next_multiple_of(256);
    let data_end = places.data + source.data.len() as u64;
    places.print_buffer = data_end.next_multiple_of(256) + BEHIND_DATA;

    let mut code = Vec::with_capacity(source.statements.len());
    let mut refused = BTreeMap::new();
    for (statement, address) in source.statements.iter().zip(&places.addresses) {
        let inst = match statement.decode(file, *address, &places) {
            Ok((inst, _)) => inst,
            Err(error) => {
                refused.insert(code.len() as u32, error);
                // Nothing executes it: its kernel is refused.
                Inst::Control(Control::EndProgram)
            }
        };
        let text = format!("{} {}", statement.mnemonic, statement.rest)
            .trim_end()
            .to_string();
        code.push(Placed {
            inst,
            address: *address,
            line: statement.line,
            inlined_at: statement.inlined_at.clone(),
            text,
        });
    }
    let image = (!source.data.is_empty()).then(|| MemoryImage {
        address: places.data,
        bytes: source.data.clone(),
    });
    let names = source.functions.iter().chain(&source.kernel_names);
    let operands: Vec<_> = source.statements.iter().map(|s| s.rest).collect();
    let mut program = Program {
        file: file.to_string(),
        code,
        functions: functions(names.copied(), &source.labels, &operands),
        targets: BTreeMap::new(),
        kernels: Vec::new(),
        image,
        print_buffer: source.prints().then_some(places.print_buffer),
        ways_out: BTreeMap::new(),
    };
    find_targets(&mut program);
    for name in &source.kernel_names {
        let mut kernel = source.kernel(name, &program)?;
        let mut code = program.code_of(&kernel).into_iter();
        let first = code.find_map(|instructions| refused.range(instructions).next());
        // An instruction says more of what the kernel does than its descriptor.
        kernel.refusal = first.map(|(_, error)| error.clone()).or(kernel.refusal);
        program.kernels.push(kernel);
    }
    if program.kernels.is_empty() {
        let fault = Fault::new(
            "the file defines no kernel",
            "compile an OpenCL file with a `__kernel` function",
        );
        return Err(fault.at(file, 1));
    }
    Ok(program)
}

impl Statement<'_> {
    fn decode(
        &self,
        file: &str,
        address: u64,
        places: &Places,
    ) -> Result<(Inst, u32), KernelError> {
        let decoded =
            decode(self.mnemonic, self.rest, address, places).map_err(|f| f.at(file, self.line))?;
        Ok((decoded.inst, decoded.bytes))
    }
}

/// Symbol values. While places are not known yet, every symbol is at address 0.
struct Places<'a> {
    source: &'a Source<'a>,
    addresses: Vec<u64>,
    data: u64,
    print_buffer: u64,
}

impl Symbols for Places<'_> {
    fn label(&self, name: &str) -> Option<u32> {
        self.source.labels.get(name).copied()
    }

    fn relocate(&self, name: &str, relocation: &str, addend: i64, place: u64) -> Option<u32> {
        let symbol = if let Some(offset) = self.source.data_labels.get(name) {
            self.data + offset
        } else if let Some(index) = self.label(name) {
            self.addresses.get(index as usize).copied().unwrap_or(0)
        } else if name == print::SYMBOL {
            self.print_buffer
        } else if self.source.lds_symbols.contains(&name) && relocation == "@abs32@lo" {
            0
        } else {
            return None;
        };
        let absolute = symbol.wrapping_add_signed(addend);
        match relocation {
            "@abs32@lo" => Some(absolute as u32),
            "@abs32@hi" => Some((absolute >> 32) as u32),
            "@rel32@lo" => Some(absolute.wrapping_sub(place) as u32),
            "@rel32@hi" => Some((absolute.wrapping_sub(place) >> 32) as u32),
            _ => None,
        }
    }
}

impl<'a> Source<'a> {
    fn scan(text: &'a str, file: &'a str) -> Result<Self, KernelError> {
        let mut source = Self {
            statements: Vec::new(),
            labels: HashMap::new(),
            data_labels: HashMap::new(),
            data: Vec::new(),
            lds_symbols: Vec::new(),
            kernel_names: Vec::new(),
            functions: Vec::new(),
            descriptors: HashMap::new(),
        };
        let mut section = Section::Code;
        let mut descriptor: Option<(Descriptor, Option<KernelError>)> = None;
        let mut source_lines = SourceLines::new(file);
        for (number, text) in (1..).zip(text.lines()) {
            let line = Line::parse(text);
            source_lines.directive(line.head, line.rest);
            let number = source_lines.at(number);
            let place = |fault: Fault| fault.at(file, number);
            if let Some((open, fault)) = &mut descriptor {
                if line.head == ".end_amd_kernel_code_t" {
                    let fault = fault.take().or_else(|| open.check().err().map(place));
                    let entry = source.statements.len() as u32;
                    let complete = descriptor.take().map(|(open, _)| (entry, (open, fault)));
                    source.descriptors.extend(complete);
                } else if !line.head.is_empty() {
                    let value = line.rest.strip_prefix('=').unwrap_or("").trim();
                    let wrong = open.set(line.head, value).err().map(place);
                    *fault = fault.take().or(wrong);
                }
                continue;
            }
            if let Some(label) = line.label {
                source.define(label, section).map_err(place)?;
            }
            match line.head {
                "" => {}
                ".amd_kernel_code_t" => descriptor = Some((Descriptor::default(), None)),
                ".text" => section = Section::Code,
                ".section" => section = section_kind(line.rest).map_err(place)?,
                _ if section == Section::Ignored && line.head.starts_with('.') => {}
                head if head.starts_with('.') => {
                    source.directive(head, line.rest, section).map_err(place)?
                }
                mnemonic if section == Section::Code => {
                    source.statements.push(Statement {
                        line: number,
                        inlined_at: source_lines.inlined_at().into(),
                        mnemonic,
                        rest: line.rest,
                    });
                }
                other => {
                    return Err(place(Fault::new(
                        format!("`{other}` stands outside the code section"),
                        FIX_TEXT,
                    )));
                }
            }
        }
        match descriptor {
            None => Ok(source),
            Some(_) => Err(
                Fault::new("the file ends inside .amd_kernel_code_t", FIX_TEXT)
                    .at(file, text.lines().count() as u32),
            ),
        }
    }

    /// Whether an instruction takes the address of the print buffer.
    fn prints(&self) -> bool {
        let mut operands = self.statements.iter().map(|statement| statement.rest);
        operands.any(|operands| operands.contains(print::SYMBOL))
    }

    fn define(&mut self, label: &'a str, section: Section) -> Result<(), Fault> {
        let repeated = match section {
            Section::Code => self
                .labels
                .insert(label, self.statements.len() as u32)
                .is_some(),
            Section::Data => self
                .data_labels
                .insert(label, self.data.len() as u64)
                .is_some(),
            Section::Ignored => false,
        };
        if repeated {
            return Err(Fault::new(
                format!("label `{label}` is defined twice"),
                FIX_TEXT,
            ));
        }
        Ok(())
    }

    fn directive(&mut self, head: &str, rest: &'a str, section: Section) -> Result<(), Fault> {
        match head {
            ".amdgpu_hsa_kernel" => self.kernel_names.push(rest),
            ".amdgpu_lds" => self.lds_symbol(rest)?,
            ".type" => {
                if let Some((name, "@function")) = rest
                    .split_once(',')
                    .map(|(n, kind)| (n.trim(), kind.trim()))
                {
                    self.functions.push(name);
                }
            }
            ".amd_amdgpu_isa" => check_target(rest)?,
            _ if section == Section::Data && append_data(&mut self.data, head, rest)? => {}
            _ if WITHOUT_EFFECT.contains(&head) || head.starts_with(".cfi_") => {}
            _ => {
                return Err(Fault::new(
                    format!("unknown directive `{head} {rest}`"),
                    "compile with clang-16 for -target amdgcn-mesa-mesa3d -mcpu=tahiti",
                ));
            }
        }
        Ok(())
    }

    /// `.amdgpu_lds name, size, alignment`.
    fn lds_symbol(&mut self, rest: &'a str) -> Result<(), Fault> {
        let name = rest.split(',').next().unwrap_or("").trim();
        if !(name.starts_with("llvm.amdgcn.kernel.") && name.ends_with(".lds")) {
            return Err(Fault::new(
                format!("local variable `{name}` is not part of one kernel"),
                "declare __local variables inside the kernel function",
            ));
        }
        self.lds_symbols.push(name);
        Ok(())
    }

    /// The kernel called `name`.
    fn kernel(&self, name: &str, program: &Program) -> Result<Kernel, KernelError> {
        let missing = || {
            Fault::new(
                format!("kernel `{name}` has no code or no .amd_kernel_code_t"),
                FIX_TEXT,
            )
            .at(&program.file, 1)
        };
        let entry = *self.labels.get(name).ok_or_else(missing)?;
        let (descriptor, fault) = self.descriptors.get(&entry).ok_or_else(missing)?;
        let mut starts = program.functions.iter().map(|f| f.instructions.start);
        let number = starts.position(|start| start == entry);
        let number = number.ok_or_else(missing)?;
        let instructions = program.functions[number].instructions.clone();
        let functions = called_from(&program.functions, number);
        let mut kernel = Kernel {
            name: name.to_string(),
            lds_bytes: descriptor.lds_bytes,
            kernarg_bytes: descriptor.kernarg_bytes,
            vgprs: descriptor.vgprs,
            sgprs: descriptor.sgprs,
            scratch_bytes: descriptor.scratch_bytes,
            transactional: false,
            arguments: descriptor
                .kernarg_sgpr()
                .map(|base| argument_use(program, &instructions, base))
                .unwrap_or_default(),
            descriptor: descriptor.clone(),
            refusal: fault.clone(),
            instructions,
            functions,
        };
        let begins = |pc: u32| matches!(program.inst(pc), Some(Inst::Control(Control::TxBegin)));
        kernel.transactional = program.code_of(&kernel).into_iter().flatten().any(begins);
        // clang counts every frame once; where it sees that this will not do, it adds as much itself.
        if recursive(&program.functions, &kernel.functions) && !descriptor.dynamic_stack {
            kernel.scratch_bytes = kernel.scratch_bytes.saturating_add(RECURSION_BYTES);
        }
        Ok(kernel)
    }
}

fn section_kind(rest: &str) -> Result<Section, Fault> {
    let name = rest
        .split(',')
        .next()
        .unwrap_or("")
        .trim()
        .trim_matches('"');
    if name.starts_with(".rodata") {
        Ok(Section::Data)
    } else if name == ".text" || name.starts_with(".text.") {
        Ok(Section::Code)
    } else if IGNORED_SECTIONS
        .iter()
        .any(|ignored| name.starts_with(ignored))
    {
        Ok(Section::Ignored)
    } else {
        Err(Fault::new(
            format!("unknown section `{name}`"),
            "only code and constant data are loaded; pass writable global data as a buffer argument",
        ))
    }
}

/// Southern Islands is gfx600 to gfx602.
fn check_target(rest: &str) -> Result<(), Fault> {
    let target = rest.trim_matches('"');
    if ["gfx600", "gfx601", "gfx602"]
        .iter()
        .any(|chip| target.ends_with(chip))
    {
        return Ok(());
    }
    Err(Fault::new(
        format!("the file is compiled for `{target}`"),
        "compile for -mcpu=tahiti",
    ))
}
