//! A model that calls every tool itself: each definition is in its context, and each answer passes through it.

use std::collections::BTreeMap;
use std::path::Path;

use serde_json::Value;

use crate::client::{Client, Failure};
use crate::conversation::{Conversation, text_of};
use crate::servers;

pub struct Direct {
    clients: BTreeMap<String, Client>,
    pub conversation: Conversation,
}

impl Direct {
    pub fn connect(names: &[&str], folder: &Path) -> Result<Self, Failure> {
        let connect = |name: &&str| -> Result<(String, Client), Failure> {
            let (mut client, _) = Client::start(servers::program(name, folder)?)?;
            client.tools()?;
            Ok(((*name).to_owned(), client))
        };
        let clients = names.iter().map(connect).collect::<Result<_, Failure>>()?;
        Ok(Self { clients, conversation: Conversation::default() })
    }

    /// What the tool answers, as the model reads it.
    pub fn call(&mut self, server: &str, tool: &str, input: &Value) -> Result<String, Failure> {
        let client = self.clients.get_mut(server).ok_or("no such server")?;
        Ok(text_of(&self.conversation.call(client, server, tool, input)?))
    }
}
