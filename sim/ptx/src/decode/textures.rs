//! Texture instructions, as calls of functions that compute what they do: no machine here has texture units.

use super::decoding::{Decoding, REMEDY};
use crate::code::inst::Op;
use crate::code::types::{Kind, Type};
use crate::text::module::{Body, Function, Instruction, Module, Operand, Parameter};
use turnstile_kernel::{Fault, TextureHandle};

/// An instruction that is executed when a handle is wrong, with what to say in place of modifiers. No text has it.
const WRONG_HANDLE: &str = "turnstile wrong handle";

/// The channels of `tld4`.
const CHANNELS: [&str; 4] = ["r", "g", "b", "a"];

/// How the parameters of one call are named, which all calls of a function have in a body.
const MARK: &str = "#texture";

/// An instruction that is a call.
struct Sampling<'i> {
    function: &'static str,
    handle: &'i Operand,
    /// Behind the handle, each with its type.
    passed: Vec<(Operand, &'static str)>,
    results: &'i Operand,
    /// The bits of a handle from this one on that must be so.
    wanted: (u32, u64),
    /// What the argument is otherwise.
    told: String,
}

/// Makes calls of the texture instructions in a module that are known. The others stay, and are refused where they are decoded.
pub fn expand(module: &mut Module) {
    for function in &mut module.functions {
        let Some(mut body) = function.body.take() else {
            continue;
        };
        if body.instructions.iter().any(is_known) {
            expand_body(function, &mut body);
        }
        function.body = Some(body);
    }
}

/// An instruction of this family; none if it is of another.
pub fn op(decoding: &Decoding) -> Result<Option<Op>, Fault> {
    if let (WRONG_HANDLE, [what, remedy]) = (decoding.opcode(), &decoding.word.modifiers[..]) {
        let told = Box::new([what.clone(), remedy.clone()]);
        return Ok(Some(Op::Refused(told)));
    }
    let what = match decoding.opcode() {
        "tex" | "tld4" => {
            "is not executed: textures have one or two dimensions here, one level and no layers, and their handle is an argument \
             (cudaTextureObject_t)"
        }
        "txq" => "is not executed: a texture tells its width and height here, and nothing else",
        "suld" | "sust" | "sured" | "suq" => {
            "is not executed: there are no surfaces here, but textures"
        }
        _ => return Ok(None),
    };
    let remedy = match decoding.opcode().starts_with("su") {
        true => "write to a buffer",
        false => REMEDY,
    };
    Err(Fault::new(
        format!("`{}` {what}", decoding.word.text),
        remedy,
    ))
}

fn is_known(one: &Instruction) -> bool {
    sampling(one).is_some() || query(one).is_some()
}

/// `tex.1d.v4.f32.s32 {a, b, c, d}, [handle, {x}]`, with `level` and `grad`, which choose between levels, and there is one; and `tld4`.
fn sampling(one: &Instruction) -> Option<Sampling<'_>> {
    let modifiers: Vec<&str> = one.modifiers.iter().map(String::as_str).collect();
    let (choice, rest) = match (one.opcode.as_str(), &modifiers[..]) {
        ("tex", ["level", rest @ ..]) => (1, rest),
        ("tex", ["grad", rest @ ..]) => (2, rest),
        ("tex", rest) => (0, rest),
        ("tld4", [channel, rest @ ..]) if CHANNELS.contains(channel) => (0, rest),
        _ => return None,
    };
    let [geometry, "v4", of, coordinates] = rest else {
        return None;
    };
    let [results @ Operand::Vector(all), Operand::Sampled(sampled), chosen @ ..] =
        &one.operands[..]
    else {
        return None;
    };
    let [handle @ Operand::Register(_), Operand::Vector(at)] = &sampled[..] else {
        return None;
    };
    let is_gather = one.opcode == "tld4";
    let function = match (*geometry, *coordinates, at.len()) {
        ("2d", "f32", 2) if is_gather => "turnstile_gather",
        ("1d", "f32", 1) if !is_gather => "turnstile_texture_1d",
        ("2d", "f32", 2) if !is_gather => "turnstile_texture_2d",
        ("1d", "s32", 1) if !is_gather => "turnstile_texel_1d",
        ("2d", "s32", 2) if !is_gather => "turnstile_texel_2d",
        _ => return None,
    };
    let coordinates = if *coordinates == "f32" { "f32" } else { "s32" };
    let mut passed: Vec<_> = at.iter().map(|one| (one.clone(), coordinates)).collect();
    if is_gather {
        let channel = CHANNELS.iter().position(|one| *one == modifiers[0])?;
        passed.push((Operand::Integer(channel as u64), "u32"));
    }
    let of = Type::of(of).filter(|of| of.bits == 32)?;
    let is_float = of.kind == Kind::Float;
    let of_one_row = *geometry == "1d";
    let wanted = match of_one_row {
        true => TextureHandle::with_one_row(is_float),
        false => TextureHandle::with(is_float),
    };
    let numbers = if is_float { "floats" } else { "integers" };
    let rows = if of_one_row { " of one row" } else { "" };
    (all.len() == 4 && chosen.len() == choice).then_some(Sampling {
        function,
        handle,
        passed,
        results,
        wanted,
        told: format!("no texture{rows} with {numbers}"),
    })
}

