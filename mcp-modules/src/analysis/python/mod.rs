//! Plain Python that computes what an analysis computed, to the last bit, as a person would write it.
//!
//! The writers know the data, so a guard against a missing field, a null or a text among numbers
//! is written only where the data has one.

pub(crate) mod aggregate;
mod conditions;
pub(crate) mod correlation;
pub(crate) mod filter;
mod grouping;
mod literal;
mod metrics;
pub(crate) mod percentile;
mod sorting;
pub(crate) mod time_series;
pub(crate) mod transform;
pub(crate) mod validate;

pub(crate) use literal::float_text;
use literal::text_literal;

use std::collections::BTreeSet;

use super::save::{Format, Save};
use super::source::{Origin, Shape, Source};
use super::table::{Column, Table};

/// Longer lines are broken up.
const MAX_LINE: usize = 100;

/// A script under construction: imports, then functions it needs, then its lines.
pub(super) struct Script {
    imports: BTreeSet<&'static str>,
    functions: Vec<String>,
    lines: Vec<String>,
}

const DIG: &str = "\
def dig(row, *names):
    for name in names:
        row = row.get(name) if isinstance(row, dict) else None
    return row
";

const PERCENTILE: &str = "\
def percentile(values, percent):
    values = sorted(values)
    position = (len(values) - 1) * (percent / 100)
    low = math.floor(position)
    part = position - low
    below, above = values[low], values[min(low + 1, len(values) - 1)]
    if part >= 0.5:
        return above - (above - below) * (1 - part)
    return below + (above - below) * part
";

const KEY: &str = "\
def key(value):
    return json.dumps(value, sort_keys=True) if isinstance(value, (list, dict)) else value
";

