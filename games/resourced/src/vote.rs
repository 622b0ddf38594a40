//! R195, R196: deciding by vote.

use engine::{Chance, Log, Seat, SeatSet};

use crate::{Choice, News, Resourced, SEATS, TeamDecision, Tied, Vote};

impl Resourced {
    /// R195: how many seats must be for an answer.
    pub(crate) fn enough(&self) -> usize {
        let seats = usize::from(self.seats);
        match self.house.team_decision {
            TeamDecision::Lead => 1,
            TeamDecision::Vote => seats / 2 + 1,
            TeamDecision::Unanimous => seats,
        }
    }

    /// The Lead proposes, or a seat votes.
    pub(crate) fn propose(
        &mut self,
        seat: Seat,
        choice: Choice,
        chance: &mut impl Chance,
        log: &mut impl Log<News>,
    ) {
        log.push(|| News::Proposed(seat, choice));
        match &mut self.vote {
            Vote::None => {
                self.vote = Vote::Proposal {
                    choice,
                    agree: SeatSet::only(seat),
                    object: SeatSet::NONE,
                };
            }
            Vote::Votes(votes) => {
                votes[seat.index()] = Some(choice);
                let votes = *votes;
                self.count(&votes, choice, chance, log);
            }
            Vote::Runoff(_) => self.pass(choice, chance, log),
            Vote::Proposal { .. } => unreachable!("a proposal is answered, not repeated"),
        }
    }

    /// R196: whether the answer named last passes, or the vote is over without one.
    fn count(
        &mut self,
        votes: &[Option<Choice>; SEATS],
        latest: Choice,
        chance: &mut impl Chance,
        log: &mut impl Log<News>,
    ) {
        let votes = &votes[..usize::from(self.seats)];
        let for_answer = |answer| votes.iter().filter(|&&vote| vote == Some(answer)).count();
        if for_answer(latest) >= self.enough() {
            return self.pass(latest, chance, log);
        }
        if votes.contains(&None) {
            return;
        }
        let most = votes
            .iter()
            .flatten()
            .map(|&answer| for_answer(answer))
            .max();
        let leading = votes.iter().flatten().copied();
        let tied = Tied::new(leading.filter(|&answer| Some(for_answer(answer)) == most));
        let mut answers = tied.iter();
        match (answers.next(), answers.next()) {
            (Some(answer), None) => self.pass(answer, chance, log),
            _ => {
                log.push(|| News::VoteTied);
                self.vote = Vote::Runoff(tied);
            }
        }
    }

    pub(crate) fn agree(&mut self, seat: Seat, chance: &mut impl Chance, log: &mut impl Log<News>) {
        log.push(|| News::Agreed(seat));
        let enough = self.enough();
        if let Vote::Proposal { choice, agree, .. } = &mut self.vote {
            agree.insert(seat);
            if agree.len() >= enough {
                let choice = *choice;
                self.pass(choice, chance, log);
            }
        }
    }

    pub(crate) fn object(&mut self, seat: Seat, log: &mut impl Log<News>) {
        log.push(|| News::Objected(seat));
        let (seats, enough) = (usize::from(self.seats), self.enough());
        if let Vote::Proposal { object, .. } = &mut self.vote {
            object.insert(seat);
            if seats - object.len() < enough {
                log.push(|| News::EverybodyVotes);
                self.vote = Vote::Votes([None; SEATS]);
            }
        }
    }

    fn pass(&mut self, choice: Choice, chance: &mut impl Chance, log: &mut impl Log<News>) {
        self.vote = Vote::None;
        self.carry_out(choice, chance, log);
    }
}
