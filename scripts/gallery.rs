//! Writes every figure of the tests as PNG and SVG into a folder, PNGs at a scale:
//! `cargo run --release -p orchestrator-plot --example gallery FOLDER [SCALE]`.

#[path = "../kernels/plot/tests/figures/mod.rs"]
mod figures;

use orchestrator_plot::{Format, render};

#[expect(clippy::disallowed_methods, reason = "pictures to look at are files")]
fn main() {
    let folder = std::env::args().nth(1).expect("the folder to write to");
    let scale = std::env::args().nth(2).map_or(1.0, |scale| scale.parse().expect("a number"));
    for (name, mut figure) in figures::all() {
        figure.scale = scale;
        for (format, ending) in [(Format::Png, "png"), (Format::Svg, "svg")] {
            let rendered = render(&figure, format).expect(name);
            std::fs::write(format!("{folder}/{name}.{ending}"), &rendered.bytes).expect(name);
            println!("{name}.{ending}: {} bytes {:?}", rendered.bytes.len(), rendered.notes);
        }
    }
}
