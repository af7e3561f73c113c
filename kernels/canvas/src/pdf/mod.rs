//! The display list as PDF: one page, text as fonts of outlines that can be searched, streams compressed. The same list
//! gives the same bytes.

mod fonts;
mod join;
mod shapes;
mod steps;

use std::collections::HashMap;

use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref, TextStr};

use crate::CanvasError;
use crate::list::{Canvas, Clip, Item};
use crate::paint::IsOver;
use crate::png::Metadata;

use fonts::Fonts;

pub use join::join;

const CATALOG: i32 = 1;
const PAGES: i32 = 2;
const INFO: i32 = 3;
const PAGE: i32 = 4;
const CONTENT: i32 = 5;
const FIRST_FREE: i32 = 6;

/// The document being written.
pub(crate) struct Writer<'a> {
    pdf: Pdf,
    content: Content,
    next: i32,
    /// Opacities of lines and faces, by 255ths.
    opacities: Vec<(u8, u8)>,
    /// Pictures and markers.
    objects: Vec<Ref>,
    patterns: Vec<Ref>,
    pattern_names: HashMap<String, usize>,
    fonts: Fonts,
    dpi: f64,
    is_over: &'a IsOver<'a>,
}

pub(crate) fn compressed(bytes: &[u8]) -> Vec<u8> {
    miniz_oxide::deflate::compress_to_vec_zlib(bytes, 6)
}

/// Where on the page the first pixel of the canvas is, and how large pixels are.
fn page_matrix(canvas: &Canvas) -> [f32; 6] {
    let scale = 72.0 / canvas.dpi;
    let [x, y] = canvas.origin;
    [scale, 0.0, 0.0, scale, -x * scale, -y * scale].map(|value| value as f32)
}

pub fn write(canvas: &Canvas, metadata: &Metadata, is_over: &IsOver) -> Result<Vec<u8>, CanvasError> {
    let mut writer = Writer {
        pdf: Pdf::new(),
        content: Content::new(),
        next: FIRST_FREE,
        opacities: Vec::new(),
        objects: Vec::new(),
        patterns: Vec::new(),
        pattern_names: HashMap::new(),
        fonts: Fonts::default(),
        dpi: canvas.dpi,
        is_over,
    };
    writer.content.transform(page_matrix(canvas));
    for item in &canvas.items {
        if is_over() {
            return Err(CanvasError::Stopped);
        }
        writer.item(item)?;
    }
    Ok(writer.finish(canvas, metadata))
}

impl Writer<'_> {
    fn reference(&mut self) -> Ref {
        self.next += 1;
        Ref::new(self.next - 1)
    }

    fn item(&mut self, item: &Item) -> Result<(), CanvasError> {
        match item {
            Item::Shape(shape) => self.shape(shape),
            Item::Markers(markers) => self.markers(markers)?,
            Item::Collection(collection) => self.collection(collection)?,
            Item::Picture(picture) => self.picture(picture),
            Item::Mesh(mesh) => self.mesh(mesh)?,
            Item::Triangles(triangles) => self.triangles(triangles)?,
            Item::Label(label) => self.label(label),
            Item::Group(_) | Item::EndGroup => {}
        }
        Ok(())
    }

    /// Begins what `clip` lets through; to be ended by `restore_state`.
    fn clipped(&mut self, clip: &Clip) {
        self.content.save_state();
        if let Some(bounds) = &clip.bounds {
            let (width, height) = (bounds.x1 - bounds.x0, bounds.y1 - bounds.y0);
            self.content.rect(bounds.x0 as f32, bounds.y0 as f32, width as f32, height as f32);
            self.content.clip_nonzero().end_path();
        }
        if let Some(path) = &clip.path {
            steps::add(&mut self.content, &path.steps());
            self.content.clip_nonzero().end_path();
        }
    }

    /// Opacities are states of the page, by name.
    fn set_opacity(&mut self, line: f64, face: f64) {
        let share = |value: f64| (value.clamp(0.0, 1.0) * 255.0).round() as u8;
        let wanted = (share(line), share(face));
        let index = self.opacities.iter().position(|known| *known == wanted).unwrap_or_else(|| {
            self.opacities.push(wanted);
            self.opacities.len() - 1
        });
        self.content.set_parameters(Name(format!("A{index}").as_bytes()));
    }

    fn finish(mut self, canvas: &Canvas, metadata: &Metadata) -> Vec<u8> {
        let content = compressed(&std::mem::replace(&mut self.content, Content::new()).finish());
        self.pdf.stream(Ref::new(CONTENT), &content).filter(Filter::FlateDecode);
        let states: Vec<Ref> = (0..self.opacities.len()).map(|_| self.reference()).collect();
        for (reference, (line, face)) in states.iter().zip(&self.opacities) {
            let mut state = self.pdf.ext_graphics(*reference);
            state.stroking_alpha(f32::from(*line) / 255.0).non_stroking_alpha(f32::from(*face) / 255.0);
        }
        let fonts = std::mem::take(&mut self.fonts).write(&mut self.pdf, &mut self.next);
        self.pdf.catalog(Ref::new(CATALOG)).pages(Ref::new(PAGES));
        self.pdf.pages(Ref::new(PAGES)).kids([Ref::new(PAGE)]).count(1);
        let scale = 72.0 / canvas.dpi;
        let mut page = self.pdf.page(Ref::new(PAGE));
        page.media_box(Rect::new(0.0, 0.0, (canvas.width * scale) as f32, (canvas.height * scale) as f32));
        page.parent(Ref::new(PAGES)).contents(Ref::new(CONTENT));
        page.group().transparency().color_space().device_rgb();
        let mut resources = page.resources();
        let lists = [(&states, "A"), (&self.objects, "X"), (&self.patterns, "H"), (&fonts, "F")];
        for (references, letter) in lists {
            if references.is_empty() {
                continue;
            }
            let mut names = match letter {
                "A" => resources.ext_g_states(),
                "X" => resources.x_objects(),
                "H" => resources.patterns(),
                _ => resources.fonts(),
            };
            for (index, reference) in references.iter().enumerate() {
                names.pair(Name(format!("{letter}{index}").as_bytes()), *reference);
            }
        }
        resources.finish();
        page.finish();
        describe(&mut self.pdf, metadata);
        self.pdf.finish()
    }
}

fn describe(pdf: &mut Pdf, metadata: &Metadata) {
    let mut info = pdf.document_info(Ref::new(INFO));
    for (key, value) in metadata {
        match &**key {
            "CreationDate" | "ModDate" if !value.starts_with("D:") => {}
            "Title" | "Author" | "Subject" | "Keywords" | "Creator" | "Producer" | "CreationDate" | "ModDate" => {
                info.pair(Name(key.as_bytes()), TextStr(value));
            }
            _ => {}
        }
    }
}
