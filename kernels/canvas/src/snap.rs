//! Lines along the axes are moved to where they fill whole pixels.

use crate::path::Polyline;

/// Longer paths are data, not frames.
const MOST_VERTICES: usize = 1024;

/// Are all lines horizontal or vertical, so that they should be moved? Lines that were curves never are.
pub fn is_rectilinear(lines: &[Polyline]) -> bool {
    let n_vertices: usize = lines.iter().map(|line| line.points.len()).sum();
    n_vertices <= MOST_VERTICES
        && lines.iter().all(|line| {
            line.points.windows(2).all(|pair| {
                let [[x0, y0], [x1, y1]] = [pair[0], pair[1]];
                (x1 - x0).abs() < 1e-4 || (y1 - y0).abs() < 1e-4
            })
        })
}

/// Moves everything, for lines of this width: their edges come to lie between pixels.
pub fn snap(lines: &mut [Polyline], line_width: f64) {
    let is_odd = (line_width + 0.5).floor() % 2.0 == 1.0;
    let offset = if is_odd { 0.5 } else { 0.0 };
    for point in lines.iter_mut().flat_map(|line| &mut line.points) {
        *point = point.map(|value| (value + 0.5).floor() + offset);
    }
}
