//! The function `hdl`: the statements of an `update` as static data.
//!
//! What depends on the sizes of a unit, which are parameters of its type, cannot be static: widths of slices and casts, and bounds of
//! loops. The data has a number in such a place, and `hdl` an array of their values.

use crate::text::{clocked, name, Clocked, Kind};
use proc_macro2::TokenStream;
use quote::{format_ident, quote, ToTokens};
use syn::{
    BinOp, Block, Error, Expr, ExprCall, ExprForLoop, ExprIf, ExprLit, ExprMatch, ExprMethodCall,
    GenericArgument, Ident, Lit, Pat, PathArguments, Result, Stmt, UnOp, Visibility,
};

/// The function `hdl` of an `update`.
pub fn function(update: &Block) -> Result<TokenStream> {
    let statements = statements(update)?;
    Ok(quote! {
        fn hdl(&self) -> ::turnstile_hdl::behaviour::Verilog {
            ::turnstile_hdl::behaviour::Verilog::Combinatorial(#statements)
        }
    })
}

/// The function of a stage that an `update` calls: its statements. Who may call the stage, `seen`, may call it.
pub fn stage(seen: &Visibility, name: &Ident, stage: &Block) -> Result<TokenStream> {
    let name = hdl_of(name);
    let statements = statements(stage)?;
    Ok(quote! {
        #seen fn #name() -> ::turnstile_hdl::behaviour::VerilogBlock {
            #statements
        }
    })
}

fn hdl_of(stage: &Ident) -> Ident {
    format_ident!("{stage}_hdl")
}

