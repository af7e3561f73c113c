//! Filters over samples and grids of numbers. No files, no clock.
//!
//! Rows of samples and row-major grids come as slices with their shapes. Shapes that do not fit their values give
//! empty answers; no input panics.

mod distance;
mod grid;
mod grid_spline;
mod labels;
mod morphology;
mod peaks;
mod rank;
mod recursive;
mod resample;
mod rows;
pub mod splines;
mod surfaces;
mod triangles;

pub use distance::{chamfer, euclidean};
pub use grid::Windows;
pub use grid_spline::{Border, filter_lines, interpolate};
pub use labels::{first_places, label};
pub use morphology::{Erosion, erode};
pub use peaks::{Bases, keep_distant, local_maxima, prominences, widths};
pub use rank::{extremes, ranks};
pub use recursive::{
    Extension, Sample, filter_rows, filter_rows_both_ways, filter_sections, filter_sections_both_ways,
};
pub use resample::up_filter_down;
pub use rows::{correlate_rows, extreme_rows, mean_rows};
pub use surfaces::gradients;
pub use triangles::{locate, triangulate};
