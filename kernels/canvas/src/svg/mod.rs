//! The display list as SVG: text as outlines of glyphs, each defined once, or as text; the same list gives the same bytes.

mod defs;
mod labels;
mod shapes;
mod words;

use std::fmt::Write;

use crate::CanvasError;
use crate::geometry::Affine;
use crate::list::{Canvas, Item};
use crate::paint::IsOver;
use crate::png::Metadata;

use defs::Defs;
pub(crate) use shapes::steps_of;
use words::{escaped, number};

/// What is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// A file that looks the same everywhere: letters are outlines.
    File,
    /// A file whose letters are text, in a font of the reader's.
    FileOfText,
    /// A part of a page: letters are text, and what is drawn refers to nothing by name unless it is clipped or patterned.
    PartOfPage,
}

/// The document being written.
pub(crate) struct Writer<'a> {
    body: String,
    defs: Defs,
    /// To user units from the upper left corner.
    place: Affine,
    dpi: f64,
    form: Form,
    is_over: &'a IsOver<'a>,
    n_groups: usize,
}

/// Fields of the description, in the order they are written.
const FIELDS: [(&str, &str); 13] = [
    ("Title", "title"),
    ("Coverage", "coverage"),
    ("Date", "date"),
    ("Description", "description"),
    ("Format", "format"),
    ("Identifier", "identifier"),
    ("Language", "language"),
    ("Relation", "relation"),
    ("Source", "source"),
    ("Type", "type"),
    ("Creator", "creator"),
    ("Publisher", "publisher"),
    ("Rights", "rights"),
];

pub fn write(canvas: &Canvas, metadata: &Metadata, form: Form, is_over: &IsOver) -> Result<Vec<u8>, CanvasError> {
    let place = Affine { d: -1.0, e: -canvas.origin[0], f: canvas.height + canvas.origin[1], ..Affine::IDENTITY };
    let mut writer =
        Writer { body: String::new(), defs: Defs::default(), place, dpi: canvas.dpi, form, is_over, n_groups: 0 };
    for item in &canvas.items {
        if is_over() {
            return Err(CanvasError::Stopped);
        }
        writer.item(item)?;
    }
    for _ in 0..writer.n_groups {
        writer.body.push_str("</g>\n");
    }
    let mut out = String::with_capacity(writer.body.len() + 4096);
    match form {
        Form::File | Form::FileOfText => begin_file(&mut out, canvas, metadata),
        Form::PartOfPage => begin_part(&mut out, canvas, metadata),
    }
    writer.defs.write(&mut out);
    out.push_str(&writer.body);
    out.push_str("</svg>\n");
    Ok(out.into_bytes())
}

fn begin_file(out: &mut String, canvas: &Canvas, metadata: &Metadata) {
    let points = |pixels: f64| number(pixels * 72.0 / canvas.dpi);
    out.push_str(concat!(
        "<?xml version=\"1.0\" encoding=\"utf-8\" standalone=\"no\"?>\n",
        "<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\"\n",
        "  \"http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd\">\n",
    ));
    let _ = writeln!(
        out,
        "<svg xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"{}pt\" height=\"{}pt\" viewBox=\"0 0 {} {}\" \
         xmlns=\"http://www.w3.org/2000/svg\" version=\"1.1\">",
        points(canvas.width),
        points(canvas.height),
        number(canvas.width),
        number(canvas.height)
    );
    describe(out, metadata);
    out.push_str("<defs>\n<style type=\"text/css\">*{stroke-linejoin: round; stroke-linecap: butt}</style>\n</defs>\n");
}

fn begin_part(out: &mut String, canvas: &Canvas, metadata: &Metadata) {
    let (width, height) = (number(canvas.width), number(canvas.height));
    let _ = writeln!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\" \
         stroke-linejoin=\"round\" role=\"img\">"
    );
    if let Some((_, title)) = metadata.iter().find(|(key, _)| key == "Title") {
        let _ = writeln!(out, "<title>{}</title>", escaped(title));
    }
}

fn describe(out: &mut String, metadata: &Metadata) {
    let value = |key: &str| metadata.iter().find(|(name, _)| name == key).map(|(_, value)| escaped(value));
    let mut fields = String::new();
    for (key, tag) in FIELDS {
        let Some(text) = value(key) else { continue };
        let _ = match tag {
            "creator" | "publisher" | "rights" => {
                writeln!(fields, "<dc:{tag}><cc:Agent><dc:title>{text}</dc:title></cc:Agent></dc:{tag}>")
            }
            _ => writeln!(fields, "<dc:{tag}>{text}</dc:{tag}>"),
        };
    }
    if let Some(title) = value("Title") {
        let _ = writeln!(out, "<title>{title}</title>");
    }
    if !fields.is_empty() {
        let _ = write!(
            out,
            "<metadata>\n<rdf:RDF xmlns:dc=\"http://purl.org/dc/elements/1.1/\" \
             xmlns:cc=\"http://creativecommons.org/ns#\" \
             xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">\n<cc:Work>\n{fields}</cc:Work>\n</rdf:RDF>\n\
             </metadata>\n"
        );
    }
}

impl Writer<'_> {
    fn item(&mut self, item: &Item) -> Result<(), CanvasError> {
        match item {
            Item::Shape(shape) => self.shape(shape),
            Item::Markers(markers) => self.markers(markers),
            Item::Collection(collection) => self.collection(collection)?,
            Item::Picture(picture) => self.picture(picture)?,
            Item::Mesh(mesh) => self.mesh(mesh)?,
            Item::Triangles(triangles) => self.triangles(triangles)?,
            Item::Label(label) => self.label(label),
            Item::Group(name) => {
                self.n_groups += 1;
                let _ = writeln!(self.body, "<g id=\"{}\">", escaped(name));
            }
            Item::EndGroup if self.n_groups > 0 => {
                self.n_groups -= 1;
                self.body.push_str("</g>\n");
            }
            Item::EndGroup => {}
        }
        Ok(())
    }
}