/// CSV has no booleans, lists or objects of its own: they are written as JSON.
const CELL: &str = "\
def cell(value):
    if isinstance(value, (bool, list, dict)):
        return json.dumps(value, ensure_ascii=False, separators=(\",\", \":\"))
    return value
";

impl Script {
    /// Begins with the lines that fill `rows`; nothing for a file no script can read.
    pub(super) fn new(source: &Source) -> Option<Self> {
        let mut script = Self { imports: BTreeSet::new(), functions: Vec::new(), lines: Vec::new() };
        match &source.origin {
            Origin::Given => {}
            Origin::Json { path } => {
                let text = script.read(path);
                script.import("json");
                script.line(format!("data = json.loads({text})"));
            }
            Origin::JsonLines { path } => {
                let text = script.read(path);
                script.import("json");
                script.line(format!("data = [json.loads(line) for line in {text}.split(\"\\n\") if line.strip()]"));
            }
            Origin::Delimited { path, separator } => {
                script.read_delimited(path, *separator, &source.table);
                return Some(script);
            }
            Origin::Parquet => return None,
        }
        script.line(match &source.shape {
            Shape::Rows => "rows = data".to_owned(),
            Shape::Inside(path) => {
                let names: Vec<String> = path.iter().map(|name| text_literal(name)).collect();
                format!("rows = data[{}]", names.join("]["))
            }
            Shape::Columns => "rows = [dict(zip(data, values)) for values in zip(*data.values())]".to_owned(),
            Shape::Values => "rows = [{\"value\": value} for value in data]".to_owned(),
        });
        Some(script)
    }

    /// An expression for the text of a file.
    fn read(&mut self, path: &str) -> String {
        let name = text_literal(path);
        if !path.to_ascii_lowercase().ends_with(".gz") {
            return format!("read_file({name})");
        }
        self.import("gzip");
        format!("gzip.decompress(open({name}, \"rb\").read()).decode()")
    }

    /// The same reader as the analysis, so that types, gaps and the last bit of a float agree.
    fn read_delimited(&mut self, path: &str, separator: char, table: &Table) {
        if table.fields().is_empty() {
            // pandas refuses a blank file.
            self.line("rows = []");
            return;
        }
        self.import("pandas as pd");
        let separator = match separator {
            ',' => String::new(),
            other => format!(", sep={}", text_literal(&other.to_string())),
        };
        self.line(format!("frame = pd.read_csv({}{separator})", text_literal(path)));
        self.line("rows = frame.astype(object).where(frame.notna(), None).to_dict(\"records\")");
    }

    pub(super) fn import(&mut self, module: &'static str) {
        self.imports.insert(module);
    }

    pub(super) fn function(&mut self, text: &str) {
        if !self.functions.iter().any(|known| known == text) {
            self.functions.push(text.to_owned());
        }
    }

    pub(super) fn percentile_function(&mut self) {
        self.import("math");
        self.function(PERCENTILE);
    }

    /// The function `key`, under which lists and objects can be counted.
    pub(super) fn key_function(&mut self) {
        self.import("json");
        self.function(KEY);
    }

    pub(super) fn line(&mut self, line: impl Into<String>) {
        self.lines.push(line.into());
    }

    /// `open item, item close` on one line, or an item a line when that is too long.
    pub(super) fn listed(&mut self, open: &str, items: &[String], close: &str) {
        let lines = lay_out(open, items, close);
        self.lines.extend(lines);
    }

    /// The value of a field of `row`: with `get` only where some row does not have it.
    pub(super) fn field(&mut self, column: &Column<'_>) -> String {
        let names: Vec<String> = column.path.iter().map(|name| text_literal(name)).collect();
        if column.profile.missing == 0 {
            return format!("row[{}]", names.join("]["));
        }
        if let [name] = names.as_slice() {
            return format!("row.get({name})");
        }
        self.function(DIG);
        format!("dig(row, {})", names.join(", "))
    }

    /// The same after a test that it is there.
    pub(super) fn sure_field(&mut self, column: &Column<'_>) -> String {
        match column.path.as_slice() {
            [name] => format!("row[{}]", text_literal(name)),
            _ => self.field(column),
        }
    }

    /// Writes the rows in `variable` to a file; nothing when only native code knows the format.
    pub(super) fn save(&mut self, save: Option<&Save>, variable: &str) -> Option<()> {
        let Some(save) = save else { return Some(()) };
        let path = text_literal(&save.path);
        match save.format {
            Format::Parquet => return None,
            Format::Json => {
                self.import("json");
                self.line(format!("write_file({path}, json.dumps({variable}, indent=2, ensure_ascii=False))"));
            }
            Format::JsonLines => {
                self.import("json");
                let row = "json.dumps(row, ensure_ascii=False, separators=(\",\", \":\"))";
                self.line(format!("lines = [{row} for row in {variable}]"));
                self.line(format!("write_file({path}, \"\".join(line + \"\\n\" for line in lines))"));
            }
            Format::Csv => {
                self.import("csv");
                self.import("io");
                self.import("json");
                self.function(CELL);
                self.line("file = io.StringIO()");
                self.line(format!("names = dict.fromkeys(name for row in {variable} for name in row)"));
                self.line("writer = csv.DictWriter(file, names, lineterminator=\"\\n\")");
                self.line("writer.writeheader()");
                let row = "{name: cell(value) for name, value in row.items()}";
                self.line(format!("writer.writerows({row} for row in {variable})"));
                self.line(format!("write_file({path}, file.getvalue())"));
            }
        }
        Some(())
    }

    /// Assigns `result`, an entry a line.
    pub(super) fn result(&mut self, mut entries: Vec<String>, saved: Option<(&Save, &str)>) {
        if let Some((save, variable)) = saved {
            entries.push(format!("\"saved\": {{\"path\": {}, \"rows\": len({variable})}}", text_literal(&save.path)));
        }
        if self.lines.last().is_some_and(|line| !line.is_empty()) {
            self.line("");
        }
        self.line("result = {");
        for entry in entries {
            self.line(format!("    {entry},"));
        }
        self.line("}");
    }

    pub(super) fn finish(self) -> String {
        let mut text = String::new();
        for module in &self.imports {
            text.push_str("import ");
            text.push_str(module);
            text.push('\n');
        }
        if !text.is_empty() && self.functions.is_empty() {
            text.push('\n');
        }
        for function in &self.functions {
            let gap = if text.is_empty() { "" } else { "\n\n" };
            text.push_str(gap);
            text.push_str(function);
        }
        if !self.functions.is_empty() {
            text.push_str("\n\n");
        }
        for line in &self.lines {
            text.push_str(line);
            text.push('\n');
        }
        text
    }
}

pub(super) fn lay_out(open: &str, items: &[String], close: &str) -> Vec<String> {
    let whole = format!("{open}{}{close}", items.join(", "));
    if whole.chars().count() <= MAX_LINE {
        return vec![whole];
    }
    let indent = " ".repeat(open.chars().take_while(|c| *c == ' ').count());
    let mut lines = vec![open.to_owned()];
    lines.extend(items.iter().map(|item| format!("{indent}    {item},")));
    lines.push(format!("{indent}{close}"));
    lines
}
