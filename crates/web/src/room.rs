use maud::Render;

/// Room for so many bytes, and nothing to be seen. It stands at the beginning of what
/// becomes long, which would otherwise be copied each time it outgrows its place.
pub(crate) struct Room(pub(crate) usize);

impl Render for Room {
    fn render_to(&self, out: &mut String) {
        out.reserve(self.0);
    }
}
