//! SVG texts compared with recorded ones (`UPDATE_EXPECT=1` rewrites them), and properties of decoded PNGs.

use super::figures;
use crate::figure::Theme;
use crate::palette::Colours;
use crate::{Figure, Format, render};

#[test]
#[expect(clippy::disallowed_methods, reason = "expectations are files beside the tests")]
fn svg_texts_are_as_recorded() {
    let update = std::env::var("UPDATE_EXPECT").is_ok();
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/expected");
    let mut changed = Vec::new();
    for (name, figure) in figures::all() {
        let rendered = render(&figure, Format::Svg).expect(name);
        let mut found = String::from_utf8(rendered.bytes).expect("an SVG is text");
        for note in rendered.notes {
            found.extend(["<!-- ", &note, " -->\n"]);
        }
        let path = format!("{folder}/{name}.svg");
        if update {
            std::fs::write(&path, &found).expect("expectations can be written");
        } else if std::fs::read_to_string(&path).ok().as_ref() != Some(&found) {
            changed.push(name);
        }
    }
    assert_eq!(changed, Vec::<&str>::new(), "look at them, then run again with UPDATE_EXPECT=1");
}

/// Width, height and pixels of a PNG.
fn decoded(figure: &Figure) -> (u32, u32, Vec<u8>) {
    let rendered = render(figure, Format::Png).expect("a figure of the gallery");
    let mut reader = png::Decoder::new(std::io::Cursor::new(rendered.bytes)).read_info().expect("a PNG");
    let mut pixels = vec![0; reader.output_buffer_size().expect("a size")];
    let info = reader.next_frame(&mut pixels).expect("an image");
    (info.width, info.height, pixels)
}

#[test]
fn pngs_have_their_size_background_corners_and_something_drawn() {
    for (name, figure) in figures::all() {
        let (width, height, pixels) = decoded(&figure);
        assert_eq!((width, height), (figure.width, figure.height), "{name}");
        let ground = Colours::of(&figure).background;
        let ground = [ground.red, ground.green, ground.blue];
        let at = |x: u32, y: u32| &pixels[((y * width + x) * 3) as usize..][..3];
        for (x, y) in [(0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1)] {
            assert_eq!(at(x, y), ground, "{name} at {x}, {y}");
        }
        let drawn = pixels.chunks_exact(3).filter(|pixel| *pixel != ground).count();
        let share = drawn as f64 / f64::from(width * height);
        assert!(share > 0.005 && share < 0.8, "{name}: {share}");
    }
}

#[test]
fn the_same_figure_gives_the_same_bytes() {
    for (name, figure) in figures::all().into_iter().step_by(5) {
        for format in [Format::Png, Format::Svg] {
            assert_eq!(render(&figure, format), render(&figure, format), "{name}");
        }
    }
}

#[test]
fn scale_multiplies_the_pixels_of_a_png() {
    let (_, figure) = figures::all().swap_remove(0);
    let (width, height, _) = decoded(&Figure { scale: 1.5, theme: Theme::Dark, ..figure });
    assert_eq!((width, height), (1200, 750));
}

#[test]
fn a_spec_survives_json() {
    for (name, figure) in figures::all() {
        let text = serde_json::to_string(&figure).expect(name);
        let back: Figure = serde_json::from_str(&text).expect(name);
        let [before, after] = [&figure, &back].map(|figure| render(figure, Format::Svg).expect(name).bytes);
        // Infinite values are missing ones in JSON.
        assert!(before == after || name == "infinite", "{name}");
    }
}

#[test]
fn a_spec_with_a_misspelt_field_is_refused() {
    let wrong = |text: &str| serde_json::from_str::<Figure>(text).expect_err("misspelt").to_string();
    assert!(wrong(r#"{"widht": 3}"#).starts_with("unknown field `widht`"));
    assert!(wrong(r#"{"panels": [{"marks": [{"mark": "line", "xx": []}]}]}"#).starts_with("unknown field `xx`"));
    assert!(
        wrong(r#"{"panels": [{"marks": [{"mark": "rules", "colour": "blurple"}]}]}"#)
            .starts_with("unknown colour 'blurple'")
    );
}
