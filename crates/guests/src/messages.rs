use std::collections::VecDeque;

use anyhow::{Context as _, ensure};
use flate2::{Decompress, FlushDecompress, Status};
use serde_json::Value;

/// With this every message ends.
const END: u8 = 0x1d;

/// This stands between a message and the texts behind it.
const SEPARATOR: char = '\u{1e}';

/// How much is read of a stream at a time.
const ROOM: usize = 16 * 1024;

/// What a server sends to a page, as one compressed stream.
pub struct Messages {
    stream: Decompress,
    begun: Vec<u8>,
    whole: VecDeque<String>,
}

impl Default for Messages {
    fn default() -> Messages {
        Messages {
            stream: Decompress::new(false),
            begun: Vec::new(),
            whole: VecDeque::new(),
        }
    }
}

impl Messages {
    /// Takes in what came.
    ///
    /// # Errors
    ///
    /// Fails if it does not go on with the stream.
    pub fn take(&mut self, mut bytes: &[u8]) -> anyhow::Result<()> {
        loop {
            self.begun.reserve(ROOM);
            let (read, room) = (self.stream.total_in(), self.begun.capacity());
            let status =
                self.stream
                    .decompress_vec(bytes, &mut self.begun, FlushDecompress::Sync)?;
            ensure!(status != Status::StreamEnd, "the stream has an end");
            bytes = &bytes[(self.stream.total_in() - read) as usize..];
            if bytes.is_empty() && self.begun.len() < room {
                break;
            }
        }
        while let Some(end) = self.begun.iter().position(|&byte| byte == END) {
            let rest = self.begun.split_off(end + 1);
            let mut message = std::mem::replace(&mut self.begun, rest);
            message.pop();
            self.whole
                .push_back(String::from_utf8(message).context("a message is text")?);
        }
        Ok(())
    }

    /// The next message that is there as a whole.
    pub fn pop(&mut self) -> Option<String> {
        self.whole.pop_front()
    }
}

/// A message of a page as one value, with new zones, lines of the log and events in their
/// places.
///
/// # Errors
///
/// Fails if it is not one.
pub fn message(text: &str) -> serde_json::Result<Value> {
    let mut parts = text.split(SEPARATOR);
    let mut message: Value = serde_json::from_str(parts.next().unwrap_or_default())?;
    let zones = message.get_mut("zones").and_then(Value::as_array_mut);
    for zone in zones.into_iter().flatten().filter(|zone| zone.is_null()) {
        *zone = parts.next().into();
    }
    if let Some(log) = message.get_mut("log") {
        log["html"] = parts.next().into();
        log["aloud"] = parts.next().into();
        let events = parts.next().filter(|events| !events.is_empty());
        log["events"] = events.map_or(Ok(Value::Null), serde_json::from_str)?;
    }
    Ok(message)
}
