//! TLS under the clients of databases: what PostgreSQL's driver asks for, and what MySQL's is told.

use std::io;
use std::net::{IpAddr, Ipv4Addr};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use mysql_async::SslOpts;
use orchestrator_databases::DatabaseError;
use rustls::ClientConfig;
use rustls::pki_types::ServerName;
use sha2::{Digest as _, Sha256, Sha384, Sha512};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio_postgres::Socket;
use tokio_postgres::tls::{ChannelBinding, MakeTlsConnect, TlsConnect};
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;

use super::security::{Mode, Security};
use crate::connections::tls::{Fault, Trust};

pub(super) use crate::connections::tls::fault_in;

impl Security {
    fn trust(&self) -> Trust {
        match (self.mode, &self.file) {
            (Mode::Plain | Mode::Prefer | Mode::Encrypt, _) => Trust::Anybody,
            (mode, Some(file)) => Trust::File { file: file.clone(), any_name: mode == Mode::Authority },
            (_, None) => Trust::System { ca_file: self.ca_file.clone() },
        }
    }
}

/// What MySQL's driver makes its own configuration of; nothing where the connection stays plain.
pub(super) fn of_mysql(security: &Security) -> Result<Option<SslOpts>, DatabaseError> {
    if security.mode == Mode::Plain {
        return Ok(None);
    }
    let trust = security.trust();
    if trust == Trust::Anybody {
        return Ok(Some(SslOpts::default().with_danger_accept_invalid_certs(true)));
    }
    let authorities = trust.authorities().map_err(|fault| security.insecure(fault))?;
    let authorities = authorities.into_iter().map(|certificate| certificate.to_vec().into()).collect();
    Ok(Some(SslOpts::default().with_disable_built_in_roots(true).with_root_certs(authorities)))
}

/// Encrypts PostgreSQL's connections.
#[derive(Clone)]
pub(super) struct Connector {
    config: Arc<ClientConfig>,
    needs_name: bool,
}

/// `is_direct`: without asking the server first.
pub(super) fn connector(security: &Security, is_direct: bool) -> Result<Connector, DatabaseError> {
    let mut config = security.trust().configuration().map_err(|fault| security.insecure(fault))?;
    if is_direct {
        config.alpn_protocols = vec![b"postgresql".to_vec()];
    }
    Ok(Connector { config: Arc::new(config), needs_name: security.mode == Mode::Full })
}

impl MakeTlsConnect<Socket> for Connector {
    type Stream = Encrypted;
    type TlsConnect = Handshake;
    type Error = Fault;

    fn make_tls_connect(&mut self, host: &str) -> Result<Handshake, Fault> {
        Ok(Handshake { connector: self.clone(), host: host.to_owned() })
    }
}

pub(super) struct Handshake {
    connector: Connector,
    host: String,
}

impl Handshake {
    async fn run(self, stream: Socket) -> Result<Encrypted, Fault> {
        // A number is sent to nobody, and here it is compared with nothing.
        let nobody = || ServerName::from(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
        let name = match ServerName::try_from(self.host) {
            Ok(name) => name,
            Err(_) if !self.connector.needs_name => nobody(),
            Err(_) => return Err(Fault { words: "no certificate can be for its name", hint: None }),
        };
        match TlsConnector::from(self.connector.config).connect(name, stream).await {
            Ok(stream) => Ok(Encrypted(Box::new(stream))),
            Err(error) => Err(fault_in(&error).unwrap_or(Fault { words: "it ended the handshake", hint: None })),
        }
    }
}

impl TlsConnect<Socket> for Handshake {
    type Stream = Encrypted;
    type Error = Fault;
    type Future = Pin<Box<dyn Future<Output = Result<Encrypted, Fault>> + Send>>;

    fn connect(self, stream: Socket) -> Self::Future {
        Box::pin(self.run(stream))
    }
}

pub(super) struct Encrypted(Box<TlsStream<Socket>>);

impl AsyncRead for Encrypted {
    fn poll_read(mut self: Pin<&mut Self>, context: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_read(context, into)
    }
}

impl AsyncWrite for Encrypted {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, from: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.0).poll_write(context, from)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_shutdown(context)
    }
}

