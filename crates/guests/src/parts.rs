use serde_json::Value;

/// A whole message: what has begun, and its last part; `None` if more is to come.
pub fn joined(begun: &mut String, part: &str) -> Option<String> {
    match part.strip_prefix('+') {
        Some(part) => {
            begun.push_str(part);
            None
        }
        None => Some(std::mem::take(begun) + part),
    }
}

/// A message of a page as one value, with new pieces and lines of the log in their places.
///
/// # Errors
///
/// Fails if it is not one.
pub fn message(text: &str) -> serde_json::Result<Value> {
    let mut parts = text.split('\u{1e}');
    let mut message: Value = serde_json::from_str(parts.next().unwrap_or_default())?;
    let runs = message.get_mut("html").and_then(Value::as_array_mut);
    for run in runs.into_iter().flatten().filter(|run| run.is_null()) {
        *run = parts.next().into();
    }
    if let Some(log) = message.get_mut("log") {
        log["html"] = parts.next().into();
        log["aloud"] = parts.next().into();
    }
    Ok(message)
}
