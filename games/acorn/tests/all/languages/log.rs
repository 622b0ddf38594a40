//! What is told in the log.

use acorn::{Event, Lane, Race, Way};
use engine::{Notation as _, Viewer};

use super::{animal, card, says, seat};

/// What the second seat reads of its own event, and what everybody else reads.
#[track_caller]
fn tells(event: &Event, own: [&str; 2], others: [&str; 2]) {
    let told = |viewer| Race::tell(event, viewer).expect("events are told");
    says(&told(Viewer::Seat(seat(1))), own[0], own[1]);
    for viewer in [Viewer::Seat(seat(0)), Viewer::Spectator] {
        says(&told(viewer), others[0], others[1]);
    }
}

/// Articles and endings go by the animal and by the lane.
#[test]
fn picks_and_starts_are_told_with_the_right_article() {
    let picked = |id| Event::Picked {
        seat: seat(1),
        animal: animal(id),
    };
    tells(
        &picked("squirrel"),
        ["You pick the Squirrel.", "Du suchst das Eichhörnchen aus."],
        [
            "Seat 2 picks the Squirrel.",
            "Platz 2 sucht das Eichhörnchen aus.",
        ],
    );
    tells(
        &picked("owl"),
        ["You pick the Owl.", "Du suchst die Eule aus."],
        ["Seat 2 picks the Owl.", "Platz 2 sucht die Eule aus."],
    );
    let placed = |lane| Event::Placed {
        seat: seat(1),
        lane,
        spot: 4,
    };
    tells(
        &placed(Lane::Trail),
        [
            "You start in the trail on spot 4.",
            "Du startest auf dem Pfad auf Feld 4.",
        ],
        [
            "Seat 2 starts in the trail on spot 4.",
            "Platz 2 startet auf dem Pfad auf Feld 4.",
        ],
    );
    tells(
        &placed(Lane::Brush),
        [
            "You start in the brush on spot 4.",
            "Du startest im Gebüsch auf Feld 4.",
        ],
        [
            "Seat 2 starts in the brush on spot 4.",
            "Platz 2 startet im Gebüsch auf Feld 4.",
        ],
    );
    tells(
        &Event::InLane {
            seat: seat(1),
            lane: Lane::River,
        },
        ["You go to the river.", "Du gehst in den Fluss."],
        ["Seat 2 goes to the river.", "Platz 2 geht in den Fluss."],
    );
}

#[test]
fn moves_are_told_by_their_spots() {
    let moved = |from, to| Event::Moved {
        seat: seat(1),
        from,
        to,
    };
    tells(
        &moved(3, 7),
        [
            "You move forward from spot 3 to 7.",
            "Du ziehst von Feld 3 auf 7 vor.",
        ],
        [
            "Seat 2 moves forward from spot 3 to 7.",
            "Platz 2 zieht von Feld 3 auf 7 vor.",
        ],
    );
    tells(
        &moved(7, 3),
        [
            "You move back from spot 7 to 3.",
            "Du gehst von Feld 7 auf 3 zurück.",
        ],
        [
            "Seat 2 moves back from spot 7 to 3.",
            "Platz 2 geht von Feld 7 auf 3 zurück.",
        ],
    );
    tells(
        &moved(3, 3),
        ["You stay on spot 3.", "Du bleibst auf Feld 3."],
        ["Seat 2 stays on spot 3.", "Platz 2 bleibt auf Feld 3."],
    );
    tells(
        &Event::Checkpoint {
            seat: seat(1),
            checkpoint: 25,
            lane: Lane::Trail,
        },
        [
            "You reach the checkpoint on 25 and go on in the trail.",
            "Du erreichst den Kontrollpunkt auf Feld 25 und läufst auf dem Pfad weiter.",
        ],
        [
            "Seat 2 reaches the checkpoint on 25 and goes on in the trail.",
            "Platz 2 erreicht den Kontrollpunkt auf Feld 25 und läuft auf dem Pfad weiter.",
        ],
    );
}

