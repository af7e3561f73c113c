//! Formulas between dollar signs, in figures and in reports.

#![no_main]

use libfuzzer_sys::fuzz_target;
use orchestrator_canvas::Style;
use orchestrator_canvas::text::TextRun;
use orchestrator_report::{Document, Theme, render};

fuzz_target!(|text: &str| {
    let formula = format!("${}$", text.replace('$', ""));
    let _ = TextRun::new(&formula, 10.0, Style::SANS, true);
    let document = Document {
        title: String::new(),
        metadata: Vec::new(),
        markdown: format!("{formula}\n\n${formula}$\n"),
        theme: Theme::Light,
        contents: false,
    };
    render(&document, &mut |_| None, &mut |_| None);
});
