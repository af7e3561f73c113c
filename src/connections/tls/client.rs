//! TLS by rustls: one way to make a configuration, and plain words for what is wrong with a certificate.
//!
//! Authorities are the operating system's, not a list in the binary: a company's own are among them, and they do not age.

#![expect(clippy::disallowed_methods, reason = "the operator's file of authorities")]

use std::error::Error;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};

use rustls::pki_types::pem::PemObject as _;
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{AlertDescription, CertificateError, ClientConfig, RootCertStore};
use tokio::net::TcpStream;
use tokio::sync::OnceCell;
use tokio_rustls::TlsConnector;

use super::lenient::AnyName;
use super::{Fault, Stream};

const SET_CA_FILE: &str = "the operator sets ORCHESTRATOR_CA_FILE to a file with the certificate of its authority";

/// Whose certificates count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Trust {
    /// Those that an authority of the system or of the operator's file has signed, for the name in the address.
    System { ca_file: Option<PathBuf> },
    /// Those that an authority of this file has signed, for the name in the address or for any.
    File { file: PathBuf, any_name: bool },
    /// All: nobody else can listen, but whoever answers may be anybody.
    Anybody,
}

impl Trust {
    pub(crate) fn configuration(&self) -> Result<ClientConfig, Fault> {
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let builder = ClientConfig::builder_with_provider(Arc::clone(&provider))
            .with_safe_default_protocol_versions()
            .map_err(|_| Fault::new("no version of TLS can be used"))?;
        let authorities = || -> Result<RootCertStore, Fault> {
            let mut store = RootCertStore::empty();
            store.add_parsable_certificates(self.authorities()?);
            Ok(store)
        };
        let builder = match self {
            Self::System { .. } | Self::File { any_name: false, .. } => builder.with_root_certificates(authorities()?),
            Self::File { any_name: true, .. } => {
                let verifier = AnyName { provider, authorities: Some(authorities()?) };
                builder.dangerous().with_custom_certificate_verifier(Arc::new(verifier))
            }
            Self::Anybody => {
                let verifier = AnyName { provider, authorities: None };
                builder.dangerous().with_custom_certificate_verifier(Arc::new(verifier))
            }
        };
        Ok(builder.with_no_client_auth())
    }

    /// The certificates of the authorities that count: at least one, unless everybody is trusted.
    pub(crate) fn authorities(&self) -> Result<Vec<CertificateDer<'static>>, Fault> {
        match self {
            Self::Anybody => Ok(Vec::new()),
            Self::File { file, .. } => in_file(file),
            Self::System { ca_file } => {
                let mut all = SYSTEM.clone();
                if let Some(file) = ca_file {
                    all.extend(in_file(file)?);
                }
                if all.is_empty() {
                    return Err(Fault { words: "this machine knows no authorities", hint: Some(SET_CA_FILE) });
                }
                Ok(all)
            }
        }
    }
}

/// Read once, which takes some milliseconds. `SSL_CERT_FILE` and `SSL_CERT_DIR` replace what the system has.
static SYSTEM: LazyLock<Vec<CertificateDer<'static>>> = LazyLock::new(|| {
    let found = rustls_native_certs::load_native_certs();
    for error in &found.errors {
        tracing::warn!("some authorities of the system were not read: {error}");
    }
    found.certs.into_iter().filter(is_usable).collect()
});

fn is_usable(certificate: &CertificateDer<'static>) -> bool {
    RootCertStore::empty().add(certificate.clone()).is_ok()
}

/// The certificates of a PEM file.
fn in_file(file: &Path) -> Result<Vec<CertificateDer<'static>>, Fault> {
    let bytes = std::fs::read(file).map_err(|_| Fault::new("the file of authorities cannot be read"))?;
    let found: Vec<_> = CertificateDer::pem_slice_iter(&bytes).filter_map(Result::ok).filter(is_usable).collect();
    if found.is_empty() { Err(Fault::new("the file of authorities holds no certificate")) } else { Ok(found) }
}

/// Secures connections to addresses: the name must fit, and an authority must have signed it.
#[derive(Clone)]
pub(crate) struct Tls {
    trust: Trust,
    /// Made when it is first needed.
    connector: Arc<OnceCell<TlsConnector>>,
}

impl Tls {
    pub(crate) fn new(ca_file: Option<PathBuf>) -> Self {
        Self { trust: Trust::System { ca_file }, connector: Arc::default() }
    }

    pub(crate) async fn secure(&self, stream: TcpStream, host: &str) -> Result<Box<dyn Stream>, Fault> {
        let name =
            ServerName::try_from(host.to_owned()).map_err(|_| Fault::new("no certificate can be for its name"))?;
        let connector = self.connector.get_or_try_init(|| self.connector()).await?;
        match connector.connect(name, stream).await {
            Ok(stream) => Ok(Box::new(stream)),
            Err(error) => Err(fault_in(&error).unwrap_or(Fault::new("it ended the connection"))),
        }
    }

    async fn connector(&self) -> Result<TlsConnector, Fault> {
        let trust = self.trust.clone();
        let made = tokio::task::spawn_blocking(move || trust.configuration()).await;
        let configuration = made.map_err(|_| Fault::new("the authorities cannot be read"))??;
        Ok(Arc::new(configuration).into())
    }
}

/// What TLS complains of, wherever it is among the causes of an error.
pub(crate) fn fault_in(error: &(dyn Error + 'static)) -> Option<Fault> {
    let mut next = Some(error);
    while let Some(error) = next {
        if let Some(own) = error.downcast_ref::<Fault>() {
            return Some(*own);
        }
        if let Some(complaint) = error.downcast_ref::<rustls::Error>() {
            return Some(fault_of(complaint));
        }
        // What an error of the system was made of is not among its causes.
        let inside = error.downcast_ref::<std::io::Error>().and_then(std::io::Error::get_ref);
        next = match inside {
            Some(inside) => Some(inside),
            None => error.source(),
        };
    }
    None
}

fn fault_of(error: &rustls::Error) -> Fault {
    match error {
        rustls::Error::InvalidCertificate(error) => fault_of_certificate(error),
        rustls::Error::InvalidMessage(_) => Fault::new("it does not speak TLS"),
        rustls::Error::PeerIncompatible(_)
        | rustls::Error::AlertReceived(
            AlertDescription::ProtocolVersion
            | AlertDescription::HandshakeFailure
            | AlertDescription::InsufficientSecurity,
        ) => Fault::new("it offers no version of TLS, or no cipher, that is safe"),
        _ => Fault::new("the handshake failed"),
    }
}

fn fault_of_certificate(error: &CertificateError) -> Fault {
    let words = match error {
        CertificateError::UnknownIssuer => "its certificate is signed by an authority that is not known here",
        CertificateError::BadSignature => "its certificate names an authority that is known here and has not signed it",
        CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. } => {
            "its certificate is for another name"
        }
        CertificateError::Expired | CertificateError::ExpiredContext { .. } => "its certificate has expired",
        CertificateError::NotValidYet | CertificateError::NotValidYetContext { .. } => {
            "its certificate is not valid yet, by the clock of this machine"
        }
        CertificateError::Revoked => "its certificate was revoked",
        // The library gives this no name of its own.
        CertificateError::Other(other) if other.to_string().contains("CaUsedAsEndEntity") => {
            "its certificate is that of an authority; a server needs one that the authority has signed"
        }
        _ => "its certificate is not valid",
    };
    let is_about_authority = matches!(error, CertificateError::UnknownIssuer | CertificateError::BadSignature);
    Fault { words, hint: is_about_authority.then_some(SET_CA_FILE) }
}
