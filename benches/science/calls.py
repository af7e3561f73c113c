"""What is measured: name, what is made first, the call. `n` is the number of rows of each, before `--scale`."""

_ROWS = "X = rng.normal(size=(n, {columns}))\nt = X[:, 0] - 2 * X[:, 1] + X[:, 2] * X[:, 3] + rng.normal(size=n)\nc = (t > 0).astype(int)"


def rows(columns=20):
    """Rows of numbers, a target of numbers and one of two classes."""
    return _ROWS.format(columns=columns)


FITS = [
    ("LinearRegression", 1_000_000, rows(), "from sklearn.linear_model import LinearRegression", "LinearRegression().fit(X, t)"),
    ("Ridge", 1_000_000, rows(), "from sklearn.linear_model import Ridge", "Ridge().fit(X, t)"),
    ("Lasso", 200_000, rows(), "from sklearn.linear_model import Lasso", "Lasso(alpha=0.01).fit(X, t)"),
    ("LogisticRegression", 200_000, rows(), "from sklearn.linear_model import LogisticRegression", "LogisticRegression().fit(X, c)"),
    ("StandardScaler + PCA", 500_000, rows(),
     "from sklearn.decomposition import PCA\nfrom sklearn.pipeline import make_pipeline\nfrom sklearn.preprocessing import StandardScaler",
     "make_pipeline(StandardScaler(), PCA(5)).fit_transform(X)"),
    ("DecisionTreeRegressor", 100_000, rows(10), "from sklearn.tree import DecisionTreeRegressor",
     "DecisionTreeRegressor(max_depth=10, random_state=0).fit(X, t)"),
    ("RandomForestClassifier", 100_000, rows(10), "from sklearn.ensemble import RandomForestClassifier",
     "RandomForestClassifier(n_estimators=20, max_depth=12, random_state=0, n_jobs=-1).fit(X, c)"),
    ("GradientBoostingRegressor", 100_000, rows(10), "from sklearn.ensemble import GradientBoostingRegressor",
     "GradientBoostingRegressor(n_estimators=10, random_state=0).fit(X, t)"),
    ("HistGradientBoostingClassifier", 200_000, rows(), "from sklearn.ensemble import HistGradientBoostingClassifier",
     "HistGradientBoostingClassifier(max_iter=30, random_state=0).fit(X, c)"),
    ("KMeans", 200_000, rows(10), "from sklearn.cluster import KMeans", "KMeans(8, n_init=3, random_state=0).fit(X)"),
    ("KNeighborsClassifier", 100_000, rows(5), "from sklearn.neighbors import KNeighborsClassifier",
     "KNeighborsClassifier().fit(X, c).predict(X[:n // 10])"),
    ("GaussianNB", 1_000_000, rows(), "from sklearn.naive_bayes import GaussianNB", "GaussianNB().fit(X, c).predict(X)"),
]

CALLS = [
    ("stats.ttest_ind", 1_000_000, "x, y = rng.normal(size=n), rng.normal(0.01, size=n)", "from scipy import stats",
     "stats.ttest_ind(x, y)"),
    ("stats.spearmanr", 1_000_000, "x = rng.normal(size=n)\ny = x + rng.normal(size=n)", "from scipy import stats",
     "stats.spearmanr(x, y)"),
    ("stats.mannwhitneyu", 500_000, "x, y = rng.normal(size=n), rng.normal(0.01, size=n)", "from scipy import stats",
     "stats.mannwhitneyu(x, y)"),
    ("stats.ks_2samp", 500_000, "x, y = rng.normal(size=n), rng.normal(0.01, size=n)", "from scipy import stats", "stats.ks_2samp(x, y)"),
    ("stats.norm.ppf", 1_000_000, "x = rng.uniform(size=n)", "from scipy import stats", "stats.norm.ppf(x)"),
    ("stats.gaussian_kde", 100_000, "x = rng.normal(size=n)\ngrid = np.linspace(-3, 3, 200)", "from scipy import stats",
     "stats.gaussian_kde(x)(grid)"),
    ("optimize.curve_fit", 200_000, "x = rng.uniform(0, 5, n)\ny = 2.0 * np.exp(-0.7 * x) + 0.5 + rng.normal(0, 0.1, n)",
     "from scipy.optimize import curve_fit", "curve_fit(lambda x, a, b, c: a * np.exp(-b * x) + c, x, y, p0=(1.0, 1.0, 0.0))"),
    ("interpolate.CubicSpline", 200_000, "x = np.arange(float(n))\ny = np.sin(x / 100)\nat = rng.uniform(0, n - 1, 1_000_000)",
     "from scipy.interpolate import CubicSpline", "CubicSpline(x, y)(at)"),
    ("signal.sosfiltfilt", 1_000_000, "x = rng.normal(size=n)", "from scipy import signal",
     "signal.sosfiltfilt(signal.butter(4, 0.1, output='sos'), x)"),
    ("spatial.cKDTree", 200_000, "x = rng.normal(size=(n, 3))", "from scipy.spatial import cKDTree", "cKDTree(x).query(x[:50_000], k=5)"),
]
