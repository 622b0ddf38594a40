//! What answers requests.
