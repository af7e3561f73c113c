//! The page around the body: title, metadata, table of contents, styles.

use std::fmt::Write as _;

use pulldown_cmark::HeadingLevel;

use crate::escape::escaped;
use crate::insert::{Insert, Picture};
use crate::markdown::{Heading, body};

/// What every page looks like.
pub(crate) const STYLE: &str = include_str!("style.css");

/// Colours of the page; `Auto` follows the reader's system.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    #[default]
    Auto,
    Light,
    Dark,
}

/// What a report is made of.
#[derive(Clone, Debug, Default)]
pub struct Document {
    pub title: String,
    /// Shown below the title, in order.
    pub metadata: Vec<(String, String)>,
    pub markdown: String,
    pub theme: Theme,
    /// A list of the headings, if there are at least three.
    pub contents: bool,
}

/// The whole page. `inserts` is asked once for every `{{ name }}` outside code, `pictures` for every picture the text
/// names. A name without an insert is left as written.
pub fn render(
    document: &Document,
    inserts: &mut dyn FnMut(&str) -> Option<Insert>,
    pictures: &mut dyn FnMut(&str) -> Option<Picture>,
) -> String {
    let body = body(&document.markdown, inserts, pictures);
    // A text that starts with its own title is not titled twice.
    let repeats = body.headings.first().is_some_and(|first| {
        first.level == HeadingLevel::H1 && first.text.trim().eq_ignore_ascii_case(document.title.trim())
    });
    let title = escaped(&document.title);
    let mut out = String::with_capacity(body.html.len() + STYLE.len() + 2048);
    head(&mut out, &title, document.theme, &[STYLE]);
    out.push_str("<body>\n");
    out.push_str("<header>\n");
    if !repeats && !document.title.is_empty() {
        let _ = writeln!(out, "<h1 class=\"title\">{title}</h1>");
    }
    if !document.metadata.is_empty() {
        out.push_str("<dl class=\"metadata\">\n");
        for (name, value) in &document.metadata {
            let _ = writeln!(out, "<div><dt>{}</dt><dd>{}</dd></div>", escaped(name), escaped(value));
        }
        out.push_str("</dl>\n");
    }
    out.push_str("</header>\n");
    let listed = if repeats { &body.headings[1..] } else { &body.headings[..] };
    if document.contents && listed.len() >= 3 {
        contents(listed, &mut out);
    }
    let _ = write!(out, "<main>\n{}</main>\n</body>\n</html>\n", body.html);
    out
}

/// Everything before the body. `title` is HTML already. The policy forbids scripts and every connection.
pub(crate) fn head(out: &mut String, title: &str, theme: Theme, styles: &[&str]) {
    let theme = match theme {
        Theme::Auto => "",
        Theme::Light => " data-theme=\"light\"",
        Theme::Dark => " data-theme=\"dark\"",
    };
    let _ = write!(
        out,
        "<!DOCTYPE html>\n<html lang=\"en\"{theme}>\n<head>\n<meta charset=\"utf-8\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"generator\" content=\"orchestrator\">\n<title>{title}</title>\n<style>\n{}</style>\n</head>\n",
        styles.concat()
    );
}

fn contents(headings: &[Heading], out: &mut String) {
    let top = headings.iter().map(|heading| heading.level).min().unwrap_or(HeadingLevel::H1);
    out.push_str("<nav>\n<p>Contents</p>\n<ul>\n");
    for heading in headings.iter().filter(|heading| heading.level <= HeadingLevel::H3) {
        let depth = heading.level as usize - top as usize;
        let _ = writeln!(
            out,
            "<li class=\"depth-{depth}\"><a href=\"#{}\">{}</a></li>",
            escaped(&heading.id),
            escaped(&heading.text)
        );
    }
    out.push_str("</ul>\n</nav>\n");
}
