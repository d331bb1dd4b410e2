//! `pin_group!`: ports that several units have.

/// Lists ports that several units have, by whatever else they have: `pin_group!(Group of UnitPins, OtherPins { in: a; out: b })`.
///
/// The group is made of the struct of any of them.
#[macro_export]
macro_rules! pin_group {
    ($(#[$doc:meta])* $group:ident of $($pins:ident),+ { $($port:tt)+ }) => {
        $crate::pin_group!(@table $(#[$doc])* $group { $($port)+ });
        $crate::pin_group!(@each { $($port)+ } $group of $($pins),+);
    };
    // The list as one token tree, to be repeated for each.
    (@each $ports:tt $group:ident of $($pins:ident),+) => {
        $($crate::pin_group!(@from $pins $group $ports);)+
        impl $crate::pin_index::Pins for $group {
            fn of(block: &dyn $crate::pins::Ports) -> Option<Self> {
                $(if let Some(pins) = <$pins as $crate::pin_index::Pins>::of(block) {
                    return Some(pins.into());
                })+
                None
            }
        }
    };
    (@from $pins:ident $group:ident {
        in: $($input:ident $([])?),+;
        out: $($output:ident $([])?),+
    }) => {
        impl From<$pins> for $group {
            fn from(pins: $pins) -> Self {
                Self {
                    $($input: pins.$input,)+
                    $($output: pins.$output,)+
                }
            }
        }
    };
    // The struct, with a field for each port.
    (@table $(#[$doc:meta])* $pins:ident {
        in: $($input:ident $([$($inputs:ident)?])?),+;
        out: $($output:ident $([$($outputs:ident)?])?),+
    }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct $pins {
            $(pub $input: $crate::pin_group!(@place Input $([$($inputs)?])?),)+
            $(pub $output: $crate::pin_group!(@place Output $([$($outputs)?])?),)+
        }
        impl $crate::pin_index::PinTable for $pins {
            fn input_places(
                &self,
            ) -> Vec<$crate::pin_index::NamedPlace<$crate::pin_index::Input>> {
                vec![$((stringify!($input), self.$input.range())),+]
            }
            fn output_places(
                &self,
            ) -> Vec<$crate::pin_index::NamedPlace<$crate::pin_index::Output>> {
                vec![$((stringify!($output), self.$output.range())),+]
            }
        }
    };
    // How a port is addressed.
    (@place $direction:ident) => { $crate::pin_index::PinIndex<$crate::pin_index::$direction> };
    (@place $direction:ident []) => { $crate::pin_index::PinRange<$crate::pin_index::$direction> };
}
