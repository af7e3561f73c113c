//! Markdown of a script as a page: whatever it says, the page runs nothing and fetches nothing.

#![no_main]

use libfuzzer_sys::fuzz_target;
use orchestrator_report::{Document, Insert, Picture, Table, Theme, render};

/// What a page must not hold in any spelling: the first walls of a browser.
const FORBIDDEN: [&str; 8] =
    ["<script", "<iframe", "<object", "<embed", "<base", "<form", "<link", "<meta http-equiv=\"refresh"];

fuzz_target!(|text: &str| {
    // The first line names what is put in, the rest is the report.
    let (first, markdown) = text.split_once('\n').unwrap_or(("", text));
    let document = Document {
        title: first.to_owned(),
        metadata: vec![(first.to_owned(), first.to_owned())],
        markdown: markdown.to_owned(),
        theme: Theme::Auto,
        contents: first.len() % 2 == 0,
    };
    let mut insert = |name: &str| match name.len() % 3 {
        0 => Some(Insert::Text(first.to_owned())),
        1 => Some(Insert::Table(Table {
            columns: vec![first.to_owned(), name.to_owned()],
            numeric: vec![true],
            n_labels: 1,
            rows: vec![vec![first.to_owned()], vec![name.to_owned(), markdown.to_owned(), first.to_owned()]],
            note: Some(first.to_owned()),
        })),
        _ => None,
    };
    let mut picture = |name: &str| (name.len() % 2 == 0).then(|| Picture { bytes: first.as_bytes().to_vec() });
    let page = render(&document, &mut insert, &mut picture).to_ascii_lowercase();
    // Everything but our own head, which names no file and holds no text but the title.
    let body = page.split_once("<body>").expect("a body").1;
    for tag in FORBIDDEN {
        assert!(!body.contains(tag), "{tag} in {text:?}");
    }
    for element in body.split('<').skip(1) {
        let tag = element.split('>').next().unwrap_or_default();
        assert!(!has_handler(tag), "{tag} in {text:?}");
        for scheme in ["javascript:", "vbscript:", "data:text"] {
            for attribute in ["href=\"", "src=\"", "xlink:href=\""] {
                assert!(!tag.contains(&format!("{attribute}{scheme}")), "{tag} in {text:?}");
            }
        }
    }
});

/// Is one of the attributes a handler such as `onclick`? Values are in quotes, and no quote is left inside one.
fn has_handler(tag: &str) -> bool {
    let names = tag.split('"').step_by(2).flat_map(str::split_whitespace);
    names.skip(1).any(|name| name.starts_with("on") && name.ends_with('='))
}
