//! A game between people at one keyboard and bots, line by line.

mod command;

use std::{
    io::{self, BufRead, Write},
    path::{Path, PathBuf},
    time::Duration,
};

use bots::{Bot, Budget};
use engine::{
    Chance as _, Ending, Match, Message, Notation, Outcome, Rulebook, Seat, Status, Viewer, reveals,
};
use i18n::{Decimal, List, Phrase};

use crate::{
    Face, Sitter,
    words::{self, message, say},
};
use command::Command;

/// How long a bot thinks about a hint.
const HINT_TIME: Duration = Duration::from_millis(500);

/// How many actions a hint names.
const HINTS: usize = 3;

/// What a person did with a prompt.
enum Answer<A> {
    Act(A),
    Undo,
    Quit,
}

/// One ply that may be taken back.
struct Ply<G: Face> {
    seat: Seat,
    before: Match<G>,
    /// Why it cannot be taken back, if it cannot.
    kept: Option<Phrase>,
}

/// A game in progress.
pub struct Session<G: Face> {
    game: Match<G>,
    sitters: Vec<Sitter>,
    bots: Vec<Option<Box<dyn Bot<G>>>>,
    plies: Vec<Ply<G>>,
    book: Rulebook,
    /// Where the game is kept after every move.
    record: Option<PathBuf>,
    /// Play single choices without asking.
    auto: bool,
    /// Whether a person looks at the output, so that hands need a screen
    /// between them.
    interactive: bool,
    /// The person who looked last.
    looking: Option<Seat>,
    /// Events not yet told to each person.
    untold: Vec<Vec<String>>,
}

impl<G: Face> Session<G> {
    /// A session at a table; `sitters` has one entry for each seat.
    pub fn new(game: Match<G>, sitters: Vec<Sitter>) -> Session<G> {
        let bots = (sitters.iter())
            .map(|sitter| match sitter {
                Sitter::Human => None,
                Sitter::Bot(spec) => Some(spec.build::<G>()),
            })
            .collect();
        let untold = vec![Vec::new(); sitters.len()];
        Session {
            game,
            sitters,
            bots,
            plies: Vec::new(),
            book: Rulebook::parse(G::RULEBOOK),
            record: None,
            auto: false,
            interactive: false,
            looking: None,
            untold,
        }
    }

    /// Keeps the game in a file after every move.
    pub fn recorded(mut self, file: Option<PathBuf>) -> Session<G> {
        self.record = file;
        self
    }

    /// Plays a person's single choices without asking.
    pub fn auto(mut self, auto: bool) -> Session<G> {
        self.auto = auto;
        self
    }

    /// Puts a screen between hidden hands, and waits for who is next.
    pub fn interactive(mut self, interactive: bool) -> Session<G> {
        self.interactive = interactive;
        self
    }

