//! How a game looks on a page.
