//! The `scipy` a script imports: Python faces over our kernels.

mod broadcast;
mod floats;
mod interpolate;
mod linear;
mod module;
mod programs;
mod signal;
mod sparse;
mod spatial;
mod stats;

use orchestrator_runtime::{Library, frozen_index};
use rustpython_vm::frozen::FrozenLib;

/// Faces: Python sources compiled into the binary at build time.
static FACES: &FrozenLib = rustpython_vm::py_freeze!(dir = "../python", crate_name = "rustpython_vm");

const PUBLIC: &[&str] = &[
    "scipy",
    "scipy.cluster",
    "scipy.cluster.hierarchy",
    "scipy.cluster.vq",
    "scipy.constants",
    "scipy.coverage",
    "scipy.fft",
    "scipy.fftpack",
    "scipy.integrate",
    "scipy.interpolate",
    "scipy.interpolate.fitpack",
    "scipy.interpolate.fitpack2",
    "scipy.interpolate.interpolate",
    "scipy.interpolate.ndgriddata",
    "scipy.interpolate.polyint",
    "scipy.interpolate.rbf",
    "scipy.io",
    "scipy.io.wavfile",
    "scipy.ndimage",
    "scipy.ndimage.filters",
    "scipy.ndimage.fourier",
    "scipy.ndimage.interpolation",
    "scipy.ndimage.measurements",
    "scipy.ndimage.morphology",
    "scipy.optimize",
    "scipy.linalg",
    "scipy.sparse",
    "scipy.sparse.csgraph",
    "scipy.sparse.linalg",
    "scipy.signal",
    "scipy.signal.bsplines",
    "scipy.signal.filter_design",
    "scipy.signal.fir_filter_design",
    "scipy.signal.lti_conversion",
    "scipy.signal.ltisys",
    "scipy.signal.signaltools",
    "scipy.signal.spectral",
    "scipy.signal.spline",
    "scipy.signal.waveforms",
    "scipy.signal.wavelets",
    "scipy.signal.windows",
    "scipy.spatial",
    "scipy.spatial.distance",
    "scipy.spatial.transform",
    "scipy.special",
    "scipy.special.basic",
    "scipy.special.orthogonal",
    "scipy.stats",
    "scipy.stats._continuous_distns",
    "scipy.stats._distn_infrastructure",
    "scipy.stats.contingency",
    "scipy.stats.distributions",
    "scipy.stats.kde",
    "scipy.stats.morestats",
    "scipy.stats.mstats",
    "scipy.stats.qmc",
    "scipy.stats.stats",
];

/// The library with scipy in it. numpy must be there too.
#[must_use]
pub fn add_to(library: Library) -> Library {
    library
        .frozen(frozen_index!(FACES), |_| true)
        .native(&[
            interpolate::module_def,
            linear::module_def,
            module::module_def,
            programs::module_def,
            signal::module_def,
            sparse::module_def,
            spatial::module_def,
            stats::module_def,
        ])
        .public(PUBLIC)
        .lazy(&["scipy", "scipy.stats"])
}
