//! Counts how often a thread asks for memory.
//!
//! A program that uses this crate gets its memory from the system as ever; each request
//! costs one addition more.

use std::{
    alloc::{GlobalAlloc, Layout, System},
    cell::Cell,
};

thread_local! {
    // Neither made at first use nor dropped, so that it may be asked at any time.
    static REQUESTS: Cell<u64> = const { Cell::new(0) };
}

/// How often this thread asks for memory, or for more of it, while it does something.
pub fn requests(doing: impl FnOnce()) -> u64 {
    let before = REQUESTS.get();
    doing();
    REQUESTS.get().wrapping_sub(before)
}

fn note() {
    REQUESTS.set(REQUESTS.get().wrapping_add(1));
}

struct Counting;

#[global_allocator]
static COUNTING: Counting = Counting;

// SAFETY: The system's allocator does the work, with the arguments it is given here.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        note();
        // SAFETY: The caller keeps to what is asked of it, which is the same there.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        note();
        // SAFETY: As above.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, place: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        note();
        // SAFETY: As above.
        unsafe { System.realloc(place, layout, size) }
    }

    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        // SAFETY: As above.
        unsafe { System.dealloc(place, layout) }
    }
}

#[cfg(test)]
mod tests {
    use std::hint::black_box;

    use super::*;

    #[test]
    fn requests_are_counted_and_returns_are_not() {
        assert_eq!(requests(|| ()), 0);
        let mut list = Vec::new();
        assert_eq!(requests(|| list.push(1)), 1);
        assert_eq!(requests(|| list.reserve_exact(100)), 1);
        assert_eq!(requests(|| drop(list)), 0);
        assert_eq!(requests(|| drop(black_box(vec![0_u8; 100]))), 1);
    }

    #[test]
    fn other_threads_count_for_themselves() {
        let other = std::thread::spawn(|| {
            requests(|| (0..1000).for_each(|n| drop(black_box(Box::new(n)))))
        });
        let mut theirs = None;
        let ours = requests(|| theirs = other.join().ok());
        assert_eq!(theirs, Some(1000));
        assert!(ours < 1000, "{ours}");
    }
}
