//! Clients by their address: whose headers are believed, who is limited, and how much.

use std::{
    collections::HashMap,
    hash::Hash,
    net::{IpAddr, Ipv4Addr, SocketAddr},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use axum::http::{HeaderMap, HeaderName, Version, header};
use ipnet::{IpNet, Ipv4Net, Ipv6Net};

use crate::host;

/// How clients reach the server.
#[derive(Clone, Debug)]
pub struct Network {
    /// The addresses the server listens on.
    pub listen: Vec<SocketAddr>,
    /// Reverse proxies whose `X-Forwarded-For` is believed. Nobody else's is.
    pub trusted_proxies: Vec<IpNet>,
    /// Names the server may be called by, besides its public URL and its addresses.
    pub allowed_hosts: Vec<String>,
    /// Whether this machine's own requests are free of the limits by address. Only for a
    /// server that nobody else can reach: a proxy on this machine looks like this machine.
    pub exempt_local: bool,
    /// How many connections may be open at once.
    pub max_connections: usize,
    /// How many of them may come from one client network.
    pub max_connections_per_client: usize,
}

impl Default for Network {
    fn default() -> Network {
        Network {
            listen: Vec::new(),
            trusted_proxies: Vec::new(),
            allowed_hosts: Vec::new(),
            exempt_local: false,
            max_connections: 20_000,
            max_connections_per_client: 256,
        }
    }
}

impl Network {
    /// Whether an address is a reverse proxy whose headers are believed.
    pub(crate) fn trusts(&self, ip: IpAddr) -> bool {
        self.trusted_proxies.iter().any(|net| net.contains(&ip))
    }

    /// The client behind a request.
    ///
    /// `X-Forwarded-For` counts only if the direct peer is a trusted proxy. It is read from
    /// the right, past trusted proxies, since everything further left is the client's word.
    pub(crate) fn client(
        &self,
        peer: Option<SocketAddr>,
        version: Version,
        headers: &HeaderMap,
    ) -> ClientAddress {
        let peer = peer.map_or(Ipv4Addr::LOCALHOST.into(), |peer| peer.ip().to_canonical());
        let trusted = self.trusts(peer);
        let ip = if trusted {
            self.forwarded(peer, headers)
        } else {
            peer
        };
        let host_is_local = match headers.get(header::HOST) {
            None => true,
            Some(host) => host.to_str().is_ok_and(host::is_loopback),
        };
        let local = peer.is_loopback()
            && host_is_local
            && !is_proxied(version, headers)
            && !comes_from_elsewhere(headers);
        ClientAddress {
            ip,
            local,
            exempt: local && !trusted && self.exempt_local,
        }
    }

    /// Whether a connection is free of the limit by address: of a trusted proxy, or of a
    /// server for this machine alone.
    pub(crate) fn exempts_connection(&self, peer: IpAddr) -> bool {
        self.trusts(peer) || (self.exempt_local && peer.is_loopback())
    }

    fn forwarded(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let mut nearest = peer;
        let lines = headers.get_all(FORWARDED_FOR).into_iter().rev();
        for line in lines {
            let Ok(line) = line.to_str() else { break };
            for hop in line.rsplit(',') {
                let Some(ip) = read_hop(hop.trim()) else {
                    return nearest;
                };
                nearest = ip;
                if !self.trusts(ip) {
                    return ip;
                }
            }
        }
        nearest
    }
}

/// An address as proxies write it, with or without a port.
fn read_hop(text: &str) -> Option<IpAddr> {
    let with_port = || text.parse::<SocketAddr>().map(|address| address.ip());
    let bracketed = text.strip_prefix('[').and_then(|t| t.strip_suffix(']'));
    let ip = bracketed.unwrap_or(text).parse::<IpAddr>();
    ip.or_else(|_| with_port()).ok().map(|ip| ip.to_canonical())
}

const FORWARDED_FOR: &str = "x-forwarded-for";

/// Whether a proxy has handled a request, as far as can be told. Those that say nothing of
/// themselves speak HTTP 1.0, as nginx does unless it is told otherwise, and nobody else does.
pub(crate) fn is_proxied(version: Version, headers: &HeaderMap) -> bool {
    // Client-IP, X-Real-IP, CF-Connecting-IP, X-Original-Forwarded-For and their like: proxies
    // have many names for it.
    let marks = ["forwarded", "client-ip", "real-ip", "connecting-ip"];
    version < Version::HTTP_11
        || headers
            .keys()
            .map(HeaderName::as_str)
            .any(|name| name == "via" || marks.iter().any(|mark| name.contains(mark)))
}

/// Whether a browser says that its page has another name than this machine gives itself, so
/// that somebody in between must have changed the host.
fn comes_from_elsewhere(headers: &HeaderMap) -> bool {
    let pages = [header::ORIGIN, header::REFERER];
    let mut pages = pages.iter().flat_map(|name| headers.get_all(name));
    pages.any(|page| !page.to_str().is_ok_and(host::is_loopback_url))
}

/// Where a request comes from.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct ClientAddress {
    /// The client's address; a proxy's if it does not say for whom it asks.
    pub ip: IpAddr,
    /// Whether it was made on this machine, by this machine's name and through no proxy.
    pub local: bool,
    /// Whether it is free of the limits by address.
    pub exempt: bool,
}

