//! The field `vote` of a position.

use engine::{Fields, PositionError, Seat, SeatSet};
use serde::Deserialize;

use super::{Read, must};
use crate::{Action, Choice, Resourced, SEATS, Tied, Vote, words::files};

impl Resourced {
    pub(super) fn read_vote(&mut self, fields: &Fields) -> Read<()> {
        let Some(vote) = fields.read::<VoteField>("vote")? else {
            return Ok(());
        };
        must(self.is_put_to_vote(), "vote", files::NO_VOTE_HERE)?;
        let mut answers = Vec::new();
        self.list_answers(&mut answers);
        must(answers.len() > 1, "vote", files::SINGLE_ANSWER)?;
        let answer = |text: &String| {
            let choice = self.reader().choice_from(text);
            let possible = choice.filter(|&choice| answers.contains(&Action::Do(choice)));
            possible
                .ok_or_else(|| PositionError::new("vote", files::message::no_answer(text.clone())))
        };
        self.vote = match vote {
            VoteField::Proposal {
                proposal,
                agree,
                object,
            } => {
                let choice = answer(&proposal)?;
                let (agree, object) = (self.seat_set(&agree)?, self.seat_set(&object)?);
                let both = agree.iter().any(|seat| object.contains(seat));
                must(
                    !both && agree.contains(self.active),
                    "vote",
                    files::LEAD_AGREES,
                )?;
                let open = agree.len() < self.enough()
                    && usize::from(self.seats) - object.len() >= self.enough();
                must(open, "vote", files::PROPOSAL_DECIDED)?;
                Vote::Proposal {
                    choice,
                    agree,
                    object,
                }
            }
            VoteField::Votes { votes } => {
                must(
                    votes.len() == usize::from(self.seats),
                    "vote",
                    files::VOTE_FOR_EACH,
                )?;
                let mut named = [None; SEATS];
                for (vote, text) in named.iter_mut().zip(&votes) {
                    *vote = text.as_ref().map(answer).transpose()?;
                }
                let undecided = votes.contains(&None)
                    && named.iter().flatten().all(|choice| {
                        let count = named.iter().filter(|&&vote| vote == Some(*choice)).count();
                        count < self.enough()
                    });
                must(undecided, "vote", files::VOTE_DECIDED)?;
                Vote::Votes(named)
            }
            VoteField::Options { options } => {
                let choices: Vec<Choice> = options.iter().map(answer).collect::<Read<_>>()?;
                let tied = Tied::new(choices.iter().copied());
                let fit = tied.iter().count() == choices.len() && choices.len() > 1;
                must(fit, "vote", files::TIED_ANSWERS)?;
                Vote::Runoff(tied)
            }
        };
        Ok(())
    }

    fn seat_set(&self, seats: &[u64]) -> Read<SeatSet> {
        let mut set = SeatSet::NONE;
        for &seat in seats {
            must(seat < u64::from(self.seats), "vote", files::NO_SUCH_SEAT)?;
            set.insert(Seat::new(seat as usize));
        }
        must(set.len() == seats.len(), "vote", files::SEAT_TWICE)?;
        Ok(set)
    }
}

#[derive(Deserialize)]
#[serde(untagged, deny_unknown_fields)]
enum VoteField {
    Proposal {
        proposal: String,
        agree: Vec<u64>,
        object: Vec<u64>,
    },
    Votes {
        votes: Vec<Option<String>>,
    },
    Options {
        options: Vec<String>,
    },
}
