//! Arrays of blocks that have arrays of ports.
//!
//! rust-hdl writes one index of a name only: of `self.bank[b].row[r]` the second stays as it is, which is no Verilog. A block
//! whose `update` has such names puts it into an `impl` of its own and lists itself with
//! [`nested_arrays!`](crate::nested_arrays!), which writes its loops out with every index resolved. An index may name the
//! block's parameters and the constants it is listed with.

use evalexpr::{eval_int_with_context, ContextWithMutableVariables, HashMapContext};
use rust_hdl_core::ast::{
    Verilog, VerilogBlock, VerilogBlockOrConditional, VerilogCase, VerilogConditional,
    VerilogExpression, VerilogLoop, VerilogMatch, VerilogStatement,
};

/// Makes an inherent `update` with `#[hdl_gen]` the block's [`Logic`](crate::prelude::Logic):
/// `nested_arrays!(Name<const N> with LIMIT)`.
#[macro_export]
macro_rules! nested_arrays {
    ($name:ident $(<$(const $generic:ident),+>)? $(with $($constant:ident),+)?) => {
        impl $(<$(const $generic: usize),+>)? $crate::prelude::Logic for $name $(<$($generic),+>)? {
            fn update(&mut self) {
                Self::update(self);
            }
            fn connect(&mut self) {
                Self::connect(self);
            }
            fn hdl(&self) -> rust_hdl_core::ast::Verilog {
                let constants = [
                    $($((stringify!($generic), $generic),)+)?
                    $($((stringify!($constant), $constant),)+)?
                ];
                $crate::nested_arrays::unrolled(Self::hdl(self), &constants)
            }
        }
    };
}

/// `verilog` without loops, and without indices in names.
pub fn unrolled(verilog: Verilog, constants: &[(&str, usize)]) -> Verilog {
    let Verilog::Combinatorial(block) = verilog else {
        return verilog;
    };
    let mut unroller = Unroller::default();
    for (name, value) in constants {
        unroller.set(name, *value);
    }
    Verilog::Combinatorial(unroller.block(&block))
}

/// What the names in indices stand for.
#[derive(Default)]
struct Unroller {
    values: HashMapContext,
    /// Variables of the loops around a statement.
    variables: Vec<String>,
}

impl Unroller {
    fn set(&mut self, name: &str, value: usize) {
        let value = (value as i64).into();
        self.values
            .set_value(name.into(), value)
            .expect("all values are integers");
    }

    fn block(&mut self, block: &VerilogBlock) -> VerilogBlock {
        block
            .iter()
            .flat_map(|statement| self.statement(statement))
            .collect()
    }

    fn statement(&mut self, statement: &VerilogStatement) -> VerilogBlock {
        vec![match statement {
            VerilogStatement::Loop(inner) => return self.iterations(inner),
            VerilogStatement::Macro(block) => return self.block(block),
            VerilogStatement::Assignment(to, from) => {
                VerilogStatement::Assignment(self.expression(to), self.expression(from))
            }
            VerilogStatement::SliceAssignment {
                base,
                width,
                offset,
                replacement,
            } => VerilogStatement::SliceAssignment {
                base: self.expression(base),
                width: *width,
                offset: self.expression(offset),
                replacement: self.expression(replacement),
            },
            VerilogStatement::If(inner) => VerilogStatement::If(self.conditional(inner)),
            VerilogStatement::Match(inner) => VerilogStatement::Match(VerilogMatch {
                test: self.expression(&inner.test),
                cases: inner.cases.iter().map(|case| self.case(case)).collect(),
            }),
            VerilogStatement::Comment(_) | VerilogStatement::Link(_) => statement.clone(),
        }]
    }

    fn iterations(&mut self, inner: &VerilogLoop) -> VerilogBlock {
        let mut unrolled = vec![];
        self.variables.push(inner.index.clone());
        for value in inner.from.as_usize()..inner.to.as_usize() {
            self.set(&inner.index, value);
            unrolled.extend(self.block(&inner.block));
        }
        self.variables.pop();
        unrolled
    }

    fn conditional(&mut self, inner: &VerilogConditional) -> VerilogConditional {
        VerilogConditional {
            test: self.expression(&inner.test),
            then: self.block(&inner.then),
            otherwise: match &inner.otherwise {
                VerilogBlockOrConditional::Block(block) => {
                    VerilogBlockOrConditional::Block(self.block(block))
                }
                VerilogBlockOrConditional::Conditional(statement) => {
                    let mut statements = self.statement(statement);
                    let only = statements.pop().expect("an `else if` is one statement");
                    VerilogBlockOrConditional::Conditional(Box::new(only))
                }
                VerilogBlockOrConditional::None => VerilogBlockOrConditional::None,
            },
        }
    }

    fn case(&mut self, case: &VerilogCase) -> VerilogCase {
        VerilogCase {
            condition: case.condition.clone(),
            block: self.block(&case.block),
        }
    }

    fn expression(&self, expression: &VerilogExpression) -> VerilogExpression {
        use VerilogExpression as E;
        let within = |inner: &VerilogExpression| Box::new(self.expression(inner));
        match expression {
            E::Signal(name) => E::Signal(self.name(name)),
            E::Literal(_) => expression.clone(),
            E::Cast(of, bits) => E::Cast(within(of), *bits),
            E::Signed(of) => E::Signed(within(of)),
            E::Unsigned(of) => E::Unsigned(within(of)),
            E::Paren(of) => E::Paren(within(of)),
            E::Binary(left, op, right) => E::Binary(within(left), op.clone(), within(right)),
            E::Unary(op, of) => E::Unary(op.clone(), within(of)),
            E::Index(of, index) => E::Index(within(of), within(index)),
            E::Slice(of, width, offset) => E::Slice(within(of), *width, within(offset)),
            E::IndexReplace(of, index, value) => {
                E::IndexReplace(within(of), within(index), within(value))
            }
        }
    }

    /// A loop variable's value, or a name with `$` and the value for each index.
    fn name(&self, name: &str) -> String {
        if self.variables.iter().any(|variable| variable == name) {
            return self.value(name).to_string();
        }
        let mut resolved = String::new();
        let mut rest = name;
        while let Some((before, after)) = rest.split_once('[') {
            let (index, after) = after.split_once(']').expect("an index ends");
            resolved += &format!("{before}${}", self.value(index));
            rest = after;
        }
        resolved + rest
    }

    fn value(&self, index: &str) -> i64 {
        eval_int_with_context(index, &self.values)
            .unwrap_or_else(|error| panic!("index `{index}`: {error}"))
    }
}
