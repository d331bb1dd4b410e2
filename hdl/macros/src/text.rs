//! Names as rust-hdl's tree has them.

use quote::ToTokens;
use syn::parse::{Parse, ParseStream};
use syn::{Ident, Macro, Result, Token};

/// `self.bank[i].d.next` is `bank[i]$d$next`, `Type::CONSTANT` is `Type$CONSTANT`.
pub fn name(tokens: &impl ToTokens) -> String {
    let mut name = tokens.to_token_stream().to_string();
    name.retain(|letter| !letter.is_whitespace());
    name.replace("self.", "")
        .replace("::", "$")
        .replace('.', "$")
}

/// What a macro gives a clock: `clock!(self, clock, first, second)` or `dff_setup!(self, clock, first, second)`.
pub struct Clocked {
    pub kind: Kind,
    pub clock: Ident,
    pub names: Vec<Ident>,
}

pub enum Kind {
    /// Blocks.
    Blocks,
    /// Registers, which keep their values besides.
    Registers,
}

/// Nothing, if it is another macro.
pub fn clocked(call: &Macro) -> Result<Option<Clocked>> {
    let kind = if call.path.is_ident("clock") {
        Kind::Blocks
    } else if call.path.is_ident("dff_setup") {
        Kind::Registers
    } else {
        return Ok(None);
    };
    let arguments = |input: ParseStream| {
        input.parse::<Token![self]>()?;
        input.parse::<Token![,]>()?;
        let clock = input.parse()?;
        input.parse::<Token![,]>()?;
        let names = input.parse_terminated(Ident::parse, Token![,])?;
        Ok(Clocked {
            kind,
            clock,
            names: names.into_iter().collect(),
        })
    };
    call.parse_body_with(arguments).map(Some)
}
