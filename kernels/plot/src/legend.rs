//! Legends: which entries a panel has, and how they are set beside, below or inside it.

use crate::colour::Rgba;
use crate::figure::{LegendPlace, Panel};
use crate::font;
use crate::geometry::{Point, Rect, point};
use crate::marks::{Align, Dash, Mark, Marker};
use crate::palette::Colours;
use crate::scene::{Note, Role, Scene, Text};
use crate::{draw, style};

#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    pub label: String,
    pub sample: Sample,
}

/// The little picture before a label.
#[derive(Clone, Debug, PartialEq)]
pub enum Sample {
    Swatch(Rgba),
    Line {
        colour: Rgba,
        width: f64,
        dash: Dash,
        marker: Option<Marker>,
    },
    Marker(Marker, Rgba),
    /// In place of entries that had no room.
    Nothing,
}

/// A legend with every place decided, relative to its upper left corner.
#[derive(Clone, Debug, PartialEq)]
pub struct Block {
    pub place: LegendPlace,
    pub width: f64,
    pub height: f64,
    title: Option<String>,
    entries: Vec<(Entry, Point)>,
    left_out: usize,
    cut: usize,
    size: f64,
}

pub fn entries(panel: &Panel, colours: &Colours) -> Vec<Entry> {
    let mut entries: Vec<Entry> = Vec::new();
    for (index, mark) in panel.marks.iter().enumerate() {
        if let Mark::Wedges(wedges) = mark {
            let named = wedges.labels.iter().enumerate().filter(|(i, _)| wedges.values[*i] > 0.0);
            entries.extend(named.map(|(i, label)| {
                let colour = wedges.colours.get(i).map_or(colours.series(i), |ink| colours.ink(*ink));
                Entry { label: font::clean(label), sample: Sample::Swatch(colour) }
            }));
            continue;
        }
        let Some(label) = style::label(mark) else { continue };
        let colour = style::colour(panel, index, colours);
        let sample = match mark {
            Mark::Line(line) => Sample::Line {
                colour,
                width: line.width.unwrap_or(style::LINE_WIDTH).clamp(0.5, 6.0),
                dash: style::dash(panel, index, colours),
                marker: line.marker,
            },
            Mark::Points(points) => Sample::Marker(points.marker, colour),
            Mark::Rules(rules) => Sample::Line {
                colour,
                width: rules.width.unwrap_or(style::RULE_WIDTH).clamp(0.5, 6.0),
                dash: rules.dash.clone(),
                marker: None,
            },
            Mark::ErrorBars(_) => Sample::Line { colour, width: style::RULE_WIDTH, dash: Dash::Solid, marker: None },
            _ => Sample::Swatch(colour),
        };
        let entry = Entry { label: font::clean(label).replace('\n', " "), sample };
        if !entry.label.is_empty() && !entries.contains(&entry) {
            entries.push(entry);
        }
    }
    entries
}

const GAP: f64 = 7.0;

