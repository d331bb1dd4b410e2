//! What an expression is made of: how all of it is visited, and how names in it change.

use super::expr::Expr;
use std::collections::BTreeSet;

/// The expressions that one joins, from left to right; with `iter_mut` and `as_mut`, to write.
macro_rules! parts_of {
    ($expr:expr, $iter:ident, $place:ident) => {
        match $expr {
            Expr::Const { .. }
            | Expr::Param { .. }
            | Expr::Signal { .. }
            | Expr::Part { .. }
            | Expr::Slice { .. }
            | Expr::Number { .. } => Vec::new(),
            Expr::Bit { index, .. } | Expr::BitOf { index, .. } => vec![index.$place()],
            Expr::Unary { arg, .. } | Expr::Extend { arg, .. } => vec![arg.$place()],
            Expr::Call {
                arguments: parts, ..
            }
            | Expr::Concat(parts) => parts.$iter().collect(),
            Expr::Binary { left, right, .. } => vec![left.$place(), right.$place()],
            Expr::Choice {
                condition,
                then,
                other,
            } => vec![condition.$place(), then.$place(), other.$place()],
        }
    };
}

impl Expr {
    /// Calls `visit` for each expression in this one, and for itself.
    pub fn visit<'e>(&'e self, visit: &mut impl FnMut(&'e Expr)) {
        visit(self);
        for part in parts_of!(self, iter, as_ref) {
            part.visit(visit);
        }
    }

    /// Signals that it reads.
    pub fn reads(&self) -> BTreeSet<&str> {
        let mut names = BTreeSet::new();
        self.visit(&mut |expr| {
            names.extend(expr.piece_of());
        });
        names
    }

    /// Choices in it.
    pub fn choices(&self) -> usize {
        let mut count = 0;
        self.visit(&mut |expr| count += usize::from(matches!(expr, Self::Choice { .. })));
        count
    }

    /// Gives every signal another name.
    pub fn rename(&mut self, new: &impl Fn(&str) -> Option<String>) {
        if let Some(new) = self.piece_of().and_then(new) {
            self.set_name(new);
        }
        for part in parts_of!(self, iter_mut, as_mut) {
            part.rename(new);
        }
    }

    /// Puts what `new` gives in the place of an expression, or of those in it.
    pub fn replace(&mut self, new: &impl Fn(&Expr) -> Option<Expr>) {
        if let Some(new) = new(self) {
            *self = new;
            return;
        }
        for part in parts_of!(self, iter_mut, as_mut) {
            part.replace(new);
        }
    }

    /// The signal that it is, or a piece of.
    pub fn piece_of(&self) -> Option<&str> {
        match self {
            Self::Signal { name, .. }
            | Self::Bit { name, .. }
            | Self::Part { name, .. }
            | Self::Slice { name, .. }
            | Self::BitOf { name, .. } => Some(name),
            _ => None,
        }
    }

    /// Gives the signal of which it is a piece another name.
    pub fn set_name(&mut self, new: String) {
        if let Self::Signal { name, .. }
        | Self::Bit { name, .. }
        | Self::Part { name, .. }
        | Self::Slice { name, .. }
        | Self::BitOf { name, .. } = self
        {
            *name = new;
        }
    }
}
