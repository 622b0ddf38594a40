//! The names a server is called by: the check of `Host`, and the address in links.

use std::net::{IpAddr, SocketAddr};

use axum::http::{HeaderMap, Uri, header, uri::Authority};

use crate::network::Network;

/// The names and addresses that a request may ask for.
///
/// A page of another site can point its own name at this server (DNS rebinding) and would
/// then be same-origin with it. Its requests carry that name, so unknown names are refused.
/// An address in digits cannot be pointed elsewhere.
#[derive(Debug)]
pub(crate) struct AllowedHosts {
    names: Vec<String>,
    addresses: Vec<IpAddr>,
    /// Whether every address in digits is fine, as the server listens on all it has.
    any_address: bool,
}

impl AllowedHosts {
    /// Those of a server.
    pub(crate) fn new(public_url: &str, network: &Network) -> AllowedHosts {
        let public: Option<Uri> = public_url.parse().ok();
        let public = public.and_then(|url| Some(read(url.authority()?.as_str())?.to_string()));
        let names = network.allowed_hosts.iter().map(|name| {
            let name = read(name).unwrap_or(Host::Name(name.to_ascii_lowercase()));
            name.to_string()
        });
        AllowedHosts {
            names: names.chain(public).collect(),
            addresses: network.listen.iter().map(SocketAddr::ip).collect(),
            any_address: network.listen.iter().any(|at| at.ip().is_unspecified()),
        }
    }

    /// Whether a request asks for one of them. Without any, it is no browser's, and no
    /// program's that keeps to HTTP.
    pub(crate) fn allow(&self, uri: &Uri, headers: &HeaderMap) -> bool {
        let mut hosts = headers.get_all(header::HOST).into_iter();
        let host = hosts.next();
        if hosts.next().is_some() {
            return false;
        }
        let host = host.map(|host| host.to_str().unwrap_or_default());
        let target = uri.authority().map(Authority::as_str);
        let mut asked = [host, target].into_iter().flatten().peekable();
        asked.peek().is_some() && asked.all(|host| self.has(host))
    }

    fn has(&self, authority: &str) -> bool {
        let Some(host) = read(authority) else {
            return false;
        };
        if is_loopback(authority) || self.names.contains(&host.to_string()) {
            return true;
        }
        match host {
            Host::Address(ip) => self.any_address || self.addresses.contains(&ip),
            Host::Name(_) => false,
        }
    }
}

/// A host without its port.
enum Host {
    Address(IpAddr),
    Name(String),
}

impl std::fmt::Display for Host {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Host::Address(ip) => ip.fmt(f),
            Host::Name(name) => f.write_str(name),
        }
    }
}

fn read(authority: &str) -> Option<Host> {
    let authority: Authority = authority.parse().ok()?;
    if authority.as_str().contains('@') {
        return None;
    }
    let host = authority.host().trim_end_matches('.').to_ascii_lowercase();
    let bare = host.strip_prefix('[').and_then(|h| h.strip_suffix(']'));
    Some(match bare.unwrap_or(&host).parse::<IpAddr>() {
        Ok(ip) => Host::Address(ip.to_canonical()),
        Err(_) => Host::Name(host),
    })
}

/// Whether a host, given with or without a port, is an address in digits.
pub(crate) fn is_address(authority: &str) -> bool {
    matches!(read(authority), Some(Host::Address(_)))
}

/// Whether only this machine is reached under a host, given with or without a port.
pub(crate) fn is_loopback(authority: &str) -> bool {
    match read(authority) {
        Some(Host::Address(ip)) => ip.is_loopback(),
        Some(Host::Name(name)) => name == "localhost",
        None => false,
    }
}

/// Whether only this machine can open an address.
pub(crate) fn is_loopback_url(url: &str) -> bool {
    let url: Option<Uri> = url.parse().ok();
    url.is_some_and(|url| url.authority().is_some_and(|at| is_loopback(at.as_str())))
}

/// The host that a browser used, as far as it says.
pub(crate) fn asked<'a>(uri: &'a Uri, headers: &'a HeaderMap) -> Option<&'a str> {
    let target = uri.authority().map(Authority::as_str);
    target.or_else(|| headers.get(header::HOST)?.to_str().ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn allow(hosts: &AllowedHosts, host: &'static str) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, host.parse().unwrap());
        hosts.allow(&Uri::from_static("/"), &headers)
    }

    fn hosts(public_url: &str, listen: &str, names: &[&str]) -> AllowedHosts {
        let network = Network {
            listen: vec![listen.parse().unwrap()],
            allowed_hosts: names.iter().map(ToString::to_string).collect(),
            ..Network::default()
        };
        AllowedHosts::new(public_url, &network)
    }

    #[test]
    fn a_server_answers_to_its_own_names_alone() {
        let private = hosts("", "127.0.0.1:7777", &[]);
        for host in ["127.0.0.1:7777", "localhost", "LOCALHOST.:1", "[::1]:7777"] {
            assert!(allow(&private, host), "{host}");
        }
        for host in [
            "evil.example",
            "evil.example:7777",
            "192.168.1.5:7777",
            "127.0.0.1.evil.example",
            "localhost@evil.example",
            "",
        ] {
            assert!(!allow(&private, host), "{host}");
        }
        let public = hosts("https://Table.example/", "127.0.0.1:7777", &["box.local"]);
        for host in ["table.example", "TABLE.EXAMPLE:443", "box.local:7777"] {
            assert!(allow(&public, host), "{host}");
        }
        assert!(!allow(&public, "other.example"));
    }

    #[test]
    fn a_server_for_all_addresses_answers_to_every_address_and_no_name() {
        let open = hosts("", "0.0.0.0:7777", &[]);
        assert!(allow(&open, "192.168.1.5:7777") && allow(&open, "[2001:db8::1]:7777"));
        assert!(!allow(&open, "evil.example:7777"));
    }

    #[test]
    fn no_host_two_hosts_or_another_target_are_refused() {
        let private = hosts("", "127.0.0.1:7777", &[]);
        let mut headers = HeaderMap::new();
        assert!(!private.allow(&Uri::from_static("/"), &headers));
        headers.append(header::HOST, "localhost".parse().unwrap());
        assert!(private.allow(&Uri::from_static("/"), &headers));
        let elsewhere = Uri::from_static("http://evil.example/");
        assert!(!private.allow(&elsewhere, &headers));
        headers.append(header::HOST, "localhost".parse().unwrap());
        assert!(!private.allow(&Uri::from_static("/"), &headers));
    }

    #[test]
    fn loopback_is_told_from_the_network() {
        for url in [
            "http://127.0.0.1:7777",
            "http://localhost:1",
            "http://[::1]:7777",
        ] {
            assert!(is_loopback_url(url), "{url}");
        }
        for url in ["http://192.168.1.5:7777", "https://table.example", ""] {
            assert!(!is_loopback_url(url), "{url}");
        }
    }
}
