//! What is put into a page after the sanitiser: tables and pictures, built from escaped text.

use std::fmt::Write as _;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

use crate::drawing::more_than_shapes;
use crate::escape::escaped;

/// Cells longer than this wrap; shorter ones stay on one line.
const MOST_LETTERS_OF_A_LINE: usize = 40;
const DRAWING: &str = "image/svg+xml";

/// What replaces `{{ name }}`.
#[derive(Clone, Debug)]
pub enum Insert {
    Table(Table),
    /// Shown literally: it is neither Markdown nor HTML.
    Text(String),
}

/// A frame, as text.
#[derive(Clone, Debug, Default)]
pub struct Table {
    pub columns: Vec<String>,
    /// Whether a column holds numbers, which stand at the right.
    pub numeric: Vec<bool>,
    /// How many of the first columns are labels of rows.
    pub n_labels: usize,
    pub rows: Vec<Vec<String>>,
    /// Such as "first 50 of 10,000 rows".
    pub note: Option<String>,
}

/// A picture that is carried inside the page.
#[derive(Clone, Debug)]
pub struct Picture {
    pub bytes: Vec<u8>,
}

/// Why a picture is not shown.
pub(crate) enum Unfit {
    /// By its first bytes it is no picture.
    Unknown,
    /// A drawing with a part of this name.
    MoreThanShapes(String),
}

impl Table {
    pub(crate) fn html(&self) -> String {
        let mut out = String::from("<div class=\"frame\"><table>\n<thead><tr>");
        for (at, name) in self.columns.iter().enumerate() {
            let _ = write!(out, "<th{}>{}</th>", self.class(at), escaped(name));
        }
        out.push_str("</tr></thead>\n<tbody>\n");
        for row in &self.rows {
            out.push_str("<tr>");
            for (at, cell) in row.iter().enumerate() {
                let tag = if at < self.n_labels { "th" } else { "td" };
                let is_long = cell.chars().nth(MOST_LETTERS_OF_A_LINE).is_some();
                let class = if is_long { " class=\"long\"" } else { self.class(at) };
                let _ = write!(out, "<{tag}{class}>{}</{tag}>", escaped(cell));
            }
            out.push_str("</tr>\n");
        }
        out.push_str("</tbody>\n</table>");
        if let Some(note) = &self.note {
            let _ = write!(out, "<p class=\"note\">{}</p>", escaped(note));
        }
        out.push_str("</div>\n");
        out
    }

    fn class(&self, column: usize) -> &'static str {
        if self.numeric.get(column).copied().unwrap_or(false) { " class=\"number\"" } else { "" }
    }
}

impl Picture {
    /// The kind of picture, by its first bytes; none for anything else, whatever its name.
    fn kind(&self) -> Option<&'static str> {
        let bytes = &self.bytes;
        match bytes.as_slice() {
            [0x89, b'P', b'N', b'G', ..] => Some("image/png"),
            [0xff, 0xd8, 0xff, ..] => Some("image/jpeg"),
            [b'G', b'I', b'F', b'8', ..] => Some("image/gif"),
            [b'R', b'I', b'F', b'F', _, _, _, _, b'W', b'E', b'B', b'P', ..] => Some("image/webp"),
            _ => {
                let head = String::from_utf8_lossy(&bytes[..bytes.len().min(512)]);
                let head = head.trim_start_matches('\u{feff}').trim_start();
                // Shown by <img>, where nothing in a drawing runs.
                (head.starts_with("<svg") || head.starts_with("<?xml") && head.contains("<svg")).then_some(DRAWING)
            }
        }
    }

    /// `attributes` are HTML.
    pub(crate) fn html(&self, words: &str, attributes: &str) -> Result<String, Unfit> {
        let kind = self.kind().ok_or(Unfit::Unknown)?;
        if kind == DRAWING
            && let Some(part) = more_than_shapes(&self.bytes)
        {
            return Err(Unfit::MoreThanShapes(part));
        }
        Ok(format!(
            "<img src=\"data:{kind};base64,{}\" alt=\"{}\"{attributes}>",
            STANDARD.encode(&self.bytes),
            escaped(words)
        ))
    }
}
