use std::{
    io::{ErrorKind, Write as _, stdout},
    net::SocketAddr,
    path::PathBuf,
};

use anyhow::Context as _;
use store::Store;
use tokio::net::TcpListener;
use tracing_subscriber::{
    Layer as _, filter::Targets, layer::SubscriberExt as _, util::SubscriberInitExt as _,
};
use web::{
    live::Config,
    server::{LabPlace, Server, run},
};

use crate::{data, failure::Failure};

/// Serve tables in the browser, for people and bots
///
/// Everything is kept in one file in the data folder, or in a PostgreSQL database that
/// several servers may share.
#[derive(clap::Args)]
pub(crate) struct Serve {
    /// Where to listen
    #[arg(
        long,
        value_name = "ADDRESS",
        env = "HEDGEROW_LISTEN",
        default_value = "127.0.0.1:7777"
    )]
    listen: SocketAddr,

    #[command(flatten)]
    place: Place,

    /// The address people reach the server under, if it is not the one it listens on
    #[arg(long, value_name = "URL", env = "HEDGEROW_PUBLIC_URL")]
    public_url: Option<String>,

    /// How many bots may think at once; otherwise one core is left for people
    #[arg(long, value_name = "N", env = "HEDGEROW_BOT_THREADS")]
    bot_threads: Option<usize>,

    /// Whether playtests can be made from pages (/lab): run, or read for those made on the
    /// command line alone, or off; otherwise run on this machine alone, and read for others
    #[arg(long, value_name = "run|read|off", env = "HEDGEROW_LAB")]
    lab: Option<LabDoor>,

    /// How much to say on standard error: error, warn, info, debug, or a filter as in
    /// warn,web=debug
    #[arg(
        long,
        value_name = "LEVEL",
        env = "HEDGEROW_LOG",
        default_value = "info,sqlx=warn"
    )]
    log: String,

    /// Write the log as lines of JSON
    #[arg(long, env = "HEDGEROW_LOG_JSON")]
    log_json: bool,
}

/// What the lab is open for.
#[derive(Copy, Clone, Eq, PartialEq, clap::ValueEnum)]
enum LabDoor {
    Run,
    Read,
    Off,
}

/// Where tables are kept.
#[derive(clap::Args)]
pub(crate) struct Place {
    /// The folder with the database; otherwise one in the user's data folder
    #[arg(long, value_name = "FOLDER", env = "HEDGEROW_DATA")]
    data: Option<PathBuf>,

    /// A PostgreSQL database instead of the folder, as in `postgres://USER:PASSWORD@HOST/NAME`
    #[arg(
        long,
        value_name = "URL",
        env = "HEDGEROW_DATABASE_URL",
        hide_env_values = true
    )]
    database_url: Option<String>,
}

impl Place {
    /// Opens the store.
    pub(crate) async fn open(&self) -> Result<Store, Failure> {
        if let Some(url) = &self.database_url {
            return Ok(Store::open(url).await?);
        }
        let folder = self.data.clone().or_else(data::folder);
        let folder = folder.context("no folder for the database: --data names one")?;
        Ok(Store::open_file(&folder.join("hedgerow.sqlite")).await?)
    }
}

impl Serve {
    pub(crate) fn run(self) -> Result<(), Failure> {
        self.begin_to_log()?;
        // An answer takes a tenth of a millisecond. More threads than that needs would
        // only wake each other, and bots want the rest of the machine.
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads((cores / 2).max(1))
            .enable_all()
            .build()
            .context("no threads to serve with")?;
        runtime.block_on(self.serve())
    }

    async fn serve(self) -> Result<(), Failure> {
        let listener = TcpListener::bind(self.listen).await.map_err(|error| {
            Failure::Failed(match error.kind() {
                ErrorKind::AddrInUse => {
                    anyhow::anyhow!("{} is in use; --listen names another address", self.listen)
                }
                _ => anyhow::anyhow!("cannot listen on {}: {error}", self.listen),
            })
        })?;
        let address = listener.local_addr()?;
        let store = self.place.open().await?;
        let url = match &self.public_url {
            Some(url) if url.starts_with("http://") || url.starts_with("https://") => {
                url.trim_end_matches('/').to_owned()
            }
            Some(url) => {
                let words = format!("--public-url {url}: it begins with http:// or https://");
                return Err(Failure::usage(words));
            }
            None => format!("http://{address}"),
        };
        let mut config = Config {
            public_url: url.clone(),
            ..Config::default()
        };
        if let Some(threads) = self.bot_threads {
            config.bot_threads = threads;
        }
        let server = Server::new(store, config);
        self.open_lab(&server)?;
        let stop = stop_signal()?;
        writeln!(stdout(), "Hedgerow is at {url}/ (Ctrl+C stops it)")?;
        stdout().flush()?;
        run(listener, server, stop).await?;
        tracing::info!("stopped; everything is kept");
        Ok(())
    }

    /// A proxy hides where people come from, so a server with a public address, or one
    /// that listens to other machines, lets nobody use the machine unasked.
    fn open_lab(&self, server: &Server) -> Result<(), Failure> {
        let private = self.listen.ip().is_loopback() && self.public_url.is_none();
        let door = self
            .lab
            .unwrap_or(if private { LabDoor::Run } else { LabDoor::Read });
        let program = match door {
            LabDoor::Off => return Ok(()),
            LabDoor::Read => None,
            LabDoor::Run => Some(std::env::current_exe()?),
        };
        if let Some(data) = self.place.data.clone().or_else(data::folder) {
            server.open_lab(LabPlace { data, program });
        }
        Ok(())
    }

    fn begin_to_log(&self) -> Result<(), Failure> {
        let wanted: Targets = (self.log.parse())
            .map_err(|error| Failure::usage(format!("--log {}: {error}", self.log)))?;
        let log = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
        let log = if self.log_json {
            log.json().boxed()
        } else {
            log.with_target(false).compact().boxed()
        };
        tracing_subscriber::registry().with(log).with(wanted).init();
        Ok(())
    }
}

/// Ends when somebody wants the server to stop.
fn stop_signal() -> Result<impl Future<Output = ()> + Send + 'static, Failure> {
    #[cfg(unix)]
    let mut term = {
        use tokio::signal::unix::{SignalKind, signal};
        signal(SignalKind::terminate())?
    };
    Ok(async move {
        let interrupt = async {
            if tokio::signal::ctrl_c().await.is_err() {
                std::future::pending::<()>().await;
            }
        };
        #[cfg(unix)]
        tokio::select! {
            () = interrupt => {}
            _ = term.recv() => {}
        }
        #[cfg(not(unix))]
        interrupt.await;
    })
}
