//! `#[hdl_gen]` on a unit's `update`, in rust-hdl's notation.
//!
//! It stands in for rust-hdl's attribute of this name. That one writes code that builds a tree of boxes and strings, which was more than
//! half of what the compiler had to optimise in the units. This one writes the same tree as static data
//! (`turnstile_hdl::behaviour`), which costs next to nothing to compile.
mod behaviour;
mod connect;
mod text;

use proc_macro::TokenStream;
use quote::quote;
use syn::{parse_macro_input, ItemFn, Result};

/// Beside `update`, writes the two other functions of rust-hdl's `Logic`: `hdl`, the statements of `update` as data, and `connect`, which marks
/// every signal that `update` drives.
#[proc_macro_attribute]
pub fn hdl_gen(_arguments: TokenStream, item: TokenStream) -> TokenStream {
    let update = parse_macro_input!(item as ItemFn);
    expand(&update)
        .unwrap_or_else(syn::Error::into_compile_error)
        .into()
}

fn expand(update: &ItemFn) -> Result<proc_macro2::TokenStream> {
    let hdl = behaviour::function(&update.block)?;
    let connect = connect::function(&update.block)?;
    Ok(quote! {
        #[allow(unreachable_patterns)]
        #update
        #connect
        #hdl
    })
}
