//! The function `connect`: every signal that is assigned to is marked as driven.

use crate::behaviour::stage_called;
use crate::text::{clocked, Clocked, Kind};
use proc_macro2::TokenStream;
use quote::{format_ident, quote, ToTokens};
use std::collections::BTreeSet;
use syn::{Block, Expr, ExprIf, Ident, Macro, Member, Result, Stmt, Visibility};

/// The function `connect` of an `update`.
pub fn function(update: &Block) -> Result<TokenStream> {
    named(&Visibility::Inherited, &format_ident!("connect"), update)
}

/// That of a stage which an `update` calls.
pub fn stage(seen: &Visibility, name: &Ident, stage: &Block) -> Result<TokenStream> {
    named(seen, &connect_of(name), stage)
}

fn connect_of(stage: &Ident) -> Ident {
    format_ident!("{stage}_connect")
}

fn named(seen: &Visibility, name: &Ident, update: &Block) -> Result<TokenStream> {
    let body = block(update, &mut BTreeSet::new())?;
    Ok(quote! {
        // An index of a loop is unused where what depends on it drives nothing.
        #[allow(unused_variables)]
        #seen fn #name(&mut self) {
            #body
        }
    })
}

/// `marked` holds what has been marked, at this place or around it.
fn block(block: &Block, marked: &mut BTreeSet<String>) -> Result<TokenStream> {
    let mut all = TokenStream::new();
    for statement in &block.stmts {
        all.extend(match statement {
            Stmt::Expr(expression, _) => self::expression(expression, marked)?,
            Stmt::Macro(call) => clocks(&call.mac)?,
            _ => TokenStream::new(),
        });
    }
    Ok(all)
}

fn expression(expression: &Expr, marked: &mut BTreeSet<String>) -> Result<TokenStream> {
    Ok(match expression {
        Expr::Assign(assignment) => match driven(&assignment.left) {
            Some(signal) if marked.insert(signal.to_token_stream().to_string()) => mark(signal),
            _ => TokenStream::new(),
        },
        Expr::If(condition) => self::condition(condition, marked)?,
        Expr::Block(inner) => block(&inner.block, marked)?,
        Expr::Match(choice) => {
            let mut all = TokenStream::new();
            for arm in &choice.arms {
                all.extend(self::expression(&arm.body, marked)?);
            }
            all
        }
        Expr::ForLoop(repeat) => {
            let (index, range) = (&repeat.pat, &repeat.expr);
            // What is marked in the loop may have its index in its name.
            let body = block(&repeat.body, &mut marked.clone())?;
            if body.is_empty() {
                body
            } else {
                quote!(for #index in #range { #body })
            }
        }
        Expr::Macro(call) => clocks(&call.mac)?,
        Expr::MethodCall(call) => match stage_called(call).map(connect_of) {
            Some(stage) => quote!(self.#stage();),
            None => TokenStream::new(),
        },
        _ => TokenStream::new(),
    })
}

fn condition(condition: &ExprIf, marked: &mut BTreeSet<String>) -> Result<TokenStream> {
    let mut all = block(&condition.then_branch, marked)?;
    if let Some((_, otherwise)) = &condition.else_branch {
        all.extend(expression(otherwise, marked)?);
    }
    Ok(all)
}

/// The signal of `signal.next`.
fn driven(target: &Expr) -> Option<&Expr> {
    let Expr::Field(field) = target else {
        return None;
    };
    match &field.member {
        Member::Named(member) if member == "next" => Some(&field.base),
        _ => driven(&field.base),
    }
}

fn mark(signal: &impl ToTokens) -> TokenStream {
    quote!(::turnstile_hdl::behaviour::connect(&mut #signal);)
}

fn clocks(call: &Macro) -> Result<TokenStream> {
    let Some(Clocked { kind, names, .. }) = clocked(call)? else {
        return Ok(TokenStream::new());
    };
    let mut all = TokenStream::new();
    for name in names {
        all.extend(mark(&quote!(self.#name.clock)));
        if let Kind::Registers = kind {
            all.extend(mark(&quote!(self.#name.d)));
        }
    }
    Ok(all)
}
