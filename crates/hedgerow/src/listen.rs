//! Where the server listens, and under which addresses others find it.

use std::{
    io::ErrorKind,
    net::{IpAddr, SocketAddr},
};

use ipnet::IpNet;
use tokio::net::TcpListener;

use crate::{failure::Failure, words::say};

/// Files that are kept free for the database and everything else, at most.
const RESERVE: u64 = 256;

/// More connections than this need more memory than one program should take.
const MOST_CONNECTIONS: u64 = 20_000;

/// Listens on every address of `HOST:PORT`.
pub(crate) async fn bind(address: &str) -> Result<Vec<TcpListener>, Failure> {
    let resolved = tokio::net::lookup_host(address).await;
    let mut resolved: Vec<SocketAddr> = resolved
        .map_err(|error| Failure::usage(say::address_shape(address, error.to_string())))?
        .collect();
    resolved.sort_by_key(SocketAddr::is_ipv6);
    resolved.dedup();
    let mut listeners: Vec<TcpListener> = Vec::new();
    let mut failed = None;
    for mut at in resolved {
        // If the system chooses the port, it is the same everywhere.
        if let Some(first) = listeners.first().filter(|_| at.port() == 0) {
            at.set_port(first.local_addr()?.port());
        }
        match TcpListener::bind(at).await {
            Ok(listener) => listeners.push(listener),
            Err(error) if error.kind() == ErrorKind::AddrInUse => {
                let words = say::in_use(at.to_string());
                return Err(Failure::Failed(anyhow::anyhow!(words)));
            }
            // A name may have addresses of a kind that this machine does not have.
            Err(error) => failed = Some(error),
        }
    }
    match (listeners.is_empty(), failed) {
        (false, _) => Ok(listeners),
        (true, Some(error)) => {
            let words = say::cannot_listen(address, error.to_string());
            Err(Failure::Failed(anyhow::anyhow!(words)))
        }
        (true, None) => Err(Failure::usage(say::no_such_address(address))),
    }
}

/// The addresses under which other machines can open a server that listens on all of them.
pub(crate) fn addresses_of_this_machine(listen: SocketAddr) -> Vec<SocketAddr> {
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    let interfaces = interfaces.iter().map(if_addrs::Interface::ip);
    useful_addresses(listen, interfaces)
}

/// Those that lead to `listen` from elsewhere.
fn useful_addresses(
    listen: SocketAddr,
    addresses: impl Iterator<Item = IpAddr>,
) -> Vec<SocketAddr> {
    let is_useful = |ip: &IpAddr| match ip {
        IpAddr::V4(ip) => !ip.is_loopback() && !ip.is_link_local(),
        // One of a link alone needs the name of the link too.
        // Who listens on 0.0.0.0 hears nothing by IPv6.
        IpAddr::V6(ip) => listen.is_ipv6() && !ip.is_loopback() && !ip.is_unicast_link_local(),
    };
    let mut addresses: Vec<SocketAddr> = addresses
        .filter(is_useful)
        .map(|ip| SocketAddr::new(ip, listen.port()))
        .collect();
    addresses.sort();
    addresses.dedup();
    addresses
}

/// The names of this machine in its network.
pub(crate) fn names_of_this_machine() -> Vec<String> {
    let name = gethostname::gethostname();
    let name = name.to_string_lossy().to_ascii_lowercase();
    if name.is_empty() || name == "localhost" {
        return Vec::new();
    }
    vec![format!("{name}.local"), name]
}

/// How many connections there may be: as many files as the system lets the program open,
/// without those that the database and others need.
pub(crate) fn most_connections() -> usize {
    let files = match rlimit::increase_nofile_limit(u64::MAX) {
        Ok(files) => files,
        Err(error) => {
            tracing::warn!(%error, "the limit of open files cannot be raised");
            1024
        }
    };
    let reserve = (files / 2).min(RESERVE);
    files.saturating_sub(reserve).min(MOST_CONNECTIONS) as usize
}

/// A range of addresses, or a single one.
pub(crate) fn range(text: &str) -> Result<IpNet, String> {
    let single = || text.parse::<IpAddr>().map(IpNet::from);
    let range = text.trim().parse::<IpNet>().or_else(|_| single());
    range.map_err(|_| "a range is written as 10.0.0.0/8, or as one address".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_name_is_an_address() {
        let listeners = bind("localhost:0").await.unwrap();
        let addresses: Vec<SocketAddr> = (listeners.iter())
            .map(|listener| listener.local_addr().unwrap())
            .collect();
        assert!(addresses.iter().all(|at| at.ip().is_loopback()));
        assert!(addresses.iter().all(|at| at.port() == addresses[0].port()));
        for nonsense in ["7777", "localhost", "no.such.host.invalid:1", "127.0.0.1:x"] {
            assert!(bind(nonsense).await.is_err(), "{nonsense}");
        }
    }

    #[test]
    fn addresses_are_listed_that_others_can_open() {
        let useful = |listen: &str| {
            let found = [
                "127.0.0.1",
                "192.168.1.5",
                "169.254.1.1",
                "2a00::5",
                "fe80::1",
                "::1",
            ];
            let found = found.into_iter().map(|ip| ip.parse().unwrap());
            let useful = useful_addresses(listen.parse().unwrap(), found);
            useful.iter().map(ToString::to_string).collect::<Vec<_>>()
        };
        assert_eq!(useful("0.0.0.0:7777"), ["192.168.1.5:7777"]);
        assert_eq!(useful("[::]:7777"), ["192.168.1.5:7777", "[2a00::5]:7777"]);
    }

    #[test]
    fn a_range_may_be_one_address() {
        assert!(range("10.0.0.0/8").is_ok() && range("::1").is_ok() && range("10.0.0.1").is_ok());
        assert!(range("10.0.0.0/33").is_err() && range("here").is_err());
    }
}
