//! Runs the work-items of a group from their source, one transaction at a time in a given order.

use super::kernel::{
    Array, Bound, Condition, Expression, Kernel, Operator, Relation, Statement, Width, VARIABLES,
};

/// A statement without blocks in it.
enum Step<'a> {
    Assign(usize, &'a Expression),
    Store(Array, &'a Expression, &'a Expression),
    StoreOwn(&'a Expression),
    Clear(usize),
    Count(usize),
    /// Goes on at the step unless the counter is less than the number modulo what follows.
    UnlessCounted(usize, &'a Expression, u32, usize),
    /// Goes on at the step unless the counter is less.
    UnlessBelow(usize, u32, usize),
    Unless(&'a Condition, usize),
    Jump(usize),
    Begin,
    Commit,
    Barrier,
    End,
}

/// A kernel as a list of steps.
pub struct Program<'a> {
    steps: Vec<Step<'a>>,
    counters: usize,
    kernel: &'a Kernel,
}

/// Steps of jumps that wait for where a loop ends and where its turn ends.
#[derive(Default)]
struct Exits {
    breaks: Vec<usize>,
    continues: Vec<usize>,
}

impl<'a> Program<'a> {
    pub fn new(kernel: &'a Kernel) -> Self {
        let mut program = Self {
            steps: vec![],
            counters: 0,
            kernel,
        };
        program.block(&kernel.body, &mut Exits::default());
        program.steps.push(Step::End);
        program
    }

    fn block(&mut self, statements: &'a [Statement], exits: &mut Exits) {
        statements.iter().for_each(|one| self.statement(one, exits));
    }

    fn statement(&mut self, statement: &'a Statement, exits: &mut Exits) {
        match statement {
            Statement::Assign(variable, value) => self.steps.push(Step::Assign(*variable, value)),
            Statement::Store(array, index, value) => {
                self.steps.push(Step::Store(*array, index, value));
            }
            Statement::StoreOwn(value) => self.steps.push(Step::StoreOwn(value)),
            Statement::If(condition, then, otherwise) => {
                let unless = self.forward(Step::Unless(condition, 0));
                self.block(then, exits);
                let skip = self.forward(Step::Jump(0));
                self.lead(&[unless]);
                self.block(otherwise, exits);
                self.lead(&[skip]);
            }
            Statement::Loop(counter, bound, body) => self.turns(*counter, bound, body),
            Statement::Break(condition) => {
                let stay = self.forward(Step::Unless(condition, 0));
                exits.breaks.push(self.forward(Step::Jump(0)));
                self.lead(&[stay]);
            }
            Statement::Continue(condition) => {
                let stay = self.forward(Step::Unless(condition, 0));
                exits.continues.push(self.forward(Step::Jump(0)));
                self.lead(&[stay]);
            }
            Statement::Transaction(body) => {
                self.steps.push(Step::Begin);
                self.block(body, &mut Exits::default());
                self.steps.push(Step::Commit);
            }
            Statement::Barrier => self.steps.push(Step::Barrier),
        }
    }

    fn turns(&mut self, counter: usize, bound: &'a Bound, body: &'a [Statement]) {
        self.counters = self.counters.max(counter + 1);
        self.steps.push(Step::Clear(counter));
        let again = self.steps.len();
        let mut exits = Exits::default();
        match bound {
            Bound::Counted(bound, most) => {
                let exit = Step::UnlessCounted(counter, bound, *most, 0);
                exits.breaks.push(self.forward(exit));
            }
            Bound::Before(condition, most) => {
                exits
                    .breaks
                    .push(self.forward(Step::UnlessBelow(counter, *most, 0)));
                exits.breaks.push(self.forward(Step::Unless(condition, 0)));
            }
            Bound::Behind(..) => {}
        }
        self.block(body, &mut exits);
        self.lead(&exits.continues);
        self.steps.push(Step::Count(counter));
        if let Bound::Behind(condition, most) = bound {
            exits
                .breaks
                .push(self.forward(Step::UnlessBelow(counter, *most, 0)));
            exits.breaks.push(self.forward(Step::Unless(condition, 0)));
        }
        self.steps.push(Step::Jump(again));
        self.lead(&exits.breaks);
    }

    /// A step that will lead forward.
    fn forward(&mut self, step: Step<'a>) -> usize {
        self.steps.push(step);
        self.steps.len() - 1
    }

    /// Lets steps lead to what comes next.
    fn lead(&mut self, steps: &[usize]) {
        let here = self.steps.len();
        for &step in steps {
            match &mut self.steps[step] {
                Step::Unless(_, to)
                | Step::UnlessCounted(.., to)
                | Step::UnlessBelow(.., to)
                | Step::Jump(to) => *to = here,
                _ => unreachable!("no step that leads forward"),
            }
        }
    }
}

struct Item {
    at: usize,
    input: u32,
    number: usize,
    variables: [u64; VARIABLES],
    counters: Vec<u32>,
}

/// A work-group that runs.
pub struct Group<'a> {
    program: &'a Program<'a>,
    items: Vec<Item>,
    own: Vec<u32>,
    arrays: [Vec<u64>; Array::ALL.len()],
}

impl<'a> Group<'a> {
    /// Starts all work-items: they stand at their first transaction, at a barrier, or are done.
    pub fn new(program: &'a Program<'a>, inputs: &[u32]) -> Self {
        let items = inputs.iter().enumerate().map(|(number, &input)| Item {
            at: 0,
            input,
            number,
            variables: std::array::from_fn(|variable| variable as u64),
            counters: vec![0; program.counters],
        });
        let mut group = Self {
            program,
            items: items.collect(),
            own: (0..inputs.len() as u32).collect(),
            arrays: Array::ALL.map(|array| (1..=array.length() as u64).collect()),
        };
        (0..inputs.len()).for_each(|item| group.go_on(item));
        group.open_barriers();
        group
    }

    /// A work-item's next transaction, as a whole, and what follows until the one after it.
    ///
    /// # Errors
    /// If the work-item has none.
    pub fn commit(&mut self, item: usize) -> Result<(), String> {
        let Some(Step::Begin) = self.step(item) else {
            return Err(format!(
                "work-item {item} commits more often than its source says, or before a barrier"
            ));
        };
        let mut depth = 0;
        loop {
            match self.step(item) {
                Some(Step::Begin) => depth += 1,
                Some(Step::Commit) => depth -= 1,
                _ => {}
            }
            self.perform(item);
            if depth == 0 {
                break;
            }
        }
        self.go_on(item);
        self.open_barriers();
        Ok(())
    }

    /// Variables of all work-items one behind the other, and the elements of the arrays.
    ///
    /// # Errors
    /// If a work-item is not done.
    pub fn end(&self) -> Result<(Vec<u64>, Vec<u64>), String> {
        let done = |item: &usize| matches!(self.step(*item), Some(Step::End));
        if let Some(item) = (0..self.items.len()).find(|item| !done(item)) {
            return Err(format!(
                "work-item {item} commits less often than its source says"
            ));
        }
        let variables = self.items.iter().flat_map(|item| item.variables);
        Ok((variables.collect(), self.arrays.concat()))
    }

    fn step(&self, item: usize) -> Option<&'a Step<'a>> {
        self.program.steps.get(self.items[item].at)
    }

    /// Everything up to the next transaction, barrier or end.
    fn go_on(&mut self, item: usize) {
        while !matches!(
            self.step(item),
            None | Some(Step::Begin | Step::Barrier | Step::End)
        ) {
            self.perform(item);
        }
    }

    fn open_barriers(&mut self) {
        let waits = |item: usize| matches!(self.step(item), Some(Step::Barrier));
        if (0..self.items.len()).all(waits) {
            for item in 0..self.items.len() {
                self.items[item].at += 1;
                self.go_on(item);
            }
            self.open_barriers();
        }
    }

    fn perform(&mut self, item: usize) {
        let Some(step) = self.step(item) else { return };
        let mut next = self.items[item].at + 1;
        match *step {
            Step::Assign(variable, value) => {
                let value = self.number(item, value, Width::of(variable));
                self.items[item].variables[variable] = value;
            }
            Step::Store(array, index, value) => {
                let index = self.index(item, array, index);
                // The text computes it with as many bits.
                let width = match array {
                    Array::Longs => Width::Long,
                    _ => Width::Short,
                };
                let value = self.number(item, value, width);
                let kept = u64::MAX >> (64 - array.bits());
                self.arrays[array as usize][index] = value & kept;
            }
            Step::StoreOwn(value) => {
                self.own[item] = self.number(item, value, Width::Short) as u32;
            }
            Step::Clear(counter) => self.items[item].counters[counter] = 0,
            Step::Count(counter) => self.items[item].counters[counter] += 1,
            Step::UnlessCounted(counter, bound, most, to) => {
                let bound = self.number(item, bound, Width::Short) as u32 % most;
                if self.items[item].counters[counter] >= bound {
                    next = to;
                }
            }
            Step::UnlessBelow(counter, most, to) => {
                if self.items[item].counters[counter] >= most {
                    next = to;
                }
            }
            Step::Unless(condition, to) => {
                if !self.holds(item, condition) {
                    next = to;
                }
            }
            Step::Jump(to) => next = to,
            Step::Begin | Step::Commit | Step::Barrier | Step::End => {}
        }
        self.items[item].at = next;
    }

    fn index(&self, item: usize, array: Array, index: &Expression) -> usize {
        self.number(item, index, Width::Short) as usize % array.length()
    }

    fn number(&self, item: usize, expression: &Expression, width: Width) -> u64 {
        let Item {
            input,
            number,
            variables,
            counters,
            ..
        } = &self.items[item];
        let value = match expression {
            Expression::Constant(value) => (*value).into(),
            Expression::Input => (*input).into(),
            Expression::Item => *number as u64,
            Expression::Uniform => self.program.kernel.uniform.into(),
            Expression::Variable(variable) => variables[*variable],
            Expression::Counter(counter) => counters[*counter].into(),
            Expression::Load(array, index) => {
                self.arrays[*array as usize][self.index(item, *array, index)]
            }
            Expression::Own => self.own[item].into(),
            Expression::Of(operator, sides) => {
                let [a, b] = [&sides[0], &sides[1]].map(|side| self.number(item, side, width));
                compute(*operator, a, b, width)
            }
            Expression::Choose(condition, sides) => {
                let side = usize::from(!self.holds(item, condition));
                self.number(item, &sides[side], width)
            }
        };
        cut(value, width)
    }

    fn holds(&self, item: usize, condition: &Condition) -> bool {
        let width = condition.width;
        let [a, b] =
            [&condition.sides[0], &condition.sides[1]].map(|side| self.number(item, side, width));
        let holds = match condition.relation {
            Relation::Equal => a == b,
            Relation::Less => a < b,
            Relation::SignedLess => signed(a, width) < signed(b, width),
            Relation::Odd => a & 1 == 1,
        };
        holds != condition.negated
    }
}

fn cut(value: u64, width: Width) -> u64 {
    value & u64::MAX >> (64 - width.bits())
}

fn signed(value: u64, width: Width) -> i64 {
    match width {
        Width::Short => (value as u32 as i32).into(),
        Width::Long => value as i64,
    }
}

fn compute(operator: Operator, a: u64, b: u64, width: Width) -> u64 {
    match operator {
        Operator::Add => a.wrapping_add(b),
        Operator::Subtract => a.wrapping_sub(b),
        Operator::Multiply => a.wrapping_mul(b),
        Operator::And => a & b,
        Operator::Or => a | b,
        Operator::Xor => a ^ b,
        Operator::Least => a.min(b),
        Operator::Greatest => a.max(b),
        Operator::Left(by) => a << by,
        Operator::Right(by) => a >> by,
        Operator::SignedRight(by) => (signed(a, width) >> by) as u64,
    }
}
