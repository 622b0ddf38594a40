use std::{
    io::{self, Write as _, stdout},
    net::SocketAddr,
    path::PathBuf,
};

use anyhow::Context as _;
use ipnet::IpNet;
use store::Store;
use tracing_subscriber::{
    Layer as _, filter::Targets, layer::SubscriberExt as _, util::SubscriberInitExt as _,
};
use web::{
    live::Config,
    network::Network,
    remind::Mailer,
    server::{LabPlace, Server, run_all},
};

use crate::{
    data,
    failure::Failure,
    keep::{self, Keep},
    listen,
    words::{self, say},
};

// No doc comment: it would replace that of the program, whose options these are too.
#[allow(missing_docs)]
#[derive(clap::Args)]
pub(crate) struct Serve {
    /// Where to listen: 0.0.0.0:7777 lets others in your network play
    #[arg(
        long,
        value_name = "ADDRESS",
        env = "HEDGEROW_LISTEN",
        default_value = "127.0.0.1:7777"
    )]
    listen: String,

    #[command(flatten)]
    place: Place,

    /// The address people reach the server under, if it is not the one it listens on
    #[arg(long, value_name = "URL", env = "HEDGEROW_PUBLIC_URL")]
    public_url: Option<String>,

    /// A reverse proxy whose X-Forwarded-For header is believed: an address, or a range as in
    /// 10.0.0.0/8; several may be given. Nobody else is believed
    #[arg(
        long,
        value_name = "RANGE",
        env = "HEDGEROW_TRUSTED_PROXY",
        value_delimiter = ',',
        value_parser = listen::range
    )]
    trusted_proxy: Vec<IpNet>,

    /// A name the server may be opened under, besides that of its public URL, its addresses
    /// and the names of the machine; several may be given
    #[arg(
        long,
        value_name = "NAME",
        env = "HEDGEROW_ALLOWED_HOST",
        value_delimiter = ','
    )]
    allowed_host: Vec<String>,

    /// Whether requests of this machine are limited like those of others; otherwise only if
    /// others can reach the server
    #[arg(long, value_name = "on|off", env = "HEDGEROW_LOCAL_LIMITS")]
    local_limits: Option<LocalLimits>,

    /// The mail server that takes reminders for games over days, as in
    /// `smtps://USER:PASSWORD@HOST:465`; without it no mail is sent, and no address asked for
    #[arg(
        long,
        value_name = "URL",
        env = "HEDGEROW_SMTP_URL",
        hide_env_values = true,
        requires = "mail_from",
        requires = "public_url"
    )]
    smtp_url: Option<String>,

    /// The sender of mails, as in `Hedgerow <play@example.org>`
    #[arg(long, value_name = "ADDRESS", env = "HEDGEROW_MAIL_FROM")]
    mail_from: Option<String>,

    /// How many bots may think at once; otherwise one core is left for people
    #[arg(long, value_name = "N", env = "HEDGEROW_BOT_THREADS")]
    bot_threads: Option<usize>,

    /// Whether playtests can be started from pages (/lab): run, read (only those made on the
    /// command line are shown) or off; otherwise run for this machine alone, read for others
    #[arg(long, value_name = "run|read|off", env = "HEDGEROW_LAB")]
    lab: Option<LabDoor>,

    #[command(flatten)]
    keep: Keep,

    /// How many finished and uploaded games one person may keep; 0 or never: any number
    #[arg(
        long,
        value_name = "N",
        env = "HEDGEROW_KEPT_GAMES",
        default_value = "1000",
        value_parser = keep::most
    )]
    kept_games: keep::Most,

    /// How much to log on standard error: error, warn, info, debug, or a filter as in
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

/// Whether this machine is limited as others are.
#[derive(Copy, Clone, Eq, PartialEq, clap::ValueEnum)]
enum LocalLimits {
    On,
    Off,
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
    /// Opens the store for a server, which has a file for itself.
    async fn open_to_serve(&self) -> Result<Store, Failure> {
        if let Some(url) = &self.database_url {
            return Ok(Store::serve(url).await?);
        }
        let folder = self.data.clone().or_else(data::folder);
        let folder = folder.context(words::NO_DATABASE_FOLDER)?;
        Ok(Store::serve_file(&folder.join("hedgerow.sqlite")).await?)
    }

    /// Opens the store.
    pub(crate) async fn open(&self) -> Result<Store, Failure> {
        if let Some(url) = &self.database_url {
            return Ok(Store::open(url).await?);
        }
        let file = self.file()?;
        Ok(Store::open_file(&file.context("no file for the database")?).await?)
    }

    /// Opens a store that has to be there.
    pub(crate) async fn open_existing(&self) -> Result<Store, Failure> {
        match (self.file()?, &self.database_url) {
            (Some(file), _) if !file.is_file() => {
                return Err(Failure::usage(format!(
                    "there is no database {}; --data names the folder of one",
                    file.display()
                )));
            }
            (None, Some(url)) if !Store::exists(url).await? => {
                return Err(Failure::usage(
                    "no server has kept tables in this database yet; --database-url names another",
                ));
            }
            _ => {}
        }
        self.open().await
    }

