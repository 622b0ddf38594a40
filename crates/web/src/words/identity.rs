//! What people read about themselves: devices, passkeys, what is stored, and how it goes.

use store::Moment;

/// The messages.
pub static CATALOGUE: i18n::Catalogue = i18n::catalogue!("server", "identity");

i18n::messages! {
    /// What people read about themselves.
    pub static WORDS of CATALOGUE;
    phrases {
        DEVICES, DEVICES_LEAD, THIS_DEVICE, SIGN_OUT, SIGN_OUT_EVERYWHERE, SIGN_OUT_HINT,
        UNKNOWN_DEVICE, USED_TODAY, KNOWN_SINCE_TODAY, LINK_HINT, CANCEL_LINK,
        ABOUT_YOU, ABOUT_YOU_LEAD, WHAT_IS_STORED, DOWNLOAD_EVERYTHING, DELETE_ME,
        DELETE_TITLE, DELETE_HEADING, DELETE_OWN, DELETE_RUNNING, DELETE_OVER, DELETE_NOW, KEEP_ME,
        DELETED_PLAYER, STRANGER, STRANGER_LEAD, COME_BACK_TITLE, SOMEBODY_ELSE,
        PASSKEYS, PASSKEYS_LEAD, ADD_PASSKEY, REMOVE, SIGN_IN_PASSKEY, PASSKEY_FAILED, PASSKEY_KNOWN,
        PASSKEYS_UNSUPPORTED, PASSKEYS_INSECURE,
        PRIVACY_TITLE, PRIVACY_HEADING, PRIVACY_LEAD, PRIVACY_YOU, PRIVACY_YOU_WORDS,
        PRIVACY_DEVICES, PRIVACY_DEVICES_WORDS, PRIVACY_TABLES, PRIVACY_TABLES_WORDS,
        PRIVACY_REMINDERS, PRIVACY_REMINDERS_WORDS, PRIVACY_WHO, PRIVACY_WHO_WORDS, PRIVACY_NOTES, PRIVACY_NOTES_WORDS, PRIVACY_ADDRESS,
        PRIVACY_ADDRESS_WORDS, PRIVACY_COOKIES, PRIVACY_COOKIES_WORDS, PRIVACY_OTHERS,
        PRIVACY_OTHERS_WORDS, PRIVACY_HOST, PRIVACY_HOST_WORDS, PRIVACY_YOURS,
        PRIVACY_YOURS_WORDS, PRIVACY_SETTINGS,
    }
    sentences {
        device_on(browser, platform),
        some_browser_on(platform),
        used(ago),
        known_since(ago),
        link_waits(minutes: Count),
        type_your_name(name),
        made_in(device),
    }
}

pub(crate) use say::{link_waits, made_in, type_your_name};

/// A device, as far as it tells what it is.
pub(crate) fn device(browser: Option<&str>, platform: Option<&str>) -> String {
    match (browser, platform) {
        (Some(browser), Some(platform)) => say::device_on(browser, platform),
        (Some(browser), None) => browser.to_owned(),
        (None, Some(platform)) => say::some_browser_on(platform),
        (None, None) => UNKNOWN_DEVICE.into(),
    }
}

/// When something was last used, to the day.
pub(crate) fn used(day: Moment) -> String {
    match seconds_since(day) {
        None => USED_TODAY.into(),
        Some(seconds) => say::used(super::ago(seconds)),
    }
}

/// Since when something is known, to the day.
pub(crate) fn known_since(day: Moment) -> String {
    match seconds_since(day) {
        None => KNOWN_SINCE_TODAY.into(),
        Some(seconds) => say::known_since(super::ago(seconds)),
    }
}

/// How long ago a day was; `None` if it is today.
fn seconds_since(day: Moment) -> Option<u64> {
    let seconds = (Moment::now().day() - day).as_secs();
    (seconds > 0).then_some(seconds)
}
