//! The `matplotlib` a script imports: the artist tree is Python, and what it draws is a display list painted natively.

mod arguments;
mod canvas_arguments;
mod canvas_class;
mod errors;
mod file_functions;
mod module;
mod point_functions;
mod text_functions;

use orchestrator_runtime::{Library, frozen_index};
use rustpython_vm::frozen::FrozenLib;

/// Faces: Python sources compiled into the binary at build time.
static FACES: &FrozenLib = rustpython_vm::py_freeze!(dir = "../python", crate_name = "rustpython_vm");

const PUBLIC: [&str; 65] = [
    "cycler",
    "matplotlib",
    "matplotlib.animation",
    "matplotlib.artist",
    "matplotlib.axes",
    "matplotlib.axis",
    "matplotlib.backend_bases",
    "matplotlib.backends",
    "matplotlib.backends.backend_agg",
    "matplotlib.backends.backend_pdf",
    "matplotlib.backends.backend_svg",
    "matplotlib.category",
    "matplotlib.cbook",
    "matplotlib.cm",
    "matplotlib.collections",
    "matplotlib.colorbar",
    "matplotlib.colors",
    "matplotlib.container",
    "matplotlib.contour",
    "matplotlib.coverage",
    "matplotlib.dates",
    "matplotlib.figure",
    "matplotlib.font_manager",
    "matplotlib.gridspec",
    "matplotlib.hatch",
    "matplotlib.image",
    "matplotlib.layout_engine",
    "matplotlib.legend",
    "matplotlib.legend_handler",
    "matplotlib.lines",
    "matplotlib.markers",
    "matplotlib.mlab",
    "matplotlib.offsetbox",
    "matplotlib.patches",
    "matplotlib.path",
    "matplotlib.patheffects",
    "matplotlib.projections",
    "matplotlib.projections.polar",
    "matplotlib.pylab",
    "matplotlib.pyplot",
    "matplotlib.quiver",
    "matplotlib.rcsetup",
    "matplotlib.scale",
    "matplotlib.spines",
    "matplotlib.style",
    "matplotlib.table",
    "matplotlib.text",
    "matplotlib.textpath",
    "matplotlib.ticker",
    "matplotlib.transforms",
    "matplotlib.tri",
    "matplotlib.units",
    "matplotlib.widgets",
    "mpl_toolkits",
    "mpl_toolkits.axes_grid1",
    "mpl_toolkits.axes_grid1.axes_divider",
    "mpl_toolkits.axes_grid1.axes_grid",
    "mpl_toolkits.axes_grid1.axes_size",
    "mpl_toolkits.axes_grid1.inset_locator",
    "mpl_toolkits.mplot3d",
    "mpl_toolkits.mplot3d.art3d",
    "mpl_toolkits.mplot3d.axes3d",
    "mpl_toolkits.mplot3d.axis3d",
    "mpl_toolkits.mplot3d.proj3d",
    "pylab",
];

/// Modules that scripts reach through pyplot.
const LINKED: [(&str, &str); 12] = [
    ("matplotlib.pyplot", "matplotlib"),
    ("matplotlib.pyplot", "matplotlib.cm"),
    ("matplotlib.pyplot", "matplotlib.cbook"),
    ("matplotlib.pyplot", "matplotlib.mlab"),
    ("matplotlib.pyplot", "matplotlib.style"),
    ("matplotlib.pyplot", "matplotlib.image"),
    ("matplotlib.pyplot", "matplotlib.ticker"),
    ("matplotlib.pyplot", "matplotlib.rcsetup"),
    ("matplotlib.pylab", "matplotlib.pyplot"),
    ("pylab", "matplotlib.pyplot"),
    ("pylab", "matplotlib.cm"),
    ("matplotlib.pylab", "matplotlib.cm"),
];

/// The library with matplotlib in it. numpy must be there too: points are its arrays.
#[must_use]
pub fn add_to(library: Library) -> Library {
    library
        .frozen(frozen_index!(FACES), |_| true)
        .native(&[module::module_def])
        .public(&PUBLIC)
        .described(&[("matplotlib", "matplotlib._report")])
        .usual(&["matplotlib.pyplot", "matplotlib.figure", "matplotlib.axes", "matplotlib.backends.backend_agg"])
        .lazy(&["matplotlib", "matplotlib.backends", "matplotlib.projections", "mpl_toolkits"])
        .linked(&LINKED)
        .aliases(&[("plt", "matplotlib.pyplot", "import matplotlib.pyplot as plt")])
}
