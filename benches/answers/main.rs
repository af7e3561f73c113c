//! What an answer costs the model: `cargo answers BINARY [BINARY_AFTER]` counts the tokens of `tools/list` and of twenty
//! typical executions, the text and the structured content apart, since many clients hand both to the model.
//!
//! The tokens are those of a real vocabulary (o200k). A picture is counted as its own block, not as text.
#![expect(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "a bench reads its scripts and starts the programs it compares"
)]

#[path = "../../examples/tokens/client.rs"]
mod client;

use std::io::Write;
use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};

use client::{Client, Failure};

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
    let mut command = Command::new(std::fs::canonicalize(binary)?);
    command.arg("serve").current_dir(project.path());
    let (mut server, _) = Client::start(command)?;
    let mut rows = vec![Row {
        name: "tools/list".into(),
        text: tokens(&json!(server.tools()?).to_string()),
        structured: 0,
        n_pictures: 0,
    }];

    let scripts = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/answers/scripts");
    let mut paths: Vec<_> =
        std::fs::read_dir(scripts)?.map(|entry| Ok(entry?.path())).collect::<Result<_, Failure>>()?;
    paths.sort();
    for path in paths {
        let code = std::fs::read_to_string(&path)?;
        let answer = server.call("execute_code", &json!({ "code": code }))?;
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
