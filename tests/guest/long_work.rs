//! Native work that does not end by itself, one script for each kind of it.
//!
//! A script says that it is about to begin and then works until it is stopped. Most rounds of its work take longer than
//! a stopped guest is waited for, so that it has to be given up.

use std::time::Duration;

/// What a script prints before its work.
pub const READY: &str = "ready";

/// From the stop to the end: the grace of a stopped guest, and room for a busy machine.
pub const PROMPTLY: Duration = Duration::from_secs(3);

/// What is made first, and what is then done over and over.
pub struct Work {
    pub name: &'static str,
    before: &'static str,
    repeated: &'static str,
}

const fn work(name: &'static str, before: &'static str, repeated: &'static str) -> Work {
    Work { name, before, repeated }
}

const NUMBERS: &str = "k = np.arange(5_000_000) * 7919 % 1_000_003\nx = pd.DataFrame({'k': k, 'v': k * 0.5})";

const FRAMES: [Work; 27] = [
    work("apply", "x = pd.Series(np.arange(3_000_000))", "x.apply(lambda value: value + 1)"),
    work("apply_rows", "x = pd.DataFrame({'a': np.arange(100_000)})", "x.apply(lambda row: row['a'], axis=1)"),
    work("combine", NUMBERS, "pd.concat([x, x], axis=1).sort_index(axis=1)"),
    work(
        "correlation",
        "x = pd.DataFrame(np.arange(10_000_000).reshape(100_000, 100) * 7919 % 1_000_003)",
        "x.corr('spearman')",
    ),
    work(
        "dates",
        "x = (pd.Series(np.arange(2_000_000)) % 1000 + 1900).astype(str) + '-01-02 03:04:05'",
        "pd.to_datetime(x)",
    ),
    work("describe", NUMBERS, "x.describe()"),
    work("explode", "x = pd.Series([list(range(10))] * 500_000)", "x.explode()"),
    work("group_apply", NUMBERS, "x.groupby('k')['v'].apply(lambda values: values.sum())"),
    work("group_by", NUMBERS, "x.groupby('k')['v'].agg(['median', 'std', 'nunique'])"),
    work("group_rank", NUMBERS, "x.groupby('k')['v'].rank()"),
    work("merge", "k = np.arange(3_000_000) % 1_000_000\nx = pd.DataFrame({'k': k, 'v': k})", "x.merge(x, on='k')"),
    work("pivot", NUMBERS, "x.assign(c=x['k'] % 997).pivot_table(index=x['k'] % 1009, columns='c', aggfunc='median')"),
    work("print", "x = pd.DataFrame({'a': np.arange(1_000_000) * 0.1})", "x.to_string()"),
    work(
        "read_csv",
        "pd.DataFrame({'k': np.arange(2_000_000), 'v': np.arange(2_000_000) * 0.1}).to_csv('workspace/x.csv')",
        "pd.read_csv('workspace/x.csv')",
    ),
    work("regex", "x = pd.Series(['a' * 40 + 'b'] * 10)", "x.str.contains(r'(?=(a+)+$)')"),
    work(
        "resample",
        "x = pd.Series(np.arange(5_000_000), index=pd.date_range('2000', periods=5_000_000, freq='s'))",
        "x.resample('min').median()",
    ),
    work("rolling", NUMBERS, "x['k'].rolling(10_000).median()"),
    work(
        "scan",
        "from orchestrator.mcp.data import load_sql\npd.DataFrame({'k': np.arange(2_000_000) % 1000, 'v': np.arange(2_000_000) * 0.1}).to_csv('workspace/x.csv')",
        "load_sql(\"select k, sum(v), count(distinct v) from 'workspace/x.csv' group by k\")",
    ),
    work("sort_values", NUMBERS, "x.sort_values(['k', 'v'])"),
    work("text", "x = pd.Series(['some text of a row'] * 3_000_000)", "x.str.replace('text', 'word').str.title()"),
    work("to_csv", "x = pd.DataFrame({'v': np.arange(2_000_000) * 0.1})", "x.to_csv('workspace/x.csv')"),
    work("to_excel", "x = pd.DataFrame({'v': np.arange(1_000_000) * 0.1})", "x.to_excel('workspace/x.xlsx')"),
    work("to_json", "x = pd.DataFrame({'v': np.arange(1_000_000) * 0.1})", "x.to_json()"),
    work("to_parquet", NUMBERS, "x.to_parquet('workspace/x.parquet')"),
    work("transpose", "x = pd.DataFrame(np.arange(4_000_000).reshape(2000, 2000))", "x.T.T"),
    work("unique", "x = pd.Series(np.arange(10_000_000) * 7919 % 1_000_003)", "x.value_counts()"),
    work("window_function", NUMBERS, "x['k'].rolling(100).apply(lambda values: values.max(), raw=True)"),
];