    /// Plays until the game is over or somebody quits; returns the match.
    ///
    /// # Errors
    ///
    /// Fails if a line cannot be read or written, or the record cannot be kept.
    pub fn run(
        mut self,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> anyhow::Result<Match<G>> {
        writeln!(out, "{}", say::begin(G::TITLE))?;
        self.keep()?;
        while let Status::Awaits(who) = self.game.state().status() {
            let waiting: Vec<Seat> = who.iter().collect();
            let bot = waiting
                .iter()
                .find(|seat| self.sitters[seat.index()] != Sitter::Human);
            if let Some(&seat) = bot {
                self.bot_acts(seat)?;
                continue;
            }
            let seat = waiting[0];
            let legal = self.game.legal(seat);
            if self.auto && legal.len() == 1 {
                self.act(seat, legal[0])?;
                continue;
            }
            match self.ask(seat, &legal, input, out)? {
                Answer::Act(action) => self.act(seat, action)?,
                Answer::Undo => self.undo(seat, out)?,
                Answer::Quit => {
                    self.say_goodbye(out)?;
                    return Ok(self.game);
                }
            }
        }
        self.show_end(out)?;
        Ok(self.game)
    }

    fn bot_acts(&mut self, seat: Seat) -> anyhow::Result<()> {
        let view = self.game.state().view(Viewer::Seat(seat));
        let legal = self.game.legal(seat);
        let mut chance = self.game.seed().bot(self.game.ply());
        let action = match &mut self.bots[seat.index()] {
            Some(bot) => bot.choose(&view, seat, &legal, &mut chance),
            None => chance.choose(&legal),
        };
        self.act(seat, action)
    }

    /// Takes a legal action, tells everybody, and keeps the record.
    fn act(&mut self, seat: Seat, action: G::Action) -> anyhow::Result<()> {
        let before = self.game.clone();
        let bots = self.bots.iter_mut().map(Option::as_mut);
        bots::announce(bots, before.state(), seat, action);
        let happening = self.game.submit(self.game.ply(), seat, action)?;
        for (person, untold) in self.untold.iter_mut().enumerate() {
            let viewer = Viewer::Seat(Seat::new(person));
            let told = happening.events.iter().filter_map(|e| G::tell(e, viewer));
            untold.extend(told.map(|message| message.to_string()));
        }
        let kept = if self.sitters[seat.index()] != Sitter::Human {
            Some(words::NOT_YOUR_MOVE)
        } else if happening.by_chance {
            Some(words::CHANCE_HAD_A_SAY)
        } else if reveals(before.state(), seat, action, self.game.state()) {
            Some(words::TURNED_UP)
        } else {
            None
        };
        self.plies.push(Ply { seat, before, kept });
        self.keep()
    }

    fn undo(&mut self, seat: Seat, out: &mut impl Write) -> anyhow::Result<()> {
        let why_not = match self.plies.last() {
            None => Some(words::NOTHING_HAPPENED),
            Some(ply) if ply.seat != seat => Some(words::NOT_YOUR_MOVE),
            Some(ply) => ply.kept,
        };
        if let Some(why_not) = why_not {
            writeln!(out, "{}", say::not_taken_back(why_not))?;
            return Ok(());
        }
        if let Some(ply) = self.plies.pop() {
            self.game = ply.before;
            for bot in self.bots.iter_mut().flatten() {
                bot.notice(None);
            }
            writeln!(out, "{}", words::TAKEN_BACK)?;
        }
        self.keep()
    }

    /// Shows a person the table and reads lines until one decides something.
    fn ask(
        &mut self,
        seat: Seat,
        legal: &[G::Action],
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> anyhow::Result<Answer<G::Action>> {
        if !self.hand_over(seat, input, out)? {
            return Ok(Answer::Quit);
        }
        for line in std::mem::take(&mut self.untold[seat.index()]) {
            writeln!(out, "  {line}")?;
        }
        self.show_table(seat, out)?;
        self.list(seat, legal, out)?;
        loop {
            write!(out, "{}", say::prompt(seat))?;
            out.flush()?;
            let mut line = String::new();
            if input.read_line(&mut line)? == 0 {
                writeln!(out)?;
                return Ok(Answer::Quit);
            }
            if !self.interactive {
                // What was piped in is part of the transcript.
                writeln!(out, "{}", line.trim_end())?;
            }
            match Command::parse(&line) {
                Command::Nothing => {}
                Command::Number(n) => match n.checked_sub(1).and_then(|i| legal.get(i)) {
                    Some(&action) => return Ok(Answer::Act(action)),
                    None => writeln!(out, "{}", say::choices_are(legal.len()))?,
                },
                Command::Undo => return Ok(Answer::Undo),
                Command::Quit => return Ok(Answer::Quit),
                Command::Help => writeln!(out, "{}", words::HELP)?,
                Command::Look => {
                    self.show_table(seat, out)?;
                    self.list(seat, legal, out)?;
                }
                Command::Why(text) => self.why(seat, &text, out)?,
                Command::Hint => self.hint(seat, legal, out)?,
                Command::Log => self.log(seat, out)?,
                Command::Rules(number) => self.rules(number.as_deref(), out)?,
                Command::Save(file) => self.save(file.as_deref(), out)?,
                Command::Text(text) => match self.game.state().parse_action(&text) {
                    Err(error) => writeln!(out, "{}", say::try_help(error.to_string()))?,
                    Ok(action) => match self.game.state().refusal(seat, action) {
                        None => return Ok(Answer::Act(action)),
                        Some(refusal) => {
                            writeln!(out, "{}", say::not_allowed(refusal.to_string()))?;
                        }
                    },
                },
            }
        }
    }

    /// Makes sure the right person looks; whether somebody does.
    fn hand_over(
        &mut self,
        seat: Seat,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> anyhow::Result<bool> {
        let last = self.looking.replace(seat);
        if last.is_none_or(|last| last == seat) && (last.is_some() || self.people() == 1) {
            return Ok(true);
        }
        if last.is_some_and(|last| self.game.looks_the_same(last, seat)) {
            return Ok(true);
        }
        if !self.interactive {
            writeln!(out, "{}", say::next_seat(seat))?;
            return Ok(true);
        }
        // Clears the screen and what was scrolled off it.
        write!(out, "\x1b[2J\x1b[3J\x1b[H")?;
        write!(out, "{}", say::hand_over(seat))?;
        out.flush()?;
        let mut line = String::new();
        let there = input.read_line(&mut line)? > 0;
        Ok(there)
    }

    fn people(&self) -> usize {
        let humans = self.sitters.iter().filter(|&s| *s == Sitter::Human);
        humans.count()
    }

    fn show_table(&self, seat: Seat, out: &mut impl Write) -> io::Result<()> {
        let view = self.game.state().view(Viewer::Seat(seat));
        writeln!(out, "\n{}\n", G::table(&view))
    }

    fn list(&self, seat: Seat, legal: &[G::Action], out: &mut impl Write) -> io::Result<()> {
        let view = self.game.state().view(Viewer::Seat(seat));
        let texts: Vec<String> = (legal.iter())
            .map(|&action| self.game.state().action_text(action))
            .collect();
        let width = texts.iter().map(String::len).max().unwrap_or(0).min(40);
        writeln!(out, "{}", words::YOU_MAY)?;
        for (i, (text, &action)) in texts.iter().zip(legal).enumerate() {
            let remark = G::remark(&view, action);
            let line = format!("{:4}  {text:width$}  {remark}", i + 1);
            writeln!(out, "{}", line.trim_end())?;
        }
        Ok(())
    }

    fn why(&self, seat: Seat, text: &str, out: &mut impl Write) -> io::Result<()> {
        let action = match self.game.state().parse_action(text) {
            Ok(action) => action,
            Err(error) => return writeln!(out, "{error}."),
        };
        let Some(refusal) = self.game.state().refusal(seat, action) else {
            return writeln!(out, "{}", say::is_allowed(text));
        };
        writeln!(out, "{refusal}.")?;
        for rule in refusal
            .rules
            .iter()
            .filter_map(|number| self.book.rule(number))
        {
            writeln!(out, "  {} {}", rule.number, rule.text)?;
        }
        Ok(())
    }

    /// What a bot would do here, from what this person sees, and what it
    /// expects of that.
    fn hint(&self, seat: Seat, legal: &[G::Action], out: &mut impl Write) -> io::Result<()> {
        let view = self.game.state().view(Viewer::Seat(seat));
        let hints = bots::advice::<G>(&view, seat, legal, Budget::Time(HINT_TIME));
        for (place, hint) in hints.iter().take(HINTS).enumerate() {
            let action = self.game.state().action_text(hint.action);
            let outlook = outlook(hint.outlook);
            let line = if place == 0 {
                say::would(action, outlook)
            } else {
                say::or_would(action, outlook)
            };
            writeln!(out, "{line}")?;
            if let Some(reason) = &hint.reason {
                writeln!(out, "        {reason}")?;
            }
        }
        let imagined: u32 = hints.iter().map(|hint| hint.visits).sum();
        writeln!(out, "{}", say::imagined(imagined))
    }

    /// The game so far as this person was told it.
    fn log(&self, seat: Seat, out: &mut impl Write) -> anyhow::Result<()> {
        let record = self.game.record(self.names());
        let mut game = record.begin::<G>()?;
        for (ply, m) in record.parsed_moves()?.into_iter().enumerate() {
            let action = game.state().parse_action(m.text)?;
            let happening = game.submit(ply, m.seat, action)?;
            let told: Vec<String> = (happening.events.iter())
                .filter_map(|event| G::tell(event, Viewer::Seat(seat)))
                .map(|message| message.to_string())
                .collect();
            writeln!(out, "{:4}  {}", ply + 1, told.join(" "))?;
        }
        Ok(())
    }

    fn rules(&self, number: Option<&str>, out: &mut impl Write) -> io::Result<()> {
        let Some(number) = number else {
            return writeln!(out, "{}", self.book.text());
        };
        match self.book.rule(number) {
            Some(rule) => writeln!(out, "{} {}", rule.number, rule.text),
            None => writeln!(out, "{}", say::no_rule(number)),
        }
    }

    fn names(&self) -> Vec<String> {
        self.sitters.iter().map(Sitter::to_string).collect()
    }

    fn save(&mut self, file: Option<&Path>, out: &mut impl Write) -> anyhow::Result<()> {
        let file = match (file, &self.record) {
            (Some(file), _) => file.to_owned(),
            (None, Some(file)) => file.clone(),
            (None, None) => PathBuf::from(format!("{}.json", G::ID)),
        };
        if self.record.as_ref() != Some(&file) && file.exists() {
            writeln!(out, "{}", say::exists_already(shown(&file)))?;
            return Ok(());
        }
        match self.write_record(&file) {
            Ok(()) => {
                writeln!(out, "{}", say::saved(shown(&file)))?;
                self.record = Some(file);
            }
            Err(error) => {
                let error = words::file_trouble(&error);
                writeln!(out, "{}", say::not_saved(shown(&file), error))?;
            }
        }
        Ok(())
    }

    /// Keeps the record, if it is kept.
    fn keep(&self) -> anyhow::Result<()> {
        if let Some(file) = &self.record {
            (self.write_record(file)).map_err(|error| {
                let error = words::file_trouble(&error);
                anyhow::anyhow!(say::cannot_keep(shown(file), error))
            })?;
        }
        Ok(())
    }

    /// Writes beside the file and renames, so that what was saved before is
    /// never lost.
    fn write_record(&self, file: &Path) -> io::Result<()> {
        let mut beside = file.as_os_str().to_owned();
        beside.push(".new");
        let beside = PathBuf::from(beside);
        let mut new = std::fs::File::create(&beside)?;
        new.write_all(self.game.record(self.names()).write().as_bytes())?;
        new.sync_all()?;
        std::fs::rename(&beside, file)
    }

    fn say_goodbye(&self, out: &mut impl Write) -> io::Result<()> {
        match &self.record {
            Some(file) => writeln!(out, "{}", say::is_kept(shown(file))),
            None => writeln!(out, "{}", words::WAS_NOT_SAVED),
        }
    }

    fn show_end(&mut self, out: &mut impl Write) -> io::Result<()> {
        let viewer = match self.sitters.iter().position(|s| *s == Sitter::Human) {
            Some(seat) if self.people() == 1 => Viewer::Seat(Seat::new(seat)),
            _ => Viewer::Spectator,
        };
        if let Some(seat) = self.looking {
            for line in std::mem::take(&mut self.untold[seat.index()]) {
                writeln!(out, "  {line}")?;
            }
        }
        writeln!(out, "\n{}\n", G::table(&self.game.state().view(viewer)))?;
        if let Status::Over(outcome) = self.game.state().status() {
            writeln!(out, "{}", result::<G>(&outcome, self.sitters.len()))?;
        }
        Ok(())
    }
}

/// A file by its path.
fn shown(file: &Path) -> String {
    file.display().to_string()
}

/// What a search expects, in words.
fn outlook(worth: f32) -> Message {
    let prospects = match worth {
        0.8.. => words::VERY_GOOD,
        0.6..0.8 => words::GOOD,
        0.4..0.6 => words::EVEN,
        0.2..0.4 => words::POOR,
        _ => words::VERY_POOR,
    };
    message::outlook(prospects, Decimal::new(100.0 * worth, 0))
}

/// Who won, in a sentence.
fn result<G: Notation>(outcome: &Outcome, seats: usize) -> String {
    let scores = outcome.scores.as_slice().iter().map(i64::to_string);
    let scores = scores.collect::<Vec<String>>().join(":");
    let reason = G::CATALOGUE.word(&format!("reason-{}", outcome.reason));
    let reason = reason.unwrap_or(outcome.reason);
    let winners = outcome.winners(seats);
    match &outcome.ending {
        Ending::Team { won: true } => say::won_together(reason, scores),
        Ending::Team { won: false } => say::lost_together(reason, scores),
        Ending::Ranked(_) => match winners.first().filter(|_| winners.len() == 1) {
            Some(winner) => say::winner_is(winner, reason, scores),
            None => say::winners_are(List::and(winners.iter()), reason, scores),
        },
    }
}
