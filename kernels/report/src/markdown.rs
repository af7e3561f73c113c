//! The body of a page: Markdown to HTML, sanitised, with our own parts put in afterwards.

use std::collections::{HashMap, HashSet};
use std::fmt::Write as _;

use ammonia::Builder;
use pulldown_cmark::{
    CodeBlockKind, CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, TextMergeStream, html::push_html,
};

use crate::escape::escaped;
use crate::insert::{Insert, Picture, Unfit};
use crate::raw::{Piece, pieces};
use crate::{code, math};

/// Characters no text has a use for; they mark where a part goes, and are taken out of the text first.
const OPEN: char = '\u{f0000}';
const CLOSE: char = '\u{f0001}';

/// One entry of the table of contents.
pub(crate) struct Heading {
    pub level: HeadingLevel,
    pub id: String,
    pub text: String,
}

pub(crate) struct Body {
    pub html: String,
    pub headings: Vec<Heading>,
}

/// Supplies what replaces `{{ name }}`.
pub(crate) type Inserts<'a> = dyn FnMut(&str) -> Option<Insert> + 'a;
/// Brings pictures by the path that the text names.
pub(crate) type Pictures<'a> = dyn FnMut(&str) -> Option<Picture> + 'a;
/// Merged, because Markdown splits a text at signs that a name may contain.
type Events<'text> = TextMergeStream<'text, Parser<'text>>;

pub(crate) fn body(text: &str, inserts: &mut Inserts, pictures: &mut Pictures) -> Body {
    let text: String = text.chars().filter(|sign| *sign != OPEN && *sign != CLOSE).collect();
    let sanitiser = sanitiser();
    let mut writer = Writer {
        parts: Vec::new(),
        headings: Vec::new(),
        ids: HashMap::new(),
        known: sanitiser.clone_tags(),
        found: HashMap::new(),
        inserts,
        pictures,
    };
    let events = writer.transform(TextMergeStream::new(Parser::new_ext(&text, options())));
    let mut html = String::new();
    push_html(&mut html, events.into_iter());
    // Styles do not pass the sanitiser; the old attribute says the same.
    let html = html.replace("style=\"text-align: ", "align=\"");
    let html = sanitiser.clean(&html).to_string();
    Body { html: writer.put_in(&html), headings: writer.headings }
}

fn options() -> Options {
    Options::ENABLE_TABLES
        | Options::ENABLE_FOOTNOTES
        | Options::ENABLE_STRIKETHROUGH
        | Options::ENABLE_TASKLISTS
        | Options::ENABLE_MATH
        | Options::ENABLE_DEFINITION_LIST
        | Options::ENABLE_GFM
}

/// What people write in a report, and nothing that acts: no styles, no handlers, no frames, no forms but the ticks of
/// a task list.
fn sanitiser() -> Builder<'static> {
    let mut builder = Builder::default();
    builder
        .add_tags(["input", "section"])
        .add_tag_attributes("input", ["type", "checked", "disabled"])
        .add_tag_attributes("div", ["class"])
        .add_tag_attributes("sup", ["class"])
        .add_tag_attributes("blockquote", ["class"])
        .add_tag_attributes("td", ["align", "colspan", "rowspan"])
        .add_tag_attributes("th", ["align", "colspan", "rowspan", "scope"])
        .add_generic_attributes(["id"])
        .id_prefix(Some("at-"))
        .url_schemes(HashSet::from(["http", "https", "mailto"]))
        .rm_tags(["img", "area", "map"])
        .attribute_filter(|element, attribute, value| match (element, attribute) {
            ("input", "type") if value != "checkbox" => Some("checkbox".into()),
            // Links inside the page follow the prefix that ids get.
            ("a", "href") if value.starts_with('#') => Some(format!("#at-{}", &value[1..]).into()),
            (_, "class") if !value.starts_with("footnote-") && !value.starts_with("markdown-alert") => None,
            _ => Some(value.into()),
        })
        .link_rel(Some("noopener noreferrer"));
    builder
}

