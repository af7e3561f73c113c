//! Small pictures, pixel by pixel, and inputs that must neither hang nor panic.

use std::sync::Arc;
use std::time::Instant;

use orchestrator_canvas::dash::Dashes;
use orchestrator_canvas::filters::Filter;
use orchestrator_canvas::geometry::{Affine, Bounds, Point};
use orchestrator_canvas::list::{
    Canvas, Clip, Collection, Hatch, Interpolation, Item, Label, Markers, Mesh, Pen, Picture, Shape,
};
use orchestrator_canvas::path::Path;
use orchestrator_canvas::stroke::{Cap, Join};
use orchestrator_canvas::surface::Surface;
use orchestrator_canvas::svg::Form;
use orchestrator_canvas::text::TextRun;
use orchestrator_canvas::{CanvasError, Style, paint, pdf, png, resample, svg};

const BLACK: [f64; 4] = [0.0, 0.0, 0.0, 1.0];

fn shape(points: Vec<Point>) -> Shape {
    Shape {
        path: Path { points, codes: None },
        face: None,
        edge: None,
        pen: Pen { width: 1.0, ..Pen::default() },
        clip: Clip::default(),
        hatch: None,
        snap: None,
        is_smooth: true,
        simplify: false,
    }
}

/// Opacities, rows from the top.
fn opacities(item: Item, width: f64, height: f64) -> Vec<Vec<u8>> {
    let mut canvas = Canvas::new(width, height, 100.0).expect("a small canvas");
    canvas.push(item);
    let surface = paint::paint(&canvas, &|| false).expect("nobody stops it");
    surface.pixels.chunks(surface.width).map(|row| row.iter().map(|pixel| pixel[3]).collect()).collect()
}

#[test]
fn a_face_covers_exactly_its_area() {
    let square = vec![[0.5, 0.5], [2.5, 0.5], [2.5, 2.0], [0.5, 2.0]];
    let face = Shape { face: Some(BLACK), snap: Some(false), ..shape(square) };
    assert_eq!(
        opacities(Item::Shape(face), 4.0, 3.0),
        [[0, 0, 0, 0], [128, 255, 128, 0], [64, 128, 64, 0]].map(Vec::from)
    );
}

#[test]
fn a_line_of_an_axis_fills_one_row() {
    let line = Shape { edge: Some(BLACK), ..shape(vec![[0.0, 1.3], [4.0, 1.3]]) };
    assert_eq!(
        opacities(Item::Shape(line), 4.0, 3.0),
        [[0, 0, 0, 0], [0, 0, 0, 0], [128, 255, 255, 255]].map(Vec::from)
    );
}

#[test]
fn what_is_left_of_the_canvas_still_covers_it() {
    let huge = vec![[-1e300, -1e300], [1e300, -1e300], [1e300, 1e300], [-1e300, 1e300]];
    let face = Shape { face: Some(BLACK), snap: Some(false), ..shape(huge) };
    assert_eq!(opacities(Item::Shape(face), 2.0, 2.0), [[255, 255], [255, 255]].map(Vec::from));
}

#[test]
fn dashes_begin_where_the_offset_says() {
    let dashes = Some(Dashes { offset: 1.0, lengths: vec![2.0, 2.0] });
    let pen = Pen { width: 1.0, dashes, ..Pen::default() };
    let line = Shape { edge: Some(BLACK), pen, snap: Some(false), ..shape(vec![[0.0, 0.5], [8.0, 0.5]]) };
    assert_eq!(opacities(Item::Shape(line), 8.0, 1.0), [[255, 0, 0, 255, 255, 0, 0, 255]].map(Vec::from));
}

#[test]
fn a_marker_sits_on_whole_pixels() {
    let marker = Path { points: vec![[-1.0, -1.0], [1.0, -1.0], [1.0, 1.0], [-1.0, 1.0]], codes: None };
    let markers = Markers {
        marker,
        positions: vec![[2.3, 1.8], [f64::NAN, 1.0]],
        face: Some(BLACK),
        edge: None,
        pen: Pen { width: 0.0, ..Pen::default() },
        clip: Clip::default(),
        snap: None,
    };
    assert_eq!(
        opacities(Item::Markers(markers), 4.0, 4.0),
        [[0, 0, 0, 0], [0, 255, 255, 0], [0, 255, 255, 0], [0, 0, 0, 0]].map(Vec::from)
    );
}

#[test]
fn pixels_of_a_picture_are_repeated() {
    let picture = Picture {
        n_columns: 2,
        n_rows: 1,
        pixels: vec![[0, 0, 0, 255], [0, 0, 0, 0]],
        place: Affine::scale(4.0, 2.0),
        clip: Clip::default(),
        interpolation: Interpolation::Nearest,
    };
    assert_eq!(opacities(Item::Picture(picture), 4.0, 2.0), [[255, 255, 0, 0], [255, 255, 0, 0]].map(Vec::from));
}

