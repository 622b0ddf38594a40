//! Ctrl-C: stop soon and keep what is done; twice: stop at once.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use crate::failure::Failure;

/// A flag that Ctrl-C sets.
pub(crate) fn on_interrupt() -> Result<Arc<AtomicBool>, Failure> {
    let stop = Arc::new(AtomicBool::new(false));
    let heard = Arc::clone(&stop);
    ctrlc::set_handler(move || {
        if heard.swap(true, Ordering::Relaxed) {
            // Asked twice: whoever asks does not want to wait.
            std::process::exit(130);
        }
    })?;
    Ok(stop)
}

/// Sets the flag when standard input ends: whoever started the program has had enough,
/// or is gone.
pub(crate) fn at_end_of_input(stop: &Arc<AtomicBool>) {
    let stop = Arc::clone(stop);
    std::thread::spawn(move || {
        let mut input = std::io::stdin().lock();
        // Nothing is expected; an error ends it as well.
        let _ = std::io::copy(&mut input, &mut std::io::sink());
        stop.store(true, Ordering::Relaxed);
    });
}
