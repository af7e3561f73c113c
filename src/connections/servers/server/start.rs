//! Starting a server and getting to know it.

use std::sync::atomic::Ordering::SeqCst;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use rmcp::service::{ClientInitializeError, serve_client};
use rmcp::transport::StreamableHttpClientTransport;

use super::super::client::Client;
use super::super::configuration::{Address, Resolved, working_folder};
use super::super::process::{self, Process, Program};
use super::super::relay::Overheard;
use super::super::secrets::Secrets;
use super::super::tail::Tail;
use super::super::{http, oauth};
use super::Server;
use super::connection::Connection;
use super::failure::{cause, told};

/// How long a server may take to introduce itself, unless its entry says another time: some are installed first.
const START_PATIENCE: Duration = Duration::from_secs(60);

/// Why it did not start.
pub(super) enum NotStarted {
    Reason(String),
    AuthRequired(oauth::Challenge),
}

impl From<String> for NotStarted {
    fn from(reason: String) -> Self {
        Self::Reason(reason)
    }
}

impl Server {
    pub(super) async fn resolve(&self) -> Result<Resolved, String> {
        let (definition, project) = (self.definition.clone(), self.project.clone());
        let looked_up = tokio::task::spawn_blocking(move || definition.resolve(&project)).await;
        looked_up.map_err(|_| "its configuration cannot be read".to_owned())?
    }

    pub(super) async fn start(&self) -> Result<Connection, NotStarted> {
        let resolved = self.resolve().await?;
        let secrets = resolved.secrets;
        let patience = self.definition.start_timeout.unwrap_or(START_PATIENCE);
        let client = Client {
            server: self.name.clone(),
            n_told: Arc::clone(&self.n_told),
            calls: Arc::clone(&self.calls),
            secrets: secrets.clone(),
            requests: self.requests,
        };
        let (service, process, tail) = match &resolved.address {
            Address::Http { url, headers } => {
                let configuration = http::configuration(url, headers)?;
                let http = http::Client(self.web.clone());
                let authorization = oauth::Authorization::of(&http, url, headers, &resolved.oauth, &secrets);
                let with_tokens = oauth::Client::new(http, authorization.clone().ok());
                let transport = StreamableHttpClientTransport::with_client(with_tokens, configuration);
                let transport = self.overheard(transport, &secrets);
                let introduced = tokio::time::timeout(patience, serve_client(client, transport)).await;
                let refused = |error: ClientInitializeError| match error.auth_challenge() {
                    Some(header) => authorization
                        .err()
                        .map_or(NotStarted::AuthRequired(oauth::Challenge::read(header)), NotStarted::Reason),
                    None => NotStarted::Reason(secrets.hide(told(&error))),
                };
                (introduced.map_err(|_| too_slow(patience))?.map_err(refused)?, None, None)
            }
            Address::Program { command, arguments, environment, folder } => {
                let folder = working_folder(&self.project, folder.as_deref());
                let program = Program { command, arguments, environment, folder: &folder };
                let (process, pipes, tail) = process::start(&program)
                    .map_err(|error| secrets.hide(format!("'{command}' cannot be started: {}", cause(&error))))?;
                let process = Arc::new(process);
                self.processes.add(&process);
                let pipes = self.overheard(pipes, &secrets);
                let introduced = tokio::time::timeout(patience, serve_client(client, pipes)).await;
                let service = match introduced {
                    Ok(Ok(service)) => service,
                    Ok(Err(error)) => {
                        return Err(with_last_words(&told(&error), &process, &tail, &secrets).await.into());
                    }
                    // That it ends now is because nobody listens to it any more.
                    Err(_) => return Err((too_slow(patience) + &tail.quoted(&secrets)).into()),
                };
                (service, Some(process), Some(tail))
            }
        };
        let peer = service.peer().clone();
        let (number, used) = (self.n_connections.fetch_add(1, SeqCst) + 1, Mutex::new(Instant::now()));
        Ok(Connection { number, peer, _service: service, process, tail, secrets, used })
    }

    fn overheard<T>(&self, transport: T, secrets: &Secrets) -> Overheard<T> {
        Overheard { transport, calls: Arc::clone(&self.calls), secrets: secrets.clone() }
    }
}

fn too_slow(patience: Duration) -> String {
    format!("it did not introduce itself within {} seconds", patience.as_secs_f64())
}

async fn with_last_words(reason: &str, process: &Process, tail: &Tail, secrets: &Secrets) -> String {
    const PATIENCE: Duration = Duration::from_millis(200);
    tokio::time::sleep(PATIENCE).await;
    let reason = match process.ending() {
        Some(ending) => format!("it ended {ending} before it introduced itself"),
        None => secrets.hide(reason.to_owned()),
    };
    reason + &tail.quoted(secrets)
}