const ARRAYS: [Work; 19] = [
    work("convolve", "x = np.ones(1_000_000)", "np.convolve(x, x)"),
    work("cumsum", "x = np.ones((5000, 5000))", "np.cumsum(x, axis=0)"),
    work("eig", "x = np.arange(2_250_000.0).reshape(1500, 1500) % 1009", "np.linalg.eig(x)"),
    work("einsum", "x = np.ones((90, 90, 90))", "np.einsum('ijk,klm,mni->jln', x, x, x)"),
    work("fft", "x = np.ones(4_194_319)", "np.fft.fft(x)"),
    work("is_in", "x = np.arange(5_000_000) * 7919 % 50_000_017", "np.isin(x, x)"),
    work("load_text", "np.savetxt('workspace/x.txt', np.ones((200_000, 3)))", "np.loadtxt('workspace/x.txt')"),
    work("matmul", "x = np.ones((6000, 6000))", "x @ x"),
    work("matmul_integers", "x = np.ones((3000, 3000), dtype=int)", "x @ x"),
    work("objects", "x = np.arange(2_000_000).astype(object)", "x.sum()"),
    work("percentile", "x = np.arange(20_000_000) * 7919 % 50_000_017", "np.percentile(x, [1, 50, 99])"),
    work("print", "x = np.arange(1_000_000) * 0.1", "np.array2string(x, threshold=10**9)"),
    work("random", "x = np.random.default_rng(1)", "x.gamma(0.5, size=20_000_000)"),
    work("sort", "x = np.arange(20_000_000) * 7919 % 50_000_017", "np.sort(x)"),
    work("sort_text", "x = (np.arange(2_000_000) * 7919 % 50_000_017).astype(str)", "np.sort(x)"),
    work("svd", "x = np.arange(4_000_000.0).reshape(2000, 2000) % 1009", "np.linalg.svd(x)"),
    work("ufunc", "x = np.ones(20_000_000)", "np.sin(x) ** 2.5"),
    work("unique", "x = np.arange(10_000_000) * 7919 % 50_000_017", "np.unique(x)"),
    work("vectorize", "x = np.arange(2_000_000)", "np.vectorize(lambda value: value + 1)(x)"),
];

const ROWS: &str = "from orchestrator.mcp.models import ForestModel, KMeansModel, LinearModel, LogisticModel\n\
                    x = np.random.default_rng(1).normal(size=(200_000, 20))\ny = x[:, 0] * x[:, 1] + x[:, 2]\n\
                    c = (y * 3).astype(int) % 5";

const MODELS: [Work; 5] = [
    work("forest_classes", ROWS, "ForestModel('classification').fit(x, c)"),
    work("forest_numbers", ROWS, "ForestModel().fit(x, y)"),
    work("kmeans", ROWS, "KMeansModel(50, n_init=100).fit(x)"),
    work("linear", ROWS, "LinearModel().fit(np.tile(x, (1, 5)), y)"),
    work("logistic", ROWS, "LogisticModel().fit(x, c)"),
];

