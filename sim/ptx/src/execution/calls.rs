//! Calls of functions, by name and through an address, and what ends them.

use super::warp::PtxWarp;
use super::LANES;
use crate::code::inst::{AssertFail, Call, Copy, Op, Through};
use crate::code::program::{KernelCode, VARIABLES};
use crate::code::types::Type;
use turnstile_kernel::{lanes_of, Effect, Fault};

impl PtxWarp {
    /// Lanes call the function whose address each has. Those with one address go together; the function of the lowest lane comes first,
    /// and all meet behind the call. Each of the calls is one more issue of the instruction.
    pub(super) fn call_through(
        &mut self,
        code: &KernelCode,
        through: &Through,
        pc: u32,
        lanes: u64,
    ) -> Result<Effect<LANES>, Fault> {
        let addresses = self.values(through.address);
        let mut groups: Vec<(&Call, u64)> = vec![];
        for lane in lanes_of(lanes) {
            let mut calls = through.calls.iter();
            let found = calls.find(|(address, _)| *address == addresses[lane]);
            let Some((_, call)) = found else {
                let what = format!(
                    "lane {lane} calls a function at {:#x}, where none with these parameters begins",
                    addresses[lane]
                );
                let remedy = "call what points to a function of this type in this file, whose address it has from the device";
                return Err(Fault::new(what, remedy));
            };
            match groups
                .iter_mut()
                .find(|(one, _)| one.function == call.function)
            {
                Some((_, mask)) => *mask |= 1 << lane,
                None => groups.push((call, 1 << lane)),
            }
        }
        match groups[..] {
            [] => self.stack.go_to(pc + 1),
            [(call, lanes)] => return self.call(code, call, pc, lanes),
            // They part at the call, which each of the groups then executes for itself.
            _ => {
                let ways = groups.iter().rev().map(|(_, lanes)| (pc, *lanes));
                self.stack.diverge(&Vec::from_iter(ways), Some(pc + 1));
            }
        }
        Ok(Effect::Branch {
            taken: lanes != 0,
            backward: false,
            way_out: None,
        })
    }

    /// What the innermost function gives back to the call that entered it.
    fn returned<'c>(&self, call: &'c Op) -> &'c [Copy] {
        let function = self.frames.function();
        match call {
            Op::Call(call) => &call.returned,
            Op::CallThrough(through) => {
                let mut calls = through.calls.iter();
                let found = calls.find(|(_, call)| call.function == function);
                found.map_or(&[], |(_, call)| &call.returned)
            }
            _ => &[],
        }
    }

    /// An assertion has failed, as CUDA prints it: a line a thread.
    pub(super) fn assertion_failed(
        &self,
        code: &KernelCode,
        failed: &AssertFail,
        lanes: u64,
    ) -> Fault {
        let line = |lane: usize| {
            let text = |at| code.text_at(self.frames.parameter(at, Type::U64, lane));
            let thread = self.thread(lane);
            let [x, y, z] = self.place.block;
            format!(
                "\n{}:{}: {}: block: [{x},{y},{z}], thread: [{},{},{}] Assertion `{}` failed.",
                text(failed.file),
                self.frames.parameter(failed.line, Type::U32, lane),
                text(failed.function),
                thread[0],
                thread[1],
                thread[2],
                text(failed.message),
            )
        };
        let lines: String = lanes_of(lanes).map(line).collect();
        Fault::new(
            format!("an assertion of the kernel fails{lines}\n"),
            "see why it does not hold",
        )
    }

    pub(super) fn call(
        &mut self,
        code: &KernelCode,
        call: &Call,
        pc: u32,
        lanes: u64,
    ) -> Result<Effect<LANES>, Fault> {
        if lanes == 0 {
            self.stack.go_to(pc + 1);
            return Ok(Effect::Next);
        }
        let function = &code.functions[call.function];
        if self.frames.local_end() + function.stack_bytes() > code.local_bytes {
            return Err(Fault::new(
                format!(
                    "the stack is full: {} calls deep, it has taken {} bytes of {}",
                    self.stack.depth() + 1,
                    self.frames.local_end(),
                    code.local_bytes
                ),
                "recurse less deeply, or give more `private_bytes` in the run file",
            ));
        }
        let passed = call.passed.iter();
        let passed: Vec<_> = passed
            .map(|copy| (copy.to, self.frames.bytes(copy.from, copy.bytes)))
            .collect();
        self.stack.call(function.entry, lanes);
        self.frames.enter(&code.functions, call.function, pc, lanes);
        for (to, bytes) in passed {
            self.frames.set_bytes(to, &bytes, lanes);
        }
        Ok(Effect::Branch {
            taken: true,
            backward: false,
            way_out: None,
        })
    }

    /// Lanes return, or end if the kernel itself does.
    pub(super) fn leave(&mut self, code: &KernelCode, lanes: u64) -> Effect<LANES> {
        if self.stack.leave(lanes) {
            let (call, callers) = self.frames.call();
            let op = code.inst(call).map(|placed| &placed.inst.op);
            let returned = op.map_or(&[][..], |op| self.returned(op));
            let copied = |copy: &Copy| (copy.to, self.frames.bytes(copy.from, copy.bytes));
            let results: Vec<_> = returned.iter().map(copied).collect();
            self.frames.leave();
            for (to, bytes) in results {
                self.frames.set_bytes(to, &bytes, callers);
            }
        }
        self.ended()
    }

    pub(super) fn exit(&mut self, lanes: u64) -> Effect<LANES> {
        for _ in 0..self.stack.exit(lanes) {
            self.frames.leave();
        }
        self.ended()
    }

    fn ended(&self) -> Effect<LANES> {
        match self.stack.ended() {
            true => Effect::End,
            false => Effect::Next,
        }
    }
}

impl KernelCode {
    /// The text at an address among the module's variables, up to its end.
    fn text_at(&self, address: u64) -> String {
        let at = address.wrapping_sub(VARIABLES) as usize;
        let bytes = self.variables.get(at..).unwrap_or_default();
        let text = bytes.split(|byte| *byte == 0).next().unwrap_or_default();
        String::from_utf8_lossy(text).into_owned()
    }
}
