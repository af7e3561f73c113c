//! A figure as a scene: plans the layout, then draws frames, marks and texts in painting order.

use crate::around::{Beside, tick_gap};
use crate::draw::{self, Detail, Pen};
use crate::figure::{Axis, AxisKind, Figure, LegendPlace};
use crate::font;
use crate::geometry::{Point, Rect, crisp, point};
use crate::layout::{self, Placed, Spared};
use crate::marks::{Align, Mark};
use crate::palette::Colours;
use crate::scale::Scale;
use crate::scene::{Note, Role, Scene, Text};
use crate::style::{self, Sizes};

pub fn compose(figure: &Figure, detail: Detail) -> Scene {
    let colours = Colours::of(figure);
    let sizes = Sizes::of(figure.font_size);
    let mut scene = Scene::new(f64::from(figure.width), f64::from(figure.height), colours.background);
    let plan = layout::plan(figure, &colours, &sizes);
    scene.note(Note::TooSmall, usize::from(plan.spared > Spared::Nothing));
    let mut top = 14.0;
    for (lines, size, bold) in [(&plan.title, sizes.title, true), (&plan.subtitle, sizes.subtitle, false)] {
        let colour = if bold { colours.text } else { colours.muted };
        let first = text(point(14.0, top), Align::Left, size, colour, Role::Title);
        scene.lines(lines, &Text { bold, ..first });
        top += font::height(lines.len(), size) + if lines.is_empty() { 0.0 } else { 6.0 };
    }
    // Hundreds of panels on a stamp: what has no place is left out.
    let canvas = scene.canvas();
    let has_place = |placed: &&Placed| placed.plot.right <= canvas.right && placed.plot.bottom < canvas.bottom;
    for placed in plan.panels.iter().filter(has_place) {
        draw_panel(placed, &colours, &sizes, detail, &mut scene);
    }
    scene
}

fn text(at: Point, align: Align, size: f64, colour: crate::colour::Rgba, role: Role) -> Text {
    Text { text: String::new(), at, align, upwards: false, size, bold: false, colour, role }
}

fn draw_panel(placed: &Placed, colours: &Colours, sizes: &Sizes, detail: Detail, scene: &mut Scene) {
    let plot = placed.plot;
    let title = text(
        point(plot.left, placed.plot.top - 8.0 - font::height(placed.around.title.len(), sizes.panel_title)),
        Align::Left,
        sizes.panel_title,
        colours.text,
        Role::Title,
    );
    scene.lines(&placed.around.title, &Text { bold: true, ..title });
    if placed.has_axes {
        draw_grid(placed, colours, scene);
    }
    for extent in &placed.extents {
        scene.note(Note::Infinite, extent.infinite);
        scene.note(Note::NotPositive, extent.not_positive);
    }
    scene.note(Note::LabelsCut, placed.around.cut);
    scene.note(Note::ColoursRepeat, style::repeated(placed.panel, colours));
    let mut pen = Pen { x: placed.x(), y: placed.y(), area: plot, colours, sizes, detail, scene };
    let drawn = draw::marks(placed, &mut pen);
    if placed.has_axes {
        draw_axes(placed, colours, sizes, scene);
    }
    if !drawn {
        let centre = plot.centre();
        let room = plot.width() > 60.0 && plot.height() > sizes.label * 2.0;
        if room {
            let at = point(centre.x, centre.y - sizes.label / 2.0);
            let note = text(at, Align::Centre, sizes.label, colours.muted, Role::Annotation);
            let note = Text { text: "no data".to_owned(), ..note };
            scene.rect(&note.bounds().grown(8.0), colours.background, &plot);
            scene.text(note);
        }
        scene.note(Note::NoData, 1);
    }
    let mut right = plot.right + placed.around.margins.overhang;
    if let Some(bar) = &placed.around.bar {
        bar.draw(right, &plot, colours, sizes, scene);
        right += bar.width;
    }
    if let Some(block) = &placed.around.legend {
        let corner = match block.place {
            LegendPlace::Right => point(right + 16.0, plot.top),
            LegendPlace::Below => point(plot.left, plot.bottom + placed.around.margins.below_axis + 10.0),
            _ => block.corner_inside(&plot),
        };
        block.draw(corner, colours, scene);
    }
}

/// Whether an axis has lines across the panel.
fn has_grid(axis: &Axis, placed: &Placed) -> bool {
    let cells = placed.panel.marks.iter().any(|mark| matches!(mark, Mark::Heat(_)));
    axis.grid.unwrap_or(axis.kind != AxisKind::Category && !cells && !axis.hidden)
}

