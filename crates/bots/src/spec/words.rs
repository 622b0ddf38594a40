use i18n::Catalogue;

static CATALOGUE: Catalogue = i18n::catalogue!("bots");

i18n::messages! {
    /// What is said about bots.
    static WORDS of CATALOGUE;
    phrases { NO_TEMPERAMENT }
    sentences {
        unknown_bot(bot: Text, forms: Text),
        no_settings(bot: Text),
        wrong_budget(given: Text, most: Count, bot: Text, longest: Count),
        no_greedy(game: Text),
        no_such_temperament(game: Text, temperament: Text, known: Text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_catalogue_and_the_code_agree() {
        let mistakes = CATALOGUE.mistakes(&[&WORDS], &|_| false);
        assert_eq!(mistakes, Vec::<String>::new());
    }
}
