//! Takes messages to push services, at addresses that browsers gave us.
//!
//! Anybody can say they are a browser, so an address may lead anywhere: only encrypted
//! connections to the usual port of a name whose addresses all can reach are made.

use std::{
    net::{IpAddr, SocketAddr},
    sync::{Arc, LazyLock},
    time::Duration,
};

use axum::{
    body::Body,
    http::{HeaderName, HeaderValue, Method, Request, StatusCode, Uri, header},
};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use ipnet::IpNet;
use tokio::{
    io::{AsyncRead, AsyncWrite},
    net::{TcpStream, lookup_host},
    time::timeout,
};
use tokio_rustls::{
    TlsConnector,
    rustls::{ClientConfig, RootCertStore, crypto::ring, pki_types::ServerName},
};

/// The longest address; those of today have 200 letters.
const LONGEST: usize = 1024;

/// How long everything may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// The room for an answer; of it only the status is read.
const ROOM: usize = 16 * 1024;

/// How many of a name's addresses are tried.
const TRIED: usize = 3;

/// Where a push service takes messages.
#[derive(Clone, Debug)]
pub(crate) struct Endpoint {
    uri: Uri,
    /// Whether it is a test's, on this machine.
    is_loopback: bool,
}

impl Endpoint {
    /// Reads an address; `None` if no push service can have it.
    pub(crate) fn read(text: &str, allow_loopback: bool) -> Option<Endpoint> {
        let uri: Uri = text.parse().ok().filter(|_| text.len() <= LONGEST)?;
        let authority = uri.authority()?;
        if authority.as_str().contains('@') {
            return None;
        }
        let loopback = || {
            authority
                .host()
                .parse()
                .is_ok_and(|ip: IpAddr| ip.is_loopback())
        };
        let is_loopback = allow_loopback && uri.scheme_str() == Some("http") && loopback();
        let is_named = authority.host().contains('.')
            && !authority.host().starts_with('[')
            && authority.host().parse::<IpAddr>().is_err();
        let is_usual = uri.scheme_str() == Some("https")
            && uri.port_u16().is_none_or(|port| port == 443)
            && is_named;
        (is_loopback || is_usual).then_some(Endpoint { uri, is_loopback })
    }

    /// Scheme, name and port, as a token names whom it is for.
    pub(super) fn origin(&self) -> String {
        let scheme = self.uri.scheme_str().unwrap_or_default();
        let authority = self.uri.authority().map_or("", |at| at.as_str());
        format!("{scheme}://{}", authority.trim_end_matches(":443"))
    }

    fn host(&self) -> &str {
        self.uri.host().unwrap_or_default()
    }

    async fn addresses(&self) -> Result<Vec<SocketAddr>, Undelivered> {
        let port = self.uri.port_u16().unwrap_or(443);
        let found = lookup_host((self.host(), port)).await;
        let found = found.map_err(|error| Undelivered::Failed(error.to_string()))?;
        let allowed =
            |at: &SocketAddr| is_public(at.ip()) || (self.is_loopback && at.ip().is_loopback());
        let found: Vec<SocketAddr> = found.filter(allowed).take(TRIED).collect();
        if found.is_empty() {
            return Err(Undelivered::Forbidden);
        }
        Ok(found)
    }
}

/// Why a message did not arrive.
#[derive(Clone, Eq, PartialEq, Debug)]
pub(super) enum Undelivered {
    /// The browser takes no more.
    Gone,
    /// The name leads to addresses that are nobody's on the Internet.
    Forbidden,
    /// Something that may be better later.
    Failed(String),
}

/// Makes the connections.
pub(super) struct Courier {
    /// Read when first needed: that takes a while.
    tls: LazyLock<TlsConnector>,
}

impl Courier {
    pub(super) fn new() -> Courier {
        Courier {
            tls: LazyLock::new(connector),
        }
    }

    /// Takes a message there. It follows no redirections, and reads no answer but its status.
    pub(super) async fn post(
        &self,
        endpoint: &Endpoint,
        headers: Vec<(HeaderName, HeaderValue)>,
        message: Vec<u8>,
    ) -> Result<(), Undelivered> {
        let sent = timeout(PATIENCE, self.send(endpoint, headers, message)).await;
        let status = sent.map_err(|_| Undelivered::Failed("no answer in time".to_owned()))??;
        match status {
            StatusCode::NOT_FOUND | StatusCode::GONE => Err(Undelivered::Gone),
            status if status.is_success() => Ok(()),
            status => Err(Undelivered::Failed(status.to_string())),
        }
    }

    async fn send(
        &self,
        endpoint: &Endpoint,
        headers: Vec<(HeaderName, HeaderValue)>,
        message: Vec<u8>,
    ) -> Result<StatusCode, Undelivered> {
        let failed = |error: &dyn std::fmt::Display| Undelivered::Failed(error.to_string());
        let path = endpoint
            .uri
            .path_and_query()
            .map_or("/", |path| path.as_str());
        let authority = endpoint.uri.authority().map_or("", |at| at.as_str());
        let mut request = Request::builder()
            .method(Method::POST)
            .uri(path)
            .header(header::HOST, authority);
        for (name, value) in headers {
            request = request.header(name, value);
        }
        let request = request.body(Body::from(message)).map_err(|e| failed(&e))?;
        // The very addresses that were checked are used: a name may change its mind.
        let stream = TcpStream::connect(endpoint.addresses().await?.as_slice()).await;
        let stream = stream.map_err(|e| failed(&e))?;
        if endpoint.is_loopback {
            return ask(stream, request).await;
        }
        let name = ServerName::try_from(endpoint.host().to_owned()).map_err(|e| failed(&e))?;
        let stream = self
            .tls
            .connect(name, stream)
            .await
            .map_err(|e| failed(&e))?;
        ask(stream, request).await
    }
}