#[test]
fn a_canvas_has_a_largest_size() {
    let message = "Image size of 1000000x500 pixels is too large. It must be less than 2^16 in each direction.";
    assert_eq!(Canvas::new(1e6, 500.0, 100.0).unwrap_err().to_string(), message);
    assert_eq!(Canvas::new(f64::NAN, 500.0, 100.0).map(|_| ()).map_err(|_| ()), Err(()));
    assert_eq!(Canvas::new(0.0, 500.0, 100.0).map(|_| ()).unwrap_err(), CanvasError::Empty);
}

#[test]
fn hostile_numbers_neither_hang_nor_panic() {
    let started = Instant::now();
    let strange = [0.0, -0.0, 1e-320, 1e300, -1e300, f64::INFINITY, f64::NEG_INFINITY, f64::NAN, 3.7, 65535.0];
    let points: Vec<Point> = strange.iter().flat_map(|x| strange.iter().map(|y| [*x, *y])).collect();
    let mut canvas = Canvas::new(60.0, 40.0, 100.0).unwrap();
    let codes: Vec<u8> = (0..points.len()).map(|index| [1, 2, 3, 3, 4, 4, 4, 79, 200][index % 9]).collect();
    let clip = Clip {
        bounds: Some(Bounds { x0: -1e300, y0: f64::NAN, x1: 1e300, y1: 20.0 }),
        path: Some(Arc::new(Path { points: points.clone(), codes: None })),
    };
    for codes in [None, Some(codes)] {
        for width in [0.0, -1.0, 1e-9, 1.0, 1e300, f64::NAN, f64::INFINITY] {
            for lengths in [vec![1e-9, 1e-9], vec![0.0, 0.0], vec![3.0], vec![f64::NAN, 1.0], vec![1e300, 1.0]] {
                let dashes = Some(Dashes { offset: -1e300, lengths });
                let pen = Pen { width, dashes, cap: Cap::Round, join: Join::Round };
                let path = Path { points: points.clone(), codes: codes.clone() };
                let hatch = Some(Hatch { pattern: "/x*oO.+".repeat(300), colour: BLACK, width });
                canvas.push(Item::Shape(Shape {
                    path,
                    face: Some([f64::NAN, 2.0, -1.0, 0.5]),
                    edge: Some(BLACK),
                    pen,
                    clip: clip.clone(),
                    hatch: hatch.filter(|_| width.is_normal() && width.abs() < 2.0),
                    simplify: true,
                    ..shape(Vec::new())
                }));
            }
        }
    }
    canvas.push(Item::Collection(Collection {
        paths: vec![Path { points: points.clone(), codes: None }],
        transforms: vec![Affine::new([1e300, f64::NAN, 0.0, 1.0, 1.0, 1.0]), Affine::scale(0.0, 0.0)],
        offsets: points.clone(),
        faces: vec![BLACK],
        edges: vec![BLACK],
        widths: vec![1e300, 1.0],
        dashes: Vec::new(),
        cap: Cap::Projecting,
        join: Join::Miter,
        clip: Clip::default(),
        hatch: None,
        is_smooth: vec![false],
    }));
    canvas.push(Item::Picture(Picture {
        n_columns: 1,
        n_rows: 1,
        pixels: vec![[1, 2, 3, 4]],
        place: Affine::new([1e300, 0.0, 0.0, -1e300, -1e299, 1e299]),
        clip,
        interpolation: Interpolation::Antialiased,
    }));
    let surface = paint::paint(&canvas, &|| false).unwrap();
    assert!(!png::encode(&surface, 1e300, &[]).unwrap().is_empty());
    assert!(!svg::write(&canvas, &[], Form::File, &|| false).unwrap().is_empty());
    assert!(!pdf::write(&canvas, &[], &|| false).unwrap().is_empty());
    assert!(started.elapsed().as_secs() < 60, "{:?}", started.elapsed());
}

