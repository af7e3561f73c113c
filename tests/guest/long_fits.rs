//! The limit of time in the middle of the fits of sklearn, the searches of scipy and large figures, and the limit of memory
//! where one asks for too much: each strikes there, and the report says which.

use std::time::{Duration, Instant};

use libtest_mimic::{Failed, Trial};
use orchestrator::pool::Request;
use orchestrator_runtime::{Isolation, Limits};

use crate::long_work::{PROMPTLY, Work, announced, every_work};
use crate::project::Project;

const TIMEOUT: Duration = Duration::from_secs(4);

/// What asks for more memory than there is, at once or in the middle of a fit.
const GREEDY: [(&str, &str); 25] = [
    ("neighbours", "from sklearn.metrics import pairwise_distances\npairwise_distances(np.ones((30_000, 5)))"),
    ("pairs", "from scipy.spatial.distance import pdist\npdist(np.ones((30_000, 5)))"),
    (
        "polynomials",
        "from sklearn.preprocessing import PolynomialFeatures\nPolynomialFeatures(4).fit_transform(np.ones((20_000, 30)))",
    ),
    (
        "kernel",
        "from sklearn.kernel_ridge import KernelRidge\nKernelRidge(kernel='rbf').fit(np.ones((20_000, 3)), np.ones(20_000))",
    ),
    ("bootstrap", "from scipy import stats\nstats.bootstrap((np.arange(1e5),), np.mean, method='percentile')"),
    (
        "boosting",
        "from sklearn.ensemble import GradientBoostingClassifier\nx = np.random.default_rng(1).normal(size=(100_000, 2))\n\
         GradientBoostingClassifier().fit(x, np.arange(100_000) % 1000)",
    ),
    (
        "forest",
        "from sklearn.ensemble import RandomForestClassifier\nx = np.random.default_rng(1).normal(size=(30_000, 3))\n\
         RandomForestClassifier(10**6).fit(x, np.arange(30_000) % 7)",
    ),
    (
        "gaussian_mixture",
        "from sklearn.mixture import GaussianMixture\nx = np.random.default_rng(1).normal(size=(500, 1500))\nGaussianMixture(50).fit(x)",
    ),
    (
        "gaussian_process",
        "from sklearn.gaussian_process import GaussianProcessRegressor\nGaussianProcessRegressor().fit(np.ones((20_000, 3)), np.ones(20_000))",
    ),
    ("hdbscan", "from sklearn.cluster import HDBSCAN\nHDBSCAN().fit(np.ones((20_000, 3)))"),
    (
        "hist_boosting",
        "from sklearn.ensemble import HistGradientBoostingClassifier\nx = np.random.default_rng(1).normal(size=(100_000, 2))\n\
         HistGradientBoostingClassifier().fit(x, np.arange(100_000) % 1000)",
    ),
    ("isomap", "from sklearn.manifold import Isomap\nIsomap().fit(np.random.default_rng(1).normal(size=(20_000, 3)))"),
    (
        "k_means",
        "from sklearn.cluster import KMeans\nx = np.random.default_rng(1).normal(size=(30_000, 3))\n\
         KMeans(8000, init='random', algorithm='elkan').fit(x)",
    ),
    ("least_squares", "from scipy.optimize import least_squares\nleast_squares(lambda p: p - 1, np.zeros(20_000))"),
    (
        "logistic",
        "from sklearn.linear_model import LogisticRegression\nx = np.random.default_rng(1).normal(size=(300, 20_000))\n\
         LogisticRegression().fit(x, np.arange(300))",
    ),
    ("mds", "from sklearn.manifold import MDS\nMDS().fit(np.random.default_rng(1).normal(size=(20_000, 3)))"),
    (
        "minimize",
        "from scipy.optimize import minimize, rosen, rosen_der\nminimize(rosen, np.zeros(20_000), jac=rosen_der)",
    ),
    (
        "mlp",
        "from sklearn.neural_network import MLPRegressor\nMLPRegressor(hidden_layer_sizes=(10_000, 10_000)).fit(np.ones((50, 3)), np.ones(50))",
    ),
    (
        "nmf",
        "from sklearn.decomposition import NMF\nNMF(5000, init='random').fit(np.random.default_rng(1).uniform(size=(20_000, 20)))",
    ),
    (
        "rbf",
        "from scipy.interpolate import RBFInterpolator\nRBFInterpolator(np.random.default_rng(1).normal(size=(20_000, 3)), np.ones(20_000))",
    ),
    (
        "sgd",
        "from sklearn.linear_model import SGDClassifier\nSGDClassifier().fit(np.eye(7000, dtype=np.float32), np.arange(7000))",
    ),
    (
        "svm",
        "from sklearn.svm import SVC\nx = np.random.default_rng(1).normal(size=(20_000, 3))\n\
         SVC(C=1e6, cache_size=8000).fit(x, np.arange(20_000) % 2)",
    ),
    (
        "t_sne",
        "from sklearn.manifold import TSNE\nTSNE(method='exact').fit_transform(np.random.default_rng(1).normal(size=(20_000, 3)))",
    ),
    (
        "tree",
        "from sklearn.tree import DecisionTreeClassifier\nx = np.random.default_rng(1).normal(size=(20_000, 3))\n\
         DecisionTreeClassifier().fit(x, np.arange(20_000) % 10_000)",
    ),
    ("linkage", "from scipy.cluster.hierarchy import linkage\nlinkage(np.ones((30_000, 3)), 'average')"),
];

pub fn trials() -> Vec<Trial> {
    let fits = every_work().filter(|(family, _)| ["fits", "plots", "science"].contains(family));
    let timed = fits.map(|(family, work)| {
        Trial::test(format!("long_fits::time::{family}::{}", work.name), move || struck_by_time(work))
    });
    let greedy = GREEDY
        .iter()
        .map(|(name, code)| Trial::test(format!("long_fits::memory::{name}"), move || struck_by_memory(code)));
    timed.chain(greedy).collect()
}

fn struck_by_time(work: &Work) -> Result<(), Failed> {
    let limits = Limits { timeout: TIMEOUT, memory_bytes: 2 << 30, ..Limits::default() };
    let started = Instant::now();
    struck(announced(work), limits, &["ExecutionTimeout"])?;
    let took = started.elapsed();
    // A worker starts, too.
    if took > TIMEOUT + 2 * PROMPTLY { Err(format!("took {took:?} to end").into()) } else { Ok(()) }
}

fn struck_by_memory(code: &str) -> Result<(), Failed> {
    let limits = Limits { timeout: Duration::from_secs(60), memory_bytes: 512 << 20, ..Limits::default() };
    struck(format!("import numpy as np\n{code}"), limits, &["MemoryLimit", "MemoryError"])
}

fn struck(code: String, limits: Limits, by: &[&str]) -> Result<(), Failed> {
    let request = Request { limits, ..Request::new(code, Isolation::Production) };
    let report = Project::with_database().pool(Isolation::Production).execute(request, None)?;
    match report.error {
        Some(error) if by.contains(&error.kind.as_str()) => Ok(()),
        Some(error) => Err(error.traceback.into()),
        None => Err(format!("ended by itself: {}", report.output).into()),
    }
}
