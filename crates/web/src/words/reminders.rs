//! What people read about reminders, and in them.

/// The messages.
pub static CATALOGUE: i18n::Catalogue = i18n::catalogue!("server", "reminders");

i18n::messages! {
    /// Reminders.
    pub static WORDS of CATALOGUE;
    phrases {
        HEADING, LEAD, WHO_ARE_YOU, HERE, HERE_START, HERE_STOP, HERE_ON, HERE_NOT, HERE_DENIED, HERE_FAILED, STOP_ALL,
        BY_MAIL, MAIL_LEAD, ADDRESS, SEND_LINK, STOP_MAIL, AT_TABLE, AT_TABLE_HINT, AT_TABLE_ON, CONFIRM_TITLE,
        CONFIRM_HEADING, CONFIRM_WORDS, CONFIRM_NOW, STOP_TITLE, STOP_HEADING, STOP_WORDS,
        STOP_NOW, STOPPED_HEADING, STOPPED_WORDS, CONFIRMED_HEADING, CONFIRMED_WORDS, CONFIRM_SUBJECT, CONFIRM_ELSE,
    }
    sentences {
        devices(count: Count),
        mail_waiting(address),
        mail_confirmed(address),
        your_turn(game),
        with(names),
        begun(game),
        sat_down(names),
        again(names),
        why_this_mail(home),
        confirm_mail(home),
    }
}
