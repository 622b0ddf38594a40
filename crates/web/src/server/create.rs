//! New tables.

use axum::{
    extract::{Path, State},
    http::StatusCode,
    response::{IntoResponse as _, Redirect, Response},
};
use catalog::Entry;
use engine::{Message, Seed};
use serde_json::{Map, Value};
use store::{Chair, Moment, Order, Person, Sitter, Stage, TableId, Visibility};

use super::{Server, Visitor, fields::Fields};
use crate::{
    live::{self, Given, Grace, Pace, Settings, StandIn, dealing},
    pages,
    problem::Problem,
    words::problems,
};

/// A table somebody wants.
#[derive(Clone, Debug)]
pub struct Wanted {
    /// The game.
    pub game: String,
    /// Who is to sit where.
    pub seats: Vec<Seating>,
    /// House rules.
    pub rules: Given,
    /// Whether the lobby lists it.
    pub listed: bool,
    /// Whether people may watch, and how fast bots play.
    pub settings: Settings,
    /// Who sits where at the start.
    pub order: Order,
    /// The seed of all chance; drawn if nobody says.
    pub seed: Option<Seed>,
    /// Whether such a seed is to be taken although others may sit down: everybody is told,
    /// and has to agree.
    pub chosen_deal: bool,
}

/// Who is to sit in a seat.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Seating {
    /// Whoever makes the table.
    Me,
    /// Whoever comes.
    Open,
    /// A bot of this level.
    Bot(String),
}

impl Seating {
    /// Reads `me`, `open`, `bot:LEVEL`, or a level alone.
    pub fn read(text: &str) -> Seating {
        match text {
            "me" => Seating::Me,
            "open" => Seating::Open,
            level => Seating::Bot(level.strip_prefix("bot:").unwrap_or(level).to_owned()),
        }
    }
}

/// Makes a table. If nobody has to be waited for, the game begins.
///
/// # Errors
///
/// Says what cannot be so.
pub async fn create(server: &Server, person: &Person, wanted: &Wanted) -> Result<TableId, Problem> {
    server.may_make(person).await?;
    let options = live::house_rules(&wanted.game, &wanted.rules, wanted.seats.len())?;
    let chairs = chairs(&wanted.game, person, &wanted.seats)?;
    let id = TableId::random();
    let others = wanted.seats.contains(&Seating::Open);
    let (seed, deal) = match wanted.seed {
        Some(_) if others && !wanted.chosen_deal => {
            return Err(Problem::unusable(problems::CHOSEN_SEED));
        }
        Some(seed) => (seed, dealing::chosen()),
        None => (live::fresh_seed()?, dealing::fresh_deal(&id)?),
    };
    let table = store::Table {
        id,
        game: wanted.game.clone(),
        rules: live::known(&wanted.game)?.rules,
        options: Value::Object(options).to_string(),
        position: None,
        seed,
        deal: Some(deal),
        host: person.id.clone(),
        chairs,
        order: wanted.order,
        visibility: if wanted.listed {
            Visibility::Listed
        } else {
            Visibility::Private
        },
        settings: wanted.settings.write(),
        stage: Stage::Gathering,
        rematch: None,
        origin: None,
        revision: 0,
        made_at: Moment::now(),
        ended_at: None,
    };
    server.store().create(&table, &[]).await?;
    let table = server.tables().table(&table.id).await?;
    table.begin_if_full().await?;
    Ok(table.id().clone())
}

pub(super) fn chairs(
    game: &str,
    person: &Person,
    seats: &[Seating],
) -> Result<Vec<Chair>, Problem> {
    let mut mine = 0;
    let chair = |seating: &Seating| {
        Ok(match seating {
            Seating::Me => {
                mine += 1;
                Sitter::Person {
                    person: person.id.clone(),
                    name: match mine {
                        1 => person.name.clone(),
                        n => format!("{} {n}", person.name),
                    },
                }
            }
            Seating::Open => Sitter::Open,
            Seating::Bot(level) => {
                live::check_level(game, level)?;
                Sitter::Bot {
                    level: level.clone(),
                }
            }
        }
        .into())
    };
    seats.iter().map(chair).collect()
}

/// The form for a new table.
pub(super) async fn form(
    State(server): State<Server>,
    Path(game): Path<String>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let mut given = fields.0;
    if let Some(like) = given.remove("like") {
        given = like_table(&server, &like.into()).await?;
    }
    Ok(page(&game, &given, None, &visitor)?.into_response())
}