#[test]
fn hostile_text_is_refused_or_drawn() {
    assert_eq!(
        TextRun::new(&"x".repeat(2_000_000), 10.0, Style::SANS, false).map(|_| ()),
        Err(CanvasError::TextTooLong { most: 1_000_000 })
    );
    assert!(TextRun::new("x", 1e300, Style::SANS, false).is_err());
    assert!(TextRun::new(&format!("${}$", "{".repeat(100_000)), 10.0, Style::SANS, true).is_err());
    assert!(TextRun::new(&format!("${}x$", "\\hat".repeat(100_000)), 10.0, Style::SANS, true).is_err());
    assert!(TextRun::new(&format!("$x{}$", "^{x".repeat(10_000)), 10.0, Style::SANS, true).is_err());
    for (open, close) in [
        ("\\frac{1}{", "}"),
        ("\\sqrt{", "}"),
        ("\\sqrt[", "]{x}"),
        ("\\left(", "\\right)"),
        ("x^{", "}"),
        ("\\mathrm{", "}"),
        ("\\overset{a}{", "}"),
        ("\\binom{a}{", "}"),
    ] {
        for depth in [20, 90, 5000] {
            let formula = format!("${}x{}$", open.repeat(depth), close.repeat(depth));
            assert!(depth != 20 || open.ends_with('[') || TextRun::new(&formula, 10.0, Style::SANS, true).is_ok());
            let _ = TextRun::new(&formula, 10.0, Style::SANS, true);
        }
    }
    for text in ["", "\u{0}\u{7}\n", "\u{1f600}", "$\\left<\\sqrt[]{}\\right.$", "$''$", "$^2$", "$x'^2_3$", "$\\$"] {
        let Ok(run) = TextRun::new(text, 10.0, Style::SANS, text.contains('$')) else { continue };
        let mut canvas = Canvas::new(60.0, 40.0, 100.0).unwrap();
        for angle in [0.0, 45.0, 90.0, 1e300] {
            canvas.push(Item::Label(Label {
                run: Arc::clone(&run),
                origin: [1e300, 3.0],
                angle,
                anchor: 0.5,
                colour: BLACK,
                tag: String::new(),
                clip: Clip::default(),
            }));
        }
        paint::paint(&canvas, &|| false).unwrap();
        for form in [Form::File, Form::FileOfText, Form::PartOfPage] {
            svg::write(&canvas, &[], form, &|| false).unwrap();
        }
        pdf::write(&canvas, &[], &|| false).unwrap();
    }
}

#[test]
fn work_that_is_stopped_ends() {
    let mut canvas = Canvas::new(60.0, 40.0, 100.0).unwrap();
    canvas.push(Item::Shape(shape(vec![[0.0, 0.0], [1.0, 1.0]])));
    assert_eq!(paint::paint(&canvas, &|| true).map(|_| ()), Err(CanvasError::Stopped));
}

#[test]
fn pictures_come_back_as_they_were_written() {
    let surface = Surface { width: 2, height: 1, pixels: vec![[255, 0, 51, 255], [0, 0, 0, 0]] };
    let bytes = png::encode(&surface, 100.0, &[("Title".to_owned(), "Grüße \u{1f600}".to_owned())]).unwrap();
    let values = vec![1.0, 0.0, 0.2, 1.0, 0.0, 0.0, 0.0, 0.0];
    assert_eq!(png::decode(&bytes).unwrap(), png::Decoded { width: 2, height: 1, n_channels: 4, values });
    assert!(png::decode(&bytes[..40]).is_err());
}

#[test]
fn the_same_list_gives_the_same_bytes_and_documents_join() {
    let mut canvas = Canvas::new(60.0, 40.0, 72.0).unwrap();
    canvas.push(Item::Shape(Shape { edge: Some(BLACK), ..shape(vec![[0.0, 0.0], [10.0, 10.0]]) }));
    let page = pdf::write(&canvas, &[], &|| false).unwrap();
    assert_eq!(page, pdf::write(&canvas, &[], &|| false).unwrap());
    let both = pdf::join(&[page.clone(), page], &[]).unwrap();
    assert!(String::from_utf8_lossy(&both).contains("/Count 2"));
    assert!(pdf::join(&[b"no document".to_vec()], &[]).is_err());
}

#[test]
fn numbers_between_are_mixed_and_holes_stay() {
    let mixed = resample::resample(&[0.0, 4.0], 2, (1, 4), Filter::Bilinear);
    assert_eq!(mixed, [0.0, 1.0, 3.0, 4.0]);
    let holes = resample::resample(&[f64::NAN, 4.0], 2, (1, 4), Filter::Bilinear);
    assert_eq!(holes.iter().map(|value| value.is_nan()).collect::<Vec<_>>(), [true, true, false, false]);
}

#[test]
fn cells_of_a_mesh_leave_no_seams() {
    let corners = vec![[0.0, 0.0], [1.4, 0.0], [3.0, 0.0], [0.0, 2.0], [1.4, 2.0], [3.0, 2.0]];
    let mesh = |corners| Mesh {
        n_rows: 1,
        n_columns: 2,
        corners,
        faces: vec![BLACK, [1.0, 0.0, 0.0, 1.0]],
        edges: Vec::new(),
        pen: Pen::default(),
        is_smooth: false,
        clip: Clip::default(),
    };
    assert_eq!(opacities(Item::Mesh(mesh(corners)), 3.0, 2.0), [[255; 3], [255; 3]].map(Vec::from));
    let leaning = vec![[0.0, 0.0], [1.0, 0.0], [3.0, 0.0], [0.0, 2.0], [2.0, 2.0], [3.0, 2.0]];
    assert_eq!(opacities(Item::Mesh(mesh(leaning)), 3.0, 2.0), [[255; 3], [255; 3]].map(Vec::from));
}
