//! The pins of a unit, in the order of its fields.

use super::{element, is_clock, signal};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::parse::{Parse, ParseStream};
use syn::{Attribute, DeriveInput, Error, ExprClosure, Field, Ident, Result};

struct Port<'a> {
    name: &'a Ident,
    is_input: bool,
    is_array: bool,
}

fn ports<'a>(fields: &[&'a Field]) -> Vec<Port<'a>> {
    let each = fields.iter().filter_map(|field| {
        let elements = element(&field.ty);
        let (direction, is_clock) = signal(elements.unwrap_or(&field.ty))?;
        let is_port = !is_clock && (direction == "In" || direction == "Out");
        is_port.then_some(Port {
            name: field.ident.as_ref()?,
            is_input: direction == "In",
            is_array: elements.is_some(),
        })
    });
    each.collect()
}

pub fn code(unit: &DeriveInput, fields: &[&Field]) -> Result<TokenStream> {
    let ports = ports(fields);
    let pins = Pins::of(unit)?;
    let table = if pins.declares {
        table(unit, &pins.name, &ports)
    } else {
        TokenStream::new()
    };
    let block = block(unit, &pins.name, &ports);
    let clocked = clocked(unit, fields)?;
    Ok(quote!(#table #block #clocked))
}

/// The struct of the pins: `NAMEPins`. Units with the same ports may share one: the first says `#[pins(new SharedPins)]`, the others
/// `#[pins(SharedPins)]`.
struct Pins {
    name: Ident,
    declares: bool,
}

impl Parse for Pins {
    fn parse(input: ParseStream) -> Result<Self> {
        let first: Ident = input.parse()?;
        let declares = first == "new";
        Ok(Self {
            declares,
            name: if declares { input.parse()? } else { first },
        })
    }
}

impl Pins {
    fn of(unit: &DeriveInput) -> Result<Self> {
        let shared = unit.attrs.iter().find(|said| said.path().is_ident("pins"));
        Ok(match shared {
            Some(said) => said.parse_args()?,
            None => Self {
                name: format_ident!("{}Pins", unit.ident),
                declares: true,
            },
        })
    }
}

fn names<'a>(ports: &'a [Port], is_input: bool) -> Vec<&'a Ident> {
    let chosen = ports.iter().filter(|port| port.is_input == is_input);
    chosen.map(|port| port.name).collect()
}

/// The struct of the places of the pins.
fn table(unit: &DeriveInput, pins: &Ident, ports: &[Port]) -> TokenStream {
    let visibility = &unit.vis;
    let about = format!(
        "Where the ports of [`{}`] lie in the vectors of pins.",
        unit.ident
    );
    let fields = ports.iter().map(|port| {
        let name = port.name;
        let direction = if port.is_input {
            quote!(Input)
        } else {
            quote!(Output)
        };
        let place = if port.is_array {
            quote!(PinRange)
        } else {
            quote!(PinIndex)
        };
        quote!(pub #name: ::turnstile_hdl::pin_index::#place<::turnstile_hdl::pin_index::#direction>)
    });
    let (inputs, outputs) = (names(ports, true), names(ports, false));
    quote! {
        #[doc = #about]
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #visibility struct #pins {
            #(#fields,)*
        }

        impl ::turnstile_hdl::pin_index::PinTable for #pins {
            fn input_places(
                &self,
            ) -> Vec<::turnstile_hdl::pin_index::NamedPlace<::turnstile_hdl::pin_index::Input>> {
                vec![#((stringify!(#inputs), self.#inputs.range())),*]
            }
            fn output_places(
                &self,
            ) -> Vec<::turnstile_hdl::pin_index::NamedPlace<::turnstile_hdl::pin_index::Output>> {
                vec![#((stringify!(#outputs), self.#outputs.range())),*]
            }
        }

        impl ::turnstile_hdl::pin_index::Pins for #pins {
            fn of(block: &dyn ::turnstile_hdl::pins::Ports) -> Option<Self> {
                let table: Box<dyn ::std::any::Any> = block.pin_table();
                table.downcast().ok().map(|pins| *pins)
            }
        }
    }
}

