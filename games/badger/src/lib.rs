//! The Badger on the Borderland: trick-taking for two with the Decktet.
