//! Definitions of tools that a model is told of: those the installed servers give, and more from files.

use std::path::Path;

use serde_json::{Value, json};

use crate::client::{Client, Failure};
use crate::conversation::definition;
use crate::servers;

/// What one server tells of itself.
pub struct Told {
    pub server: String,
    pub instructions: String,
    pub tools: Vec<Value>,
}

impl Told {
    pub fn by(server: &str, introduction: &Value, tools: Vec<Value>) -> Self {
        let instructions = introduction["instructions"].as_str().unwrap_or_default().to_owned();
        Self { server: server.to_owned(), instructions, tools }
    }

    /// Every text of it that a model reads.
    pub fn texts(&self) -> impl Iterator<Item = String> {
        let definitions = self.tools.iter().map(|tool| definition(&self.server, tool));
        definitions.chain([self.instructions.clone()])
    }
}

/// Asks every installed server.
pub fn of_installed(folder: &Path) -> Result<Vec<Told>, Failure> {
    let ask = |(name, ..): &(&str, &str, &[&str])| {
        let (mut client, introduction) = Client::start(servers::program(name, folder)?)?;
        Ok(Told::by(name, &introduction, client.tools()?))
    };
    servers::ALL.iter().map(ask).collect()
}

/// Reads `*.json` of a folder: each `{"server": ..., "tools": [...]}`, or a list of those.
pub fn of_folder(folder: &Path) -> Result<Vec<Told>, Failure> {
    let mut paths: Vec<_> =
        std::fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Result<_, Failure>>()?;
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "json"));
    paths.sort();
    let mut told = Vec::new();
    for path in paths {
        let servers = match serde_json::from_str(&std::fs::read_to_string(path)?)? {
            Value::Array(servers) => servers,
            server => vec![server],
        };
        for mut server in servers {
            let Value::Array(tools) = server["tools"].take() else { return Err("a server without tools".into()) };
            told.push(Told::by(server["server"].as_str().unwrap_or_default(), &Value::Null, tools));
        }
    }
    Ok(told)
}

/// Puts them into a project, for its search to find.
pub fn describe_in(project: &Path, told: &[Told]) -> Result<(), Failure> {
    for (number, Told { tools, .. }) in told.iter().enumerate() {
        let folder = project.join("tools_registry").join(format!("server_{number}"));
        std::fs::create_dir_all(&folder)?;
        std::fs::write(folder.join("tools.json"), json!({ "tools": tools }).to_string())?;
    }
    Ok(())
}