impl ClientAddress {
    /// The network it is counted under.
    pub fn network(&self) -> ClientNetwork {
        ClientNetwork::of(self.ip)
    }
}

/// The addresses that one client can choose from: a single one of IPv4, a /64 of IPv6.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct ClientNetwork(IpNet);

impl std::fmt::Display for ClientNetwork {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

impl ClientNetwork {
    /// The network of an address.
    pub fn of(ip: IpAddr) -> ClientNetwork {
        ClientNetwork::with_prefix(ip, 64)
    }

    /// The wider network that providers hand out to one customer, a /56; IPv4 has none.
    pub(crate) fn customer(ip: IpAddr) -> Option<ClientNetwork> {
        let ip = ip.to_canonical();
        ip.is_ipv6().then(|| ClientNetwork::with_prefix(ip, 56))
    }

    fn with_prefix(ip: IpAddr, prefix: u8) -> ClientNetwork {
        ClientNetwork(match ip.to_canonical() {
            IpAddr::V4(ip) => Ipv4Net::from(ip).into(),
            IpAddr::V6(ip) => {
                let net = Ipv6Net::new(ip, prefix).expect("the prefix is below 128");
                net.trunc().into()
            }
        })
    }
}

/// Counts what is open for each key. Clones share the counts.
pub(crate) struct Tally<K>(Arc<Mutex<HashMap<K, usize>>>);

impl<K> Clone for Tally<K> {
    fn clone(&self) -> Tally<K> {
        Tally(Arc::clone(&self.0))
    }
}

impl<K> Default for Tally<K> {
    fn default() -> Tally<K> {
        Tally(Arc::default())
    }
}

impl<K: Clone + Eq + Hash> Tally<K> {
    /// Counts one more until the answer is dropped; `None` if there are `limit` already.
    pub(crate) fn enter(&self, key: K, limit: usize) -> Option<Entered<K>> {
        let mut counts = self.lock();
        let count = counts.get(&key).copied().unwrap_or(0);
        if count >= limit {
            return None;
        }
        counts.insert(key.clone(), count + 1);
        drop(counts);
        Some(Entered {
            tally: self.clone(),
            key,
        })
    }

    /// What is open, each kind once.
    pub(crate) fn keys(&self) -> Vec<K> {
        self.lock().keys().cloned().collect()
    }

