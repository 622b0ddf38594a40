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

/// How many bytes of what was sent are kept: most of the last update. The format would allow
/// 32 KiB, and 16 would halve the bytes on the way, but each page takes this much memory.
const WINDOW: usize = 4 * 1024;

/// With this every message ends. No name has it: it is a control character.
pub(crate) const END: char = '\u{1d}';

thread_local! {
    static COMPRESSOR: RefCell<Compress> = RefCell::new(Compress::new(Compression::new(LEVEL), false));
}

/// A higher level takes twice as long, which is as long as it takes to draw a page, and saves
/// a quarter of the bytes.
const LEVEL: u32 = 1;

impl Stream {
    /// The bytes that bring a message to the page, as a whole.
    pub(crate) fn push(&mut self, mut message: String) -> Vec<u8> {
        message.push(END);
        let message = message.into_bytes();
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

    /// The bytes that bring a message to the page in which there is what others wrote. It is
    /// not compressed, and nothing is compressed by means of it: otherwise somebody who writes
    /// here, and sees how much goes over the encrypted line, could try out what else the page
    /// is shown.
    pub(crate) fn push_apart(&mut self, mut message: String) -> Vec<u8> {
        message.push(END);
        let message = message.into_bytes();
        // Distances are counted from here back, and this is not to be found.
        self.sent = Vec::new();
        let mut bytes = Vec::with_capacity(message.len() + 8);
        for part in message.chunks(usize::from(u16::MAX)) {
            let length = part.len() as u16;
            // A stored block that is not the last. Messages end on whole bytes.
            bytes.push(0);
            bytes.extend_from_slice(&length.to_le_bytes());
            bytes.extend_from_slice(&(!length).to_le_bytes());
            bytes.extend_from_slice(part);
        }
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

    /// What a page reads.
    fn read(page: &mut Decompress, bytes: &[u8]) -> String {
        let mut text = Vec::with_capacity(1 << 18);
        page.decompress_vec(bytes, &mut text, FlushDecompress::Sync)
            .unwrap();
        let mut text = String::from_utf8(text).unwrap();
        assert_eq!(text.pop(), Some(END));
        text
    }

    fn lines(numbers: std::ops::Range<u32>) -> String {
        numbers
            .map(|n| format!("<li>{:010}</li>", n.wrapping_mul(2_654_435_761)))
            .collect()
    }

    #[test]
    fn a_page_reads_what_was_sent() {
        let messages = [
            "{}".to_owned(),
            lines(0..5000),
            String::new(),
            lines(4900..5000),
            "{}".to_owned(),
        ];
        let (mut stream, mut page) = (Stream::default(), Decompress::new(false));
        for message in &messages {
            let bytes = stream.push(message.clone());
            assert_eq!(read(&mut page, &bytes), *message);
            let bytes = stream.push_apart(message.clone());
            assert_eq!(read(&mut page, &bytes), *message);
        }
    }

    #[test]
    fn what_was_sent_before_costs_little() {
        let message = lines(0..200);
        let mut stream = Stream::default();
        let first = stream.push(message.clone()).len();
        let again = stream.push(message).len();
        assert!(again * 10 < first, "{first} and {again} bytes");
        assert!(stream.sent.len() <= WINDOW);
    }

    /// All streams of a thread share its compressor.
    #[test]
    fn a_stream_knows_nothing_of_another() {
        let (secret, other) = (lines(0..300), lines(250..320));
        let alone = Stream::default().push(other.clone());
        let mut theirs = Stream::default();
        theirs.push(secret.clone());
        let mut stream = Stream::default();
        assert_eq!(stream.push(other.clone()), alone);
        theirs.push(secret);
        let mut alone = Stream::default();
        alone.push(other.clone());
        assert_eq!(stream.push(other.clone()), alone.push(other));
    }

    /// What somebody writes has the same size whether the page shows it or not, and what is
    /// shown later has the same size whether somebody wrote it before or not.
    #[test]
    fn what_others_write_is_compared_with_nothing() {
        let [shown, later, neither] = [0, 30, 60].map(|from| lines(from..from + 30));
        let sizes = [&shown, &later, &neither].map(|tried| {
            let mut stream = Stream::default();
            stream.push(shown.clone());
            let tried = stream.push_apart(tried.clone());
            [tried.len(), stream.push(later.clone()).len()]
        });
        assert_eq!(sizes, [sizes[2]; 3]);
        assert!(sizes[0][0] > shown.len());
    }
}
