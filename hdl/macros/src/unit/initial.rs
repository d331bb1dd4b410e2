//! What a unit starts as, and which sizes it may have.

use super::element;
use proc_macro2::TokenStream;
use quote::quote;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{DeriveInput, Expr, Field, LitStr, Result, Token};

pub fn code(unit: &DeriveInput, fields: &[&Field]) -> Result<TokenStream> {
    let name = &unit.ident;
    let (generics, sizes, bounds) = unit.generics.split_for_impl();
    let checks = checks(unit)?;
    let names = fields.iter().map(|field| &field.ident);
    let values: Vec<TokenStream> = fields
        .iter()
        .map(|field| value(field))
        .collect::<Result<_>>()?;
    Ok(quote! {
        impl #generics #name #sizes #bounds {
            /// Panics if its sizes are not legal. A constructor that makes something of them before `default` does calls this first.
            fn check_sizes() {
                #checks
            }
        }

        impl #generics Default for #name #sizes #bounds {
            fn default() -> Self {
                Self::check_sizes();
                Self {
                    #(#names: #values,)*
                }
            }
        }
    })
}

/// A condition, and the message where it does not hold: `#[legal(N > 0, "{N} ways: at least 1")]`.
struct Legal {
    condition: Expr,
    message: LitStr,
    arguments: Punctuated<Expr, Token![,]>,
}

impl Parse for Legal {
    fn parse(input: ParseStream) -> Result<Self> {
        let condition = input.parse()?;
        input.parse::<Token![,]>()?;
        let message = input.parse()?;
        if !input.is_empty() {
            input.parse::<Token![,]>()?;
        }
        Ok(Self {
            condition,
            message,
            arguments: Punctuated::parse_terminated(input)?,
        })
    }
}

fn checks(unit: &DeriveInput) -> Result<TokenStream> {
    let mut code = TokenStream::new();
    for said in &unit.attrs {
        if said.path().is_ident("legal") {
            let Legal {
                condition,
                message,
                arguments,
            } = said.parse_args()?;
            let text = format!("{}: {}", unit.ident, message.value());
            let text = LitStr::new(&text, message.span());
            code.extend(quote!(assert!(#condition, #text, #arguments);));
        }
    }
    Ok(code)
}

/// `#[value(1)]` is what a constant is, `#[value(|i| i)]` what each of an array is; `#[start(..)]` is any expression.
fn value(field: &Field) -> Result<TokenStream> {
    for said in &field.attrs {
        let expression = || said.parse_args::<Expr>();
        if said.path().is_ident("start") {
            let value = expression()?;
            return Ok(quote!(#value));
        }
        if said.path().is_ident("value") {
            let value = expression()?;
            return Ok(match (element(&field.ty), value) {
                (Some(_), Expr::Closure(each)) => {
                    let (index, body) = (&each.inputs, &each.body);
                    quote!(Array::from_fn(|index| {
                        let #index = index as u64;
                        Constant::new((#body).into())
                    }))
                }
                (_, value) => quote!(Constant::new((#value).into())),
            });
        }
    }
    Ok(quote!(Default::default()))
}
