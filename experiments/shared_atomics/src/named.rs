//! Enumerations whose values have names.

/// An enumeration whose values are written by their names, in files and in tables.
#[macro_export]
macro_rules! named {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $value:ident = $text:literal,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        pub enum $name {
            $($(#[$doc])* #[serde(rename = $text)] $value,)*
        }

        impl $name {
            /// All of them.
            #[allow(dead_code)] // Not every one is asked for all of its values.
            pub const ALL: [Self; [$($text),*].len()] = [$(Self::$value),*];

            /// As in files and tables.
            pub fn name(self) -> &'static str {
                match self {
                    $(Self::$value => $text,)*
                }
            }
        }
    };
}
