//! The clearing at the border: wood beyond the fence, meadow this side, and what stands there.

use std::sync::LazyLock;

use board::scenery::clearing;
use maud::{Markup, PreEscaped};

/// The scenery, drawn once.
pub(super) fn drawn() -> Markup {
    static DRAWN: LazyLock<String> = LazyLock::new(|| {
        let placed = format!(r#"<svg width="0" height="0"><defs>{STUMP}{LAND}</defs></svg>"#);
        placed + &clearing(7)
    });
    PreEscaped(DRAWN.clone())
}

/// The stump that decree and pile lie on, with two mushrooms.
const STUMP: &str = r##"<symbol id="b-stump" viewBox="0 0 270 92"><ellipse cx="130" cy="66" rx="128" ry="22" fill="rgba(30,35,15,.28)"/><path d="M22 30C20 60 8 70 2 78c24 6 50-4 66 4 30 8 60-2 92 4 30 0 60-6 96-8-12-10-20-22-18-48z" fill="var(--timber-3)" stroke="#2e2a25" stroke-width="2"/><ellipse cx="130" cy="30" rx="108" ry="24" fill="var(--rings)" stroke="#2e2a25" stroke-width="2"/><path d="M50 30c0-21 160-21 160 0s-160 21-160 0zM82 30c0-12 100-12 100 0s-100 12-100 0z" fill="none" stroke="var(--timber)" stroke-width="2"/><g id="b-shroom" transform="translate(226 44)scale(.62)" stroke="#2e2a25" stroke-width="2"><path d="M-7 0c-2 20-2 30-6 42h26c-4-12-4-22-6-42z" fill="#efe4c8"/><path d="M-30 4C-28-28 28-28 30 4c-16 6-44 6-60 0z" fill="#c8473a"/><path d="M-13-6h0M5-13h0M17-3h0" stroke="#f6ecd6" stroke-width="8" stroke-linecap="round"/></g><use href="#b-shroom" transform="translate(110 35)scale(.6)"/></symbol>"##;

/// The land: on a field of 432 by 264, the ground of each number of tricks is 30 wide.
const LAND: &str = r##"<symbol id="b-land" viewBox="-6 13 432 264"><clipPath id="b-land-frame"><rect x="-6" y="14" width="432" height="262" rx="18"/></clipPath><g clip-path="url(#b-land-frame)"><path fill="var(--land-sky)" d="M-6 14h432v262H-6z"/><path fill="var(--land-far)" d="M-6 110C60 70 90 96 140 88S240 40 300 70 400 60 426 84V200H-6z"/><path fill="var(--earth)" stroke="#2e2a25" stroke-width="1.600" d="M-6 290V76H115q6 0 6 50t5 50h19q6 0 6-10t5-10h19q6 0 6-10t5-10h19q6 0 6-30t5-30h79q6 0 6 65t5 65h140v90z"/><path fill="#5b8fb0" d="M301 207h132v40H301z"/><path d="M312 220q9 6 18 0t18 0M362 230q9 6 18 0t18 0M330 238q9 6 18 0" stroke="#dcebf0" stroke-width="2.400" fill="none" stroke-linecap="round"/><path d="M398 214c8-5 18-4 20 0-6 5-16 5-20 0z" fill="#5f7a45" stroke="#2e2a25"/><path fill="none" stroke="var(--turf)" stroke-width="9" stroke-linejoin="round" d="M-6 76H115q6 0 6 50t5 50h19q6 0 6-10t5-10h19q6 0 6-10t5-10h19q6 0 6-30t5-30h79q6 0 6 65t5 65"/><path d="M303 207h132" stroke="#dcebf0" stroke-width="3"/><path d="M20 214h26M90 232h30M160 226h22M226 236h24M60 176h18M254 190h20" stroke="#2e2a25" stroke-opacity=".28" stroke-width="3" stroke-linecap="round"/></g><rect x="-5" y="15" width="430" height="260" rx="17" fill="none" stroke="#2e2a25" stroke-width="2.400"/></symbol>"##;
