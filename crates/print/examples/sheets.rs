//! Prints a game: `cargo run -p print --example sheets -- badger quick all full a4 > badger.pdf`.

use std::io::Write as _;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let game = words.first().map_or("badger", String::as_str);
    let game = catalog::find(game).ok_or("there is no such game")?;
    let mut order = print::Order::new(game.edition);
    if let Some(layout) = words.get(1) {
        order.layout = layout.parse()?;
    }
    if let Some(part) = words.get(2) {
        order.part = part.parse()?;
    }
    if let Some(ink) = words.get(3) {
        order.ink = print::read_ink(ink)?;
    }
    if let Some(paper) = words.get(4) {
        order.paper = paper.parse()?;
    }
    // A number asks for the preview of that sheet.
    if let Some(number) = words.get(5) {
        let svg = print::preview(&order, number.parse()?)?;
        println!("{}", svg.unwrap_or_default());
        return Ok(());
    }
    let printed = print::print(&order)?;
    eprintln!("{} pages, {} pieces", printed.pages, printed.pieces);
    std::io::stdout().write_all(&printed.pdf)?;
    Ok(())
}
