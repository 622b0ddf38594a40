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
