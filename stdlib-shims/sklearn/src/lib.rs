//! The `sklearn` a script imports: estimators in Python over our numpy, pandas and kernels.

mod boosting;
mod borrowed;
mod columns;
mod embedding;
mod groups;
mod information;
mod linear;
mod machines;
mod neighbors;
mod tables;
mod terms;
mod trees;
mod values;

use orchestrator_runtime::{Library, frozen_index};
use rustpython_vm::frozen::FrozenLib;

/// Faces: Python sources compiled into the binary at build time.
static FACES: &FrozenLib = rustpython_vm::py_freeze!(dir = "../python", crate_name = "rustpython_vm");

const PUBLIC: &[&str] = &[
    "joblib",
    "sklearn",
    "sklearn.base",
    "sklearn.calibration",
    "sklearn.cluster",
    "sklearn.compose",
    "sklearn.covariance",
    "sklearn.coverage",
    "sklearn.cross_decomposition",
    "sklearn.datasets",
    "sklearn.decomposition",
    "sklearn.discriminant_analysis",
    "sklearn.dummy",
    "sklearn.ensemble",
    "sklearn.exceptions",
    "sklearn.experimental",
    "sklearn.experimental.enable_halving_search_cv",
    "sklearn.experimental.enable_hist_gradient_boosting",
    "sklearn.experimental.enable_iterative_imputer",
    "sklearn.feature_extraction",
    "sklearn.feature_extraction.image",
    "sklearn.feature_extraction.text",
    "sklearn.feature_selection",
    "sklearn.frozen",
    "sklearn.gaussian_process",
    "sklearn.gaussian_process.kernels",
    "sklearn.impute",
    "sklearn.inspection",
    "sklearn.isotonic",
    "sklearn.kernel_approximation",
    "sklearn.kernel_ridge",
    "sklearn.linear_model",
    "sklearn.manifold",
    "sklearn.metrics",
    "sklearn.metrics.cluster",
    "sklearn.metrics.pairwise",
    "sklearn.mixture",
    "sklearn.model_selection",
    "sklearn.multiclass",
    "sklearn.multioutput",
    "sklearn.naive_bayes",
    "sklearn.neighbors",
    "sklearn.neural_network",
    "sklearn.pipeline",
    "sklearn.preprocessing",
    "sklearn.random_projection",
    "sklearn.semi_supervised",
    "sklearn.svm",
    "sklearn.tree",
    "sklearn.utils",
    "sklearn.utils.class_weight",
    "sklearn.utils.estimator_checks",
    "sklearn.utils.extmath",
    "sklearn.utils.metaestimators",
    "sklearn.utils.multiclass",
    "sklearn.utils.parallel",
    "sklearn.utils.random",
    "sklearn.utils.validation",
];

/// The library with sklearn in it. numpy and pandas must be there too.
#[must_use]
pub fn add_to(library: Library) -> Library {
    library
        .frozen(frozen_index!(FACES), |_| true)
        .native(&[
            boosting::module_def,
            columns::module_def,
            information::module_def,
            tables::module_def,
            terms::module_def,
        ])
        .native(&[embedding::module_def, neighbors::module_def])
        .native(&[groups::module_def, linear::module_def, machines::module_def, trees::module_def])
        .public(PUBLIC)
        .lazy(&["sklearn", "sklearn.utils"])
}
