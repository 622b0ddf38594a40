//! All pictures of a game on one sheet, to look at: `cargo run -p catalog --example
//! contact_sheet -- dandelion id id … > sheet.svg`.

use std::env;

use art::Pictures as _;

fn main() {
    let mut words = env::args().skip(1);
    let game = words.next().unwrap_or_default();
    let columns = 8;
    let mut body = String::new();
    let mut count: u32 = 0;
    for id in words {
        let picture = if game == "marks" {
            art::marks::mark(&id)
        } else {
            catalog::with_game!(&game, G => G::picture(&id)).flatten()
        };
        let Some(picture) = picture else {
            eprintln!("`{game}` has no picture `{id}`");
            continue;
        };
        let (x, y) = (count % columns * 120 + 10, count / columns * 130 + 10);
        body += &format!(
            "<g transform=\"translate({x} {y})\"><rect width=\"100\" height=\"100\" fill=\"#fbf6e9\"/>{}<text y=\"112\" font-size=\"9\">{id}</text></g>",
            picture.strokes(art::Ink::Full)
        );
        count += 1;
    }
    let height = count.div_ceil(columns) * 130 + 10;
    println!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 970 {height}\" width=\"1455\">{body}</svg>"
    );
}
