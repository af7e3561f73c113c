//! The `statsmodels` a script imports: regressions, tests and time series in Python over our numpy, pandas and scipy.

mod smoothing;

use orchestrator_runtime::{Library, frozen_index};
use rustpython_vm::frozen::FrozenLib;

/// Faces: Python sources compiled into the binary at build time.
static FACES: &FrozenLib = rustpython_vm::py_freeze!(dir = "../python", crate_name = "rustpython_vm");

const PUBLIC: &[&str] = &[
    "statsmodels",
    "statsmodels.api",
    "statsmodels.coverage",
    "statsmodels.discrete",
    "statsmodels.discrete.discrete_model",
    "statsmodels.formula",
    "statsmodels.formula.api",
    "statsmodels.genmod",
    "statsmodels.genmod.families",
    "statsmodels.genmod.families.links",
    "statsmodels.genmod.generalized_linear_model",
    "statsmodels.graphics",
    "statsmodels.graphics.api",
    "statsmodels.graphics.gofplots",
    "statsmodels.graphics.tsa",
    "statsmodels.graphics.tsaplots",
    "statsmodels.nonparametric",
    "statsmodels.nonparametric.api",
    "statsmodels.nonparametric.smoothers_lowess",
    "statsmodels.regression",
    "statsmodels.regression.linear_model",
    "statsmodels.regression.mixed_linear_model",
    "statsmodels.regression.quantile_regression",
    "statsmodels.robust",
    "statsmodels.robust.robust_linear_model",
    "statsmodels.stats",
    "statsmodels.stats.anova",
    "statsmodels.stats.api",
    "statsmodels.stats.contingency_tables",
    "statsmodels.stats.diagnostic",
    "statsmodels.stats.multicomp",
    "statsmodels.stats.multitest",
    "statsmodels.stats.outliers_influence",
    "statsmodels.stats.power",
    "statsmodels.stats.proportion",
    "statsmodels.stats.stattools",
    "statsmodels.stats.weightstats",
    "statsmodels.tools",
    "statsmodels.tools.sm_exceptions",
    "statsmodels.tools.tools",
    "statsmodels.tsa",
    "statsmodels.tsa.api",
    "statsmodels.tsa.ar_model",
    "statsmodels.tsa.arima",
    "statsmodels.tsa.arima.model",
    "statsmodels.tsa.graphics",
    "statsmodels.tsa.holtwinters",
    "statsmodels.tsa.seasonal",
    "statsmodels.tsa.statespace",
    "statsmodels.tsa.statespace.sarimax",
    "statsmodels.tsa.stattools",
    "statsmodels.tsa.vector_ar",
    "statsmodels.tsa.vector_ar.var_model",
];

/// What these hold that is a module of another place.
const LINKED: &[(&str, &str)] = &[
    ("statsmodels.api", "statsmodels.formula"),
    ("statsmodels.api", "statsmodels.genmod.families"),
    ("statsmodels.api", "statsmodels.graphics"),
    ("statsmodels.api", "statsmodels.nonparametric"),
    ("statsmodels.api", "statsmodels.stats"),
    ("statsmodels.api", "statsmodels.tsa"),
    ("statsmodels.graphics.api", "statsmodels.graphics.tsa"),
    ("statsmodels.tsa.api", "statsmodels.tsa.graphics"),
];

/// The library with statsmodels in it. scipy, pandas and numpy must be there too.
#[must_use]
pub fn add_to(library: Library) -> Library {
    library
        .frozen(frozen_index!(FACES), |_| true)
        .native(&[smoothing::module_def])
        .public(PUBLIC)
        .linked(LINKED)
        .lazy(&["statsmodels"])
        .aliases(&[
            ("sm", "statsmodels.api", "import statsmodels.api as sm"),
            ("smf", "statsmodels.formula.api", "import statsmodels.formula.api as smf"),
        ])
}
