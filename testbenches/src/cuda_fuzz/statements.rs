//! Random statements.

use super::expressions::{Generator, OUTPUTS};
use super::types::Type;
use rand::seq::IndexedRandom;
use rand::Rng;
use std::fmt::Write;

/// Most statements of a block.
const BLOCK: usize = 2;
/// Blocks in blocks.
const DEPTH: usize = 3;

/// Where a statement stands.
#[derive(Clone, Copy, Default)]
pub struct Place {
    pub depth: usize,
    /// Whether a loop or a `switch` in a loop is around it.
    pub in_loop: bool,
    /// What a function gives, where it can return.
    pub returns: Option<Type>,
    /// Threads that are to end before the others meet may end here.
    pub exits: bool,
}

impl Place {
    fn inside(self) -> Self {
        Self {
            depth: self.depth + 1,
            ..self
        }
    }
}

impl Generator {
    /// Some statements, in braces.
    pub fn block(&mut self, place: Place) -> String {
        let mut text = String::from("{\n");
        for _ in 0..self.random.random_range(1..=BLOCK) {
            let statement = self.statement(place);
            let _ = writeln!(text, "{:1$}{statement}", "", 2 * place.depth + 2);
        }
        let _ = write!(text, "{:1$}}}", "", 2 * place.depth);
        text
    }

    /// A statement that each thread runs for itself.
    fn statement(&mut self, place: Place) -> String {
        if place.exits && self.one_in(4) {
            return self.exit();
        }
        let simple = place.depth >= DEPTH;
        match self.random.random_range(0..if simple { 8 } else { 14 }) {
            0..4 => self.assignment(),
            4 => {
                let of = self.any();
                let index = self.index();
                format!("local_{}{index} = {};", of.short(), self.expression(of, 2))
            }
            5 => self.atomic(),
            6 => self.call().unwrap_or_else(|| self.assignment()),
            7 => self.leaving(place),
            8 | 9 => {
                let condition = self.condition(2);
                let then = self.block(place.inside());
                match self.one_in(2) {
                    true => format!("if {condition} {then}"),
                    false => format!("if {condition} {then} else {}", self.block(place.inside())),
                }
            }
            10 | 11 => self.turns(place),
            _ => self.switch(place),
        }
    }

    /// Ends the threads that are to end, or traps for none.
    fn exit(&mut self) -> String {
        match self.random.random_range(0..4) {
            0 => {
                let of = self.any();
                let at = self.random.random_range(0..OUTPUTS);
                format!(
                    "if (ends) {{ early[{at}] = bits({}); return; }}",
                    self.variable(of)
                )
            }
            1 => {
                let condition = self.condition(1);
                format!("if (uniform > 5 && {condition}) __trap();")
            }
            2 => {
                let condition = self.condition(1);
                format!("if ({condition} && ends) return;")
            }
            _ => "if (ends) return;".to_owned(),
        }
    }

    fn assignment(&mut self) -> String {
        let of = self.any();
        format!("{} = {};", self.variable(of), self.expression(of, 3))
    }

    /// Leaves the loop or the function, under a condition.
    fn leaving(&mut self, place: Place) -> String {
        let condition = self.condition(1);
        match place.returns {
            Some(of) if self.one_in(2) => {
                format!("if {condition} return {};", self.expression(of, 1))
            }
            _ if place.in_loop => {
                let word = ["break", "continue"]
                    .choose(&mut self.random)
                    .expect("some");
                format!("if {condition} {word};")
            }
            _ => self.assignment(),
        }
    }

    fn turns(&mut self, place: Place) -> String {
        let counter = format!("turn{}", self.loops);
        self.loops += 1;
        let inside = Place {
            in_loop: true,
            ..place.inside()
        };
        let bound = self.expression(Type::U32, 1);
        let condition = self.condition(1);
        let body = self.block(inside);
        match self.random.random_range(0..3) {
            0 => format!(
                "for (unsigned {counter} = 0; {counter} < (({bound}) & 3) + 1; ++{counter}) {body}"
            ),
            1 => format!(
                "for (unsigned {counter} = 0; {counter} < 4 && {condition}; ++{counter}) {body}"
            ),
            _ => format!(
                "{{ unsigned {counter} = 0; do {body} while (++{counter} < 4 && {condition}); }}"
            ),
        }
    }

    /// With legs that fall through into the next, and with or without one for everything else.
    fn switch(&mut self, place: Place) -> String {
        let of = *[Type::U32, Type::I32, Type::U8, Type::I64]
            .choose(&mut self.random)
            .expect("some");
        let legs = self.random.random_range(2..7);
        let mut text = format!("switch (({}) & 7) {{\n", self.expression(of, 1));
        for leg in 0..legs {
            let body = self.block(Place {
                // `continue` would be right, and `break` leaves the `switch` alone.
                in_loop: place.in_loop,
                ..place.inside()
            });
            let end = if self.one_in(3) { "" } else { " break;" };
            let _ = writeln!(text, "case {leg}: {body}{end}");
        }
        if self.one_in(2) {
            let _ = writeln!(text, "default: {}", self.assignment());
        }
        text + "}"
    }

