//! A kernel as OpenCL C.

use super::functions::Functions;
use super::kernel::{
    Array, Bound, Condition, Expression, Kernel, Operator, Relation, Statement, Width, VARIABLES,
};
use std::collections::BTreeSet;

/// Name of the kernel function.
pub const ENTRY: &str = "fuzz";

/// The text of a kernel: `fuzz(inputs, uniform, outputs, arrays)` with a word an item, a word, `VARIABLES` 64-bit words an
/// item, and the arrays' elements one behind the other as 64-bit words a group.
pub fn text(kernel: &Kernel) -> String {
    let Kernel {
        items,
        marks,
        rolled,
        calls,
        ..
    } = kernel;
    let all = |each: &dyn Fn(Array) -> String| Array::ALL.map(each).concat();
    let total: usize = Array::ALL.iter().map(|array| array.length()).sum();
    let arrays = all(&|array| {
        let (of, name, length) = (array.element(), array.name(), array.length());
        format!("  __local {of} {name}[{length}];\n")
    });
    let clear = all(&|array| {
        let (name, length) = (array.name(), array.length());
        format!("    for (uint i = 0; i < {length}; i++) {name}[i] = i + 1;\n")
    });
    let mut first = 0;
    let dump: String = Array::ALL
        .iter()
        .map(|&array| {
            let (name, length) = (array.name(), array.length());
            let at = format!("get_group_id(0) * {total} + {first}");
            first += length;
            format!("    for (uint i = 0; i < {length}; i++) arrays[{at} + i] = {name}[i];\n")
        })
        .collect();
    let variables: String = (0..VARIABLES)
        .map(|variable| {
            let of = Width::of(variable).cast();
            format!("  {of} v{variable} = {variable};\n")
        })
        .collect();
    let outputs: String = (0..VARIABLES)
        .map(|variable| {
            format!("  outputs[get_global_id(0) * {VARIABLES} + {variable}] = v{variable};\n")
        })
        .collect();
    let mut printer = Printer {
        marks: *marks,
        rolled: *rolled,
        functions: calls.then(Functions::default),
        text: String::new(),
    };
    printer.block(&kernel.body, 1, true);
    let body = printer.text;
    let functions = printer.functions.map(Functions::text).unwrap_or_default();
    format!(
        "#include \"turnstile.h\"\n{functions}\
         __kernel void {ENTRY}(__global const uint *inputs, uint uniform, __global ulong *outputs, __global ulong *arrays) {{\n\
         {arrays}  __local uint own[{items}];\n  uint item = get_local_id(0), input = inputs[get_global_id(0)];\n{variables}\
         \x20 own[item] = item;\n  if (item == 0) {{\n{clear}  }}\n  barrier(CLK_LOCAL_MEM_FENCE);\n{body}\
         \x20 barrier(CLK_LOCAL_MEM_FENCE);\n{outputs}  if (item == 0) {{\n{dump}  }}\n}}\n"
    )
}

struct Printer {
    marks: bool,
    rolled: bool,
    /// Where functions are made of what stands outside of transactions.
    functions: Option<Functions>,
    text: String,
}

impl Printer {
    fn line(&mut self, depth: usize, line: &str) {
        self.text += &"  ".repeat(depth);
        self.text += line;
        self.text.push('\n');
    }

    fn block(&mut self, statements: &[Statement], depth: usize, outside: bool) {
        for statement in statements {
            self.statement(statement, depth, outside);
        }
    }

    fn statement(&mut self, statement: &Statement, depth: usize, outside: bool) {
        match statement {
            Statement::Assign(variable, value) => {
                let width = Width::of(*variable);
                let mut value = number(value, width);
                if let Some(functions) = self.functions.as_mut().filter(|_| outside) {
                    value = functions.call(width.cast(), &format!("  return {value};\n"));
                }
                self.line(depth, &format!("v{variable} = {value};"));
            }
            Statement::Store(array, index, value) => {
                let width = match array {
                    Array::Longs => Width::Long,
                    _ => Width::Short,
                };
                let place = place(*array, index);
                self.line(depth, &format!("{place} = {};", number(value, width)));
            }
            Statement::StoreOwn(value) => {
                let value = number(value, Width::Short);
                self.line(depth, &format!("own[item] = {value};"));
            }
            Statement::If(asked, then, otherwise) => {
                self.line(depth, &format!("if ({}) {{", condition(asked)));
                self.block(then, depth + 1, outside);
                if !otherwise.is_empty() {
                    self.line(depth, "} else {");
                    self.block(otherwise, depth + 1, outside);
                }
                self.line(depth, "}");
            }
            Statement::Loop(counter, bound, body) => {
                let kept = if self.rolled {
                    "_Pragma(\"unroll 1\") "
                } else {
                    ""
                };
                let start = format!("{kept}for (uint c{counter} = 0; ");
                let count = format!("c{counter}++");
                let (head, foot) = match bound {
                    Bound::Counted(bound, most) => {
                        let bound = number(bound, Width::Short);
                        (
                            format!("{start}c{counter} < {bound} % {most}; {count}) {{"),
                            "}".to_string(),
                        )
                    }
                    Bound::Before(asked, most) => {
                        let asked = condition(asked);
                        (
                            format!("{start}c{counter} < {most} && {asked}; {count}) {{"),
                            "}".to_string(),
                        )
                    }
                    Bound::Behind(asked, most) => (
                        format!("{{ uint c{counter} = 0; {kept}do {{"),
                        format!(
                            "}} while (++c{counter} < {most} && {}); }}",
                            condition(asked)
                        ),
                    ),
                };
                self.line(depth, &head);
                self.functions.iter_mut().for_each(|f| f.enter(*counter));
                self.block(body, depth + 1, outside);
                self.functions.iter_mut().for_each(Functions::leave);
                self.line(depth, &foot);
            }
            Statement::Break(asked) => {
                self.line(depth, &format!("if ({}) break;", condition(asked)));
            }
            Statement::Continue(asked) => {
                self.line(depth, &format!("if ({}) continue;", condition(asked)));
            }
            Statement::Transaction(body) if outside && self.functions.is_some() => {
                let before = std::mem::take(&mut self.text);
                self.transaction(body, 1, outside);
                let text = std::mem::replace(&mut self.text, before);
                let call = self.functions.as_mut().map(|f| f.call_for_all(&text));
                self.line(depth, &call.unwrap_or_default());
            }
            Statement::Transaction(body) => self.transaction(body, depth, outside),
            Statement::Barrier => self.line(depth, "barrier(CLK_LOCAL_MEM_FENCE);"),
        }
    }

