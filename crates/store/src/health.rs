//! Whether the database can be written.

use std::time::Duration;

use tokio::{
    sync::{Notify, watch},
    time::timeout,
};

use crate::{
    StoreError, Trouble,
    error::{is_refusal, trouble_of},
};

/// How long a writer waits for an attempt to mend what is wrong.
const PATIENCE: Duration = Duration::from_secs(2);

/// What the last writes tell of the database. While they fail nobody writes, until an
/// attempt of the [`Keeper`](crate::keeper::Keeper) has succeeded.
#[derive(Default)]
pub(crate) struct Health {
    condition: watch::Sender<Condition>,
    /// Wakes the keeper.
    called: Notify,
}

#[derive(Copy, Clone, Default)]
struct Condition {
    trouble: Option<Trouble>,
    /// Whether something failed of which it is not known what that says about the others.
    suspected: bool,
    damaged: bool,
    /// How many writes have failed, and how many had when the last attempt began: one that
    /// began earlier says nothing about a later one.
    failures: u64,
    known: u64,
    /// How many attempts to mend it have begun and ended.
    begun: u64,
    ended: u64,
    /// How many transactions were committed.
    commits: u64,
}

impl Health {
    /// What is wrong, if anything; the worst first.
    pub(crate) fn check(&self) -> Result<(), Trouble> {
        let condition = self.condition.borrow();
        match condition.trouble {
            Some(trouble) => Err(trouble),
            None if condition.damaged => Err(Trouble::Damaged),
            None => Ok(()),
        }
    }

    /// What keeps us from writing, if anything.
    pub(crate) fn trouble(&self) -> Option<Trouble> {
        self.condition.borrow().trouble
    }

    /// Notes a failed write: nobody writes until that is mended.
    pub(crate) fn fail(&self, trouble: Trouble) {
        let before = self.trouble();
        self.condition.send_modify(|condition| {
            condition.trouble = Some(trouble);
            condition.failures += 1;
        });
        told(before, Some(trouble));
        self.called.notify_one();
    }

    /// Notes a commit that failed with `error`, unless it was refused for what it holds.
    pub(crate) fn commit_failed(&self, error: &sqlx::Error) {
        if !is_refusal(error) {
            self.fail(trouble_of(error).unwrap_or(Trouble::Unusable));
        }
    }

    /// Notes a commit that succeeded.
    pub(crate) fn committed(&self) {
        self.condition
            .send_modify(|condition| condition.commits += 1);
    }

    /// How many transactions were committed.
    pub(crate) fn commits(&self) -> u64 {
        self.condition.borrow().commits
    }

    /// Asks for an attempt to write: something failed, for whatever reason.
    pub(crate) fn suspect(&self) {
        self.condition
            .send_if_modified(|condition| !std::mem::replace(&mut condition.suspected, true));
        self.called.notify_one();
    }

    /// Waits, if writes fail, for the next attempt to mend that; what is wrong still.
    pub(crate) async fn mended(&self) -> Result<(), Trouble> {
        if self.trouble().is_none() {
            return Ok(());
        }
        let mut condition = self.condition.subscribe();
        // One that runs already may have begun before whatever made us ask.
        let next = condition.borrow().begun + 1;
        self.called.notify_one();
        let tried = |condition: &Condition| condition.trouble.is_none() || condition.ended >= next;
        // However that ends, the condition says what is wrong now.
        let _ended = timeout(PATIENCE, condition.wait_for(tried)).await;
        self.trouble().map_or(Ok(()), Err)
    }

    /// Waits until somebody wants an attempt, and whether that is to mend something.
    pub(crate) async fn wanted(&self) -> bool {
        loop {
            {
                let condition = self.condition.borrow();
                if condition.trouble.is_some() || condition.suspected {
                    return condition.trouble.is_some();
                }
            }
            self.called.notified().await;
        }
    }

    /// Waits until somebody asks for another attempt.
    pub(crate) async fn called(&self) {
        self.called.notified().await;
    }

    pub(crate) fn attempt_begins(&self) {
        self.condition.send_modify(|condition| {
            condition.suspected = false;
            condition.known = condition.failures;
            condition.begun += 1;
        });
    }

    pub(crate) fn attempt_ends(&self, tried: Result<(), StoreError>) {
        let trouble = tried.err().map(|error| match error.trouble() {
            Some(trouble) => trouble,
            None => Trouble::Unusable,
        });
        let before = self.trouble();
        self.condition.send_modify(|condition| {
            condition.ended = condition.begun;
            if trouble.is_some() || condition.failures == condition.known {
                condition.trouble = trouble;
            }
        });
        told(before, self.trouble());
    }

    /// Notes that pages of the file are damaged. What is not can be read and written still.
    pub(crate) fn note_damage(&self) {
        self.condition
            .send_modify(|condition| condition.damaged = true);
    }
}

/// Says in the log what has changed, once.
fn told(before: Option<Trouble>, now: Option<Trouble>) {
    match (before, now) {
        (Some(_), None) => tracing::info!("the database can be written again"),
        (before, Some(reason)) if before != now => {
            tracing::error!(%reason, "the database cannot be written; moves are refused until it can");
        }
        _ => {}
    }
}
