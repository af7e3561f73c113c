//! An attack file: what its head says, and the source it stands for.

use std::error::Error;
use std::time::Duration;

use serde_json::Value;

/// What the head of an attack file says.
pub struct Attack {
    pub source: String,
    /// Any of these errors ends it.
    pub stopped_by: Vec<String>,
    /// An attack that ends by itself has printed exactly this.
    pub prints: Option<String>,
    /// And has left this result,
    pub result: Value,
    /// or one that is written in fewer bytes than this.
    pub result_below: Option<usize>,
    pub bounds: Bounds,
}

/// The limits it runs under.
#[derive(Clone, Copy)]
pub struct Bounds {
    pub timeout: Duration,
    pub memory_bytes: usize,
    /// Absent where the usual one holds.
    pub output_bytes: Option<usize>,
    pub read_bytes: Option<u64>,
    pub max_instructions: Option<u64>,
}

pub fn read(text: &str) -> Result<Attack, Box<dyn Error>> {
    let head = |key: &str| text.lines().find_map(|line| line.strip_prefix(key)).map(str::trim);
    let stopped_by: Vec<String> =
        head("# stopped by:").map(|kinds| kinds.split(" or ").map(str::to_owned).collect()).unwrap_or_default();
    let lines = text.lines().filter_map(|line| line.strip_prefix("# prints:"));
    let prints = lines.map(|line| printed(line.trim())).collect::<Result<String, Box<dyn Error>>>()?;
    if stopped_by.iter().any(|kind| kind == "nothing") || (stopped_by.is_empty() && prints.is_empty()) {
        return Err("no verdict: `# stopped by:` names errors, `# prints:` says what the attack ends with".into());
    }
    let prints = Some(prints).filter(|prints| !prints.is_empty());
    let result = head("# result:").map(serde_json::from_str).transpose()?.unwrap_or_default();
    let result_below = head("# result below:").map(size).transpose()?;
    let mut bounds = Bounds {
        timeout: Duration::from_secs(5),
        memory_bytes: 256 << 20,
        output_bytes: None,
        read_bytes: None,
        max_instructions: None,
    };
    for setting in head("# limits:").unwrap_or_default().split_whitespace() {
        let (name, value) = setting.split_once('=').ok_or("a limit is written name=value")?;
        match name {
            "timeout" => bounds.timeout = Duration::from_secs_f64(value.parse()?),
            "memory" => bounds.memory_bytes = size(value)?,
            "output" => bounds.output_bytes = Some(size(value)?),
            "read" => bounds.read_bytes = Some(u64::try_from(size(value)?)?),
            "instructions" => bounds.max_instructions = Some(value.parse()?),
            _ => return Err(format!("unknown limit {name}").into()),
        }
    }
    let source = match head("# source:") {
        Some(parts) => generate(parts)?,
        None => text.to_owned(),
    };
    Ok(Attack { source, stopped_by, prints, result, result_below, bounds })
}

/// A line as it stands, or a JSON string where it holds what a comment cannot.
fn printed(line: &str) -> Result<String, Box<dyn Error>> {
    let text = if line.starts_with('"') { serde_json::from_str(line)? } else { line.to_owned() };
    Ok(text + "\n")
}

fn size(text: &str) -> Result<usize, Box<dyn Error>> {
    let (digits, unit) = match text.as_bytes().last() {
        Some(b'K') => (&text[..text.len() - 1], 1 << 10),
        Some(b'M') => (&text[..text.len() - 1], 1 << 20),
        Some(b'G') => (&text[..text.len() - 1], 1 << 30),
        _ => (text, 1),
    };
    Ok(digits.parse::<usize>()? * unit)
}

/// `"text" then repeat "text" 5000 then ...`: sources too large to be kept as files.
fn generate(parts: &str) -> Result<String, Box<dyn Error>> {
    let mut source = String::new();
    let mut rest = parts.trim();
    loop {
        let is_repeat = rest.starts_with("repeat ");
        rest = rest.strip_prefix("repeat ").unwrap_or(rest);
        let mut values = serde_json::Deserializer::from_str(rest).into_iter::<Value>();
        let Some(Ok(Value::String(piece))) = values.next() else {
            return Err(format!("not a source: {}", &rest[..rest.floor_char_boundary(100)]).into());
        };
        rest = rest[values.byte_offset()..].trim_start();
        let (count, tail) = rest.split_once(" then ").map_or((rest, ""), |(count, tail)| (count, tail));
        let count = if is_repeat { count.trim().parse()? } else { 1 };
        source.push_str(&piece.repeat(count));
        rest = if is_repeat { tail } else { rest.strip_prefix("then ").unwrap_or("") };
        if rest.is_empty() {
            return Ok(source);
        }
    }
}
