//! What a figure becomes before it is painted: shapes and texts in figure pixels, in painting order, and notes.

use std::collections::BTreeMap;

use crate::clip;
use crate::colour::Rgba;
use crate::font;
use crate::geometry::{Point, Rect, point};
use crate::marks::Align;

#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    Polygon { points: Vec<Point>, fill: Rgba },
    Path { points: Vec<Point>, width: f64, colour: Rgba },
    Circle { centre: Point, radius: f64, fill: Rgba },
    Text(Text),
}

/// One line of text.
#[expect(clippy::struct_field_names, reason = "a text is its text and how it is set")]
#[derive(Clone, Debug, PartialEq)]
pub struct Text {
    pub text: String,
    /// On the upper side of the line, at its start, middle or end.
    pub at: Point,
    pub align: Align,
    /// Read upwards; `at` is then on its left side.
    pub upwards: bool,
    pub size: f64,
    pub bold: bool,
    pub colour: Rgba,
    pub role: Role,
}

/// What a text is for. Texts of the roles above `Annotation` never overlap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Role {
    Annotation,
    Tick,
    Label,
    Title,
    Legend,
}

impl Text {
    pub fn bounds(&self) -> Rect {
        let long = font::width(&self.text, self.size, self.bold);
        let before = match self.align {
            Align::Left => 0.0,
            Align::Centre => long / 2.0,
            Align::Right => long,
        };
        if self.upwards {
            let bottom = self.at.y + before;
            Rect::new(self.at.x, bottom - long, self.at.x + self.size, bottom)
        } else {
            let left = self.at.x - before;
            Rect::new(left, self.at.y, left + long, self.at.y + self.size)
        }
    }
}

pub struct Scene {
    pub width: f64,
    pub height: f64,
    pub background: Rgba,
    pub shapes: Vec<Shape>,
    /// How often each remark applies.
    notes: BTreeMap<Note, u64>,
}

/// Remarks about a figure that was drawn, but not quite as asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Note {
    MissingGlyphs,
    Unshaped,
    NoData,
    Infinite,
    NotPositive,
    Thinned,
    LabelsLeftOut,
    LabelsCut,
    LegendCut,
    ColoursRepeat,
    TooSmall,
}

impl Note {
    fn text(self, count: u64) -> String {
        let s = if count == 1 { "" } else { "s" };
        let have = if count == 1 { "has" } else { "have" };
        match self {
            Self::MissingGlyphs => format!("{count} character{s} {have} no glyph in the embedded font"),
            Self::Unshaped => format!("{count} character{s} of a script that needs shaping drawn one by one"),
            Self::NoData => format!("{count} panel{s} {have} no data"),
            Self::Infinite => format!("{count} infinite or absurdly large value{s} left out"),
            Self::NotPositive => format!("{count} value{s} not above zero left out of a log axis"),
            Self::Thinned => format!("{count} point{s} drawn as fewer, at the resolution of the picture"),
            Self::LabelsLeftOut => format!("{count} label{s} left out for lack of room"),
            Self::LabelsCut => format!("{count} label{s} cut short for lack of room"),
            Self::LegendCut => {
                format!("{count} legend entr{} left out for lack of room", if count == 1 { "y" } else { "ies" })
            }
            Self::ColoursRepeat => format!("{count} series share hues with earlier ones: the palette is shorter"),
            Self::TooSmall => "the figure is too small for its labels".to_owned(),
        }
    }
}

impl Scene {
    pub fn new(width: f64, height: f64, background: Rgba) -> Self {
        Self { width, height, background, shapes: Vec::new(), notes: BTreeMap::new() }
    }

    pub fn note(&mut self, note: Note, count: usize) {
        if count > 0 {
            *self.notes.entry(note).or_default() += count as u64;
        }
    }

    pub fn notes(&self) -> Vec<String> {
        self.notes.iter().map(|(note, count)| note.text(*count)).collect()
    }

    pub fn polygon(&mut self, points: &[Point], fill: Rgba, area: &Rect) {
        let points = clip::polygon(points, area);
        if !points.is_empty() && fill.alpha > 0.0 {
            self.shapes.push(Shape::Polygon { points, fill });
        }
    }

    pub fn rect(&mut self, rect: &Rect, fill: Rgba, area: &Rect) {
        self.polygon(&rect.corners(), fill, area);
    }

    pub fn path(&mut self, points: &[Point], width: f64, colour: Rgba, area: &Rect) {
        for points in clip::path(points, area) {
            self.shapes.push(Shape::Path { points, width, colour });
        }
    }

    /// A straight line that needs no clipping.
    pub fn stroke(&mut self, from: Point, to: Point, width: f64, colour: Rgba) {
        self.shapes.push(Shape::Path { points: vec![from, to], width, colour });
    }

    pub fn circle(&mut self, centre: Point, radius: f64, fill: Rgba, area: &Rect) {
        if area.contains(centre) {
            self.shapes.push(Shape::Circle { centre, radius, fill });
        }
    }

    pub fn text(&mut self, text: Text) {
        if text.text.is_empty() {
            return;
        }
        let missing = text.text.chars().filter(|c| !font::has_glyph(*c)).count();
        self.note(Note::MissingGlyphs, missing);
        self.note(Note::Unshaped, text.text.chars().filter(|c| font::wants_shaping(*c)).count());
        self.shapes.push(Shape::Text(text));
    }

    /// Several lines from `at` downwards, or to the right when they read upwards.
    pub fn lines<S: AsRef<str>>(&mut self, lines: &[S], first: &Text) {
        for (i, line) in lines.iter().enumerate() {
            let down = i as f64 * first.size * font::LEADING;
            let at =
                if first.upwards { point(first.at.x + down, first.at.y) } else { point(first.at.x, first.at.y + down) };
            self.text(Text { text: line.as_ref().to_owned(), at, ..first.clone() });
        }
    }

    pub fn canvas(&self) -> Rect {
        Rect::new(0.0, 0.0, self.width, self.height)
    }

    #[cfg(test)]
    pub fn texts(&self) -> impl Iterator<Item = &Text> {
        self.shapes.iter().filter_map(|shape| match shape {
            Shape::Text(text) => Some(text),
            _ => None,
        })
    }
}