/// Rows, a target of numbers and one of two classes, and what is imported to fit them.
macro_rules! fit {
    ($name:literal, $imported:literal, $repeated:literal) => {
        work(
            $name,
            concat!(
                "x = np.random.default_rng(1).normal(size=(30_000, 20))\ny = x[:, 0] * x[:, 1] + x[:, 2]\n",
                "c = (y > 0).astype(int)\n",
                $imported
            ),
            $repeated,
        )
    };
}

/// Iterative fits of sklearn: each goes on for long by itself, so that the stop comes in the middle of one.
const FITS: [Work; 51] = [
    fit!(
        "ada_boost",
        "from sklearn.ensemble import AdaBoostClassifier",
        "AdaBoostClassifier(n_estimators=1000).fit(x, c)"
    ),
    fit!(
        "affinity_propagation",
        "from sklearn.cluster import AffinityPropagation",
        "AffinityPropagation(max_iter=10**6, convergence_iter=10**4).fit(x[:2000])"
    ),
    fit!(
        "agglomerative",
        "from sklearn.cluster import AgglomerativeClustering",
        "AgglomerativeClustering().fit(x[:12_000])"
    ),
    fit!("bagging", "from sklearn.ensemble import BaggingClassifier", "BaggingClassifier(n_estimators=1000).fit(x, c)"),
    fit!(
        "bayesian_ridge",
        "from sklearn.linear_model import BayesianRidge",
        "BayesianRidge(tol=1e-15, max_iter=10**6).fit(np.tile(x, (5, 5)), np.tile(y, 5))"
    ),
    fit!(
        "birch",
        "from sklearn.cluster import Birch",
        "Birch(threshold=0.1, n_clusters=None).fit(np.concatenate([x, x + 3, x - 3]))"
    ),
    fit!(
        "boltzmann",
        "from sklearn.neural_network import BernoulliRBM",
        "BernoulliRBM(200, n_iter=10**6).fit((x > 0) * 1.0)"
    ),
    fit!(
        "calibration",
        "from sklearn.calibration import CalibratedClassifierCV\nfrom sklearn.ensemble import RandomForestClassifier",
        "CalibratedClassifierCV(RandomForestClassifier(100), cv=20).fit(x, c)"
    ),
    fit!("dbscan", "from sklearn.cluster import DBSCAN", "DBSCAN(eps=4.0).fit(x)"),
    fit!(
        "dictionary",
        "from sklearn.decomposition import DictionaryLearning",
        "DictionaryLearning(30, tol=0.0, max_iter=10**6).fit(x[:2000])"
    ),
    fit!("extra_trees", "from sklearn.ensemble import ExtraTreesRegressor", "ExtraTreesRegressor(1000).fit(x, y)"),
    fit!(
        "factor_analysis",
        "from sklearn.decomposition import FactorAnalysis",
        "FactorAnalysis(10, tol=1e-15, max_iter=10**6).fit(x)"
    ),
    fit!(
        "fast_ica",
        "from sklearn.decomposition import FastICA",
        "FastICA(tol=1e-15, max_iter=10**6, random_state=0).fit(x)"
    ),
    fit!("forest", "from sklearn.ensemble import RandomForestClassifier", "RandomForestClassifier(1000).fit(x, c)"),
    fit!(
        "gaussian_mixture",
        "from sklearn.mixture import GaussianMixture",
        "GaussianMixture(20, tol=1e-15, max_iter=10**6, random_state=0).fit(x)"
    ),
    fit!(
        "gaussian_process",
        "from sklearn.gaussian_process import GaussianProcessRegressor\nfrom sklearn.gaussian_process.kernels import RBF, WhiteKernel",
        "GaussianProcessRegressor(RBF() + WhiteKernel(), n_restarts_optimizer=100).fit(x[:1500], y[:1500])"
    ),
    fit!(
        "gradient_boosting",
        "from sklearn.ensemble import GradientBoostingRegressor",
        "GradientBoostingRegressor(n_estimators=1000).fit(x, y)"
    ),
    fit!(
        "graphical_lasso",
        "from sklearn.covariance import GraphicalLasso",
        "GraphicalLasso(0.01, tol=1e-15, max_iter=10**6).fit(x.reshape(1500, 400))"
    ),
    fit!(
        "grid_search",
        "from sklearn.linear_model import Ridge\nfrom sklearn.model_selection import GridSearchCV",
        "GridSearchCV(Ridge(), {'alpha': np.arange(1.0, 2000.0)}).fit(x, y)"
    ),
    fit!("hdbscan", "from sklearn.cluster import HDBSCAN", "HDBSCAN().fit(x[:5000])"),
    fit!(
        "hist_boosting",
        "from sklearn.ensemble import HistGradientBoostingRegressor",
        "HistGradientBoostingRegressor(max_iter=5000, early_stopping=False).fit(x, y)"
    ),
    fit!(
        "huber",
        "from sklearn.linear_model import HuberRegressor",
        "HuberRegressor(tol=1e-15, max_iter=10**6).fit(np.tile(x, (10, 1)), np.tile(y, 10))"
    ),
    fit!(
        "isolation_forest",
        "from sklearn.ensemble import IsolationForest",
        "IsolationForest(n_estimators=20_000).fit(x)"
    ),
    fit!("isomap", "from sklearn.manifold import Isomap", "Isomap().fit(x[:3000])"),
    fit!("k_means", "from sklearn.cluster import KMeans", "KMeans(50, n_init=1000).fit(x)"),
    fit!("knn", "from sklearn.neighbors import KNeighborsClassifier", "KNeighborsClassifier().fit(x, c).predict(x)"),
    fit!("lasso_search", "from sklearn.linear_model import LassoCV", "LassoCV(alphas=3000, cv=20, eps=1e-6).fit(x, y)"),
    fit!(
        "linear_svc",
        "from sklearn.svm import LinearSVC",
        "LinearSVC(tol=1e-15, max_iter=10**7).fit(np.tile(x, (20, 1)), np.tile(c, 20))"
    ),
    fit!(
        "logistic",
        "from sklearn.linear_model import LogisticRegression",
        "LogisticRegression(C=1e9, tol=1e-15).fit(np.tile(x, (10, 5)), np.tile(c, 10))"
    ),
    fit!("mds", "from sklearn.manifold import MDS", "MDS(n_init=100, max_iter=10**6, eps=0.0).fit(x[:1500])"),
    fit!("mean_shift", "from sklearn.cluster import MeanShift", "MeanShift(bandwidth=4.0).fit(x)"),
    fit!(
        "mini_batch_k_means",
        "from sklearn.cluster import MiniBatchKMeans",
        "MiniBatchKMeans(100, n_init=100, max_iter=10**4, max_no_improvement=None).fit(x)"
    ),
    fit!(
        "mlp",
        "from sklearn.neural_network import MLPRegressor",
        "MLPRegressor(tol=0.0, max_iter=10**5, n_iter_no_change=10**5).fit(x, y)"
    ),
    fit!(
        "nmf",
        "from sklearn.decomposition import NMF",
        "NMF(10, tol=0.0, max_iter=10**6, random_state=0).fit(np.abs(x))"
    ),
    fit!("optics", "from sklearn.cluster import OPTICS", "OPTICS(min_samples=10).fit(x)"),
    fit!(
        "permutation_importance",
        "from sklearn.inspection import permutation_importance\nfrom sklearn.linear_model import Ridge\nfit = Ridge().fit(x, y)",
        "permutation_importance(fit, x, y, n_repeats=1000)"
    ),
    fit!(
        "poisson",
        "from sklearn.linear_model import PoissonRegressor",
        "PoissonRegressor(tol=1e-15, max_iter=10**6).fit(np.tile(x, (10, 5)), np.tile(np.abs(y), 10))"
    ),
    fit!("quantile", "from sklearn.linear_model import QuantileRegressor", "QuantileRegressor(alpha=0.0).fit(x, y)"),
    fit!(
        "ransac",
        "from sklearn.linear_model import RANSACRegressor",
        "RANSACRegressor(max_trials=10**6, residual_threshold=0.01).fit(x, y)"
    ),
    fit!(
        "rfe",
        "from sklearn.ensemble import RandomForestRegressor\nfrom sklearn.feature_selection import RFE",
        "RFE(RandomForestRegressor(), n_features_to_select=1).fit(x, y)"
    ),
    fit!("ridge", "from sklearn.linear_model import Ridge", "Ridge().fit(np.tile(x, (5, 5)), np.tile(y, 5))"),
    fit!("sgd", "from sklearn.linear_model import SGDClassifier", "SGDClassifier(tol=None, max_iter=10**5).fit(x, c)"),
    fit!(
        "spectral",
        "from sklearn.cluster import SpectralClustering",
        "SpectralClustering(4, affinity='nearest_neighbors').fit(x[:6000])"
    ),
    fit!(
        "stacking",
        "from sklearn.ensemble import RandomForestClassifier, StackingClassifier\nfrom sklearn.tree import DecisionTreeClassifier",
        "StackingClassifier([('f', RandomForestClassifier()), ('t', DecisionTreeClassifier())], cv=50).fit(x, c)"
    ),
    fit!("svc", "from sklearn.svm import SVC", "SVC(C=1e6, tol=1e-12).fit(x, c)"),
    fit!("svr", "from sklearn.svm import SVR", "SVR(C=1e6, tol=1e-12).fit(x, y)"),
    fit!("t_sne", "from sklearn.manifold import TSNE", "TSNE(max_iter=10**5).fit_transform(x[:3000])"),
    fit!(
        "topics",
        "from sklearn.decomposition import LatentDirichletAllocation",
        "LatentDirichletAllocation(10, max_iter=1000).fit((np.abs(x) * 5).astype(int))"
    ),
    fit!(
        "tree",
        "from sklearn.tree import DecisionTreeRegressor",
        "DecisionTreeRegressor().fit(np.tile(x, (20, 1)), np.tile(y, 20) + np.arange(20 * len(y)) * 1e-6)"
    ),
    fit!("truncated_svd", "from sklearn.decomposition import TruncatedSVD", "TruncatedSVD(10, n_iter=10**6).fit(x)"),
    fit!(
        "voting",
        "from sklearn.ensemble import ExtraTreesClassifier, RandomForestClassifier, VotingClassifier",
        "VotingClassifier([('f', RandomForestClassifier(500)), ('e', ExtraTreesClassifier(500))]).fit(x, c)"
    ),
];

