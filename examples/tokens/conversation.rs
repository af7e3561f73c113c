//! One conversation of a model with tools, and what it costs: tokens of a real vocabulary (o200k), round trips, time of tools.
//!
//! Rule: every text that enters the context counts once, whoever writes it.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::client::{Client, Failure};

#[derive(Clone, Default)]
pub struct Conversation {
    /// What the model is told before it begins: definitions of tools and instructions of servers.
    pub n_told: usize,
    /// What it writes and what comes back.
    pub n_said: usize,
    pub n_round_trips: usize,
    /// Between the calls and their answers. The model's own time is not in it.
    pub time: Duration,
}

impl Conversation {
    pub fn n_tokens(&self) -> usize {
        self.n_told + self.n_said
    }

    pub fn tell(&mut self, text: &str) {
        self.n_told += tokens(text);
    }

    pub fn say(&mut self, text: &str) {
        self.n_said += tokens(text);
    }

    /// One round trip: the model writes a call, and what the tool answers comes back as text.
    pub fn call(&mut self, client: &mut Client, server: &str, tool: &str, input: &Value) -> Result<Value, Failure> {
        self.say(&json!({ "name": full_name(server, tool), "input": input }).to_string());
        let started = Instant::now();
        let answer = client.call(tool, input)?;
        self.time += started.elapsed();
        self.n_round_trips += 1;
        let text = text_of(&answer);
        if answer["isError"] == true {
            return Err(format!("{server}.{tool} failed: {text}").into());
        }
        self.say(&text);
        Ok(answer)
    }
}

/// The text of an answer. Structured content says the same once more, and is not counted on either side.
pub fn text_of(answer: &Value) -> String {
    let blocks = answer["content"].as_array().map(Vec::as_slice).unwrap_or_default();
    blocks.iter().filter_map(|block| block["text"].as_str()).collect::<Vec<_>>().join("\n")
}

/// A definition as a model gets it.
pub fn definition(server: &str, tool: &Value) -> String {
    let name = full_name(server, tool["name"].as_str().unwrap_or_default());
    json!({ "name": name, "description": tool["description"], "input_schema": tool["inputSchema"] }).to_string()
}

fn full_name(server: &str, tool: &str) -> String {
    format!("mcp__{server}__{tool}")
}

fn tokens(text: &str) -> usize {
    bpe_openai::o200k_base().count(text)
}