struct Writer<'a> {
    /// HTML of our own, by number.
    parts: Vec<String>,
    headings: Vec<Heading>,
    ids: HashMap<String, usize>,
    /// Tags that may stand in a report.
    known: HashSet<&'static str>,
    /// Inserts by name: each name is asked for only once.
    found: HashMap<String, Option<Insert>>,
    inserts: &'a mut Inserts<'a>,
    pictures: &'a mut Pictures<'a>,
}

impl Writer<'_> {
    /// A mark that survives the sanitiser and stands for `html`.
    fn mark(&mut self, html: String) -> Event<'static> {
        self.parts.push(html);
        Event::Text(CowStr::from(format!("{OPEN}{}{CLOSE}", self.parts.len() - 1)))
    }

    fn put_in(&self, html: &str) -> String {
        let mut out = String::with_capacity(html.len());
        let mut pieces = html.split(OPEN);
        out.push_str(pieces.next().unwrap_or_default());
        for piece in pieces {
            let (number, rest) = piece.split_once(CLOSE).unwrap_or((piece, ""));
            if let Some(part) = number.parse::<usize>().ok().and_then(|number| self.parts.get(number)) {
                out.push_str(part);
            }
            out.push_str(rest);
        }
        // A table or a block of code inside a paragraph ends the paragraph in every browser: take it out.
        out.replace("<p><div class=\"frame\">", "<div class=\"frame\">").replace("</div>\n</p>", "</div>")
    }

    fn transform<'text>(&mut self, mut stream: Events<'text>) -> Vec<Event<'text>> {
        let mut events = Vec::new();
        while let Some(event) = stream.next() {
            match event {
                Event::Start(Tag::CodeBlock(kind)) => {
                    let info = if let CodeBlockKind::Fenced(info) = &kind { info.to_string() } else { String::new() };
                    let text = text_until(&mut stream, |end| matches!(end, TagEnd::CodeBlock));
                    let html = code::html(&text, &info);
                    events.push(self.mark(html));
                }
                Event::Start(Tag::Image { dest_url, title, .. }) => {
                    let words = text_until(&mut stream, |end| matches!(end, TagEnd::Image));
                    let html = self.picture(&dest_url, &words, &title);
                    events.push(self.mark(html));
                }
                Event::InlineMath(tex) => events.push(self.mark(math::html(&tex, false))),
                Event::DisplayMath(tex) => events.push(self.mark(math::html(&tex, true))),
                Event::Start(Tag::Heading { level, .. }) => self.heading(level, &mut stream, &mut events),
                Event::Text(text) => self.text(&text, &mut events, |text| Event::Text(text.into())),
                Event::Html(html) | Event::InlineHtml(html) => self.raw(&html, &mut events),
                other => events.push(other),
            }
        }
        events
    }

    /// Text with each `{{ name }}` replaced by its insert. Everything around it becomes `plain` events, as does a name
    /// without an insert, which is for the caller to refuse.
    fn text<'text>(&mut self, text: &str, events: &mut Vec<Event<'text>>, plain: fn(String) -> Event<'text>) {
        let mut rest = text;
        let mut before = String::new();
        while let Some((start, after)) = rest.split_once("{{") {
            let Some((name, behind)) = after.split_once("}}") else { break };
            before.push_str(start);
            let key = name.trim();
            if !self.found.contains_key(key) {
                let insert = (self.inserts)(key);
                self.found.insert(key.to_owned(), insert);
            }
            let insert = match &self.found[key] {
                Some(Insert::Table(table)) => Ok(table.html()),
                Some(Insert::Text(text)) => Err(Event::Text(text.replace([OPEN, CLOSE], "").into())),
                None => Err(plain(format!("{{{{{name}}}}}"))),
            };
            events.push(plain(std::mem::take(&mut before)));
            let event = insert.map_or_else(|text| text, |html| self.mark(html));
            events.push(event);
            rest = behind;
        }
        events.push(plain(rest.to_owned()));
    }

    /// HTML of the author: known tags go to the sanitiser, the others are what the author wanted to be read.
    fn raw(&mut self, html: &str, events: &mut Vec<Event<'_>>) {
        let known = std::mem::take(&mut self.known);
        for piece in pieces(html, &known) {
            match piece {
                Piece::Html(html) if html.starts_with('<') => events.push(Event::InlineHtml(html.to_owned().into())),
                Piece::Html(html) => self.text(html, events, |text| Event::InlineHtml(text.into())),
                Piece::Text(text) => events.push(Event::Text(CowStr::from(text.to_owned()))),
                Piece::Picture { source, words } => {
                    let html = self.picture(&source, &words, "");
                    events.push(self.mark(html));
                }
            }
        }
        self.known = known;
    }

    fn picture(&mut self, path: &str, words: &str, title: &str) -> String {
        let attributes = if title.is_empty() { String::new() } else { format!(" title=\"{}\"", escaped(title)) };
        let why = match (self.pictures)(path).map(|picture| picture.html(words, &attributes)) {
            Some(Ok(html)) => return html,
            Some(Err(Unfit::MoreThanShapes(part))) => format!("picture with <{part}> not shown"),
            Some(Err(Unfit::Unknown)) | None => "picture not found".to_owned(),
        };
        let words = if words.is_empty() { path } else { words };
        format!("<span class=\"missing\">{}</span>", escaped(&format!("{why}: {words}")))
    }

    fn heading<'text>(&mut self, level: HeadingLevel, stream: &mut Events<'text>, events: &mut Vec<Event<'text>>) {
        let mut inside = Vec::new();
        let mut words = String::new();
        for event in stream.by_ref() {
            match event {
                Event::End(TagEnd::Heading(_)) => break,
                Event::Text(text) => {
                    let from = inside.len();
                    self.text(&text, &mut inside, |text| Event::Text(text.into()));
                    words.extend(inside[from..].iter().filter_map(|event| match event {
                        Event::Text(text) if !text.starts_with(OPEN) => Some(text.as_ref()),
                        _ => None,
                    }));
                }
                Event::Code(text) => {
                    words.push_str(&text);
                    inside.push(Event::Code(text));
                }
                Event::InlineMath(tex) => {
                    words.push_str(&tex);
                    inside.push(self.mark(math::html(&tex, false)));
                }
                Event::InlineHtml(html) => self.raw(&html, &mut inside),
                other => inside.push(other),
            }
        }
        let id = self.unique_id(&words);
        self.headings.push(Heading { level, id: format!("at-{id}"), text: words });
        events.push(Event::Start(Tag::Heading { level, id: Some(id.into()), classes: Vec::new(), attrs: Vec::new() }));
        events.extend(inside);
        events.push(Event::End(TagEnd::Heading(level)));
    }

    fn unique_id(&mut self, words: &str) -> String {
        let mut id = String::new();
        for sign in words.chars() {
            if sign.is_alphanumeric() {
                id.extend(sign.to_lowercase());
            } else if !id.ends_with('-') && !id.is_empty() {
                id.push('-');
            }
        }
        let id = id.trim_end_matches('-').to_owned();
        let id = if id.is_empty() { "part".to_owned() } else { id };
        let n_seen = self.ids.entry(id.clone()).or_default();
        *n_seen += 1;
        if *n_seen == 1 {
            return id;
        }
        let mut numbered = id;
        let _ = write!(numbered, "-{n_seen}");
        numbered
    }
}

fn text_until(stream: &mut Events<'_>, is_end: impl Fn(&TagEnd) -> bool) -> String {
    let mut text = String::new();
    for event in stream.by_ref() {
        match event {
            Event::End(end) if is_end(&end) => break,
            Event::Text(part) | Event::Code(part) => text.push_str(&part),
            Event::SoftBreak | Event::HardBreak => text.push(' '),
            _ => {}
        }
    }
    text
}
