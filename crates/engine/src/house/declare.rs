use serde::{Deserialize, Serialize};

/// Whether something holds: a house rule that is on or off.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Toggle {
    /// It does not.
    Off,
    /// It does.
    On,
}

impl Toggle {
    /// Whether it holds.
    #[inline]
    pub const fn is_on(self) -> bool {
        match self {
            Toggle::Off => false,
            Toggle::On => true,
        }
    }

    /// What it is called in options.
    pub const fn word(self) -> &'static str {
        match self {
            Toggle::Off => "off",
            Toggle::On => "on",
        }
    }
}

/// Declares house rules once: the struct with its defaults, the types of its fields, the list
/// of switches (`DECLARED`), and `pack` and `unpack`, which keep them in a few bits.
///
/// Each line is a field, the rule it changes, its type and what it can be set to, the default
/// first: words, numbers with names, numbers (listed, or a range with the usual ones before
/// it), or `On` and `Off`. What people read about them are the messages that
/// [`Switch`](crate::Switch) names.
///
/// ```
/// use engine::house::Toggle;
///
/// engine::house_rules! {
///     /// The house rules of a race.
///     pub struct Options;
///     /// A20: how far two cards take a pawn sideways.
///     lane_change "A20": LaneChange {
///         /// To any lane.
///         Any: "any",
///         /// To a lane beside its own.
///         Adjacent: "adjacent",
///     }
///     /// A8: the spot of the finish.
///     finish "A8": Finish {
///         /// Spot 75.
///         Usual = 75,
///         /// Spot 60.
///         Short = 60,
///     }
///     /// A15: the head start.
///     stagger "A15": u8 [0, 1, 2]
///     /// A17: the points that end it.
///     target "A17": u16 [21, 35; 1..=30_000]
///     /// A37: whether must-play cards must be played.
///     must_play "A37": Toggle [On, Off]
/// }
///
/// let usual = Options::default();
/// assert_eq!((usual.finish.number(), usual.target), (75, 21));
/// assert_eq!(usual.must_play, Toggle::On);
/// assert_eq!(Options::DECLARED[0].key, "lane_change");
///
/// let other = Options { target: 35, finish: Finish::Short, ..usual };
/// assert_eq!(Options::unpack(other.pack()), other);
/// ```
#[macro_export]
macro_rules! house_rules {
    (
        $(#[$about:meta])* pub struct $Options:ident $(, presets $preset_rule:literal [$($preset:literal),+])?;
        $($(#[$of:meta])* $key:ident $(as $name:literal)? $rule:literal: $Type:ident $values:tt)+
    ) => {
        $(#[$about])*
        #[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct $Options {
            $($(#[$of])* $(#[serde(rename = $name)])? pub $key: $Type,)+
        }

        impl Default for $Options {
            fn default() -> $Options {
                $Options { $($key: $crate::house_rules!(@default $Type $values)),+ }
            }
        }

        impl $Options {
            /// What can be switched, in the order people should read it.
            pub const DECLARED: &'static [$crate::Switch] = &[
                $($crate::Switch {
                    key: "preset",
                    rule: $preset_rule,
                    values: $crate::Values::Words(&[$($preset),+]),
                },)?
                $($crate::Switch {
                    key: $crate::house_rules!(@key $key $($name)?),
                    rule: $rule,
                    values: $crate::house_rules!(@values $Type $values),
                }),+
            ];

            /// All of them in as few bits as hold them, the first one lowest.
            #[inline]
            pub const fn pack(&self) -> u64 {
                let (mut packed, mut shift) = (0, 0);
                $(
                    packed |= $crate::house_rules!(@place self.$key, $Type $values) << shift;
                    shift += $crate::house_rules!(@width $Type $values);
                )+
                assert!(shift <= u64::BITS, "house rules fit into 64 bits");
                packed
            }

            /// What was packed.
            #[inline]
            pub const fn unpack(mut packed: u64) -> $Options {
                $(
                    let width = $crate::house_rules!(@width $Type $values);
                    let place = packed & ((1 << width) - 1);
                    let $key: $Type = $crate::house_rules!(@at place, $Type $values);
                    packed >>= width;
                )+
                assert!(packed == 0, "house rules were packed");
                $Options { $($key),+ }
            }
        }

        $($crate::house_rules!(@declare [$(#[$of])*] $Type $values);)+
    };

    (@declare [$(#[$of:meta])*] $Type:ident {
        $(#[$first_doc:meta])* $First:ident: $first:literal
        $(, $(#[$doc:meta])* $Word:ident: $word:literal)* $(,)?
    }) => {
        $(#[$of])*
        #[derive(Copy, Clone, Eq, PartialEq, Hash, Default, Debug, ::serde::Serialize, ::serde::Deserialize)]
        #[repr(u8)]
        pub enum $Type {
            $(#[$first_doc])*
            #[default]
            #[serde(rename = $first)]
            $First,
            $($(#[$doc])* #[serde(rename = $word)] $Word,)*
        }

        impl $Type {
            /// All of them, the default first.
            pub const ALL: [$Type; [$first $(, $word)*].len()] = [$Type::$First $(, $Type::$Word)*];
        }
    };
    (@declare [$(#[$of:meta])*] $Type:ident {
        $(#[$first_doc:meta])* $First:ident = $first:literal
        $(, $(#[$doc:meta])* $Number:ident = $number:literal)* $(,)?
    }) => {
        $(#[$of])*
        #[derive(Copy, Clone, Eq, PartialEq, Hash, Default, Debug, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(try_from = "u8", into = "u8")]
        #[repr(u8)]
        pub enum $Type {
            $(#[$first_doc])*
            #[default]
            $First = $first,
            $($(#[$doc])* $Number = $number,)*
        }

        impl $Type {
            /// The number it is in options.
            #[inline]
            pub const fn number(self) -> u8 {
                self as u8
            }
        }

        impl From<$Type> for u8 {
            fn from(value: $Type) -> u8 {
                value.number()
            }
        }

        impl TryFrom<u8> for $Type {
            type Error = &'static str;

            fn try_from(number: u8) -> Result<$Type, &'static str> {
                match number {
                    $first => Ok($Type::$First),
                    $($number => Ok($Type::$Number),)*
                    _ => Err(concat!("one of ", $first $(, ", ", $number)*)),
                }
            }
        }
    };
    (@declare [$(#[$of:meta])*] $Type:ident [$($values:tt)+]) => {};

    (@default $Type:ident {$($values:tt)+}) => { <$Type>::default() };
    (@default $Type:ident [$first:literal $($rest:tt)*]) => { $first };
    (@default $Type:ident [$First:ident $($rest:tt)*]) => { <$Type>::$First };

    // Where a value stands in its list, how many bits that takes, and the way back.
    (@place $value:expr, $Type:ident [$($usual:literal),+; $least:literal..=$most:literal]) => {
        ($value - $least) as u64
    };
    (@place $value:expr, $Type:ident $values:tt) => {{
        const LIST: &[$Type] = &$crate::house_rules!(@list $Type $values);
        let mut place = 0;
        while place + 1 < LIST.len() && LIST[place] as u8 != $value as u8 {
            place += 1;
        }
        place as u64
    }};
    (@width $Type:ident [$($usual:literal),+; $least:literal..=$most:literal]) => {
        u64::BITS - ($most - $least as u64).leading_zeros()
    };
    (@width $Type:ident $values:tt) => {{
        const LIST: &[$Type] = &$crate::house_rules!(@list $Type $values);
        u64::BITS - (LIST.len() as u64 - 1).leading_zeros()
    }};
    (@at $place:expr, $Type:ident [$($usual:literal),+; $least:literal..=$most:literal]) => {
        $place as $Type + $least
    };
    (@at $place:expr, $Type:ident $values:tt) => {{
        const LIST: &[$Type] = &$crate::house_rules!(@list $Type $values);
        if $place < LIST.len() as u64 { LIST[$place as usize] } else { LIST[0] }
    }};

    (@list $Type:ident {$($(#[$doc:meta])* $Word:ident: $word:literal),+ $(,)?}) => {
        [$(<$Type>::$Word),+]
    };
    (@list $Type:ident {$($(#[$doc:meta])* $Number:ident = $number:literal),+ $(,)?}) => {
        [$(<$Type>::$Number),+]
    };
    (@list $Type:ident [$($number:literal),+]) => { [$($number),+] };
    (@list $Type:ident [$($Value:ident),+]) => { [$(<$Type>::$Value),+] };

    (@key $key:ident) => { stringify!($key) };
    (@key $key:ident $name:literal) => { $name };

    (@values $Type:ident {$($(#[$doc:meta])* $Word:ident: $word:literal),+ $(,)?}) => {
        $crate::Values::Words(&[$($word),+])
    };
    (@values $Type:ident {$($(#[$doc:meta])* $Number:ident = $number:literal),+ $(,)?}) => {
        $crate::Values::OneOf(&[$($number),+])
    };
    (@values $Type:ident [$($number:literal),+]) => {
        $crate::Values::OneOf(&[$($number),+])
    };
    (@values $Type:ident [$($usual:literal),+; $least:literal..=$most:literal]) => {
        $crate::Values::Numbers {
            usual: &[$($usual),+],
            least: $least,
            most: $most,
        }
    };
    (@values $Type:ident [$($Value:ident),+]) => {
        $crate::Values::Words(&[$(<$Type>::$Value.word()),+])
    };
}
