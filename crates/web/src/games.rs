//! Every game on a page.