/// Ties the proof of the password to the certificate: whoever sits between us and the server has another one.
impl tokio_postgres::tls::TlsStream for Encrypted {
    fn channel_binding(&self) -> ChannelBinding {
        let certificate = self.0.get_ref().1.peer_certificates().and_then(<[_]>::first);
        match certificate.and_then(|certificate| end_point(certificate)) {
            Some(digest) => ChannelBinding::tls_server_end_point(digest),
            None => ChannelBinding::none(),
        }
    }
}

/// `tls-server-end-point` of RFC 5929: the digest of a certificate by the hash of its own signature, or by SHA-256 where that
/// one is weak. None for signatures that have no hash.
fn end_point(certificate: &[u8]) -> Option<Vec<u8>> {
    const RSA: &[u8] = &[0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 1];
    const ECDSA: &[u8] = &[0x2a, 0x86, 0x48, 0xce, 0x3d, 4];
    let (parts, _) = element(certificate)?;
    let (_, after_content) = element(parts)?;
    let (algorithm, _) = element(after_content)?;
    let (name, _) = element(algorithm)?;
    match (name.strip_prefix(RSA), name.strip_prefix(ECDSA)) {
        // Their MD5, SHA-1 and SHA-256.
        (Some([4 | 5 | 11]), _) | (_, Some([1] | [3, 2])) => Some(Sha256::digest(certificate).to_vec()),
        (Some([12]), _) | (_, Some([3, 3])) => Some(Sha384::digest(certificate).to_vec()),
        (Some([13]), _) | (_, Some([3, 4])) => Some(Sha512::digest(certificate).to_vec()),
        _ => None,
    }
}

/// What the first element of DER holds, and what follows it.
fn element(der: &[u8]) -> Option<(&[u8], &[u8])> {
    let (&short, rest) = der.get(1..)?.split_first()?;
    let n_bytes = if short < 0x80 { 0 } else { usize::from(short & 0x7f) };
    if n_bytes > 4 {
        return None;
    }
    let (long, rest) = rest.split_at_checked(n_bytes)?;
    let length = long.iter().fold(0, |length, byte| length << 8 | usize::from(*byte));
    rest.split_at_checked(if n_bytes == 0 { usize::from(short) } else { length })
}

#[cfg(test)]
mod tests {
    use super::{Sha256, Sha384, element, end_point};
    use sha2::Digest as _;

    /// A certificate with no content but the name of how it was signed.
    fn signed_by(algorithm: &[u8]) -> Vec<u8> {
        let wrapped = |tag: u8, inside: &[u8]| [&[tag, u8::try_from(inside.len()).expect("short")], inside].concat();
        let parts = [wrapped(0x30, &[]), wrapped(0x30, &wrapped(0x06, algorithm)), wrapped(0x03, &[0])].concat();
        wrapped(0x30, &parts)
    }

    #[test]
    fn a_channel_is_bound_by_the_hash_of_the_signature() {
        let with_sha1 = signed_by(&[0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 1, 5]);
        assert_eq!(end_point(&with_sha1), Some(Sha256::digest(&with_sha1).to_vec()));
        let with_sha384 = signed_by(&[0x2a, 0x86, 0x48, 0xce, 0x3d, 4, 3, 3]);
        assert_eq!(end_point(&with_sha384), Some(Sha384::digest(&with_sha384).to_vec()));
        let with_ed25519 = signed_by(&[0x2b, 0x65, 0x70]);
        assert_eq!(end_point(&with_ed25519), None);
    }

    #[test]
    fn lengths_of_der_are_never_believed() {
        let long = [[0x30, 0x82, 0x01, 0x00].as_slice(), &[7; 256], &[9]].concat();
        assert_eq!(element(&long), Some(([7; 256].as_slice(), [9].as_slice())));
        for broken in [&[][..], &[0x30], &[0x30, 5, 1], &[0x30, 0x85, 1, 1, 1, 1, 1, 1], &[0x30, 0x84, 0xff, 0xff]] {
            assert_eq!(element(broken), None);
        }
    }
}