/// The Laplacian of a large grid, where neighbouring eigenvalues lie close, and a matrix without symmetry.
const GRID_OF_NODES: &str = "from scipy.sparse import diags_array, kron, eye_array\nfrom scipy.sparse.linalg import eigs, eigsh, gmres\n\
    d = diags_array([-1.0, 2.0, -1.0], offsets=[-1, 0, 1], shape=(400, 400))\n\
    x = (kron(d, eye_array(400)) + kron(eye_array(400), d)).tocsr()\n\
    upwards = diags_array([1.0], offsets=[1], shape=(160_000, 160_000)).tocsr()";

/// The same of scipy and statsmodels.
const SCIENCE: [Work; 38] = [
    work(
        "basin_hopping",
        "from scipy.optimize import basinhopping",
        "basinhopping(lambda p: np.sum(np.sin(p * 9) + p * p), np.ones(20), niter=10**6)",
    ),
    work(
        "bootstrap",
        "from scipy import stats",
        "stats.bootstrap((np.arange(1000.0),), np.median, n_resamples=10**7, batch=1000)",
    ),
    work(
        "convex_hull",
        "from scipy.spatial import Delaunay\nx = np.random.default_rng(1).normal(size=(300_000, 3))",
        "Delaunay(x)",
    ),
    work(
        "curve_fit",
        "from scipy.optimize import curve_fit\nx = np.arange(2_000_000) / 1e6",
        "curve_fit(lambda x, a, b, c: a * np.exp(-b * x) + c, x, np.exp(-x) + np.sin(x * 1e4), p0=(3.0, 9.0, 2.0), ftol=1e-15)",
    ),
    work(
        "differential_evolution",
        "from scipy.optimize import differential_evolution",
        "differential_evolution(lambda p: np.sum(np.sin(p * 9) + p * p), [(-9, 9)] * 20, maxiter=10**6, tol=0)",
    ),
    work(
        "dual_annealing",
        "from scipy.optimize import dual_annealing",
        "dual_annealing(lambda p: np.sum(np.sin(p * 9) + p * p), [(-9, 9)] * 20, maxiter=10**6)",
    ),
    work("eigs", GRID_OF_NODES, "eigs(x + 0.1 * upwards, k=50, which='LR', tol=1e-14)"),
    work("eigsh", GRID_OF_NODES, "eigsh(x, k=50, which='SA')"),
    work(
        "exponential_smoothing",
        "from statsmodels.tsa.holtwinters import ExponentialSmoothing\nx = np.sin(np.arange(100_000.0)) + np.arange(100_000.0) % 12 + 9",
        "ExponentialSmoothing(x, trend='add', seasonal='mul', seasonal_periods=12).fit()",
    ),
    work(
        "fsolve",
        "from scipy.optimize import fsolve",
        "fsolve(lambda p: p**3 - np.roll(p, 1) + np.arange(800) / 800, np.zeros(800))",
    ),
    work("gaussian_filter", "from scipy import ndimage\nx = np.ones((4000, 4000))", "ndimage.gaussian_filter(x, 40)"),
    work(
        "gaussian_kde",
        "from scipy import stats\nx = np.random.default_rng(1).normal(size=50_000)",
        "stats.gaussian_kde(x)(x)",
    ),
    work(
        "glm",
        "import statsmodels.api as sm\nx = np.random.default_rng(1).normal(size=(300_000, 30))\ny = np.floor(np.exp(x[:, 0]))",
        "sm.GLM(y, x, family=sm.families.Poisson()).fit(tol=1e-30, maxiter=10**6)",
    ),
    work("gmres", GRID_OF_NODES, "gmres(x, np.ones(160_000), rtol=1e-14, maxiter=10**6)"),
    work(
        "griddata",
        "from scipy.interpolate import griddata\nx = np.random.default_rng(1).normal(size=(100_000, 2))",
        "griddata(x, x[:, 0], x * 0.5, method='cubic')",
    ),
    work(
        "integral",
        "from scipy.integrate import quad",
        "quad(lambda x: np.sin(x * 1e5) / (1 + x), 0, 1e4, limit=10**6)",
    ),
    work(
        "kmeans2",
        "from scipy.cluster.vq import kmeans2\nx = np.random.default_rng(1).normal(size=(200_000, 10))",
        "kmeans2(x, 100, iter=10**5, rng=1)",
    ),
    work(
        "label",
        "from scipy import ndimage\nx = np.arange(16_000_000).reshape(4000, 4000) * 7919 % 3 > 0",
        "ndimage.label(x)",
    ),
    work(
        "least_squares",
        "from scipy.optimize import least_squares\nx = np.arange(20_000) / 1e3",
        "least_squares(lambda p: np.exp(-np.outer(p, x)).sum(axis=0) - np.sin(x), np.arange(1.0, 60.0))",
    ),
    work(
        "linkage",
        "from scipy.cluster.hierarchy import linkage\nx = np.random.default_rng(1).normal(size=(12_000, 5))",
        "linkage(x, 'ward')",
    ),
    work(
        "linprog",
        "from scipy.optimize import linprog\nr = np.random.default_rng(1)\nA, b = r.uniform(size=(800, 1600)), r.uniform(10, 20, 800)",
        "linprog(-r.uniform(size=1600), A_ub=A, b_ub=b)",
    ),
    work(
        "logit",
        "import statsmodels.api as sm\nx = np.random.default_rng(1).normal(size=(300_000, 30))\ny = (x[:, 0] + x[:, 1] ** 2 > 1).astype(float)",
        "sm.Logit(y, x).fit(disp=0)",
    ),
    work(
        "milp",
        "from scipy.optimize import LinearConstraint, milp\nr = np.random.default_rng(1)\nA = r.integers(1, 1000, (20, 60))",
        "milp(-A[0], constraints=LinearConstraint(A, ub=A.sum(axis=1) / 2.5), integrality=np.ones(60))",
    ),
    work("minimize", "from scipy.optimize import minimize, rosen", "minimize(rosen, np.zeros(200))"),
    work(
        "minimize_bounded",
        "from scipy.optimize import minimize, rosen",
        "minimize(rosen, np.zeros(1000), method='L-BFGS-B', options={'maxiter': 10**6, 'maxfun': 10**9})",
    ),
    work(
        "minimize_constrained",
        "from scipy.optimize import minimize, rosen",
        "minimize(rosen, np.zeros(200), method='SLSQP', options={'maxiter': 10**6, 'ftol': 1e-30})",
    ),
    work(
        "minimize_simplex",
        "from scipy.optimize import minimize, rosen",
        "minimize(rosen, np.zeros(200), method='Nelder-Mead', options={'maxiter': 10**9, 'maxfev': 10**9})",
    ),
    work(
        "ode",
        "from scipy.integrate import solve_ivp",
        "solve_ivp(lambda t, y: [y[1], -y[0]], (0, 1e6), [1.0, 0.0], rtol=1e-10)",
    ),
    work(
        "odeint",
        "from scipy.integrate import odeint",
        "odeint(lambda y, t: [y[1], -y[0]], [1.0, 0.0], np.linspace(0, 1e5, 10**6))",
    ),
    work(
        "pairs",
        "from scipy.spatial.distance import pdist\nx = np.random.default_rng(1).normal(size=(15_000, 20))",
        "pdist(x)",
    ),
    work(
        "permutation_test",
        "from scipy import stats\nx = np.random.default_rng(1).normal(size=2000)",
        "stats.permutation_test((x, x + 0.1), lambda a, b: a.mean() - b.mean(), n_resamples=10**7)",
    ),
    work(
        "rbf",
        "from scipy.interpolate import RBFInterpolator\nx = np.random.default_rng(1).normal(size=(3000, 3))",
        "RBFInterpolator(x, x[:, 0])(np.tile(x, (20, 1)))",
    ),
    work(
        "root",
        "from scipy.optimize import root",
        "root(lambda p: p**3 - np.roll(p, 1) + np.arange(800) / 800, np.zeros(800), method='lm')",
    ),
    work(
        "shortest_path",
        "from scipy.sparse import random_array\nfrom scipy.sparse.csgraph import shortest_path\nx = random_array((8000, 8000), density=0.001, rng=1).tocsr()",
        "shortest_path(x)",
    ),
    work(
        "sparse_solve",
        "from scipy.sparse import diags_array, kron, eye_array\nfrom scipy.sparse.linalg import spsolve\nd = diags_array([-1.0, 2.0, -1.0], offsets=[-1, 0, 1], shape=(400, 400))\nx = (kron(d, eye_array(400)) + kron(eye_array(400), d)).tocsc()",
        "spsolve(x, np.ones(160_000))",
    ),
    work(
        "spectrum",
        "from scipy import signal\nx = np.arange(10_000) / 100",
        "signal.lombscargle(x, np.sin(x), np.arange(1.0, 1000.0))",
    ),
    work("svd", "from scipy import linalg\nx = np.arange(4_000_000.0).reshape(2000, 2000) % 1009", "linalg.svd(x)"),
    work(
        "svds",
        "from scipy.sparse import random_array\nfrom scipy.sparse.linalg import svds\nx = random_array((60_000, 20_000), density=0.001, rng=1).tocsr()",
        "svds(x, k=100)",
    ),
];