fn draw_grid(placed: &Placed, colours: &Colours, scene: &mut Scene) {
    let (x, y, plot) = (placed.x(), placed.y(), placed.plot);
    if has_grid(&placed.panel.x, placed) {
        for at in placed.around.x.ticks.ticks.iter().filter_map(|tick| x.at(tick.at)) {
            scene.stroke(point(crisp(at), plot.top), point(crisp(at), plot.bottom), 1.0, colours.grid);
        }
    }
    if has_grid(&placed.panel.y, placed) {
        for at in placed.around.y.ticks.ticks.iter().filter_map(|tick| y.at(tick.at)) {
            scene.stroke(point(plot.left, crisp(at)), point(plot.right, crisp(at)), 1.0, colours.grid);
        }
    }
}

fn draw_axes(placed: &Placed, colours: &Colours, sizes: &Sizes, scene: &mut Scene) {
    let (plot, around) = (placed.plot, &placed.around);
    let x = placed.x();
    if !placed.panel.x.hidden {
        let foot = crisp(plot.bottom);
        scene.stroke(point(plot.left, foot), point(plot.right, foot), 1.0, colours.axis);
        for tick in &around.x.ticks.ticks {
            let Some(at) = x.at(tick.at) else { continue };
            if placed.panel.x.kind != AxisKind::Category {
                scene.stroke(point(crisp(at), foot), point(crisp(at), foot + 4.0), 1.0, colours.axis);
            }
            draw_x_label(&tick.lines, at, plot, around.x.ticks.upwards, colours, sizes, scene);
        }
        let y = plot.bottom + around.margins.below_axis - font::height(around.x.label.len(), sizes.label);
        let first = text(point(plot.centre().x, y), Align::Centre, sizes.label, colours.text, Role::Label);
        scene.lines(&around.x.label, &first);
        scene.note(Note::LabelsLeftOut, around.x.ticks.left_out);
        scene.note(Note::LabelsCut, around.x.ticks.cut);
    }
    draw_side(&placed.panel.y, &around.y, &placed.y(), plot, false, colours, sizes, scene);
    if let Some(axis) = &placed.panel.right_y {
        draw_side(axis, &around.right, &placed.right(), plot, true, colours, sizes, scene);
    }
}

/// The axis on the left of a plot, or on its right.
#[expect(clippy::too_many_arguments, reason = "two axes of one kind are drawn by one function")]
fn draw_side(
    axis: &Axis,
    beside: &Beside,
    scale: &Scale,
    plot: Rect,
    is_right: bool,
    colours: &Colours,
    sizes: &Sizes,
    scene: &mut Scene,
) {
    if axis.hidden {
        return;
    }
    let (edge, outwards, align) =
        if is_right { (crisp(plot.right), 1.0, Align::Left) } else { (crisp(plot.left) - 1.0, -1.0, Align::Right) };
    scene.stroke(point(edge, plot.top), point(edge, plot.bottom + 1.0), 1.0, colours.axis);
    let labels = if is_right { plot.right } else { plot.left } + outwards * tick_gap(sizes.tick);
    for tick in &beside.ticks.ticks {
        let Some(at) = scale.at(tick.at) else { continue };
        if axis.kind != AxisKind::Category {
            scene.stroke(point(edge, crisp(at)), point(edge + outwards * 4.0, crisp(at)), 1.0, colours.axis);
        }
        let top = at - font::height(tick.lines.len(), sizes.tick) / 2.0;
        scene.lines(&tick.lines, &text(point(labels, top), align, sizes.tick, colours.muted, Role::Tick));
    }
    let thick = font::height(beside.label.len(), sizes.label);
    let x = if is_right { plot.right + beside.reach - thick } else { plot.left - beside.reach };
    let first = text(point(x, plot.centre().y), Align::Centre, sizes.label, colours.text, Role::Label);
    scene.lines(&beside.label, &Text { upwards: true, ..first });
    scene.note(Note::LabelsLeftOut, beside.ticks.left_out);
    scene.note(Note::LabelsCut, beside.ticks.cut);
}

fn draw_x_label(
    lines: &[String],
    at: f64,
    plot: Rect,
    upwards: bool,
    colours: &Colours,
    sizes: &Sizes,
    scene: &mut Scene,
) {
    let top = plot.bottom + tick_gap(sizes.tick);
    let first = if upwards {
        let first = text(point(at - sizes.tick / 2.0, top), Align::Right, sizes.tick, colours.muted, Role::Tick);
        Text { upwards: true, ..first }
    } else {
        text(point(at, top), Align::Centre, sizes.tick, colours.muted, Role::Tick)
    };
    scene.lines(lines, &first);
}
