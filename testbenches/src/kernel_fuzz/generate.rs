//! Random kernels.

use super::kernel::{
    Array, Bound, Condition, Expression, Kernel, Operator, Relation, Statement, Width, TRACE,
};
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};

/// Most statements of a block.
const BLOCK: usize = 2;
/// Blocks in blocks.
const DEPTH: usize = 4;

/// The kernel of a seed: nested branches and loops in and around transactions, one to four wavefronts, one or two groups; of
/// two seeds in five it calls functions.
pub fn kernel(seed: u64) -> Kernel {
    let mut generator = Generator {
        random: SmallRng::seed_from_u64(seed),
        counters: 0,
    };
    let random = &mut generator.random;
    // Small groups are as many as large ones; many are no whole wavefronts.
    let wavefronts = random.random_range(1..=4);
    let items = 64 * wavefronts - random.random_range(0..64) * random.random_range(0..=1);
    let kernel = Kernel {
        items,
        groups: random.random_range(1..=2),
        uniform: random.random_range(0..6),
        marks: random.random_bool(0.7),
        rolled: false,
        calls: matches!(seed % 5, 2 | 3),
        body: vec![],
    };
    // What a kernel costs is what its transactions wait for each other: one work-item in 4 to 32 takes part, fewer of many
    // wavefronts.
    let rarer = generator.random.random_range(0..2) + wavefronts.saturating_sub(2);
    let apart = [3, 7, 15, 31][rarer];
    let mut body = vec![];
    for part in 0..generator.random.random_range(1..=2) {
        if part > 0 {
            body.push(Statement::Barrier);
        }
        let place = Place::default();
        let mut work = generator.block(place);
        work.extend(generator.transaction(place));
        let number = [Expression::Item, Expression::Constant(apart)];
        let number = Expression::Of(Operator::And, Box::new(number));
        let chosen = Condition {
            width: Width::Short,
            relation: Relation::Equal,
            sides: [number, Expression::Constant(apart / 2)],
            negated: false,
        };
        body.push(Statement::If(chosen, work, vec![]));
    }
    Kernel { body, ..kernel }
}

/// Where a statement stands.
#[derive(Clone, Copy, Default)]
struct Place {
    depth: usize,
    in_transaction: bool,
    /// The counter of the innermost loop.
    counter: Option<usize>,
    /// Whether the innermost loop lies on this side of TX_BEGIN().
    leaves: bool,
}

struct Generator {
    random: SmallRng,
    counters: usize,
}

impl Generator {
    fn one_in(&mut self, n: u32) -> bool {
        self.random.random_ratio(1, n)
    }

    fn block(&mut self, place: Place) -> Vec<Statement> {
        let count = self.random.random_range(1..=BLOCK);
        (0..count).flat_map(|_| self.statements(place)).collect()
    }

    /// A statement, with what belongs to it.
    fn statements(&mut self, place: Place) -> Vec<Statement> {
        let inner = Place {
            depth: place.depth + 1,
            ..place
        };
        let simple = place.depth >= DEPTH;
        match self.random.random_range(0..if simple { 5 } else { 11 }) {
            0 => {
                let variable = self.random.random_range(0..TRACE);
                vec![Statement::Assign(variable, self.expression(place, 2))]
            }
            1 | 2 if place.in_transaction => self.update(place),
            1 => vec![Statement::StoreOwn(self.expression(place, 2))],
            2 | 3 if place.leaves => {
                let condition = self.condition(place);
                vec![match self.one_in(2) {
                    true => Statement::Break(condition),
                    false => Statement::Continue(condition),
                }]
            }
            2..=4 => vec![Statement::Assign(
                self.random.random_range(0..TRACE),
                self.expression(place, 3),
            )],
            5 | 6 => {
                let condition = self.condition(place);
                let then = self.block(inner);
                let otherwise = match self.one_in(2) {
                    true => self.block(inner),
                    false => vec![],
                };
                vec![Statement::If(condition, then, otherwise)]
            }
            7 | 8 => vec![self.turns(inner)],
            _ => self.transaction(inner),
        }
    }

