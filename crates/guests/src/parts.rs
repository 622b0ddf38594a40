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