    /// An atomic whose result nobody looks at, on a word that everyone shares.
    fn atomic(&mut self) -> String {
        let (of, place) = match self.random.random_range(0..4) {
            0 => (Type::U32, "shared_u32"),
            1 => (Type::U64, "shared_u64"),
            2 => (Type::U32, "global_u32"),
            _ => (Type::U64, "global_u64"),
        };
        // Each word knows one operation: those of different kinds do not commute.
        let operation = self.random.random_range(0..8);
        let name = ["Add", "Min", "Max", "And", "Or", "Xor", "Add", "Max"][operation];
        let value = self.expression(of, 2);
        match (operation, of) {
            // Signed.
            (6, Type::U32) => format!("atomicMin((int *)&{place}[6], (int)({value}));"),
            (7, Type::U32) => format!("atomicMax((int *)&{place}[7], (int)({value}));"),
            _ => format!("atomic{name}(&{place}[{operation}], {value});"),
        }
    }

    fn call(&mut self) -> Option<String> {
        let number = self.random.random_range(0..=self.functions.len());
        let of = *self.functions.get(number)?;
        Some(format!(
            "{} = {};",
            self.variable(of),
            self.call_of(number, "3")
        ))
    }

    /// A call of a function: how deep it may call itself, and two values.
    pub fn call_of(&mut self, number: usize, depth: &str) -> String {
        let [a, b] = [self.expression(Type::I32, 1), self.expression(Type::F32, 1)];
        let array = format!("local_{}", Type::U64.short());
        format!("function{number}(item, {depth}, {a}, {b}, {array}, shared_u32, shared_u64, global_u32, global_u64)")
    }

    /// What all threads of a block do together.
    pub fn together(&mut self) -> String {
        match self.random.random_range(0..7) {
            0 | 1 => {
                let of = self.any();
                let (by, plus) = (
                    self.random.random_range(1..9),
                    self.random.random_range(0..40),
                );
                format!(
                    "((volatile {0} *)exchange)[item] = {1}; __syncthreads(); {2} = ((volatile {0} *)exchange)[(item * {by} + {plus}) % blockDim.x]; \
                     __syncthreads();",
                    of.name(),
                    self.given(of),
                    self.variable(of)
                )
            }
            2 => self.shuffle(),
            3 => {
                let condition = self.condition(1);
                let vote = match self.random.random_range(0..3) {
                    0 => format!("__ballot_sync(everyone, {condition})"),
                    1 => format!("(unsigned)__any_sync(everyone, {condition})"),
                    _ => format!("(unsigned)__all_sync(everyone, {condition})"),
                };
                format!("{} = {vote};", self.variable(Type::U32))
            }
            4 => {
                let condition = self.condition(1);
                let poll = match self.random.random_range(0..3) {
                    0 => format!("__syncthreads_count({condition})"),
                    1 => format!("(__syncthreads_and({condition}) != 0)"),
                    _ => format!("(__syncthreads_or({condition}) != 0)"),
                };
                format!("{} = (unsigned){poll};", self.variable(Type::U32))
            }
            5 => {
                let (condition, of) = (self.condition(1), self.exchanged());
                let [value, variable] = [self.expression(of, 1), self.variable(of)];
                format!(
                    "{{ unsigned chosen = __ballot_sync(everyone, {condition}); if (chosen >> lane & 1) \
                     {variable} = __shfl_sync(chosen, {value}, __ffs(chosen) - 1); __syncwarp(everyone); }}"
                )
            }
            _ => {
                let index = self.random.random_range(0..6);
                format!(
                    "__syncthreads(); {} = shared_u32[{index}]; {} = shared_u64[{index}]; __syncthreads();",
                    self.variable(Type::U32),
                    self.variable(Type::U64)
                )
            }
        }
    }

    /// What a thread gives others. Where some end early, others find it later as another type: then it has not the bits of a NaN.
    fn given(&mut self, of: Type) -> String {
        let value = self.expression(of, 2);
        match self.exits && of.is_float() {
            true => format!("number_or_zero({value})"),
            false => value,
        }
    }

    /// A shuffle of the lanes that have not ended. What comes from a lane that is not there is not defined, and not looked at.
    fn shuffle(&mut self) -> String {
        let of = self.exchanged();
        let value = self.expression(of, 2);
        let lane = self.expression(Type::U32, 1);
        let choice = self.random.random_range(0..4);
        let most = [32, 9, 7];
        let by = most
            .get(choice)
            .map_or(0, |most| self.random.random_range(1..*most));
        let (kind, given, from) = match choice {
            0 => ("_xor", by.to_string(), format!("lane ^ {by}")),
            1 => (
                "_up",
                by.to_string(),
                format!("lane >= {by} ? lane - {by} : lane"),
            ),
            2 => (
                "_down",
                format!("{by}, 8"),
                format!("(lane & 7) + {by} < 8 ? lane + {by} : lane"),
            ),
            _ => ("", format!("({lane}) & 31"), format!("({lane}) & 31")),
        };
        let (name, variable) = (of.name(), self.variable(of));
        let shuffle = format!("__shfl{kind}_sync(everyone, {value}, {given})");
        match (self.exits, choice) {
            (true, _) => format!(
                "{{ unsigned from = {from}; {name} got = {shuffle}; {variable} = everyone >> from & 1 ? got : ({name})0; }}"
            ),
            (false, 3) => format!("{variable} = __shfl_sync(everyone, {value}, ({given}) % lanes);"),
            (false, _) => format!("{variable} = lanes == 32 ? {shuffle} : ({name})0;"),
        }
    }

    /// A type that lanes can give each other.
    fn exchanged(&mut self) -> Type {
        let all = [
            Type::U32,
            Type::I32,
            Type::U64,
            Type::I64,
            Type::F32,
            Type::F64,
        ];
        *all.choose(&mut self.random).expect("some")
    }
}