    /// Stores to an array, often what comes from the same element.
    fn update(&mut self, place: Place) -> Vec<Statement> {
        let array = *Array::ALL.choose(&mut self.random).expect("some");
        let index = self.index(place);
        let value = self.expression(place, 2);
        let value = match self.one_in(3) {
            true => value,
            false => {
                let old = Expression::Load(array, Box::new(index.clone()));
                Expression::Of(self.operator(), Box::new([old, value]))
            }
        };
        vec![Statement::Store(array, index, value)]
    }

    fn turns(&mut self, place: Place) -> Statement {
        let counter = self.counters;
        let most = if place.in_transaction { 4 } else { 3 };
        let bound = match self.random.random_range(0..4) {
            0 | 1 => Bound::Counted(self.expression(place, 1), most),
            2 => Bound::Before(self.condition(place), most),
            _ => Bound::Behind(self.condition(place), most),
        };
        self.counters += 1;
        let body = self.block(Place {
            counter: Some(counter),
            leaves: true,
            ..place
        });
        Statement::Loop(counter, bound, body)
    }

    /// A transaction and what tells of it.
    fn transaction(&mut self, place: Place) -> Vec<Statement> {
        let inside = Place {
            in_transaction: true,
            leaves: false,
            depth: place.depth + 1,
            ..place
        };
        let body = Statement::Transaction(self.block(inside));
        if place.in_transaction {
            return vec![body];
        }
        let gathered = (0..TRACE).fold(Expression::Variable(TRACE), |sum, one| {
            let turned = [sum, Expression::Constant(0x9e37_79b1)];
            let turned = Expression::Of(Operator::Multiply, Box::new(turned));
            let both = [turned, Expression::Variable(one)];
            Expression::Of(Operator::Xor, Box::new(both))
        });
        vec![body, Statement::Assign(TRACE, gathered)]
    }

    fn index(&mut self, place: Place) -> Expression {
        match self.one_in(8) {
            true => Expression::Constant(self.random.random_range(0..8)),
            false => self.expression(place, 1),
        }
    }

    fn operator(&mut self) -> Operator {
        let by = self.random.random_range(1..32);
        let all = [
            Operator::Add,
            Operator::Add,
            Operator::Subtract,
            Operator::Multiply,
            Operator::And,
            Operator::Or,
            Operator::Xor,
            Operator::Least,
            Operator::Greatest,
            Operator::Left(by),
            Operator::Right(by),
            Operator::SignedRight(by),
        ];
        *all.choose(&mut self.random).expect("some")
    }

    fn expression(&mut self, place: Place, depth: usize) -> Expression {
        let leaf = depth == 0 || self.one_in(4);
        let kind = self.random.random_range(0..if leaf { 7 } else { 12 });
        match (kind, place.counter) {
            (0, _) => Expression::Constant(self.random.random_range(0..20)),
            (1, _) => Expression::Input,
            (2, _) => Expression::Item,
            (3, _) => Expression::Uniform,
            (4, Some(counter)) => Expression::Counter(counter),
            (5, _) => Expression::Own,
            (4 | 6, _) => Expression::Variable(self.random.random_range(0..TRACE)),
            (7 | 8, _) if place.in_transaction => {
                let array = *Array::ALL.choose(&mut self.random).expect("some");
                Expression::Load(array, Box::new(self.index(place)))
            }
            (9, _) => {
                let condition = self.condition(place);
                let sides = [(); 2].map(|()| self.expression(place, depth - 1));
                Expression::Choose(Box::new(condition), Box::new(sides))
            }
            _ => {
                let operator = self.operator();
                let sides = [(); 2].map(|()| self.expression(place, depth - 1));
                Expression::Of(operator, Box::new(sides))
            }
        }
    }

    fn condition(&mut self, place: Place) -> Condition {
        let relations = [
            Relation::Equal,
            Relation::Less,
            Relation::SignedLess,
            Relation::Odd,
            Relation::Odd,
        ];
        Condition {
            width: match self.one_in(3) {
                true => Width::Long,
                false => Width::Short,
            },
            relation: *relations.choose(&mut self.random).expect("some"),
            sides: [(); 2].map(|()| self.expression(place, 1)),
            negated: self.one_in(2),
        }
    }
}
