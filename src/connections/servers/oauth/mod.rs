//! Logins at servers that want one: OAuth 2.1 as MCP asks for it, over our own HTTP client.
//!
//! A server that answers 401 leads to its authorization server (`discovery.rs`), where we are known or register, and where
//! somebody logs in (`login.rs`, `redirect.rs`). Tokens lie in the user's settings (`store.rs`) and go into requests
//! (`transport.rs`). Rule: they are known to this process and to the two servers, and to nobody else.

mod addresses;
mod browser;
mod challenge;
mod discovery;
mod entry;
mod login;
mod redirect;
mod store;
mod tokens;
mod transport;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::task::JoinHandle;
use url::Url;

use self::store::{Lock, Record, Store};
use self::tokens::{Identity, NoTokens, Tokens};
use super::http;
use super::secrets::Secrets;

pub(crate) use self::challenge::Challenge;
pub(crate) use self::login::Login;

pub(crate) use self::browser::open as open_browser;
pub(super) use self::entry::Entry;
pub(super) use self::transport::{Client, trouble};

/// The tokens of one server, as long as we talk to it.
pub(super) struct Authorization {
    http: http::Client,
    server: Url,
    headers: Vec<(String, String)>,
    entry: Entry,
    store: Store,
    /// Tokens are among them from when they are first known.
    secrets: Secrets,
    held: Mutex<Option<Tokens>>,
    renewing: tokio::sync::Mutex<()>,
}

impl Authorization {
    /// Or why this server never gets a token of ours.
    pub(super) fn of(
        http: &http::Client,
        url: &str,
        headers: &[(String, String)],
        entry: &Entry,
        secrets: &Secrets,
    ) -> Result<Arc<Self>, String> {
        if headers.iter().any(|(name, _)| name.eq_ignore_ascii_case("authorization")) {
            return Err("it refuses the 'headers.Authorization' of its entry".to_owned());
        }
        let server = addresses::resource(url)?;
        let store = Store::of(&server, entry.client_id.as_deref())?;
        Ok(Arc::new(Self {
            http: http.clone(),
            server,
            headers: headers.to_vec(),
            entry: entry.clone(),
            store,
            secrets: secrets.clone(),
            held: Mutex::default(),
            renewing: tokio::sync::Mutex::default(),
        }))
    }

    fn held(&self) -> MutexGuard<'_, Option<Tokens>> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A token for the next request; none if nobody has logged in.
    async fn token(&self) -> Result<Option<String>, String> {
        if let Some(tokens) = self.held().as_ref().filter(|tokens| tokens.is_fresh()) {
            return Ok(Some(tokens.access.clone()));
        }
        match self.read().await?.and_then(|record| record.tokens) {
            None => Ok(None),
            Some(tokens) if tokens.is_fresh() => Ok(Some(self.hold(tokens))),
            Some(stale) => self.renewed(&stale.access).await,
        }
    }

    /// Another token than this one, which is too old or was refused; none if only a login helps.
    async fn renewed(&self, refused: &str) -> Result<Option<String>, String> {
        // One at a time here, then one at a time on this machine.
        let _turn = self.renewing.lock().await;
        let _lock = self.lock().await?;
        let Some(mut record) = self.read().await? else { return Ok(None) };
        let Some(tokens) = record.tokens.take() else { return Ok(None) };
        if tokens.access != refused && tokens.is_fresh() {
            return Ok(Some(self.hold(tokens)));
        }
        let (Some(refresh), Some(identity)) = (&tokens.refresh, self.identity(&record)) else { return Ok(None) };
        let fields =
            [("grant_type", "refresh_token"), ("refresh_token", refresh.as_str()), ("resource", &record.resource)];
        match tokens::ask(&self.http, &record.token_endpoint, &identity, &fields).await {
            Ok(renewed) => {
                let renewed = Tokens { refresh: renewed.refresh.or(tokens.refresh), ..renewed };
                record.tokens = Some(renewed.clone());
                self.write(record).await?;
                Ok(Some(self.hold(renewed)))
            }
            Err(NoTokens::Refused(code)) => {
                if code != "invalid_grant" {
                    // It is us who are not known any more.
                    (record.client, record.port) = (None, None);
                }
                *self.held() = None;
                self.write(record).await?;
                Ok(None)
            }
            Err(NoTokens::Failed(reason)) => Err(format!("its tokens cannot be renewed: {reason}")),
        }
    }

