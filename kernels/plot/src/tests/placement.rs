//! Nothing outside the canvas, and no two labels over each other, in the gallery and in odd sizes of it.

use super::figures;
use crate::compose::compose;
use crate::geometry::Rect;
use crate::render::detail;
use crate::scene::{Role, Scene, Shape, Text};
use crate::{Figure, Format};

fn overlap(a: &Rect, b: &Rect) -> bool {
    a.left + 0.01 < b.right && b.left + 0.01 < a.right && a.top + 0.01 < b.bottom && b.top + 0.01 < a.bottom
}

/// What is wrong with a scene: texts outside it, labels over each other, shapes outside it.
fn faults(scene: &Scene) -> Vec<String> {
    let mut faults = Vec::new();
    let canvas = scene.canvas().grown(0.01);
    let is_within = |bounds: &Rect| {
        bounds.left >= canvas.left
            && bounds.right <= canvas.right
            && bounds.top >= canvas.top
            && bounds.bottom <= canvas.bottom
    };
    let labels: Vec<&Text> = scene.texts().filter(|text| text.role > Role::Annotation).collect();
    for text in scene.texts().filter(|text| !is_within(&text.bounds())) {
        faults.push(format!("'{}' leaves the canvas: {:?}", text.text, text.bounds()));
    }
    for (i, text) in labels.iter().enumerate() {
        for other in &labels[i + 1..] {
            if overlap(&text.bounds(), &other.bounds()) {
                faults.push(format!("'{}' lies over '{}'", text.text, other.text));
            }
        }
    }
    for shape in &scene.shapes {
        let points = match shape {
            Shape::Polygon { points, .. } | Shape::Path { points, .. } => points.as_slice(),
            Shape::Circle { centre, .. } => std::slice::from_ref(centre),
            Shape::Text(_) => &[],
        };
        if points.iter().any(|at| !canvas.contains(*at)) {
            faults.push(format!("a shape leaves the canvas: {:?}", &points[..points.len().min(4)]));
        }
    }
    faults
}

pub fn assert_sound(name: &str, figure: &Figure) {
    for format in [Format::Png, Format::Svg] {
        let found = faults(&compose(figure, detail(figure, format)));
        assert_eq!(found, Vec::<String>::new(), "{name} {} x {}", figure.width, figure.height);
    }
}

#[test]
fn labels_of_the_gallery_neither_overlap_nor_leave_the_canvas() {
    for (name, figure) in figures::all() {
        assert_sound(name, &figure);
    }
}

#[test]
fn nor_do_they_in_other_sizes() {
    for (width, height) in [(40, 40), (120, 300), (300, 120), (420, 300), (1600, 400), (333, 999)] {
        for (name, figure) in figures::all() {
            assert_sound(name, &Figure { width, height, ..figure });
        }
    }
}

#[test]
fn nor_with_larger_text() {
    for font_size in [7.0, 18.0, 30.0] {
        for (name, figure) in figures::all() {
            assert_sound(name, &Figure { font_size, ..figure });
        }
    }
}
