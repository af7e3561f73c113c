//! Logging in to a server that asks who uses it.

use std::sync::Arc;

use super::super::configuration::Address;
use super::super::{http, oauth};
use super::Server;
use super::failure::Failure;

impl Server {
    pub(super) fn auth_required(&self, challenge: oauth::Challenge) -> Failure {
        let message = format!("the server '{0}' wants a login: `orchestrator tools login {0}`", self.name);
        Failure::AuthRequired { message, challenge }
    }

    /// An address where somebody can log in; it works for a while.
    pub(crate) async fn invite(&self, challenge: &oauth::Challenge) -> Result<oauth::Invitation, Failure> {
        let invited = match self.authorization().await {
            Ok(authorization) => self.login.invite(&authorization, challenge).await,
            Err(reason) => Err(reason),
        };
        invited.map_err(|reason| self.unavailable(&reason))
    }

    /// A login that somebody does now.
    pub(crate) async fn begin_login(&self) -> Result<oauth::Login, String> {
        oauth::Login::begin(&self.authorization().await?, None, true).await
    }

    /// Forgets its tokens; false if there were none.
    pub(crate) async fn log_out(&self) -> Result<bool, String> {
        self.authorization().await?.forget().await
    }

    async fn authorization(&self) -> Result<Arc<oauth::Authorization>, String> {
        let resolved = self.resolve().await?;
        match &resolved.address {
            Address::Http { url, headers } => oauth::Authorization::of(
                &http::Client(self.web.clone()),
                url,
                headers,
                &resolved.oauth,
                &resolved.secrets,
            ),
            Address::Program { .. } => Err("it is a program; only servers with a 'url' have logins".to_owned()),
        }
    }
}