/// `txq.width.b32 size, [handle]`: the handle, and where its description has the size.
fn query(one: &Instruction) -> Option<(&Operand, u64)> {
    let modifiers: Vec<&str> = one.modifiers.iter().map(String::as_str).collect();
    let at = match (one.opcode.as_str(), &modifiers[..]) {
        ("txq", ["width", "b32"]) => TextureHandle::WIDTH,
        ("txq", ["height", "b32"]) => TextureHandle::HEIGHT,
        _ => return None,
    };
    match &one.operands[..] {
        [Operand::Register(_), Operand::Address(handle, 0)] => {
            matches!(**handle, Operand::Register(_)).then_some((&**handle, at))
        }
        _ => None,
    }
}

fn expand_body(function: &Function, body: &mut Body) {
    let [word, wrong] = [Type::U64, Type::PREDICATE].map(|of| {
        body.registers.push(of);
        body.registers.len() as u32 - 1
    });
    let (mut all, mut places) = (vec![], vec![]);
    let mut declared = vec![];
    for one in &body.instructions {
        places.push(all.len() as u32);
        let writer = Writer {
            one,
            word: Operand::Register(word),
            wrong,
        };
        if let Some(sampling) = sampling(one) {
            let argument = argument(sampling.handle, function, body);
            all.extend(writer.check(sampling.handle, sampling.wanted, argument, &sampling.told));
            all.extend(writer.call(&sampling, &mut declared));
        } else if let Some((handle, at)) = query(one) {
            let argument = argument(handle, function, body);
            all.extend(writer.check(handle, TextureHandle::any(), argument, "no texture"));
            all.extend(writer.load(handle, at));
        } else {
            all.push(one.clone());
        }
    }
    places.push(all.len() as u32);
    for label in &mut body.labels {
        label.instruction = places[label.instruction as usize];
    }
    body.instructions = all;
    body.call_parameters.extend(declared);
}

/// Writes the instructions that stand for one.
struct Writer<'i> {
    one: &'i Instruction,
    /// Registers for its own use.
    word: Operand,
    wrong: u32,
}

