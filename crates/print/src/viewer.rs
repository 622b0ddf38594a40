//! What a viewer should do when somebody prints: no scaling, and the right edge.
//!
//! The library that writes our PDF cannot say it, so it is appended: a new version of
//! the document's catalogue, as the format allows for updates.

use crate::layout::Flip;

/// Adds print preferences to a finished document.
///
/// Returns the document unchanged if its catalogue is not where the format has
/// it.
pub(crate) fn without_scaling(mut pdf: Vec<u8>, duplex: Option<Flip>) -> Vec<u8> {
    let Some(update) = update(&pdf, duplex) else {
        return pdf;
    };
    pdf.extend_from_slice(update.as_bytes());
    pdf
}

fn update(pdf: &[u8], duplex: Option<Flip>) -> Option<String> {
    let tail = &pdf[rfind(pdf, b"trailer")?..];
    let root = number_after(tail, b"/Root ")?;
    let size = number_after(tail, b"/Size ")?;
    let previous = number_after(&pdf[rfind(pdf, b"startxref")?..], b"startxref")?;
    let rest = |name: &[u8]| -> Option<String> {
        let start = find(tail, name)?;
        let end = start + find(&tail[start..], b"]")? + 1;
        Some(String::from_utf8_lossy(&tail[start..end]).into_owned())
    };
    let header = format!("\n{root} 0 obj");
    let start = find(pdf, header.as_bytes())? + header.len();
    let length = find(&pdf[start..], b"endobj")?;
    let catalogue = std::str::from_utf8(&pdf[start..start + length]).ok()?;
    let inner = catalogue.trim().strip_suffix(">>")?;
    let duplex = match duplex {
        Some(Flip::Long) => " /Duplex /DuplexFlipLongEdge",
        Some(Flip::Short) => " /Duplex /DuplexFlipShortEdge",
        None => "",
    };
    let at = pdf.len() + 1;
    let object = format!(
        "\n{root} 0 obj\n{inner} /ViewerPreferences << /PrintScaling /None{duplex} >>\n>>\nendobj\n"
    );
    let xref = pdf.len() + object.len();
    let id = rest(b"/ID").unwrap_or_default();
    let info = number_after(tail, b"/Info ").map(|info| format!(" /Info {info} 0 R"));
    let info = info.unwrap_or_default();
    Some(format!(
        "{object}xref\n{root} 1\n{at:010} 00000 n \ntrailer\n<< /Size {size} /Root {root} 0 R /Prev {previous}{info} {id} >>\nstartxref\n{xref}\n%%EOF\n"
    ))
}

fn find(text: &[u8], word: &[u8]) -> Option<usize> {
    text.windows(word.len()).position(|window| window == word)
}

fn rfind(text: &[u8], word: &[u8]) -> Option<usize> {
    text.windows(word.len()).rposition(|window| window == word)
}

fn number_after(text: &[u8], word: &[u8]) -> Option<usize> {
    let start = find(text, word)? + word.len();
    let digits: String = text[start..]
        .iter()
        .map(|&byte| char::from(byte))
        .skip_while(char::is_ascii_whitespace)
        .take_while(char::is_ascii_digit)
        .collect();
    digits.parse().ok()
}