#[test]
fn cards_are_told_by_name() {
    let (seat, card) = (seat(1), card("hidden-stash"));
    let played = |way| Event::Played { seat, card, way };
    tells(
        &played(Way::B),
        ["You play Hidden Stash.", "Du spielst Geheimvorrat."],
        ["Seat 2 plays Hidden Stash.", "Platz 2 spielt Geheimvorrat."],
    );
    tells(
        &played(Way::BonusA),
        [
            "You play Hidden Stash, bonus first.",
            "Du spielst Geheimvorrat, den Bonus zuerst.",
        ],
        [
            "Seat 2 plays Hidden Stash, bonus first.",
            "Platz 2 spielt Geheimvorrat, den Bonus zuerst.",
        ],
    );
    tells(
        &Event::BonusUsed { seat, card },
        [
            "You use the bonus of Hidden Stash.",
            "Du nutzt den Bonus der Karte Geheimvorrat.",
        ],
        [
            "Seat 2 uses the bonus of Hidden Stash.",
            "Platz 2 nutzt den Bonus der Karte Geheimvorrat.",
        ],
    );
    tells(
        &Event::Bought { seat, card },
        ["You buy Hidden Stash.", "Du kaufst Geheimvorrat."],
        ["Seat 2 buys Hidden Stash.", "Platz 2 kauft Geheimvorrat."],
    );
    tells(
        &Event::Paid { seat, card },
        [
            "You pay Hidden Stash.",
            "Du bezahlst mit der Karte Geheimvorrat.",
        ],
        [
            "Seat 2 pays Hidden Stash.",
            "Platz 2 bezahlt mit der Karte Geheimvorrat.",
        ],
    );
    tells(
        &Event::Discarded { seat, card },
        ["You discard Hidden Stash.", "Du wirfst Geheimvorrat ab."],
        [
            "Seat 2 discards Hidden Stash.",
            "Platz 2 wirft Geheimvorrat ab.",
        ],
    );
    let both = [
        "Hidden Stash comes to the Row.",
        "Neu in der Auslage: Geheimvorrat.",
    ];
    tells(&Event::Revealed { card }, both, both);
}

/// A74: which card was drawn, its owner alone reads.
#[test]
fn a_drawn_card_is_named_to_its_owner_alone() {
    tells(
        &Event::Drew {
            seat: seat(1),
            card: card("walk"),
        },
        ["You draw Walk.", "Du ziehst Schritt."],
        ["Seat 2 draws a card.", "Platz 2 zieht eine Karte."],
    );
}

#[test]
fn traps_are_told() {
    let (seat, card) = (seat(1), card("leaf-pit"));
    tells(
        &Event::Trapped { seat, card },
        [
            "You get the Trap Leaf Pit.",
            "Du bekommst die Falle Laubgrube.",
        ],
        [
            "Seat 2 gets the Trap Leaf Pit.",
            "Platz 2 bekommt die Falle Laubgrube.",
        ],
    );
    tells(
        &Event::NoTrapLeft { seat },
        [
            "You get no Trap: there are none left.",
            "Du bekommst keine Falle: Es sind keine mehr da.",
        ],
        [
            "Seat 2 gets no Trap: there are none left.",
            "Platz 2 bekommt keine Falle: Es sind keine mehr da.",
        ],
    );
    tells(
        &Event::Shed { seat, card },
        ["You shed Leaf Pit.", "Du schüttelst Laubgrube ab."],
        ["Seat 2 sheds Leaf Pit.", "Platz 2 schüttelt Laubgrube ab."],
    );
}

#[test]
fn turns_and_acorns_are_told() {
    let seat = seat(1);
    tells(
        &Event::TurnBegan { seat, round: 3 },
        ["Round 3: your turn.", "Runde 3: Du bist am Zug."],
        ["Round 3: Seat 2’s turn.", "Runde 3: Platz 2 ist am Zug."],
    );
    let gathered = |acorns, pool| Event::Gathered { seat, acorns, pool };
    tells(
        &gathered(1, 3),
        [
            "You gather 1 acorn (3 in all).",
            "Du sammelst 1 Eichel (zusammen 3).",
        ],
        [
            "Seat 2 gathers 1 acorn (3 in all).",
            "Platz 2 sammelt 1 Eichel (zusammen 3).",
        ],
    );
    tells(
        &gathered(2, 2),
        [
            "You gather 2 acorns (2 in all).",
            "Du sammelst 2 Eicheln (zusammen 2).",
        ],
        [
            "Seat 2 gathers 2 acorns (2 in all).",
            "Platz 2 sammelt 2 Eicheln (zusammen 2).",
        ],
    );
    tells(
        &Event::Reshuffled { seat },
        [
            "You shuffle your Nest into a new deck.",
            "Du mischst dein Nest zu einem neuen Stapel.",
        ],
        [
            "Seat 2 shuffles their Nest into a new deck.",
            "Platz 2 mischt das eigene Nest zu einem neuen Stapel.",
        ],
    );
    let dealt = ["Everybody draws four cards.", "Alle ziehen vier Karten."];
    tells(&Event::HandsDealt, dealt, dealt);
    let removed = [
        "All cards of the Row leave the game.",
        "Alle Karten der Auslage verlassen das Spiel.",
    ];
    tells(&Event::RowRemoved, removed, removed);
    tells(
        &Event::Won { seat },
        ["You win the race!", "Du gewinnst das Rennen!"],
        ["Seat 2 wins the race!", "Platz 2 gewinnt das Rennen!"],
    );
}