fn block(unit: &DeriveInput, pins: &Ident, ports: &[Port]) -> TokenStream {
    let name = &unit.ident;
    let (generics, sizes, bounds) = unit.generics.split_for_impl();
    let (inputs, outputs) = (names(ports, true), names(ports, false));
    quote! {
        impl #generics ::turnstile_hdl::pin_index::Indexed for #name #sizes #bounds {
            type Pins = #pins;
            fn pins(&self) -> #pins {
                let mut inputs = ::turnstile_hdl::pin_index::Positions::start();
                let mut outputs = ::turnstile_hdl::pin_index::Positions::start();
                #pins {
                    #(#inputs: ::turnstile_hdl::pins::InputPins::place(&self.#inputs, &mut inputs),)*
                    #(#outputs: ::turnstile_hdl::pins::OutputPins::place(&self.#outputs, &mut outputs),)*
                }
            }
        }

        impl #generics ::turnstile_hdl::pins::Ports for #name #sizes #bounds {
            fn type_name(&self) -> &'static str {
                stringify!(#name)
            }
            fn inputs(&self) -> Vec<::turnstile_hdl::pins::Pin> {
                let mut pins = vec![];
                #(::turnstile_hdl::pins::InputPins::describe(&self.#inputs, stringify!(#inputs), &mut pins);)*
                pins
            }
            fn outputs(&self) -> Vec<::turnstile_hdl::pins::Pin> {
                let mut pins = vec![];
                #(::turnstile_hdl::pins::OutputPins::describe(&self.#outputs, stringify!(#outputs), &mut pins);)*
                pins
            }
            fn drive(&mut self, words: &[u32]) {
                let rest = words;
                #(let rest = ::turnstile_hdl::pins::InputPins::drive(&mut self.#inputs, rest);)*
                assert!(rest.is_empty(), "one word for each input pin");
            }
            fn sample(&self, words: &mut [u32]) {
                let rest = words;
                #(let rest = ::turnstile_hdl::pins::OutputPins::sample(&self.#outputs, rest);)*
                assert!(rest.is_empty(), "one word for each output pin");
            }
            #[inline]
            fn inputs_pending(&self) -> bool {
                false #(|| ::turnstile_hdl::pins::InputPins::pending(&self.#inputs))*
            }
            #[inline]
            fn take_outputs(&mut self) -> bool {
                let mut changed = false;
                #(changed |= ::turnstile_hdl::pins::OutputPins::take_change(&mut self.#outputs);)*
                changed
            }
            fn pin_table(&self) -> Box<dyn ::turnstile_hdl::pin_index::PinTable> {
                Box::new(::turnstile_hdl::pin_index::Indexed::pins(self))
            }
        }
    }
}

/// What only a unit with a clock has. `#[idle(|unit| ..)]` says when no rising edge can change it.
fn clocked(unit: &DeriveInput, fields: &[&Field]) -> Result<TokenStream> {
    let said: Option<&Attribute> = unit.attrs.iter().find(|said| said.path().is_ident("idle"));
    let clock = fields.iter().find(|field| is_clock(field));
    let (said, clock) = match (said, clock) {
        (None, None) => return Ok(TokenStream::new()),
        (Some(said), Some(clock)) => (said, &clock.ident),
        (None, Some(clock)) => {
            return Err(Error::new_spanned(
                clock,
                "a unit with a clock says when no edge can change it: #[idle(|unit| ..)], at least false",
            ))
        }
        (Some(said), None) => return Err(Error::new_spanned(said, "no clock, so never idle")),
    };
    let idle: ExprClosure = said.parse_args()?;
    let (unit_name, body) = (&idle.inputs, &idle.body);
    let name = &unit.ident;
    let (generics, sizes, bounds) = unit.generics.split_for_impl();
    Ok(quote! {
        impl #generics ::turnstile_hdl::pins::Unit for #name #sizes #bounds {
            fn clock(&self) -> &Signal<In, Clock> {
                &self.#clock
            }
            fn clock_mut(&mut self) -> &mut Signal<In, Clock> {
                &mut self.#clock
            }
            #[inline]
            fn idle(&self) -> bool {
                let #unit_name = self;
                #body
            }
        }
    })
}
