//! Every `pages/*.md` as the page it becomes. `UPDATE_EXPECT=1` writes the pages.

#![expect(clippy::disallowed_methods, reason = "reads and writes expectations")]

use std::fs;
use std::path::Path;

use orchestrator_report::{Document, Insert, Picture, Table, Theme, render};

fn document(markdown: String) -> Document {
    Document {
        title: "Q4 <Analysis>".into(),
        metadata: vec![("author".into(), "Data Agent".into()), ("date".into(), "2025-11-14".into())],
        markdown,
        theme: Theme::Auto,
        contents: true,
    }
}

fn inserts(name: &str) -> Option<Insert> {
    let table = Table {
        columns: vec!["region".into(), "revenue".into()],
        numeric: vec![false, true],
        n_labels: 0,
        rows: vec![
            vec!["north <b>".into(), "1,250.50".into()],
            vec!["the south, with all that lies beyond it".into(), "980.00".into()],
            vec!["the south, with all that lies beyond it, and the islands".into(), "12.00".into()],
        ],
        note: Some("first 3 of 40 rows".into()),
    };
    match name {
        "sales" => Some(Insert::Table(table)),
        "total_" => Some(Insert::Text("1,250 <b>*euros*</b>".into())),
        _ => None,
    }
}

fn pictures(path: &str) -> Option<Picture> {
    match path {
        "reports/plot.svg" => Some(Picture { bytes: b"<svg xmlns='http://www.w3.org/2000/svg'/>".to_vec() }),
        "reports/not_a_picture.png" => Some(Picture { bytes: b"<script>alert(1)</script>".to_vec() }),
        _ => None,
    }
}

/// The page without its styles, which are a file of their own.
fn page(markdown: String) -> String {
    let page = render(&document(markdown), &mut inserts, &mut pictures);
    let (before, rest) = page.split_once("<style>").expect("styles");
    let (_, after) = rest.split_once("</style>\n").expect("their end");
    format!("{before}{after}")
}

#[test]
fn pages_are_as_recorded() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pages");
    let mut n_pages = 0;
    for entry in fs::read_dir(&folder).expect("the folder") {
        let source = entry.expect("an entry").path();
        if source.extension().is_none_or(|ending| ending != "md") {
            continue;
        }
        let actual = page(fs::read_to_string(&source).expect("a source"));
        let recorded = source.with_extension("html");
        if std::env::var_os("UPDATE_EXPECT").is_some() {
            fs::write(&recorded, &actual).expect("written");
        }
        assert_eq!(actual, fs::read_to_string(&recorded).expect("a page"), "{}", source.display());
        n_pages += 1;
    }
    assert_eq!(n_pages, 3);
}

#[test]
fn hostile_text_stays_text() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pages");
    let page = page(fs::read_to_string(folder.join("hostile.md")).expect("the source"));
    let main = page.split_once("<main>").expect("a body").1.to_ascii_lowercase();
    for word in
        ["<script", "<iframe", "<object", "<embed", "<style", "<form", "<svg", "<link", "<meta", "<base", "<button"]
    {
        assert!(!main.contains(word), "{word} in\n{main}");
    }
    // Attributes only: the same words in plain text do no harm.
    for tag in main.split('<').skip(1).filter_map(|piece| piece.split_once('>')).map(|(tag, _)| tag) {
        for word in [" on", "javascript:", "vbscript:", "style=", "srcdoc", "formaction", "data:text"] {
            assert!(!tag.contains(word), "{word} in <{tag}>");
        }
    }
}
