//! `#[derive(Unit)]`: what a unit's struct and the attributes on it say is said once.
//!
//! From the fields come the pins (`Ports`, the struct of their places) and what a unit starts as (`Default`); from `#[legal]` which sizes there
//! may be; from `#[idle]` when a clock changes nothing; from `#[unit]` an entry of the catalog.

mod entry;
mod initial;
mod ports;

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Data, DeriveInput, Error, Field, Fields, GenericArgument, PathArguments, Result, Type};

pub fn derive(unit: &DeriveInput) -> Result<TokenStream> {
    let fields = fields(unit)?;
    let ports = ports::code(unit, &fields)?;
    let initial = initial::code(unit, &fields)?;
    let entries = entry::code(unit, &fields)?;
    Ok(quote!(#ports #initial #entries))
}

fn fields(unit: &DeriveInput) -> Result<Vec<&Field>> {
    match &unit.data {
        Data::Struct(data) => match &data.fields {
            Fields::Named(named) => Ok(named.named.iter().collect()),
            _ => Err(Error::new_spanned(unit, "a unit has fields with names")),
        },
        _ => Err(Error::new_spanned(unit, "a unit is a struct")),
    }
}

/// `Name<First, ..>` as its name and the types and values in it.
fn parts(of: &Type) -> Option<(String, Vec<&GenericArgument>)> {
    let Type::Path(path) = of else { return None };
    let last = path.path.segments.last()?;
    let inside = match &last.arguments {
        PathArguments::AngleBracketed(arguments) => arguments.args.iter().collect(),
        _ => vec![],
    };
    Some((last.ident.to_string(), inside))
}

/// The type in `Array<Type, LENGTH>`.
fn element(of: &Type) -> Option<&Type> {
    let (name, inside) = parts(of)?;
    match inside.first()? {
        GenericArgument::Type(element) if name == "Array" => Some(element),
        _ => None,
    }
}

/// The direction of a signal, and whether it is a clock.
fn signal(of: &Type) -> Option<(String, bool)> {
    let (name, inside) = parts(of)?;
    let [GenericArgument::Type(direction), GenericArgument::Type(value)] = inside[..] else {
        return None;
    };
    let is_clock = parts(value).is_some_and(|(value, _)| value == "Clock");
    (name == "Signal").then_some((parts(direction)?.0, is_clock))
}

/// The clock is the port of this type that is not an array.
fn is_clock(field: &Field) -> bool {
    signal(&field.ty).is_some_and(|(_, is_clock)| is_clock)
}

#[cfg(test)]
mod tests {
    use super::*;
    use syn::parse_quote;

    #[test]
    fn what_is_no_unit_is_refused() {
        #[rustfmt::skip]
        let cases: [(DeriveInput, &str); 6] = [
            (parse_quote! { enum Unit { A } }, "a unit is a struct"),
            (parse_quote! { struct Unit(Signal<In, bool>); }, "a unit has fields with names"),
            (parse_quote! { struct Unit { clock: Signal<In, Clock> } }, "a unit with a clock says when no edge can change it: #[idle(|unit| ..)], at least false"),
            (parse_quote! { #[idle(|unit| true)] struct Unit { a: Signal<In, bool> } }, "no clock, so never idle"),
            (parse_quote! { #[legal(N > 0)] struct Unit<const N: usize> { a: Signal<In, bool> } }, "expected `,`"),
            (parse_quote! { #[unit(LocalTm, "role")] struct Unit { a: Signal<In, bool> } }, "expected `,`"),
        ];
        for (unit, message) in &cases {
            assert_eq!(derive(unit).expect_err("no unit").to_string(), *message);
        }
    }

    #[test]
    fn pins_are_the_fields_in_their_order_but_for_the_clock() {
        let unit = parse_quote! {
            #[unit(top, "other_name", LocalTm, "role", Unit::<2>::default())]
            #[idle(|unit| false)]
            struct Unit<const N: usize> {
                pub b: Signal<Out, Bits<4>>,
                pub clock: Signal<In, Clock>,
                pub c: Array<Signal<In, bool>, N>,
                pub a: Signal<In, bool>,
                kept: DFF<bool>,
                own: Signal<Local, bool>,
            }
        };
        let text = derive(&unit).expect("a unit").to_string();
        let table = text.split("struct UnitPins").nth(1).expect("the pins");
        let table = &table[..table.find('}').expect("its end")];
        let fields: Vec<&str> = table.split("pub ").skip(1).collect();
        let named = ["b :", "c :", "a :"];
        assert_eq!(fields.len(), named.len());
        assert!(fields
            .iter()
            .zip(named)
            .all(|(field, name)| field.starts_with(name)));
        assert!(fields[1].contains("PinRange") && fields[1].contains("Input"));
        assert!(fields[0].contains("PinIndex") && fields[0].contains("Output"));
        assert!(text.contains("pub const OTHER_NAME") && text.contains("top : true"));
    }
}