const QUERIES: [Work; 2] = [
    work(
        "sqlite",
        "from orchestrator.mcp.data import load_sql",
        "load_sql('with recursive n(i) as (select 1 union all select i + 1 from n) select max(i) from n', connection='shop.db')",
    ),
    work(
        "frames",
        "from orchestrator.mcp.data import load_sql\nk = np.arange(3_000_000) * 7919 % 1_000_003\nx = pd.DataFrame({'k': k, 'v': k * 0.5})",
        "load_sql('select a.k, sum(a.v) as v from x as a join x as b on a.k = b.k group by a.k order by v')",
    ),
];

/// Pictures and reports.
const VIZ: [Work; 3] = [
    work(
        "histogram",
        "from orchestrator.mcp import viz\nx = pd.DataFrame({'v': np.arange(20_000_000) * 0.5})",
        "viz.plot_distribution(x, 'v', smooth=True)",
    ),
    work(
        "points",
        "from orchestrator.mcp import viz\nk = np.arange(3_000_000)\nx = pd.DataFrame({'a': k * 0.5, 'b': k * 7919 % 1_000_003})",
        "viz.plot_scatter(x, 'a', 'b', trend=True)",
    ),
    work(
        "report",
        "from orchestrator.mcp import viz\nx = 'some *text* of a [report](https://example.com)\\n\\n' * 200_000",
        "viz.generate_report(x)",
    ),
];