    /// A token that somebody brought meanwhile, where this one is good and not for everything.
    async fn changed(&self, refused: &str) -> Result<Option<String>, String> {
        let tokens = self.read().await?.and_then(|record| record.tokens);
        Ok(tokens.filter(|tokens| tokens.access != refused && tokens.is_fresh()).map(|tokens| self.hold(tokens)))
    }

    fn identity(&self, record: &Record) -> Option<Identity> {
        let client = record.client.clone()?;
        match &self.entry.client_secret {
            Some(secret) => Some(Identity { secret: Some(secret.clone()), ..client }),
            None => Some(client),
        }
    }

    /// Keeps tokens in memory: ready to be used, and hidden in every text.
    fn hold(&self, tokens: Tokens) -> String {
        let access = tokens.access.clone();
        let mut secrets = self.secrets.clone();
        secrets.add(&access);
        if let Some(refresh) = &tokens.refresh {
            secrets.add(refresh);
        }
        *self.held() = Some(tokens);
        access
    }
    /// Who we registered as, and with which port.
    async fn registration(&self, issuer: &str) -> Result<Option<(Identity, u16)>, String> {
        let record = self.read().await?.filter(|record| record.issuer == issuer && self.entry.client_id.is_none());
        Ok(record.and_then(|record| record.client.zip(record.port)))
    }

    /// The next login is of the same client. Tokens that are there stay, with the client that got them.
    async fn keep_registration(&self, record: Record) -> Result<(), String> {
        let _lock = self.lock().await?;
        match self.read().await?.and_then(|record| record.tokens) {
            Some(_) => Ok(()),
            None => self.write(record).await,
        }
    }

    async fn keep(&self, record: Record) -> Result<(), String> {
        let _lock = self.lock().await?;
        self.write(record).await
    }

    /// Forgets everything; false if there were no tokens.
    pub(super) async fn forget(&self) -> Result<bool, String> {
        let _lock = self.lock().await?;
        // What cannot be read can be removed.
        let had_tokens = self.read().await.map_or(true, |record| record.is_some_and(|record| record.tokens.is_some()));
        *self.held() = None;
        self.on_disk(Store::remove).await?;
        Ok(had_tokens)
    }

    async fn lock(&self) -> Result<Lock, String> {
        self.on_disk(Store::lock).await
    }

    async fn read(&self) -> Result<Option<Record>, String> {
        self.on_disk(Store::read).await
    }

    async fn write(&self, record: Record) -> Result<(), String> {
        self.on_disk(move |store| store.write(&record)).await
    }

    /// On a thread that may wait.
    async fn on_disk<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Store) -> Result<T, String> + Send + 'static,
    ) -> Result<T, String> {
        let store = self.store.clone();
        let done = tokio::task::spawn_blocking(move || work(&store)).await;
        done.map_err(|_| "its tokens cannot be read".to_owned())?
    }
}

/// An address that leads to a login, for whoever shall do it.
#[derive(Clone)]
pub(crate) struct Invitation {
    pub(crate) url: String,
    /// Whose page it is.
    pub(crate) site: String,
}

/// The login of a server that waits for somebody: one at a time, whoever asks.
#[derive(Default)]
pub(super) struct Waiting(tokio::sync::Mutex<Option<(Invitation, JoinHandle<()>)>>);

impl Waiting {
    /// The login that waits, or a new one, which waits in the background.
    pub(super) async fn invite(
        &self,
        authorization: &Arc<Authorization>,
        challenge: &Challenge,
    ) -> Result<Invitation, String> {
        let mut waiting = self.0.lock().await;
        if let Some((invitation, task)) = &*waiting
            && !task.is_finished()
        {
            return Ok(invitation.clone());
        }
        let login = Login::begin(authorization, Some(challenge), false).await?;
        let invitation = Invitation { url: login.start(), site: login.site() };
        let task = tokio::spawn(async move {
            if let Err(reason) = login.complete().await {
                tracing::warn!("a login did not work: {reason}");
            }
        });
        *waiting = Some((invitation.clone(), task));
        Ok(invitation)
    }
}
