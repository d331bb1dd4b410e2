//! A unit's entries in the catalog.

use super::is_clock;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::parse::{Parse, ParseStream};
use syn::{DeriveInput, Error, Expr, Field, Ident, LitStr, Result, Token};

/// `#[unit(Paper, "what it does", Unit::<SIZES>::default())]`; the name of the unit stands first if it is not that of the struct, and
/// `top` before all if it is a complete LDS.
struct Entry {
    top: bool,
    name: Option<String>,
    paper: Ident,
    role: LitStr,
    full: Expr,
}

impl Parse for Entry {
    fn parse(input: ParseStream) -> Result<Self> {
        let top = input
            .fork()
            .parse::<Ident>()
            .is_ok_and(|first| first == "top");
        if top {
            input.parse::<Ident>()?;
            input.parse::<Token![,]>()?;
        }
        let name = if input.peek(LitStr) {
            let name: LitStr = input.parse()?;
            input.parse::<Token![,]>()?;
            Some(name.value())
        } else {
            None
        };
        let paper = input.parse()?;
        input.parse::<Token![,]>()?;
        let role = input.parse()?;
        input.parse::<Token![,]>()?;
        let full = input.parse()?;
        input.parse::<Option<Token![,]>>()?;
        Ok(Self {
            top,
            name,
            paper,
            role,
            full,
        })
    }
}

pub fn code(unit: &DeriveInput, fields: &[&Field]) -> Result<TokenStream> {
    let kind = match fields.iter().any(|field| is_clock(field)) {
        true => quote!(clocked),
        false => quote!(comb),
    };
    let mut code = TokenStream::new();
    for said in &unit.attrs {
        if !said.path().is_ident("unit") {
            continue;
        }
        let Entry {
            top,
            name,
            paper,
            role,
            full,
        } = said.parse_args()?;
        let name = name.unwrap_or_else(|| snake_case(&unit.ident.to_string()));
        if name.is_empty() {
            return Err(Error::new_spanned(said, "a unit has a name"));
        }
        let constant = format_ident!("{}", name.to_uppercase());
        let about = format!("`{name}` in the catalog.");
        code.extend(quote! {
            #[doc = #about]
            pub const #constant: ::turnstile_hdl::entry::UnitEntry = ::turnstile_hdl::entry::UnitEntry {
                name: #name,
                role: #role,
                top: #top,
                paper: ::turnstile_hdl::entry::Paper::#paper,
                build: || {
                    use ::turnstile_hdl::sizes::*;
                    ::turnstile_hdl::entry::#kind(#full)
                },
                expression: stringify!(#kind(#full)),
                module: module_path!(),
            };
        });
    }
    Ok(code)
}

/// `LdsBank` to `lds_bank`.
fn snake_case(name: &str) -> String {
    let mut snake = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !snake.is_empty() {
            snake.push('_');
        }
        snake.extend(letter.to_lowercase());
    }
    snake
}
