use std::cell::RefCell;

use flate2::{Compress, Compression, FlushCompress};

/// What a socket sends, compressed as one stream: what was sent before need not be sent
/// again. The browser's `DecompressionStream("deflate-raw")` reads it.
///
/// A compressor takes a quarter of a mebibyte, so that each thread has one and sockets have
/// none: what a socket keeps is the end of what it sent, with which a compressor is made ready
/// to go on.
#[derive(Default)]
pub(crate) struct Stream {
    sent: Vec<u8>,
}

/// How many bytes of what was sent are kept: the last few updates, more or less. The format
/// would allow 32 KiB.
const WINDOW: usize = 8 * 1024;

/// With this every message ends. No name has it: it is a control character.
const END: u8 = 0x1d;

thread_local! {
    static COMPRESSOR: RefCell<Compress> = RefCell::new(Compress::new(Compression::new(LEVEL), false));
}

/// Higher levels take longer and find little more in a few kilobytes.
const LEVEL: u32 = 1;

impl Stream {
    /// The bytes that bring a message to the page, as a whole.
    pub(crate) fn push(&mut self, message: String) -> Vec<u8> {
        let mut message = message.into_bytes();
        message.push(END);
        let bytes = COMPRESSOR.with_borrow_mut(|compressor| {
            compressor.reset();
            if !self.sent.is_empty() {
                (compressor.set_dictionary(&self.sent)).expect("nothing was compressed yet");
            }
            compress(compressor, &message)
        });
        self.keep(&message);
        bytes
    }

    /// Keeps the end of what was sent.
    fn keep(&mut self, message: &[u8]) {
        let new = &message[message.len().saturating_sub(WINDOW)..];
        let old = self.sent.len().min(WINDOW - new.len());
        self.sent.drain(..self.sent.len() - old);
        self.sent.reserve_exact(new.len());
        self.sent.extend_from_slice(new);
    }
}

/// Compresses a message up to the last byte.
fn compress(compressor: &mut Compress, message: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(message.len() / 4 + 64);
    loop {
        let done = compressor.total_in() as usize;
        (compressor.compress_vec(&message[done..], &mut bytes, FlushCompress::Sync))
            .expect("a stream that is in order");
        // Where there is room left, there is nothing left to be written.
        if bytes.len() < bytes.capacity() {
            return bytes;
        }
        bytes.reserve(message.len() / 4 + 64);
    }
}

#[cfg(test)]
mod tests {
    use flate2::{Decompress, FlushDecompress};

    use super::*;

    #[test]
    fn a_page_reads_what_was_sent() {
        let lines: Vec<String> = (0..2000).map(|n| format!("<li>{}</li>", n * n)).collect();
        let messages = ["{}", &lines.concat(), "", &lines[100..110].concat(), "{}"];
        let (mut stream, mut page) = (Stream::default(), Decompress::new(false));
        for message in messages {
            let bytes = stream.push(message.to_owned());
            let mut read = Vec::with_capacity(message.len() + 1);
            page.decompress_vec(&bytes, &mut read, FlushDecompress::Sync)
                .unwrap();
            assert_eq!(read.strip_suffix(&[END]), Some(message.as_bytes()));
        }
    }

    #[test]
    fn what_was_sent_before_costs_little() {
        let message: String = (0..200).map(|n| format!("<li>{}</li>", n * n)).collect();
        let mut stream = Stream::default();
        let first = stream.push(message.clone()).len();
        let again = stream.push(message.clone()).len();
        assert!(again * 10 < first, "{first} and {again} bytes");
        assert!(stream.sent.len() <= WINDOW);
    }
}