impl Writer<'_> {
    fn instruction(&self, opcode: &str, modifiers: &[&str], operands: Vec<Operand>) -> Instruction {
        Instruction {
            opcode: opcode.to_owned(),
            modifiers: modifiers.iter().map(|one| (*one).to_owned()).collect(),
            operands,
            ..self.one.clone()
        }
    }

    /// Refuses handles whose bits are not `wanted`.
    fn check(
        &self,
        handle: &Operand,
        (first, wanted): (u32, u64),
        argument: Option<usize>,
        told: &str,
    ) -> [Instruction; 3] {
        let wrong = Operand::Register(self.wrong);
        let mut compared = vec![wrong, self.word.clone(), Operand::Integer(wanted)];
        let guard = self.one.guard.map(|(register, negated)| match negated {
            true => Operand::Negated(register),
            false => Operand::Register(register),
        });
        let modifiers: &[&str] = match guard.is_some() {
            true => &["ne", "and", "u64"],
            false => &["ne", "u64"],
        };
        compared.extend(guard);
        let shift = vec![
            self.word.clone(),
            handle.clone(),
            Operand::Integer(first.into()),
        ];
        let (subject, given) = match argument {
            Some(number) => (format!("argument {number}"), "it".to_owned()),
            None => ("the handle".to_owned(), "the argument".to_owned()),
        };
        let integers = match told.contains("floats") {
            true => "; with normalised = true, integers of 8 and 16 bits are floats",
            false => "",
        };
        let remedy = format!("give {given} as texture = {{ file = \"x.npy\" }}{integers}");
        let what = format!("{subject} is {told}");
        let refused = Instruction {
            guard: Some((self.wrong, false)),
            ..self.instruction(WRONG_HANDLE, &[&what, &remedy], vec![])
        };
        // The guard is a part of the comparison, whose result counts for all lanes.
        [
            Instruction {
                guard: None,
                ..self.instruction("shr", &["u64"], shift)
            },
            Instruction {
                guard: None,
                ..self.instruction("setp", modifiers, compared)
            },
            refused,
        ]
    }

    fn call(&self, sampling: &Sampling, declared: &mut Vec<Parameter>) -> Vec<Instruction> {
        let Sampling {
            function,
            handle,
            passed,
            results,
            ..
        } = sampling;
        let name = |part: &str| format!("{function}{MARK}{part}");
        let parameter = |part: &str, alignment: u32, bytes: u32| Parameter {
            name: name(part),
            alignment,
            bytes,
            is_shared_pointer: false,
        };
        let address = |name: String| Operand::Address(Box::new(Operand::Parameter(name)), 0);
        let values = std::iter::once(((*handle).clone(), "u64", 8));
        let values = values.chain(passed.iter().map(|(one, of)| (one.clone(), *of, 4)));
        let (mut all, mut given) = (vec![], vec![]);
        let mut parameters = vec![parameter("", 16, 16)];
        for (number, (value, of, bytes)) in values.enumerate() {
            let part = number.to_string();
            parameters.push(parameter(&part, bytes, bytes));
            given.push(Operand::Parameter(name(&part)));
            all.push(self.instruction("st", &["param", of], vec![address(name(&part)), value]));
        }
        let returned = Operand::List(vec![Operand::Parameter(name(""))]);
        let called = Operand::Name((*function).to_owned());
        let operands = vec![returned, called, Operand::List(given)];
        all.push(self.instruction("call", &["uni"], operands));
        let loaded = vec![(*results).clone(), address(name(""))];
        all.push(self.instruction("ld", &["param", "v4", "b32"], loaded));
        for one in parameters {
            if declared.iter().all(|known| known.name != one.name) {
                declared.push(one);
            }
        }
        all
    }

    /// A word of the description.
    fn load(&self, handle: &Operand, at: u64) -> [Instruction; 2] {
        let mask = Operand::Integer(TextureHandle::ADDRESS);
        let masked = vec![self.word.clone(), handle.clone(), mask];
        let place = Operand::Address(Box::new(self.word.clone()), at as i64);
        let loaded = vec![self.one.operands[0].clone(), place];
        [
            self.instruction("and", &["b64"], masked),
            self.instruction("ld", &["global", "u32"], loaded),
        ]
    }
}

/// The number of the kernel's argument that a handle is, if that is plain.
fn argument(handle: &Operand, function: &Function, body: &Body) -> Option<usize> {
    let mut wanted = handle;
    // Through registers that are written once.
    for _ in 0..body.instructions.len() {
        let mut writers = body
            .instructions
            .iter()
            .filter(|one| one.operands.first() == Some(wanted));
        let (writer, None) = (writers.next()?, writers.next()) else {
            return None;
        };
        match (writer.opcode.as_str(), &writer.operands[1..]) {
            ("mov", [from @ Operand::Register(_)]) => wanted = from,
            ("ld", [Operand::Address(from, 0)]) => match &**from {
                Operand::Parameter(name) if function.is_kernel => {
                    return function.parameters.iter().position(|one| one.name == *name);
                }
                _ => return None,
            },
            _ => return None,
        }
    }
    None
}