/// Makes the table of a form, or shows the form again with what is wrong.
pub(super) async fn submit(
    State(server): State<Server>,
    Path(game): Path<String>,
    mut visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    live::known(&game)?;
    let made = async {
        let wanted = read(&game, &fields)?;
        let name = live::name(fields.text("name").unwrap_or_default())?;
        let person = visitor.or_new(&server, &name).await?;
        create(&server, &person, &wanted).await
    };
    match made.await {
        Ok(table) => Ok(visitor.answer(&server, Redirect::to(&format!("/t/{table}")))),
        Err(Problem::Unusable(words)) => {
            let page = page(&game, &fields.0, Some(&words), &visitor)?;
            Ok(visitor.answer(&server, (StatusCode::UNPROCESSABLE_ENTITY, page)))
        }
        Err(problem) => Err(problem),
    }
}

fn page(
    game: &str,
    given: &pages::Given,
    error: Option<&Message>,
    visitor: &Visitor,
) -> Result<maud::Markup, Problem> {
    let entry = live::known(game)?;
    let page = pages::Create {
        game: entry,
        levels: live::LEVELS,
        given,
        error,
        me: visitor.name(),
    };
    Ok(page.full())
}

fn read(game: &str, fields: &Fields) -> Result<Wanted, Problem> {
    let entry = live::known(game)?;
    let players = fields.number("players")?.unwrap_or(entry.usual_players);
    if !(1..=engine::MAX_SEATS).contains(&players) {
        return Err(wrong_number(entry));
    }
    let usual = |seat| if seat == 0 { "me" } else { "bot:medium" };
    let seats = (0..players)
        .map(|seat| Seating::read(fields.text(&format!("seat{seat}")).unwrap_or(usual(seat))))
        .collect();
    let rules = fields.0.iter().filter_map(|(name, value)| {
        let key = name.strip_prefix("rule.")?;
        Some((key.to_owned(), value.clone()))
    });
    let seed = fields.text("seed").map(str::parse::<Seed>).transpose();
    let pace = fields.text("pace").and_then(Pace::from_word);
    Ok(Wanted {
        game: game.to_owned(),
        seats,
        rules: Given::Texts(rules.collect()),
        listed: fields.text("listed").is_some(),
        settings: Settings {
            spectators: fields.text("spectators").is_some(),
            pace: pace.unwrap_or_default(),
            grace: (fields.text("grace").and_then(Grace::from_word)).unwrap_or_default(),
            stand_in: (fields.text("stand_in").and_then(StandIn::from_word)).unwrap_or_default(),
        },
        order: fields.text("order").map_or(Order::AsSeated, order),
        seed: seed.map_err(|error| Problem::sentence(error.into()))?,
        chosen_deal: fields.text("chosen_deal").is_some(),
    })
}

/// That a game is not for so many people.
pub(crate) fn wrong_number(game: &Entry) -> Problem {
    let (least, most) = game.players;
    Problem::Unusable(if least == most {
        problems::message::players_exactly(most)
    } else {
        problems::message::players_between(least, most)
    })
}

/// Who sits where at the start, as forms say it.
pub(super) fn order(word: &str) -> Order {
    match word {
        "random" => Order::Random,
        _ => Order::AsSeated,
    }
}

/// The form as it was filled in for another table.
async fn like_table(server: &Server, id: &TableId) -> Result<pages::Given, Problem> {
    let row = server.tables().table(id).await?.row().await?;
    let settings = Settings::read(&row.settings);
    let mut given = pages::Given::new();
    let mut set = |name: &str, value: &str| given.insert(name.to_owned(), value.to_owned());
    set("players", &row.chairs.len().to_string());
    set("pace", settings.pace.word());
    set("grace", settings.grace.word());
    set("stand_in", settings.stand_in.word());
    if settings.spectators {
        set("spectators", "on");
    }
    if row.visibility == Visibility::Listed {
        set("listed", "on");
    }
    for (seat, chair) in row.chairs.iter().enumerate() {
        let sitter = match &chair.sitter {
            Sitter::Person { person, .. } if *person == row.host => "me".to_owned(),
            Sitter::Person { .. } | Sitter::Open | Sitter::Closed => "open".to_owned(),
            Sitter::Bot { level } => format!("bot:{level}"),
        };
        set(&format!("seat{seat}"), &sitter);
    }
    let rules: Map<String, Value> = serde_json::from_str(&row.options).unwrap_or_default();
    for (key, value) in rules {
        let text = value
            .as_str()
            .map_or_else(|| value.to_string(), str::to_owned);
        set(&format!("rule.{key}"), &text);
    }
    Ok(given)
}
