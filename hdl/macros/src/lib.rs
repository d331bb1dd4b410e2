//! `#[derive(Unit)]` on a unit's struct, which declares it, and `#[hdl_gen]` on its `update`, in rust-hdl's notation.
//!
//! `hdl_gen` stands in for rust-hdl's attribute of this name. That one writes code that builds a tree of boxes and strings, which was more than
//! half of what the compiler had to optimise in the units. This one writes the same tree as static data
//! (`turnstile_hdl::behaviour`), which costs next to nothing to compile.
mod behaviour;
mod connect;
mod text;
mod unit;

use proc_macro::TokenStream;
use quote::quote;
use syn::{parse_macro_input, DeriveInput, ItemFn, Result};

/// Beside `update`, writes the two other functions of rust-hdl's `Logic`: `hdl`, the statements of `update` as data, and `connect`, which marks
/// every signal that `update` drives.
///
/// On another function of the unit it makes a stage of an `update`, which calls it: `self.arrive();`. A long `update` is a list of stages.
#[proc_macro_attribute]
pub fn hdl_gen(_arguments: TokenStream, item: TokenStream) -> TokenStream {
    let update = parse_macro_input!(item as ItemFn);
    expand(&update)
        .unwrap_or_else(syn::Error::into_compile_error)
        .into()
}

/// Declares a unit: see `turnstile_hdl::pins`.
#[proc_macro_derive(Unit, attributes(unit, legal, idle, pins, value, start))]
pub fn derive_unit(item: TokenStream) -> TokenStream {
    let declared = parse_macro_input!(item as DeriveInput);
    unit::derive(&declared)
        .unwrap_or_else(syn::Error::into_compile_error)
        .into()
}

fn expand(function: &ItemFn) -> Result<proc_macro2::TokenStream> {
    let (name, body, seen) = (&function.sig.ident, &function.block, &function.vis);
    let (hdl, connect) = match name == "update" {
        true => (behaviour::function(body)?, connect::function(body)?),
        false => (
            behaviour::stage(seen, name, body)?,
            connect::stage(seen, name, body)?,
        ),
    };
    Ok(quote! {
        // Verilog wants a default where a match of Rust may need none.
        #[allow(unreachable_patterns)]
        #function
        #connect
        #hdl
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use syn::parse_quote;

    fn refused(update: &ItemFn) -> String {
        expand(update).expect_err("no Verilog").to_string()
    }

    #[test]
    fn what_has_no_verilog_is_refused() {
        #[rustfmt::skip]
        let cases: [(ItemFn, &str); 11] = [
            (parse_quote! { fn update(&mut self) { let a = 1; } }, "a definition in an update has no Verilog"),
            (parse_quote! { fn update(&mut self) { self.a.next = self.b.next; } }, "reading .next (.val() is read) has no Verilog"),
            (parse_quote! { fn update(&mut self) { self.a.val = true; } }, "assigning to .val (.next is driven) has no Verilog"),
            (parse_quote! { fn update(&mut self) { self.a.next = self.b.val() / 2; } }, "this operator has no Verilog"),
            (parse_quote! { fn update(&mut self) { self.a.next = self.b.val().sum(); } }, "this method has no Verilog"),
            (parse_quote! { fn update(&mut self) { self.a.next = helper(self.b.val()); } }, "a call but for bit_cast::<TO, FROM>(value) and bits::<WIDTH>(value) has no Verilog"),
            (parse_quote! { fn update(&mut self) { self.a.next = self.b.val().get_bits(0); } }, "get_bits without its width (get_bits::<WIDTH>(offset)) has no Verilog"),
            (parse_quote! { fn update(&mut self) { for i in list { self.a.next = true; } } }, "a loop over anything but a range has no Verilog"),
            (parse_quote! { fn update(&mut self) { println!("a"); } }, "this macro has no Verilog"),
            (parse_quote! { fn update(&mut self) { self.part.stage(); } }, "a call but for a stage of the unit, self.stage(), has no Verilog"),
            (parse_quote! { fn arrive(&mut self) { self.stage(1); } }, "a call but for a stage of the unit, self.stage(), has no Verilog"),
        ];
        for (update, message) in &cases {
            assert_eq!(refused(update), *message);
        }
    }

    /// An update takes the statements of its stages in their places, and marks what they drive.
    #[test]
    fn an_update_calls_its_stages() {
        let squeeze = |function| {
            let text = expand(&function).expect("Verilog").to_string();
            text.replace(' ', "")
        };
        let update = squeeze(parse_quote! {
            fn update(&mut self) {
                self.arrive();
                self.a.next = true;
                self.leave();
            }
        });
        assert!(update.contains("self.arrive_connect();"), "{update}");
        assert!(
            update.contains("[Self::arrive_hdl(),Self::leave_hdl()]"),
            "{update}"
        );
        assert!(update.contains("Statement::Stage(1usize)"), "{update}");
        let stage = squeeze(parse_quote! { fn leave(&mut self) { self.b.next = true; } });
        assert!(
            stage.contains(
                "fnleave_connect(&mutself){::turnstile_hdl::behaviour::connect(&mutself.b);}"
            ),
            "{stage}"
        );
        assert!(stage.contains("fnleave_hdl()"), "{stage}");
    }

    #[test]
    fn every_signal_that_is_driven_is_marked() {
        let update = parse_quote! {
            fn update(&mut self) {
                dff_setup!(self, clock, kept);
                clock!(self, clock, part);
                if self.a.val() {
                    self.first.next = true;
                } else if self.b.val() {
                    self.second.next = true;
                } else {
                    self.third.next = true;
                }
                match self.mode.val() {
                    Mode::One => self.fourth.next = true,
                    _ => {
                        self.fifth.next = true;
                    }
                }
                for i in 0..N {
                    self.lane[i].next = self.first.val();
                    self.first.next = false;
                }
                for i in 0..M {
                    self.lane[N + i].next = true;
                }
            }
        };
        let text = expand(&update).expect("Verilog").to_string();
        let marked: Vec<String> = text
            .split("behaviour :: connect (& mut self . ")
            .skip(1)
            .map(|rest| rest[..rest.find(')').expect("an end")].replace(' ', ""))
            .collect();
        let driven = [
            "kept.clock",
            "kept.d",
            "part.clock",
            "first",
            "second",
            "third",
            "fourth",
            "fifth",
            "lane[i]",
            "lane[N+i]",
        ];
        assert_eq!(marked, driven);
    }
}
