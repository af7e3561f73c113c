//! What an answer costs the model: `cargo answers BINARY [BINARY_AFTER]` counts the tokens of `tools/list` and of twenty
//! typical executions, the text and the structured content apart, since many clients hand both to the model.
//!
//! The tokens are those of a real vocabulary (o200k). A picture is counted as its own block, not as text.
#![expect(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "a bench reads its scripts and starts the programs it compares"
)]

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};

type Failure = Box<dyn std::error::Error>;

fn main() -> Result<(), Failure> {
    let binaries: Vec<String> = std::env::args().skip(1).collect();
    if binaries.is_empty() {
        return Err("usage: cargo answers BINARY [BINARY_AFTER]".into());
    }
    let columns: Vec<Vec<Row>> = binaries.iter().map(|binary| measure(binary)).collect::<Result<_, _>>()?;
    print!("| execution |");
    for binary in &binaries {
        print!(" {binary}: text | structured | pictures |");
    }
    println!("\n|---|{}", "---:|---:|---:|".repeat(binaries.len()));
    for index in 0..columns[0].len() {
        print!("| {} |", columns[0][index].name);
        for column in &columns {
            let row = &column[index];
            print!(" {} | {} | {} |", row.text, row.structured, row.n_pictures);
        }
        println!();
    }
    print!("| all executions |");
    for column in &columns {
        let executions = column.iter().filter(|row| row.name != "tools/list");
        let (text, structured, pictures) = executions.fold((0, 0, 0), |(text, structured, pictures), row| {
            (text + row.text, structured + row.structured, pictures + row.n_pictures)
        });
        print!(" {text} | {structured} | {pictures} |");
    }
    println!();
    Ok(())
}

struct Row {
    name: String,
    text: usize,
    structured: usize,
    n_pictures: usize,
}

fn measure(binary: &str) -> Result<Vec<Row>, Failure> {
    let project = tempfile::tempdir()?;
    write_sales(project.path())?;
    let mut server = Server::start(binary, project.path())?;
    server.ask(
        "initialize",
        json!({ "protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": { "name": "answers", "version": "1" } }),
    )?;
    server.send(&json!({ "jsonrpc": "2.0", "method": "notifications/initialized" }))?;
    let tools = server.ask("tools/list", json!({}))?;
    let mut rows = vec![Row {
        name: "tools/list".into(),
        text: tokens(&tools["tools"].to_string()),
        structured: 0,
        n_pictures: 0,
    }];

    let scripts = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/answers/scripts");
    let mut paths: Vec<_> =
        std::fs::read_dir(scripts)?.map(|entry| Ok(entry?.path())).collect::<Result<_, Failure>>()?;
    paths.sort();
    for path in paths {
        let code = std::fs::read_to_string(&path)?;
        let answer = server.ask("tools/call", json!({ "name": "execute_code", "arguments": { "code": code } }))?;
        let blocks = answer["content"].as_array().map(Vec::as_slice).unwrap_or_default();
        let is_picture = |block: &&Value| block["type"] == "image";
        rows.push(Row {
            name: path.file_stem().unwrap_or_default().display().to_string(),
            text: blocks.iter().filter(|block| !is_picture(block)).map(block_tokens).sum(),
            structured: tokens(&answer["structuredContent"].to_string()),
            n_pictures: blocks.iter().filter(is_picture).count(),
        });
    }
    Ok(rows)
}

fn block_tokens(block: &Value) -> usize {
    block["text"].as_str().map_or_else(|| tokens(&block.to_string()), tokens)
}

fn tokens(text: &str) -> usize {
    bpe_openai::o200k_base().count(text)
}

/// A thousand orders, the same in every run.
fn write_sales(folder: &Path) -> Result<(), Failure> {
    let mut csv = b"order,date,region,channel,product,amount\n".to_vec();
    for order in 0..1000_usize {
        let region = ["North", "South", "East", "West"][order * 7 % 4];
        let channel = ["shop", "web"][order * 3 % 5 % 2];
        let product = ["desk", "chair", "lamp", "shelf", "sofa"][order * 11 % 13 % 5];
        let (month, day, cents) = (order % 12 + 1, order % 28 + 1, order * 7919 % 50_000);
        let (order, whole, rest) = (100_000 + order, cents / 100, cents % 100);
        writeln!(csv, "{order},2025-{month:02}-{day:02},{region},{channel},{product},{whole}.{rest:02}")?;
    }
    std::fs::write(folder.join("sales.csv"), csv)?;
    Ok(())
}

/// A server on standard input and output.
struct Server {
    process: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    n_asked: u64,
}

impl Server {
    fn start(binary: &str, project: &Path) -> Result<Self, Failure> {
        let mut process = Command::new(std::fs::canonicalize(binary)?)
            .arg("serve")
            .current_dir(project)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let input = process.stdin.take().ok_or("no standard input")?;
        let output = BufReader::new(process.stdout.take().ok_or("no standard output")?);
        Ok(Self { process, input, output, n_asked: 0 })
    }

    fn send(&mut self, message: &Value) -> Result<(), Failure> {
        writeln!(self.input, "{message}")?;
        Ok(self.input.flush()?)
    }

    fn ask(&mut self, method: &str, params: Value) -> Result<Value, Failure> {
        self.n_asked += 1;
        let id = self.n_asked;
        self.send(&json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }))?;
        loop {
            let mut line = String::new();
            if self.output.read_line(&mut line)? == 0 {
                return Err(format!("the server ended before it answered {method}").into());
            }
            let mut message: Value = serde_json::from_str(&line)?;
            if message["id"] == id {
                return if message["error"].is_null() {
                    Ok(message["result"].take())
                } else {
                    Err(format!("{method}: {}", message["error"]).into())
                };
            }
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
