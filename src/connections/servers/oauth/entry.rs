//! `oauth` in a server's entry: who we are at its authorization server, where that is decided beforehand.

use serde_json::{Map, Value};

use super::super::configuration::{text, texts};
use super::super::secrets::Secrets;

/// As it is written, or with every reference looked up.
#[derive(Clone, Default)]
pub(in super::super) struct Entry {
    /// Without one we register ourselves.
    pub(super) client_id: Option<String>,
    pub(super) client_secret: Option<String>,
    /// The authorization server that the secret is for: the server could name another.
    pub(super) issuer: Option<String>,
    /// What to ask for; without any, what the server says.
    pub(super) scopes: Vec<String>,
    /// The port of the redirect address, where the authorization server wants to know it.
    pub(super) port: Option<u16>,
}

impl Entry {
    pub(in super::super) fn parse(entry: &mut Map<String, Value>) -> Result<Self, String> {
        let mut table = match entry.remove("oauth") {
            None | Some(Value::Null) => return Ok(Self::default()),
            Some(Value::Object(table)) => table,
            Some(_) => return Err("'oauth' must be an object".to_owned()),
        };
        let wrong = |message: String| format!("'oauth': {message}");
        // Other programs write the same keys in their own way.
        let mut either = |name: &str, other: &str| -> Result<Option<String>, String> {
            Ok(text(&mut table, name).map_err(wrong)?.or(text(&mut table, other).map_err(wrong)?))
        };
        let client_id = either("client_id", "clientId")?;
        let client_secret = either("client_secret", "clientSecret")?;
        let issuer = text(&mut table, "issuer").map_err(wrong)?;
        let scopes = texts(&mut table, "scopes").map_err(wrong)?;
        if client_secret.is_some() && client_id.is_none() {
            return Err("'oauth': 'client_secret' needs a 'client_id'".to_owned());
        }
        if client_secret.is_some() && issuer.is_none() {
            return Err("'oauth': 'client_secret' needs an 'issuer', the authorization server it is for".to_owned());
        }
        let port = match table.remove("port").or_else(|| table.remove("callbackPort")) {
            None | Some(Value::Null) => None,
            Some(port) => {
                let port = port.as_u64().and_then(|port| u16::try_from(port).ok()).filter(|port| *port > 0);
                Some(port.ok_or("'oauth': 'port' must be from 1 to 65535")?)
            }
        };
        Ok(Self { client_id, client_secret, issuer, scopes, port })
    }

    /// The same with every reference looked up; the client's secret is one of `secrets` then.
    pub(in super::super) fn resolve(
        &self,
        mut look_up: impl FnMut(&str, &str) -> Result<String, String>,
    ) -> Result<Self, String> {
        let mut one = |key: &str, value: &Option<String>| {
            value.as_deref().map(|value| look_up(&format!("oauth.{key}"), value)).transpose()
        };
        let client_id = one("client_id", &self.client_id)?;
        let client_secret = one("client_secret", &self.client_secret)?;
        let issuer = one("issuer", &self.issuer)?;
        let scopes = self.scopes.iter().map(|scope| look_up("oauth.scopes", scope)).collect::<Result<_, _>>()?;
        Ok(Self { client_id, client_secret, issuer, scopes, port: self.port })
    }

    pub(in super::super) fn add_secrets(&self, secrets: &mut Secrets) {
        if let Some(secret) = &self.client_secret {
            secrets.add_literal(secret);
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::Entry;

    type Parts = (Option<String>, Option<String>, Vec<String>, Option<u16>);

    fn parsed(oauth: Value) -> Result<Parts, String> {
        let mut entry = json!({ "url": "x", "oauth": oauth });
        let entry = Entry::parse(entry.as_object_mut().expect("an object"))?;
        Ok((entry.client_id, entry.client_secret, entry.scopes, entry.port))
    }

    #[test]
    fn an_entry_says_who_we_are_or_nothing() {
        let text = |text: &str| Some(text.to_owned());
        let written = json!({
            "client_id": "${ID}", "client_secret": "s", "issuer": "https://login.example.org", "scopes": ["a", "b"], "port": 7777
        });
        assert_eq!(parsed(written), Ok((text("${ID}"), text("s"), vec!["a".to_owned(), "b".to_owned()], Some(7777))));
        assert_eq!(parsed(json!({ "clientId": "x", "callbackPort": 80 })), Ok((text("x"), None, Vec::new(), Some(80))));
        assert_eq!(parsed(Value::Null), Ok((None, None, Vec::new(), None)));
    }

    #[test]
    fn what_is_wrong_is_told_by_its_key() {
        let told = |oauth| parsed(oauth).expect_err("wrong");
        assert_eq!(told(json!(true)), "'oauth' must be an object");
        assert_eq!(told(json!({ "client_id": ["x"] })), "'oauth': 'client_id' must be text");
        assert_eq!(told(json!({ "client_secret": "x" })), "'oauth': 'client_secret' needs a 'client_id'");
        assert_eq!(told(json!({ "scopes": "a b" })), "'oauth': 'scopes' must be a list of texts");
        assert_eq!(told(json!({ "port": 0 })), "'oauth': 'port' must be from 1 to 65535");
    }
}
