/// Declares a set of things that are numbered from 0: one bit each, in a word that is wide
/// enough.
///
/// The two expressions say which number a thing has, and which thing a number is.
///
/// ```
/// #[derive(Copy, Clone, Eq, PartialEq, Debug)]
/// pub struct Spot(u8);
///
/// parts::bit_set! {
///     /// A set of spots.
///     pub struct SpotSet(u32) of Spot: spot => spot.0, number => Spot(number as u8);
/// }
///
/// let set: SpotSet = [Spot(7), Spot(2)].into_iter().collect();
/// assert!(set.contains(Spot(7)) && !set.contains(Spot(3)));
/// assert!(set.iter().eq([Spot(2), Spot(7)]));
/// assert_eq!(set.minus(SpotSet::only(Spot(2))).first(), Some(Spot(7)));
/// ```
#[macro_export]
macro_rules! bit_set {
    ($(#[$about:meta])* $vis:vis struct $Set:ident($Word:ty) of $Thing:ty:
        $thing:ident => $number:expr, $at:ident => $from:expr;) => {
        $(#[$about])*
        #[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Default)]
        $vis struct $Set($Word);

        // What a set can say, whether its game asks all of it or not.
        #[allow(dead_code)]
        impl $Set {
            /// None.
            $vis const NONE: $Set = $Set(0);

            /// Those whose bits are set.
            #[inline]
            $vis const fn from_bits(bits: $Word) -> $Set {
                $Set(bits)
            }

            /// One bit for each.
            #[inline]
            $vis const fn bits(self) -> $Word {
                self.0
            }

            /// One alone.
            #[inline]
            $vis const fn only($thing: $Thing) -> $Set {
                $Set(1 << ($number) as u32)
            }

            /// These and one more.
            #[inline]
            #[must_use]
            $vis const fn with(self, $thing: $Thing) -> $Set {
                self.or($Set::only($thing))
            }

            /// These without one.
            #[inline]
            #[must_use]
            $vis const fn without(self, $thing: $Thing) -> $Set {
                self.minus($Set::only($thing))
            }

            /// Adds one.
            #[inline]
            $vis const fn insert(&mut self, $thing: $Thing) {
                *self = self.with($thing);
            }

            /// Takes one out.
            #[inline]
            $vis const fn remove(&mut self, $thing: $Thing) {
                *self = self.without($thing);
            }

            /// Whether it is among them.
            #[inline]
            $vis const fn contains(self, $thing: $Thing) -> bool {
                self.0 >> ($number) as u32 & 1 != 0
            }

            /// Those in either.
            #[inline]
            #[must_use]
            $vis const fn or(self, other: $Set) -> $Set {
                $Set(self.0 | other.0)
            }

            /// Those in both.
            #[inline]
            #[must_use]
            $vis const fn and(self, other: $Set) -> $Set {
                $Set(self.0 & other.0)
            }

            /// Those that are not in the other.
            #[inline]
            #[must_use]
            $vis const fn minus(self, other: $Set) -> $Set {
                $Set(self.0 & !other.0)
            }

            /// Whether all of them are in the other.
            #[inline]
            $vis const fn within(self, other: $Set) -> bool {
                self.0 & !other.0 == 0
            }

            /// Whether one is in both.
            #[inline]
            $vis const fn meets(self, other: $Set) -> bool {
                self.0 & other.0 != 0
            }

            /// How many there are.
            #[inline]
            $vis const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether there is none.
            #[inline]
            $vis const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The one with the lowest number.
            #[inline]
            $vis fn first(self) -> Option<$Thing> {
                let $at = self.0.trailing_zeros();
                (self.0 != 0).then(|| $from)
            }

            /// The one that has `n` others below it.
            ///
            /// # Panics
            ///
            /// Panics if there are no more than `n`.
            #[inline]
            $vis fn nth(self, n: usize) -> $Thing {
                let mut left = self.0;
                for _ in 0..n {
                    left &= left - 1;
                }
                $Set(left).first().expect("the set has more")
            }

            /// In order of their numbers.
            #[inline]
            $vis fn iter(self) -> impl Iterator<Item = $Thing> + Clone {
                let mut left = self.0;
                ::std::iter::from_fn(move || {
                    if left == 0 {
                        return None;
                    }
                    let $at = left.trailing_zeros();
                    left &= left - 1;
                    Some($from)
                })
            }
        }

        impl FromIterator<$Thing> for $Set {
            #[inline]
            fn from_iter<I: IntoIterator<Item = $Thing>>(things: I) -> $Set {
                things.into_iter().fold($Set::NONE, $Set::with)
            }
        }

        impl ::std::fmt::Debug for $Set {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    };
}
