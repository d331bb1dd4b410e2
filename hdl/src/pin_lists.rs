//! The lists of ports that units have, as macros: `pins!` and `comb_pins!` of units, `pin_group!` of ports that several units share.
//!
//! From one list come the vectors of pins ([`pins`](mod@crate::pins)) and the struct that addresses them
//! ([`pin_index`](crate::pin_index)).

/// Makes the struct of a list of ports: `pin_table!(Pins { in: a, b[]; out: c })`, `[]` for an array.
#[doc(hidden)]
#[macro_export]
macro_rules! pin_table {
    ($(#[$doc:meta])* $pins:ident {
        in: $($input:ident $([$($inputs:ident)?])?),+;
        out: $($output:ident $([$($outputs:ident)?])?),+
        $(; idle: |$unit:ident| $idle:expr)?
    }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct $pins {
            $(pub $input: $crate::pin_place!(Input $([$($inputs)?])?),)+
            $(pub $output: $crate::pin_place!(Output $([$($outputs)?])?),)+
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
}

/// How a port is addressed.
#[doc(hidden)]
#[macro_export]
macro_rules! pin_place {
    ($direction:ident) => { $crate::pin_index::PinIndex<$crate::pin_index::$direction> };
    ($direction:ident []) => { $crate::pin_index::PinRange<$crate::pin_index::$direction> };
}

/// Lists ports that several units have, by whatever else they have: `pin_group!(Group of UnitPins, OtherPins { in: a; out: b })`.
///
/// The group is made of the struct of any of them.
#[macro_export]
macro_rules! pin_group {
    ($(#[$doc:meta])* $group:ident of $($pins:ident),+ { $($port:tt)+ }) => {
        $crate::pin_table!($(#[$doc])* $group { $($port)+ });
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
}

/// Lists the ports of combinational blocks: `comb_pins!(NamePins of Name { in: a, b[]; out: c })`, `[]` for an array.
#[macro_export]
macro_rules! comb_pins {
    ($pins:ident of $($name:ident $(<$(const $generic:ident),+>)?),+ { $($port:tt)+ }) => {
        $crate::pin_table!(
            /// Where the ports lie in the vectors of pins.
            $pins { $($port)+ }
        );
        impl $crate::pin_index::Pins for $pins {
            fn of(block: &dyn $crate::pins::Ports) -> Option<Self> {
                let table: Box<dyn std::any::Any> = block.pin_table();
                table.downcast().ok().map(|pins| *pins)
            }
        }
        $crate::comb_pins!(@each { $($port)+ } $pins of $($name $(<$(const $generic),+>)?),+);
    };
    // The list as one token tree, to be repeated for each.
    (@each $ports:tt $pins:ident of $($name:ident $(<$(const $generic:ident),+>)?),+) => {
        $($crate::comb_pins!(@block $pins $name $(<$(const $generic),+>)? $ports);)+
    };
    (@block $pins:ident $name:ident $(<$(const $generic:ident),+>)? {
        in: $($input:ident $([])?),+;
        out: $($output:ident $([])?),+
        $(; idle: |$unit:ident| $idle:expr)?
    }) => {
        impl $(<$(const $generic: usize),+>)? $crate::pin_index::Indexed for $name $(<$($generic),+>)? {
            type Pins = $pins;
            fn pins(&self) -> $pins {
                let mut inputs = $crate::pin_index::Positions::start();
                let mut outputs = $crate::pin_index::Positions::start();
                $pins {
                    $($input: $crate::pins::InputPins::place(&self.$input, &mut inputs),)+
                    $($output: $crate::pins::OutputPins::place(&self.$output, &mut outputs),)+
                }
            }
        }
        impl $(<$(const $generic: usize),+>)? $crate::pins::Ports for $name $(<$($generic),+>)? {
            fn type_name(&self) -> &'static str {
                stringify!($name)
            }
            fn inputs(&self) -> Vec<$crate::pins::Pin> {
                let mut pins = vec![];
                $($crate::pins::InputPins::describe(&self.$input, stringify!($input), &mut pins);)+
                pins
            }
            fn outputs(&self) -> Vec<$crate::pins::Pin> {
                let mut pins = vec![];
                $($crate::pins::OutputPins::describe(&self.$output, stringify!($output), &mut pins);)+
                pins
            }
            fn drive(&mut self, words: &[u32]) {
                let rest = words;
                $(let rest = $crate::pins::InputPins::drive(&mut self.$input, rest);)+
                assert!(rest.is_empty(), "one word for each input pin");
            }
            fn sample(&self, words: &mut [u32]) {
                let rest = words;
                $(let rest = $crate::pins::OutputPins::sample(&self.$output, rest);)+
                assert!(rest.is_empty(), "one word for each output pin");
            }
            #[inline]
            fn inputs_pending(&self) -> bool {
                $($crate::pins::InputPins::pending(&self.$input))||+
            }
            #[inline]
            fn take_outputs(&mut self) -> bool {
                let mut changed = false;
                $(changed |= $crate::pins::OutputPins::take_change(&mut self.$output);)+
                changed
            }
            fn pin_table(&self) -> Box<dyn $crate::pin_index::PinTable> {
                Box::new($crate::pin_index::Indexed::pins(self))
            }
        }
    };
}

/// Lists the ports of clocked units: `pins!(NamePins of Name<const N> { in: a, b[]; out: c; idle: |unit| expression })`.
///
/// Units with the same ports share a list and the struct of their pins.
#[macro_export]
macro_rules! pins {
    ($pins:ident of $($name:ident $(<$(const $generic:ident),+>)?),+ { $($port:tt)+ }) => {
        $crate::comb_pins!($pins of $($name $(<$(const $generic),+>)?),+ { $($port)+ });
        $crate::pins!(@each { $($port)+ } $($name $(<$(const $generic),+>)?),+);
    };
    (@each $ports:tt $($name:ident $(<$(const $generic:ident),+>)?),+) => {
        $($crate::pins!(@unit $name $(<$(const $generic),+>)? $ports);)+
    };
    (@unit $name:ident $(<$(const $generic:ident),+>)? {
        in: $($input:ident $([])?),+;
        out: $($output:ident $([])?),+;
        idle: |$unit:ident| $idle:expr
    }) => {
        impl $(<$(const $generic: usize),+>)? $crate::pins::Unit for $name $(<$($generic),+>)? {
            fn clock(&self) -> &Signal<In, Clock> {
                &self.clock
            }
            fn clock_mut(&mut self) -> &mut Signal<In, Clock> {
                &mut self.clock
            }
            #[inline]
            fn idle(&self) -> bool {
                let $unit = self;
                $idle
            }
        }
    };
}
