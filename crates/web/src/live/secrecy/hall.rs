use std::{collections::HashMap, sync::Arc};

use engine::{Seed, Viewer};
use store::{Digest, Moment, Order, PersonId, Sitter, Stage, Store, TableId, Visibility};
use tempfile::TempDir;

use crate::{
    api,
    live::{
        Answer, Config, Extras, Live, Reader, Settings, Tables, Zones,
        state::{Lack, Telling},
        table::Table,
        update::chat_message,
    },
};
use board::Board;

/// A table at which any match can be put, with the people who sit there.
pub(in crate::live) struct Places {
    pub(in crate::live) table: Arc<Table>,
    people: Vec<PersonId>,
}

impl Places {
    /// Whoever sees what a viewer sees.
    pub(in crate::live) fn reader(&self, viewer: Viewer) -> Reader {
        Reader {
            person: match viewer {
                Viewer::Seat(seat) => Some(self.people[seat.index()].clone()),
                Viewer::Spectator => None,
            },
            ..Reader::default()
        }
    }

    /// Puts a match on the table.
    pub(in crate::live) async fn put(&self, live: Box<dyn Live>) {
        let mut state = self.table.lock().await.expect("the store answers");
        state.row.stage = match live.outcome() {
            None => Stage::Playing,
            Some(outcome) => Stage::Over {
                outcome: outcome.to_json().to_string(),
            },
        };
        state.live = Some(live);
    }
}

/// Tables with nothing hidden in their rows, one for each number of seats.
pub(in crate::live) struct Hall {
    _folder: TempDir,
    tables: Tables,
    people: Vec<PersonId>,
    open: HashMap<usize, Arc<Places>>,
}

impl Hall {
    pub(in crate::live) async fn new(game: &str) -> Hall {
        let folder = TempDir::with_prefix(format!("hedgerow-{game}-")).expect("a folder");
        let store = Store::open_file(&folder.path().join("secrets.sqlite"))
            .await
            .expect("a store");
        let mut people = Vec::new();
        for seat in 0..engine::MAX_SEATS {
            let digest = Digest::new(&[seat as u8; 32]);
            let person = store.add_person("Somebody", &digest, Moment(0)).await;
            people.push(person.expect("a person").id);
        }
        Hall {
            _folder: folder,
            tables: Tables::new(store, Config::default()),
            people,
            open: HashMap::new(),
        }
    }

    pub(in crate::live) async fn table<G: Board>(&mut self, seats: usize) -> Arc<Places> {
        if let Some(places) = self.open.get(&seats) {
            return Arc::clone(places);
        }
        let people = &self.people[..seats];
        let sitter = |(seat, person): (usize, &PersonId)| Sitter::Person {
            person: person.clone(),
            name: format!("Player {seat}"),
        };
        let row = store::Table {
            id: TableId::random(),
            game: G::ID.to_owned(),
            rules: G::RULES,
            options: "{}".to_owned(),
            position: None,
            seed: Seed::from(0),
            deal: None,
            host: self.people[0].clone(),
            chairs: (people.iter().enumerate())
                .map(|place| sitter(place).into())
                .collect(),
            order: Order::AsSeated,
            visibility: Visibility::Private,
            settings: Settings::default().write(),
            stage: Stage::Gathering,
            rematch: None,
            origin: None,
            revision: 0,
            made_at: Moment(0),
            ended_at: None,
        };
        let store = self.tables.store();
        store.create(&row, &[]).await.expect("a table");
        let places = Arc::new(Places {
            table: self.tables.table(&row.id).await.expect("the table"),
            people: people.to_vec(),
        });
        self.open.insert(seats, Arc::clone(&places));
        places
    }
}

/// Everything a viewer is sent of a position and of the moves that led to it.
pub(in crate::live) struct Sight(Vec<(&'static str, String)>);

impl Sight {
    pub(in crate::live) async fn of(live: Box<dyn Live>, viewer: Viewer, places: &Places) -> Sight {
        let table = &places.table;
        let ply = live.ply();
        let reader = places.reader(viewer);
        places.put(live).await;
        let message = {
            let state = table.lock().await.expect("the store answers");
            let eyes = state.eyes(&reader).expect("all may watch");
            assert_eq!(eyes.viewer, viewer);
            let lack = Lack {
                main: true,
                log: Some(ply.saturating_sub(1)),
                telling: Telling::Since,
                chat: Some(0),
                rematch: false,
                deal: false,
            };
            let (message, lines) = table.message(
                &state,
                &reader,
                eyes,
                lack,
                &mut Zones::default(),
                &Answer::default(),
            );
            let lines = lines.expect("the log was asked for").draw();
            let chat = chat_message(&state, eyes, lack).unwrap_or_default();
            message + &chat + &lines.html.into_string() + &lines.aloud + &lines.events
        };
        let page = table.full_page(&reader, Extras::default()).await;
        let page = page.expect("all may watch").into_string();
        let spoken = format!("<html lang=\"{}\"", i18n::spoken().tag());
        assert!(
            page.contains(&spoken),
            "the page is in the language asked for"
        );
        let replay = table.replay_page(&reader, None, None, None).await;
        let (_, view) = table.view(&reader).await.expect("all may watch");
        let news = table.what_happened(&reader, 0, usize::MAX).await;
        let mut sight = vec![
            ("message", message),
            ("page", page),
            ("replay", replay.expect("all may watch").into_string()),
            ("view", api::written::view(ply, view)),
            ("events", api::written::event(news.expect("all may watch"))),
        ];
        if let Viewer::Seat(_) = viewer {
            let (_, choices) = table.legal(&reader).await.expect("a seat may ask");
            sight.push(("actions", api::written::actions(ply, choices)));
        }
        Sight(sight)
    }

    pub(in crate::live) fn same(&self, other: &Sight, at: &str) {
        for ((what, real), (_, guess)) in self.0.iter().zip(&other.0) {
            if real == guess {
                continue;
            }
            let shared = (real.bytes().zip(guess.bytes()))
                .take_while(|(one, two)| one == two)
                .count();
            let part = |text: &str| {
                let bytes = text.as_bytes();
                let from = shared.saturating_sub(120);
                let to = (shared + 120).min(bytes.len());
                String::from_utf8_lossy(&bytes[from..to]).into_owned()
            };
            panic!(
                "{at}: the {what} tells something hidden:\n{}\n{}",
                part(real),
                part(guess)
            );
        }
    }
}
