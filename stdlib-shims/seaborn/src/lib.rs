//! The `seaborn` a script imports: statistics and styles in Python over our pandas, numpy and matplotlib.

use orchestrator_runtime::{Library, frozen_index};
use rustpython_vm::frozen::FrozenLib;

/// Faces: Python sources compiled into the binary at build time.
static FACES: &FrozenLib = rustpython_vm::py_freeze!(dir = "../python", crate_name = "rustpython_vm");

const PUBLIC: [&str; 16] = [
    "seaborn",
    "seaborn.algorithms",
    "seaborn.axisgrid",
    "seaborn.categorical",
    "seaborn.cm",
    "seaborn.coverage",
    "seaborn.distributions",
    "seaborn.matrix",
    "seaborn.miscplot",
    "seaborn.objects",
    "seaborn.palettes",
    "seaborn.rcmod",
    "seaborn.regression",
    "seaborn.relational",
    "seaborn.utils",
    "seaborn.widgets",
];

/// The library with seaborn in it. matplotlib, pandas and numpy must be there too.
#[must_use]
pub fn add_to(library: Library) -> Library {
    library.frozen(frozen_index!(FACES), |_| true).public(&PUBLIC).lazy(&["seaborn"]).aliases(&[(
        "sns",
        "seaborn",
        "import seaborn as sns",
    )])
}