async fn ask(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    request: Request<Body>,
) -> Result<StatusCode, Undelivered> {
    let failed = |error: hyper::Error| Undelivered::Failed(error.to_string());
    let mut client = http1::Builder::new();
    client.max_buf_size(ROOM);
    let (mut sender, connection) = client
        .handshake(TokioIo::new(stream))
        .await
        .map_err(failed)?;
    let mut answer = std::pin::pin!(sender.send_request(request));
    let answer = tokio::select! {
        answer = &mut answer => answer,
        // Whoever hangs up may have answered before.
        _ = connection => answer.await,
    };
    Ok(answer.map_err(failed)?.status())
}

fn connector() -> TlsConnector {
    let mut roots = RootCertStore::empty();
    let found = rustls_native_certs::load_native_certs();
    let (known, _) = roots.add_parsable_certificates(found.certs);
    if known == 0 {
        tracing::warn!(
            "the system has no certificates to trust, so no push service can be reached"
        );
    }
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("the provider knows the usual versions")
        .with_root_certificates(roots)
        .with_no_client_auth();
    TlsConnector::from(Arc::new(config))
}

/// Whether an address is one that everybody on the Internet can reach.
fn is_public(ip: IpAddr) -> bool {
    /// Networks of special use, by the registries of IANA; those of IPv6 lie within `2000::/3`.
    static SPECIAL: LazyLock<Vec<IpNet>> = LazyLock::new(|| {
        let networks = [
            "0.0.0.0/8",
            "10.0.0.0/8",
            "100.64.0.0/10",
            "127.0.0.0/8",
            "169.254.0.0/16",
            "172.16.0.0/12",
            "192.0.0.0/24",
            "192.0.2.0/24",
            "192.88.99.0/24",
            "192.168.0.0/16",
            "198.18.0.0/15",
            "198.51.100.0/24",
            "203.0.113.0/24",
            "224.0.0.0/3",
            "2001::/23",
            "2001:db8::/32",
            "2002::/16",
            "3fff::/20",
        ];
        let read = |network: &&str| network.parse().expect("networks are written well");
        networks.iter().map(read).collect()
    });
    let ip = ip.to_canonical();
    let is_global = match ip {
        IpAddr::V4(_) => true,
        IpAddr::V6(ip) => ip.segments()[0] & 0xe000 == 0x2000,
    };
    is_global && !SPECIAL.iter().any(|network| network.contains(&ip))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_endpoint_is_a_name_by_https_and_nothing_else() {
        for good in [
            "https://fcm.googleapis.com/fcm/send/abc:def-_",
            "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
            "https://web.push.apple.com:443/Q?x=y",
        ] {
            assert!(Endpoint::read(good, false).is_some(), "{good}");
        }
        let long = format!("https://push.example/{}", "x".repeat(LONGEST));
        for bad in [
            "",
            "/t/x",
            "http://push.example/x",
            "ftp://push.example/x",
            "https://push.example:22/x",
            "https://127.0.0.1/x",
            "https://[::1]/x",
            "https://192.168.1.1/x",
            "https://localhost/x",
            "https://user@push.example/x",
            "http://127.0.0.1:80/x",
            &long,
        ] {
            assert!(Endpoint::read(bad, false).is_none(), "{bad}");
        }
        assert!(Endpoint::read("http://127.0.0.1:80/x", true).is_some());
        assert!(Endpoint::read("http://10.0.0.1:80/x", true).is_none());
        let usual = Endpoint::read("https://push.example:443/x", false).unwrap();
        assert_eq!(usual.origin(), "https://push.example");
    }

    #[test]
    fn addresses_within_houses_and_machines_are_not_public() {
        for public in [
            "9.9.9.9",
            "142.250.1.95",
            "2a00:1450:4001::5f",
            "2620:fe::fe",
        ] {
            assert!(is_public(public.parse().unwrap()), "{public}");
        }
        for private in [
            "127.0.0.1",
            "0.0.0.0",
            "10.1.2.3",
            "100.64.0.1",
            "169.254.169.254",
            "172.31.0.1",
            "192.168.0.1",
            "198.19.0.1",
            "224.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "::7f00:1",
            "64:ff9b::7f00:1",
            "fc00::1",
            "fe80::1",
            "fec0::1",
            "ff02::1",
            "2001:db8::1",
            "2002:7f00:1::",
        ] {
            assert!(!is_public(private.parse().unwrap()), "{private}");
        }
    }

    #[tokio::test]
    async fn a_name_that_leads_to_this_machine_is_not_followed() {
        let endpoint = Endpoint {
            uri: "https://localhost/x".parse().unwrap(),
            is_loopback: false,
        };
        let sent = Courier::new().post(&endpoint, Vec::new(), Vec::new()).await;
        assert_eq!(sent, Err(Undelivered::Forbidden));
    }
}
