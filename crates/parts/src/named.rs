/// Declares an enum whose values have ids: the words that actions, positions and data files
/// write for them.
///
/// ```
/// parts::named! {
///     /// A lane of the track, from left to right.
///     pub enum Lane {
///         /// Brown.
///         Trail = "trail",
///         /// Blue.
///         River = "river",
///     }
/// }
///
/// assert_eq!(Lane::River.id(), "river");
/// assert_eq!(Lane::from_id("trail"), Some(Lane::Trail));
/// assert_eq!(Lane::from_id("bank"), None);
/// assert_eq!(Lane::ALL.map(|lane| lane.to_string()), ["trail", "river"]);
/// ```
#[macro_export]
macro_rules! named {
    ($(#[$about:meta])* $vis:vis enum $Name:ident {
        $($(#[$doc:meta])* $Value:ident = $id:literal),+ $(,)?
    }) => {
        $(#[$about])*
        #[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
        #[repr(u8)]
        $vis enum $Name {
            $($(#[$doc])* $Value),+
        }

        impl $Name {
            /// How many there are.
            $vis const COUNT: usize = [$($id),+].len();

            /// All of them, in order.
            $vis const ALL: [$Name; $Name::COUNT] = [$($Name::$Value),+];

            /// The word for it in actions, positions and data files.
            $vis const fn id(self) -> &'static str {
                match self {
                    $($Name::$Value => $id),+
                }
            }

            /// The one with this id.
            $vis fn from_id(id: &str) -> Option<$Name> {
                match id {
                    $($id => Some($Name::$Value),)+
                    _ => None,
                }
            }
        }

        impl ::std::fmt::Display for $Name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.id())
            }
        }
    };
}