/// Sets a legend for a panel of `plot` pixels in a figure of `figure` pixels.
pub fn set(
    panel: &Panel,
    entries: &[Entry],
    plot: (f64, f64),
    figure: (f64, f64),
    n_columns: usize,
    size: f64,
) -> Option<Block> {
    if entries.is_empty() || panel.legend.place == LegendPlace::Hidden {
        return None;
    }
    let row = size * 1.55;
    let title = panel.legend.title.as_deref().map(font::clean);
    let head = if title.is_some() { row } else { 0.0 };
    let sample = size * 2.0;
    let longest = entries.iter().map(|entry| font::width(&entry.label, size, false)).fold(0.0, f64::max);
    let titled = title.as_ref().map_or(0.0, |title| font::width(title, size, true));
    let most_beside = figure.0 * 0.24 / n_columns as f64;
    let place = match panel.legend.place {
        LegendPlace::Auto => {
            let short = longest + sample + GAP <= most_beside && n_columns <= 2;
            let fits = entries.len() as f64 * row + head <= plot.1;
            if short && fits || entries.len() > 24 && n_columns == 1 { LegendPlace::Right } else { LegendPlace::Below }
        }
        asked => asked,
    };
    let mut cut = 0;
    let mut shortened = |entry: &Entry, room: f64| {
        let label = font::cut(&entry.label, size, false, room);
        cut += usize::from(label != entry.label);
        Entry { label, ..entry.clone() }
    };
    let mut placed = Vec::new();
    let (mut width, mut height) = (0.0_f64, head);
    let left_out;
    if place == LegendPlace::Below {
        let most_rows = ((figure.1 * 0.3 - head) / row).max(1.0) as usize;
        let room = plot.0 - sample - GAP;
        let entries: Vec<Entry> = entries.iter().map(|entry| shortened(entry, room)).collect();
        // Columns of equal width, as many as fit.
        let cell =
            entries.iter().map(|entry| font::width(&entry.label, size, false)).fold(0.0, f64::max) + sample + GAP;
        let across = (((plot.0 + size * 1.5) / (cell + size * 1.5)) as usize).clamp(1, entries.len());
        for (i, entry) in entries.iter().take(most_rows * across).enumerate() {
            let at = point((i % across) as f64 * (cell + size * 1.5), head + (i / across) as f64 * row);
            width = width.max(at.x + cell);
            height = height.max(at.y + row);
            placed.push((entry.clone(), at));
        }
        left_out = entries.len() - placed.len();
        if let Some((last, _)) = placed.last_mut().filter(|_| left_out > 0) {
            *last = Entry {
                label: font::cut(&more(left_out + 1), size, false, cell - sample - GAP),
                sample: Sample::Nothing,
            };
        }
    } else {
        let inside = place != LegendPlace::Right;
        let room = if inside { plot.0 * 0.6 } else { most_beside.max(figure.0 * 0.15) } - sample - GAP;
        let most = ((plot.1 - head - if inside { 22.0 } else { 0.0 }) / row).max(0.0) as usize;
        if most == 0 {
            return Some(Block::without_room(place, entries.len(), size));
        }
        let shown = if entries.len() > most { most - 1 } else { entries.len() };
        for (i, entry) in entries.iter().take(shown).enumerate() {
            let entry = shortened(entry, room);
            width = width.max(font::width(&entry.label, size, false) + sample + GAP);
            placed.push((entry, point(0.0, head + i as f64 * row)));
        }
        left_out = entries.len() - shown;
        height += (shown + usize::from(left_out > 0)) as f64 * row;
        if left_out > 0 {
            width = width.max(font::width(&more(left_out), size, false));
        }
    }
    let is_inside = !matches!(place, LegendPlace::Below | LegendPlace::Right);
    let title_room = match place {
        LegendPlace::Below => plot.0,
        LegendPlace::Right => most_beside.max(width),
        _ => plot.0 * 0.6,
    };
    let title = title.map(|title| font::cut(&title, size, true, title_room));
    width = width.max(titled.min(title_room));
    if is_inside && width > plot.0 - 26.0 {
        return Some(Block::without_room(place, entries.len(), size));
    }
    Some(Block { place, width, height, title, entries: placed, left_out, cut, size })
}

fn more(count: usize) -> String {
    format!("… and {count} more")
}

impl Block {
    /// Nothing but the note that it is missing.
    fn without_room(place: LegendPlace, left_out: usize, size: f64) -> Self {
        Self { place, width: 0.0, height: 0.0, title: None, entries: Vec::new(), left_out, cut: 0, size }
    }

    pub fn is_inside(&self) -> bool {
        !matches!(self.place, LegendPlace::Right | LegendPlace::Below)
    }

    /// The corner of a legend inside `plot`.
    pub fn corner_inside(&self, plot: &Rect) -> Point {
        let left = matches!(self.place, LegendPlace::TopLeft | LegendPlace::BottomLeft);
        let top = matches!(self.place, LegendPlace::TopLeft | LegendPlace::TopRight);
        let x = if left { plot.left + 12.0 } else { plot.right - self.width - 12.0 };
        let y = if top { plot.top + 10.0 } else { plot.bottom - self.height - 10.0 };
        point(x, y)
    }

    pub fn draw(&self, corner: Point, colours: &Colours, scene: &mut Scene) {
        let size = self.size;
        let row = size * 1.55;
        if self.height == 0.0 {
            return scene.note(Note::LegendCut, self.left_out);
        }
        if self.is_inside() {
            let ground = Rect::new(corner.x, corner.y, corner.x + self.width, corner.y + self.height).grown(6.0);
            let canvas = scene.canvas();
            scene.rect(&ground, colours.background.faded(0.88), &canvas);
            let mut frame = ground.corners();
            frame.push(frame[0]);
            scene.path(&frame, 1.0, colours.grid, &canvas);
        }
        let text = |text: String, at: Point, bold: bool, colour: Rgba| Text {
            text,
            at,
            bold,
            colour,
            size,
            align: Align::Left,
            upwards: false,
            role: Role::Legend,
        };
        let lower = (row - size) / 2.0;
        if let Some(title) = &self.title {
            scene.text(text(title.clone(), point(corner.x, corner.y + lower), true, colours.text));
        }
        for (entry, place) in &self.entries {
            let (x, y) = (corner.x + place.x, corner.y + place.y);
            let area = Rect::new(x, y + 2.0, x + size * 2.0, y + row - 2.0);
            draw::sample(&entry.sample, &area, scene);
            scene.text(text(entry.label.clone(), point(area.right + GAP, y + lower), false, colours.text));
        }
        if self.left_out > 0 && self.place != LegendPlace::Below {
            let y = corner.y + self.height - row + lower;
            scene.text(text(more(self.left_out), point(corner.x, y), false, colours.muted));
        }
        let replaced = usize::from(self.left_out > 0 && self.place == LegendPlace::Below);
        scene.note(Note::LegendCut, self.left_out + replaced);
        scene.note(Note::LabelsCut, self.cut);
    }
}