    /// The file of the database, unless it is in PostgreSQL.
    pub(crate) fn file(&self) -> Result<Option<PathBuf>, Failure> {
        if self.database_url.is_some() {
            return Ok(None);
        }
        let folder = self.data.clone().or_else(data::folder);
        let folder = folder.context(words::NO_DATABASE_FOLDER)?;
        Ok(Some(folder.join("hedgerow.sqlite")))
    }
}

impl Serve {
    pub(crate) fn run(self) -> Result<(), Failure> {
        self.begin_to_log()?;
        // As many as there are cores, and never one alone: whatever one of them does, another
        // answers.
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(cores.max(2))
            .enable_all()
            .build()
            .context("no threads to serve with")?;
        runtime.block_on(self.serve())
    }

    async fn serve(self) -> Result<(), Failure> {
        let public_url = match &self.public_url {
            Some(url) if url.starts_with("http://") || url.starts_with("https://") => {
                url.trim_end_matches('/').to_owned()
            }
            Some(url) => {
                return Err(Failure::usage(say::public_url_shape(url)));
            }
            None => String::new(),
        };
        let mailer = match (&self.smtp_url, &self.mail_from) {
            (Some(url), Some(from)) => {
                let mailer = Mailer::new(url, from);
                Some(mailer.map_err(|error| Failure::usage(format!("--smtp-url: {error}")))?)
            }
            _ => None,
        };
        let listeners = listen::bind(&self.listen).await?;
        let addresses: Result<Vec<SocketAddr>, _> = (listeners.iter())
            .map(tokio::net::TcpListener::local_addr)
            .collect();
        let addresses = addresses?;
        let store = self.place.open_to_serve().await?;
        let mut config = Config {
            public_url,
            network: self.network(&addresses),
            expiry: self.keep.expiry(),
            kept_games: self.kept_games.0,
            ..Config::default()
        };
        config.reminding.mailer = mailer;
        if let Some(threads) = self.bot_threads {
            config.bot_threads = threads;
        }
        let server = Server::new(store, config);
        self.open_lab(&server, &addresses)?;
        let stop = stop_signal()?;
        // A server goes on when nobody reads what it says.
        if let Err(error) = self.say_where(&addresses) {
            tracing::warn!(%error, "nobody could be told where the server is");
        }
        match run_all(listeners, server, stop).await? {
            None => tracing::info!("stopped; everything is kept"),
            Some(reason) => tracing::error!(
                %reason,
                "stopped; what was acknowledged is kept, and what was refused is not"
            ),
        }
        Ok(())
    }

    /// Whether the server is for this machine alone: it listens to no other, and nothing
    /// says that a proxy lets others in.
    fn is_private(&self, addresses: &[SocketAddr]) -> bool {
        addresses.iter().all(|at| at.ip().is_loopback())
            && self.public_url.is_none()
            && self.trusted_proxy.is_empty()
            && self.allowed_host.is_empty()
    }

    fn network(&self, addresses: &[SocketAddr]) -> Network {
        let mut allowed_hosts = self.allowed_host.clone();
        if addresses.iter().any(|at| !at.ip().is_loopback()) {
            allowed_hosts.extend(listen::names_of_this_machine());
        }
        Network {
            listen: addresses.to_vec(),
            trusted_proxies: self.trusted_proxy.clone(),
            allowed_hosts,
            exempt_local: match self.local_limits {
                Some(limits) => limits == LocalLimits::Off,
                None => self.is_private(addresses),
            },
            max_connections: listen::most_connections(),
            ..Network::default()
        }
    }

    /// Says where the server is, and who can open that.
    fn say_where(&self, addresses: &[SocketAddr]) -> io::Result<()> {
        let mut out = stdout();
        let first = addresses[0];
        let is_everywhere = first.ip().is_unspecified();
        let here = match first {
            SocketAddr::V4(_) if is_everywhere => format!("http://127.0.0.1:{}", first.port()),
            SocketAddr::V6(_) if is_everywhere => format!("http://[::1]:{}", first.port()),
            _ => format!("http://{first}"),
        };
        let url = self.public_url.as_deref().unwrap_or(&here);
        let url = url.trim_end_matches('/');
        writeln!(out, "{}", say::serving(format!("{url}/")))?;
        if is_everywhere {
            writeln!(out, "{}", words::OTHER_DEVICES)?;
            for address in listen::addresses_of_this_machine(first) {
                writeln!(out, "  http://{address}/")?;
            }
        } else if self.is_private(addresses) {
            writeln!(out, "{}", say::only_here(first.port().to_string()))?;
        }
        out.flush()
    }

    /// A proxy hides where people come from, so a server with a public address, or one
    /// that listens to other machines, lets nobody use the machine unasked.
    fn open_lab(&self, server: &Server, addresses: &[SocketAddr]) -> Result<(), Failure> {
        let private = self.is_private(addresses);
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
        let log = tracing_subscriber::fmt::layer().with_writer(io::stderr);
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