    /// All that is counted.
    pub(crate) fn total(&self) -> usize {
        self.lock().values().sum()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<K, usize>> {
        // Whoever panicked while counting has left the counts usable.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Something open that a [`Tally`] counts.
pub(crate) struct Entered<K: Clone + Eq + Hash> {
    tally: Tally<K>,
    key: K,
}

impl<K: Clone + Eq + Hash> Drop for Entered<K> {
    fn drop(&mut self) {
        let mut counts = self.tally.lock();
        match counts.get_mut(&self.key) {
            Some(count) if *count > 1 => *count -= 1,
            _ => {
                counts.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HTTP_11: Version = Version::HTTP_11;

    fn headers(list: &[(&'static str, &'static str)]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for &(name, value) in list {
            headers.append(name, value.parse().unwrap());
        }
        headers
    }

    fn peer(ip: &str) -> SocketAddr {
        SocketAddr::new(ip.parse().unwrap(), 4000)
    }

    /// A server for this machine alone, or one behind proxies.
    fn network(exempt_local: bool, proxies: &[&str]) -> Network {
        Network {
            exempt_local,
            trusted_proxies: proxies.iter().map(|net| net.parse().unwrap()).collect(),
            ..Network::default()
        }
    }

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn without_a_trusted_proxy_no_header_is_believed() {
        let network = network(true, &[]);
        for from in ["127.0.0.1", "::1", "8.8.8.8"] {
            for name in [
                "x-forwarded-for",
                "x-real-ip",
                "client-ip",
                "forwarded",
                "via",
            ] {
                for value in ["127.0.0.1", "1.1.1.1, 127.0.0.1", "::1"] {
                    let client =
                        network.client(Some(peer(from)), HTTP_11, &headers(&[(name, value)]));
                    assert_eq!(client.ip, ip(from));
                    assert!(!client.exempt && !client.local, "{from} {name}: {value}");
                }
            }
        }
    }

    #[test]
    fn a_trusted_proxy_is_believed_from_the_right_and_past_other_proxies() {
        let network = network(false, &["10.0.0.0/8", "fd00::/8"]);
        let client = |from, list: &[(&'static str, &'static str)]| {
            network.client(Some(peer(from)), HTTP_11, &headers(list)).ip
        };
        let forged = ("x-forwarded-for", "127.0.0.1, 9.9.9.9, 10.2.3.4");
        assert_eq!(client("10.0.0.1", &[forged]), ip("9.9.9.9"));
        assert_eq!(client("8.8.8.8", &[forged]), ip("8.8.8.8"));
        // Several lines of the header are one list.
        let lines = [
            ("x-forwarded-for", "6.6.6.6"),
            ("x-forwarded-for", "fd00::7, 10.0.0.9"),
        ];
        assert_eq!(client("::ffff:10.0.0.1", &lines), ip("6.6.6.6"));
        let port = [("x-forwarded-for", "[2001:db8::1]:55")];
        assert_eq!(client("10.0.0.1", &port), ip("2001:db8::1"));
        // What cannot be read ends the list.
        let broken = [("x-forwarded-for", "9.9.9.9, unknown, 10.0.0.8")];
        assert_eq!(client("10.0.0.1", &broken), ip("10.0.0.8"));
        assert_eq!(client("10.0.0.1", &[]), ip("10.0.0.1"));
    }

    #[test]
    fn a_proxy_on_this_machine_exempts_nobody() {
        let network = network(true, &["127.0.0.0/8"]);
        for list in [
            &[][..],
            &[("x-forwarded-for", "127.0.0.1")],
            &[("x-real-ip", "127.0.0.1")],
        ] {
            let client = network.client(Some(peer("127.0.0.1")), HTTP_11, &headers(list));
            assert!(!client.exempt, "{list:?}");
        }
    }

    #[test]
    fn a_proxy_that_says_nothing_of_itself_is_known_by_how_it_asks() {
        let network = network(true, &[]);
        let asks = |version, list: &[(&'static str, &'static str)]| {
            network
                .client(Some(peer("127.0.0.1")), version, &headers(list))
                .local
        };
        let host = ("host", "127.0.0.1:7777");
        assert!(asks(HTTP_11, &[host]));
        assert!(asks(HTTP_11, &[host, ("origin", "http://localhost:7777")]));
        assert!(!asks(Version::HTTP_10, &[host]));
        for page in [
            "https://table.example",
            "https://table.example/mine",
            "null",
        ] {
            assert!(!asks(HTTP_11, &[host, ("origin", page)]), "{page}");
            assert!(!asks(HTTP_11, &[host, ("referer", page)]), "{page}");
        }
    }

    #[test]
    fn only_a_server_for_this_machine_alone_exempts_it() {
        let none = headers(&[]);
        assert!(
            network(true, &[])
                .client(Some(peer("127.0.0.1")), HTTP_11, &none)
                .exempt
        );
        assert!(
            !network(false, &[])
                .client(Some(peer("127.0.0.1")), HTTP_11, &none)
                .exempt
        );
        assert!(
            !network(true, &[])
                .client(Some(peer("192.168.1.2")), HTTP_11, &none)
                .exempt
        );
        let foreign = headers(&[("host", "evil.example")]);
        assert!(
            !network(true, &[])
                .client(Some(peer("127.0.0.1")), HTTP_11, &foreign)
                .local
        );
    }

    #[test]
    fn ipv6_is_counted_by_64_and_56_and_ipv4_by_address() {
        let of = |text| ClientNetwork::of(ip(text));
        assert_eq!(of("2001:db8:1:2::1"), of("2001:db8:1:2:ffff::9"));
        assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:3::1"));
        let wide = |text| ClientNetwork::customer(ip(text));
        assert_eq!(wide("2001:db8:1:2::1"), wide("2001:db8:1:ff::1"));
        assert_ne!(wide("2001:db8:1:2::1"), wide("2001:db8:1:102::1"));
        assert_eq!(of("::ffff:9.9.9.9"), of("9.9.9.9"));
        assert_ne!(of("9.9.9.9"), of("9.9.9.8"));
        assert_eq!(wide("::ffff:9.9.9.9"), None);
    }

    #[test]
    fn a_tally_counts_what_is_open() {
        let tally = Tally::default();
        let first = tally.enter(1, 2).unwrap();
        let second = tally.enter(1, 2).unwrap();
        assert!(tally.enter(1, 2).is_none() && tally.enter(2, 2).is_some());
        assert_eq!(tally.total(), 2);
        drop(first);
        assert!(tally.enter(1, 2).is_some());
        drop(second);
        assert_eq!(tally.total(), 0);
    }
}
