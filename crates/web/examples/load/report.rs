use std::time::Duration;

/// What a server did under load.
pub(crate) struct Report {
    pub(crate) game: &'static str,
    /// How many play at each table.
    pub(crate) players: usize,
    pub(crate) tables: usize,
    pub(crate) pause: Duration,
    pub(crate) time: Duration,
    pub(crate) cpu: Duration,
    /// From sending a move until all pages had it.
    pub(crate) delays: Vec<Duration>,
    /// How many bytes of messages came to all pages.
    pub(crate) bytes: usize,
    pub(crate) memory_at_start: u64,
    pub(crate) memory_before_play: u64,
    pub(crate) memory_after_play: u64,
    pub(crate) watching: Watching,
}

/// What it took to play the same games alone and before a crowd.
pub(crate) struct Watching {
    /// How many watched each table.
    pub(crate) watchers: usize,
    pub(crate) moves: usize,
    pub(crate) cpu: Duration,
    pub(crate) moves_alone: usize,
    pub(crate) cpu_alone: Duration,
    /// How many bytes of messages came to all watchers.
    pub(crate) bytes: usize,
}

impl Watching {
    /// Microseconds of CPU for each watcher and move.
    fn cpu(&self) -> f64 {
        let each = |cpu: Duration, moves: usize| cpu.as_secs_f64() * 1e6 / moves.max(1) as f64;
        let more = each(self.cpu, self.moves) - each(self.cpu_alone, self.moves_alone);
        more / self.watchers as f64
    }

    /// Bytes for each watcher and move.
    fn bytes(&self) -> f64 {
        self.bytes as f64 / (self.watchers * self.moves.max(1)) as f64
    }
}

/// A figure, that of boardgame.io where it is known, and what it may be at most.
struct Figure {
    name: &'static str,
    value: f64,
    theirs: Option<f64>,
    most: Option<f64>,
    unit: &'static str,
}

impl Report {
    /// Whether every figure is at most what it may be.
    pub(crate) fn is_good(&self) -> bool {
        let good = |figure: &Figure| figure.most.is_none_or(|most| figure.value <= most);
        self.figures().iter().all(good)
    }

    pub(crate) fn print(&self) {
        println!(
            "{}: {} tables with {} pages each made {} moves in {:.1} s, with a pause of {} ms after each",
            self.game,
            self.tables,
            self.players,
            self.delays.len(),
            self.time.as_secs_f64(),
            self.pause.as_millis()
        );
        println!(
            "{:34} {:>10} {:>13} {:>9}",
            "", "Hedgerow", "boardgame.io", "at most"
        );
        for figure in self.figures() {
            let or_nothing = |number: Option<f64>| number.map_or(String::new(), short);
            let verdict = match figure.most {
                Some(most) if figure.value > most => "  missed",
                Some(_) => "  met",
                None => "",
            };
            println!(
                "{:34} {:>10} {:>13} {:>9} {}{verdict}",
                figure.name,
                short(figure.value),
                or_nothing(figure.theirs),
                or_nothing(figure.most),
                figure.unit,
            );
        }
    }

    fn figures(&self) -> Vec<Figure> {
        let mut delays = self.delays.clone();
        delays.sort_unstable();
        let moves = delays.len().max(1) as f64;
        let percentile = |percent: usize| {
            let place = (delays.len() * percent / 100).min(delays.len().saturating_sub(1));
            let delay = delays.get(place).copied().unwrap_or_default();
            delay.as_secs_f64() * 1e3
        };
        let figure = |name, value, theirs, most, unit| Figure {
            name,
            value,
            theirs,
            most,
            unit,
        };
        let for_each_table = |memory: u64| {
            let more = memory.saturating_sub(self.memory_at_start);
            more as f64 / 1024.0 / self.tables as f64
        };
        let megabytes = self.memory_at_start as f64 / 1e6;
        let before = for_each_table(self.memory_before_play);
        let after = for_each_table(self.memory_after_play);
        let cpu = self.cpu.as_secs_f64() * 1e3 / moves;
        let speed = moves / self.time.as_secs_f64();
        let bytes = self.bytes as f64 / moves / self.players.max(1) as f64;
        vec![
            figure("moves a second", speed, None, None, ""),
            figure("CPU for each move", cpu, Some(0.28), Some(0.10), "ms"),
            figure("to all pages, p50", percentile(50), None, None, "ms"),
            figure("to all pages, p95", percentile(95), None, Some(50.0), "ms"),
            figure("to all pages, p99", percentile(99), None, None, "ms"),
            figure("for each page and move", bytes, None, None, "bytes"),
            figure(
                "for each watcher and move",
                self.watching.bytes(),
                None,
                None,
                "bytes",
            ),
            figure(
                "CPU for each watcher and move",
                self.watching.cpu(),
                None,
                None,
                "µs",
            ),
            figure(
                "memory for each table, before play",
                before,
                None,
                Some(40.0),
                "KiB",
            ),
            figure(
                "memory for each table, after play",
                after,
                Some(93.0),
                Some(40.0),
                "KiB",
            ),
            figure("memory at start", megabytes, Some(63.0), Some(40.0), "MB"),
        ]
    }
}

/// Three significant digits, more or less.
fn short(number: f64) -> String {
    match number {
        small if small < 1.0 => format!("{small:.3}"),
        middling if middling < 100.0 => format!("{middling:.1}"),
        large => format!("{large:.0}"),
    }
}