    fn transaction(&mut self, body: &[Statement], depth: usize, outside: bool) {
        self.line(depth, "TX_BEGIN();");
        self.block(body, depth + 1, false);
        if self.marks && outside {
            let mut changed = BTreeSet::new();
            assigned(body, &mut changed);
            for variable in changed {
                self.line(depth + 1, &format!("TX_DIVERGENT(v{variable});"));
            }
        }
        self.line(depth, "TX_COMMIT();");
    }
}

/// Variables that statements assign.
fn assigned(statements: &[Statement], variables: &mut BTreeSet<usize>) {
    for statement in statements {
        match statement {
            Statement::Assign(variable, _) => {
                variables.insert(*variable);
            }
            Statement::If(_, then, otherwise) => {
                assigned(then, variables);
                assigned(otherwise, variables);
            }
            Statement::Loop(_, _, body) | Statement::Transaction(body) => {
                assigned(body, variables);
            }
            _ => {}
        }
    }
}

fn place(array: Array, index: &Expression) -> String {
    let (name, length) = (array.name(), array.length());
    format!("{name}[{} % {length}]", number(index, Width::Short))
}

fn number(expression: &Expression, width: Width) -> String {
    let to = width.cast();
    match expression {
        Expression::Constant(value) => format!("({to}){value}u"),
        Expression::Input => format!("({to})input"),
        Expression::Item => format!("({to})item"),
        Expression::Uniform => format!("({to})uniform"),
        Expression::Variable(variable) => format!("({to})v{variable}"),
        Expression::Counter(counter) => format!("({to})c{counter}"),
        Expression::Load(array, index) => format!("({to}){}", place(*array, index)),
        Expression::Own => format!("({to})own[item]"),
        Expression::Of(operator, sides) => {
            let [a, b] = [&sides[0], &sides[1]].map(|side| number(side, width));
            match operator {
                Operator::Add => format!("({a} + {b})"),
                Operator::Subtract => format!("({a} - {b})"),
                Operator::Multiply => format!("({a} * {b})"),
                Operator::And => format!("({a} & {b})"),
                Operator::Or => format!("({a} | {b})"),
                Operator::Xor => format!("({a} ^ {b})"),
                Operator::Least => format!("min({a}, {b})"),
                Operator::Greatest => format!("max({a}, {b})"),
                Operator::Left(by) => format!("({a} << {by})"),
                Operator::Right(by) => format!("({a} >> {by})"),
                Operator::SignedRight(by) => format!("({to})(({})({a}) >> {by})", signed(width)),
            }
        }
        Expression::Choose(asked, sides) => {
            let [a, b] = [&sides[0], &sides[1]].map(|side| number(side, width));
            format!("({} ? {a} : {b})", condition(asked))
        }
    }
}

fn signed(width: Width) -> &'static str {
    match width {
        Width::Short => "int",
        Width::Long => "long",
    }
}

fn condition(condition: &Condition) -> String {
    let of = signed(condition.width);
    let [a, b] =
        [&condition.sides[0], &condition.sides[1]].map(|side| number(side, condition.width));
    let asked = match condition.relation {
        Relation::Equal => format!("{a} == {b}"),
        Relation::Less => format!("{a} < {b}"),
        Relation::SignedLess => format!("({of})({a}) < ({of})({b})"),
        Relation::Odd => format!("{a} & 1"),
    };
    match condition.negated {
        true => format!("!({asked})"),
        false => format!("({asked})"),
    }
}