/// Large figures: where their artists go, and what is drawn of them.
const PLOTS: [Work; 3] = [
    work(
        "contours",
        "import matplotlib.pyplot as plt\nx = np.random.default_rng(1).normal(size=(1500, 1500))\nfigure, axes = plt.subplots()",
        "axes.clear(); axes.contourf(x, 50); figure.savefig('workspace/x.png')",
    ),
    work(
        "layout",
        "import matplotlib.pyplot as plt\nfigure, axes = plt.subplots(30, 30, figsize=(60, 60), layout='constrained')",
        "figure.savefig('workspace/x.svg')",
    ),
    work(
        "markers",
        "import matplotlib.pyplot as plt\nx = np.random.default_rng(1).normal(size=(2, 1_000_000))\n\
         figure, axes = plt.subplots(figsize=(20, 20))\naxes.scatter(*x, s=400, alpha=0.5)",
        "figure.savefig('workspace/x.png', dpi=200)",
    ),
];

/// What runs without arrays, for comparison.
const PYTHON: [Work; 2] = [work("builtin", "", "sum(range(10**12))"), work("loop", "", "pass")];

pub fn every_work() -> impl Iterator<Item = (&'static str, &'static Work)> {
    let python = PYTHON.iter().map(|work| ("python", work));
    let frames = FRAMES.iter().map(|work| ("frames", work));
    let arrays = ARRAYS.iter().map(|work| ("arrays", work));
    let models = MODELS.iter().map(|work| ("models", work));
    let queries = QUERIES.iter().map(|work| ("queries", work));
    let fits = FITS.iter().map(|work| ("fits", work));
    let science = SCIENCE.iter().map(|work| ("science", work));
    let viz = VIZ.iter().map(|work| ("viz", work));
    let plots = PLOTS.iter().map(|work| ("plots", work));
    python.chain(frames).chain(arrays).chain(models).chain(fits).chain(science).chain(queries).chain(viz).chain(plots)
}

/// A script that announces its work and never ends it by itself. Nothing in it can catch the stop.
pub fn script(work: &Work, announce: &str) -> String {
    let Work { before, repeated, .. } = work;
    format!(
        "import numpy as np\nimport pandas as pd\n{before}\n{announce}\nwhile True:\n    try:\n        {repeated}\n    \
         except BaseException:\n        print('ESCAPED')\n"
    )
}

pub fn announced(work: &Work) -> String {
    script(work, &format!("print({READY:?}, flush=True)"))
}