/// The statements of a block, as an expression.
fn statements(block: &Block) -> Result<TokenStream> {
    let mut writer = Writer::default();
    let body = writer.block(block)?;
    let (sizes, stages) = (writer.sizes, writer.stages);
    let (count, calls) = (sizes.len(), stages.len());
    Ok(quote! {{
        use ::turnstile_hdl::behaviour::*;
        static BODY: &[Statement] = #body;
        let sizes: [usize; #count] = [#(#sizes),*];
        let stages: [VerilogBlock; #calls] = [#(Self::#stages()),*];
        verilog(BODY, &sizes, &stages)
    }})
}

#[derive(Default)]
struct Writer {
    /// Expressions of sizes, by their number.
    sizes: Vec<TokenStream>,
    /// Functions of the stages that are called.
    stages: Vec<Ident>,
}

impl Writer {
    fn size(&mut self, value: TokenStream) -> usize {
        self.sizes.push(value);
        self.sizes.len() - 1
    }

    fn block(&mut self, block: &Block) -> Result<TokenStream> {
        let statements: Vec<_> = block
            .stmts
            .iter()
            .map(|statement| match statement {
                Stmt::Expr(expression, _) => self.statement(expression),
                Stmt::Macro(call) => self.call(&call.mac),
                _ => Err(unsupported(statement, "a definition in an update")),
            })
            .collect::<Result<_>>()?;
        Ok(quote!(&[#(#statements),*]))
    }

    fn statement(&mut self, statement: &Expr) -> Result<TokenStream> {
        match statement {
            Expr::Assign(assignment) => {
                let Expr::Field(_) = &*assignment.left else {
                    return Err(unsupported(&assignment.left, "what is assigned to"));
                };
                let target = name(&assignment.left);
                if target.ends_with("$val") {
                    return Err(unsupported(
                        &assignment.left,
                        "assigning to .val (.next is driven)",
                    ));
                }
                let value = self.value(&assignment.right)?;
                Ok(quote!(Statement::Assign(#target, #value)))
            }
            Expr::If(condition) => self.condition(condition),
            Expr::Match(choice) => self.choice(choice),
            Expr::ForLoop(repeat) => self.repeat(repeat),
            Expr::Macro(call) => self.call(&call.mac),
            Expr::MethodCall(call) => {
                let stage = stage_called(call).ok_or_else(|| {
                    unsupported(call, "a call but for a stage of the unit, self.stage(),")
                })?;
                self.stages.push(hdl_of(stage));
                let number = self.stages.len() - 1;
                Ok(quote!(Statement::Stage(#number)))
            }
            _ => Err(unsupported(statement, "this statement")),
        }
    }

    fn condition(&mut self, condition: &ExprIf) -> Result<TokenStream> {
        let test = self.value(&condition.cond)?;
        let then = self.block(&condition.then_branch)?;
        let otherwise = match condition.else_branch.as_ref().map(|(_, branch)| &**branch) {
            None => quote!(Otherwise::Nothing),
            Some(Expr::Block(inner)) => {
                let inner = self.block(&inner.block)?;
                quote!(Otherwise::Block(#inner))
            }
            Some(Expr::If(inner)) => {
                let inner = self.condition(inner)?;
                quote!(Otherwise::If(&#inner))
            }
            Some(other) => return Err(unsupported(other, "this branch")),
        };
        Ok(quote!(Statement::If(#test, #then, #otherwise)))
    }

    fn choice(&mut self, choice: &ExprMatch) -> Result<TokenStream> {
        let test = self.value(&choice.expr)?;
        let mut arms = Vec::new();
        for arm in &choice.arms {
            let body = match &*arm.body {
                Expr::Block(inner) => self.block(&inner.block)?,
                other => {
                    let statement = self.statement(other)?;
                    quote!(&[#statement])
                }
            };
            let patterns = match &arm.pat {
                Pat::Or(either) => either.cases.iter().map(pattern).collect::<Result<_>>()?,
                one => vec![pattern(one)?],
            };
            arms.extend(patterns.iter().map(|pattern| quote!((#pattern, #body))));
        }
        Ok(quote!(Statement::Match(#test, &[#(#arms),*])))
    }

    fn repeat(&mut self, repeat: &ExprForLoop) -> Result<TokenStream> {
        let (Pat::Ident(index), Expr::Range(range)) = (&*repeat.pat, &*repeat.expr) else {
            return Err(unsupported(
                &repeat.expr,
                "a loop over anything but a range",
            ));
        };
        let (Some(from), Some(to)) = (&range.start, &range.end) else {
            return Err(unsupported(range, "a range without both bounds"));
        };
        let index = index.ident.to_string();
        let (from, to) = (self.size(quote!(#from)), self.size(quote!(#to)));
        let body = self.block(&repeat.body)?;
        Ok(quote!(Statement::Loop(#index, #from, #to, #body)))
    }

    /// Macros of an `update`: they connect clocks.
    fn call(&mut self, call: &syn::Macro) -> Result<TokenStream> {
        let Some(Clocked { kind, clock, names }) = clocked(call)? else {
            return Err(unsupported(call, "this macro"));
        };
        let statement = match kind {
            Kind::Blocks => quote!(Clocks),
            Kind::Registers => quote!(Registers),
        };
        let clock = clock.to_string();
        let names = names.iter().map(ToString::to_string);
        Ok(quote!(Statement::#statement(#clock, &[#(#names),*])))
    }

    fn value(&mut self, value: &Expr) -> Result<TokenStream> {
        match value {
            Expr::Path(_) | Expr::Field(_) | Expr::Index(_) => {
                let text = name(value);
                if text.ends_with("$next") {
                    return Err(unsupported(value, "reading .next (.val() is read)"));
                }
                Ok(quote!(Value::Signal(#text)))
            }
            Expr::Lit(literal) => self::literal(literal),
            Expr::Paren(inner) => self.of_one(quote!(Paren), &inner.expr),
            Expr::Unary(unary) => {
                let operation = match unary.op {
                    UnOp::Not(_) => quote!(Not),
                    UnOp::Neg(_) => quote!(Neg),
                    _ => return Err(unsupported(value, "this operator")),
                };
                self.unary(operation, &unary.expr)
            }
            Expr::Binary(binary) => {
                let operation = operator(&binary.op)?;
                let (left, right) = (self.value(&binary.left)?, self.value(&binary.right)?);
                Ok(quote!(Value::Binary(&#left, VerilogOp::#operation, &#right)))
            }
            Expr::Call(call) => self.cast(call),
            Expr::MethodCall(method) => self.method(method),
            _ => Err(unsupported(value, "this expression")),
        }
    }

    fn of_one(&mut self, kind: TokenStream, inner: &Expr) -> Result<TokenStream> {
        let inner = self.value(inner)?;
        Ok(quote!(Value::#kind(&#inner)))
    }

    fn unary(&mut self, operation: TokenStream, inner: &Expr) -> Result<TokenStream> {
        let inner = self.value(inner)?;
        Ok(quote!(Value::Unary(VerilogOpUnary::#operation, &#inner)))
    }

    /// `bit_cast::<TO, FROM>(value)`, `bits::<WIDTH>(value)`.
    fn cast(&mut self, call: &ExprCall) -> Result<TokenStream> {
        let Expr::Path(function) = &*call.func else {
            return Err(unsupported(call, "this call"));
        };
        let last = function.path.segments.last();
        let width = last
            .filter(|last| last.ident == "bit_cast" || last.ident == "bits")
            .and_then(|last| match &last.arguments {
                PathArguments::AngleBracketed(arguments) => arguments.args.first(),
                _ => None,
            });
        let (Some(width), Some(argument)) = (width, call.args.first()) else {
            return Err(unsupported(
                call,
                "a call but for bit_cast::<TO, FROM>(value) and bits::<WIDTH>(value)",
            ));
        };
        let inner = self.value(argument)?;
        let width = self.size(quote!(#width));
        Ok(quote!(Value::Cast(&#inner, #width)))
    }

    fn method(&mut self, method: &ExprMethodCall) -> Result<TokenStream> {
        let receiver = &*method.receiver;
        let arguments: Vec<_> = method.args.iter().collect();
        match (method.method.to_string().as_str(), arguments.as_slice()) {
            ("val" | "into" | "index" | "to_bits", []) => self.value(receiver),
            ("all", []) => self.unary(quote!(All), receiver),
            ("any", []) => self.unary(quote!(Any), receiver),
            ("xor", []) => self.unary(quote!(Xor), receiver),
            ("get_bit", [index]) => {
                let (receiver, index) = (self.value(receiver)?, self.value(index)?);
                Ok(quote!(Value::Index(&#receiver, &#index)))
            }
            ("replace_bit", [index, bit]) => {
                let (receiver, index, bit) =
                    (self.value(receiver)?, self.value(index)?, self.value(bit)?);
                Ok(quote!(Value::IndexReplace(&#receiver, &#index, &#bit)))
            }
            ("get_bits", [offset]) => {
                let width = method
                    .turbofish
                    .as_ref()
                    .and_then(|turbofish| turbofish.args.first());
                let Some(width) =
                    width.filter(|width| !matches!(width, GenericArgument::Lifetime(_)))
                else {
                    return Err(unsupported(
                        method,
                        "get_bits without its width (get_bits::<WIDTH>(offset))",
                    ));
                };
                let (receiver, offset) = (self.value(receiver)?, self.value(offset)?);
                let width = self.size(quote!(#width));
                Ok(quote!(Value::Slice(&#receiver, #width, &#offset)))
            }
            _ => Err(unsupported(method, "this method")),
        }
    }
}

/// The stage of `self.stage()`.
pub fn stage_called(call: &ExprMethodCall) -> Option<&Ident> {
    let of_unit = matches!(&*call.receiver, Expr::Path(path) if path.path.is_ident("self"));
    (of_unit && call.args.is_empty()).then_some(&call.method)
}

/// A literal has the width that Rust gives it: 32 bits, if it does not say so itself.
fn literal(literal: &ExprLit) -> Result<TokenStream> {
    match &literal.lit {
        Lit::Bool(bit) => {
            let value = u64::from(bit.value);
            Ok(quote!(Value::Literal(#value, 1)))
        }
        Lit::Int(number) => {
            let value: u64 = number.base10_parse()?;
            let bits: usize = match number.suffix() {
                "" | "u32" | "i32" => 32,
                "u8" => 8,
                "u16" => 16,
                "u64" | "usize" => 64,
                _ => return Err(unsupported(number, "a literal of this type")),
            };
            Ok(quote!(Value::Literal(#value, #bits)))
        }
        _ => Err(unsupported(literal, "this literal")),
    }
}

fn operator(operator: &BinOp) -> Result<TokenStream> {
    Ok(match operator {
        BinOp::Add(_) => quote!(Add),
        BinOp::Sub(_) => quote!(Sub),
        BinOp::Mul(_) => quote!(Mul),
        BinOp::And(_) => quote!(LogicalAnd),
        BinOp::Or(_) => quote!(LogicalOr),
        BinOp::BitXor(_) => quote!(BitXor),
        BinOp::BitAnd(_) => quote!(BitAnd),
        BinOp::BitOr(_) => quote!(BitOr),
        BinOp::Shl(_) => quote!(Shl),
        BinOp::Shr(_) => quote!(Shr),
        BinOp::Eq(_) => quote!(Eq),
        BinOp::Ne(_) => quote!(Ne),
        BinOp::Lt(_) => quote!(Lt),
        BinOp::Le(_) => quote!(Le),
        BinOp::Gt(_) => quote!(Gt),
        BinOp::Ge(_) => quote!(Ge),
        _ => return Err(unsupported(operator, "this operator")),
    })
}

fn pattern(pattern: &Pat) -> Result<String> {
    match pattern {
        Pat::Ident(_) | Pat::Path(_) | Pat::Lit(_) => Ok(name(pattern)),
        Pat::Wild(_) => Ok("default".to_owned()),
        _ => Err(unsupported(pattern, "this pattern")),
    }
}

fn unsupported(tokens: impl ToTokens, what: &str) -> Error {
    Error::new_spanned(tokens, format!("{what} has no Verilog"))
}
