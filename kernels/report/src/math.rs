//! TeX between dollar signs as MathML, which browsers draw without help.

use pulldown_latex::config::DisplayMode;
use pulldown_latex::{Parser, RenderConfig, Storage, push_mathml};

use crate::escape::escaped;

/// MathML of `tex`; the text itself where it is no TeX.
pub(crate) fn html(tex: &str, block: bool) -> String {
    let as_text = || format!("<code class=\"math\">{}</code>", escaped(tex));
    // Nested deeply enough, a formula is an attack on the stack.
    if tex.len() > 4096 || tex.matches('{').count() > 200 {
        return as_text();
    }
    let storage = Storage::new();
    let mut parser = Parser::new(tex, &storage);
    if parser.by_ref().any(|event| event.is_err()) {
        return as_text();
    }
    let storage = Storage::new();
    let config = RenderConfig {
        display_mode: if block { DisplayMode::Block } else { DisplayMode::Inline },
        ..RenderConfig::default()
    };
    let mut out = String::new();
    match push_mathml(&mut out, Parser::new(tex, &storage), config) {
        Ok(()) => tags_only(&out),
        Err(_) => as_text(),
    }
}

/// The renderer writes `<` and `>` of a formula as they are. What is not a tag of MathML becomes text.
fn tags_only(html: &str) -> String {
    let mut out = String::with_capacity(html.len());
    let mut rest = html;
    while let Some(start) = rest.find(['<', '>']) {
        out.push_str(&rest[..start]);
        rest = &rest[start..];
        if let Some(length) = tag_length(rest) {
            out.push_str(&rest[..length]);
            rest = &rest[length..];
        } else {
            out.push_str(if rest.starts_with('<') { "&lt;" } else { "&gt;" });
            rest = &rest[1..];
        }
    }
    out.push_str(rest);
    out
}

const TAGS: [&str; 24] = [
    "math",
    "menclose",
    "mfrac",
    "mi",
    "mmultiscripts",
    "mn",
    "mo",
    "mover",
    "mpadded",
    "mphantom",
    "mprescripts",
    "mroot",
    "mrow",
    "mspace",
    "msqrt",
    "mstyle",
    "msub",
    "msubsup",
    "msup",
    "mtable",
    "mtd",
    "mtext",
    "mtr",
    "munder",
];

fn tag_length(text: &str) -> Option<usize> {
    let end = text.strip_prefix('<')?.find(['<', '>'])? + 1;
    if !text[end..].starts_with('>') {
        return None;
    }
    let inside = text[1..end].trim_start_matches('/').trim_end_matches('/');
    let (name, attributes) = inside.split_once(' ').unwrap_or((inside, ""));
    let known = TAGS.binary_search(&name).is_ok() || name == "munderover";
    // MathML's own attributes only describe; those that act or lead elsewhere are not among them.
    let harmless = !attributes.contains("href") && !attributes.split_whitespace().any(|part| part.starts_with("on"));
    (known && harmless).then_some(end + 1)
}
