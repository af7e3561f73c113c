//! The tools that are searched: those of real servers, and generated ones beside them.

use std::path::Path;

use orchestrator_tools_registry::{RegistryError, Source, Tool};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::Failure;

/// A server as its file names it, with the definitions it lists.
#[derive(Deserialize)]
struct Listing {
    server: String,
    tools: Vec<Value>,
}

/// A server that has listed its tools.
#[derive(Clone)]
pub(crate) struct Server {
    name: String,
    pub(crate) tools: Vec<Tool>,
}

impl Source for Server {
    fn name(&self) -> &str {
        &self.name
    }

    fn tools(&self) -> Result<Vec<Tool>, RegistryError> {
        Ok(self.tools.clone())
    }
}

/// The servers that queries are about.
pub(crate) fn asked_about(folder: &Path) -> Result<Vec<Server>, Failure> {
    let mut listings: Vec<Listing> = vec![read(&folder.join("github.json"))?];
    listings.extend(read::<Vec<Listing>>(&folder.join("live_servers.json"))?);
    Ok(listings.into_iter().map(server).collect())
}

/// Servers of a registry, of one name each: the file has some twice.
pub(crate) fn registered(file: &Path) -> Result<Vec<Server>, Failure> {
    let listings: Vec<Listing> = read(file)?;
    let numbered = listings.into_iter().enumerate();
    Ok(numbered
        .map(|(number, listing)| server(Listing { server: format!("{}-{number}", listing.server), ..listing }))
        .collect())
}

fn read<T: for<'a> Deserialize<'a>>(file: &Path) -> Result<T, Failure> {
    let text = std::fs::read(file).map_err(|error| format!("{}: {error}", file.display()))?;
    Ok(serde_json::from_slice(&text)?)
}

/// A definition that the catalogue refuses is left out, as it would be elsewhere.
fn server(listing: Listing) -> Server {
    let tools = listing.tools.into_iter().filter_map(|definition| Tool::try_from(definition).ok());
    Server { name: listing.server, tools: tools.collect() }
}

/// As many tools as are wanted, of servers with twenty each, in words of those that are known. The same every time.
pub(crate) fn generated(known: &[Server], n_tools: usize) -> Vec<Server> {
    const TOOLS_OF_A_SERVER: usize = 20;
    let texts = known.iter().flat_map(|server| &server.tools).map(|tool| tool.description.as_str());
    let words: Vec<&str> = texts.flat_map(str::split_whitespace).filter(|word| word.len() < 20).collect();
    let mut draws = Draws(1);
    let mut phrase = |n_words: usize| {
        let chosen: Vec<&str> = (0..n_words).filter_map(|_| words.get(draws.below(words.len())).copied()).collect();
        chosen.join(" ")
    };
    let mut tool = |number: usize| Tool {
        input_schema: json!({"type": "object", "properties": {"of": {"type": "string", "description": phrase(8)}}}),
        ..Tool::new(format!("{}_{number}", phrase(2).replace(' ', "_")), phrase(25))
    };
    let servers = (0..n_tools).step_by(TOOLS_OF_A_SERVER).map(|first| Server {
        name: format!("generated{first}"),
        tools: (first..n_tools.min(first + TOOLS_OF_A_SERVER)).map(&mut tool).collect(),
    });
    servers.collect()
}

/// A sequence of numbers that looks random and is the same on every machine.
struct Draws(u64);

impl Draws {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap_or_default() % end.max(1)
    }
}
