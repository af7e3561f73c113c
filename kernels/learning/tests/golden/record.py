"""Records what scikit-learn fits to its own public sets and to a few made ones; `scripts/record-learning` runs it.

Sets go to data/, one file each; cases to <kind>.json, with the version they were recorded from.
"""

import json
import pathlib
import warnings

import numpy as np
import sklearn
from sklearn import datasets
from sklearn.cluster import KMeans
from sklearn.ensemble import RandomForestClassifier, RandomForestRegressor
from sklearn.linear_model import LinearRegression, LogisticRegression, Ridge
from sklearn.preprocessing import StandardScaler

warnings.filterwarnings("ignore")
here = pathlib.Path(__file__).parent
SEEDS = range(10)


def numbers(values):
    return [float(value) for value in np.asarray(values, dtype=float).ravel()]


def write(path, made):
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(made, separators=(",", ":")) + "\n")


def made_sets():
    rng = np.random.default_rng(7)

    def rounded(values):
        return np.round(values, 6)

    x = rounded(rng.normal(size=(120, 5)) * [1, 10, 100, 0.1, 1e-3])
    line = x @ [2.0, -0.3, 0.01, 5.0, 900.0] + 4.0
    yield "line", x, rounded(line + rng.normal(size=120)), False
    yield "twins", np.column_stack([x, x[:, 0], x[:, 1] * 2]), rounded(line), False
    yield "wide", rounded(rng.normal(size=(12, 30))), rounded(rng.normal(size=12)), False
    yield "constant-column", np.column_stack([x[:, :2], np.full(120, 3.0)]), rounded(line), False
    yield "far-from-zero", rounded(rng.normal(size=(80, 3))) + [2000.0, 1e6, -5e4], rounded(rng.normal(size=80)) + 1e5, False
    yield "one-column", rounded(rng.uniform(0, 10, (40, 1))), rounded(rng.normal(size=40)), False
    noisy = (x[:, 0] + 0.1 * x[:, 1] + rng.normal(size=120) > 0).astype(int)
    yield "two-classes", x, noisy, True
    centers = rng.normal(size=(5, 4)) * 1.5
    code = rng.integers(0, 5, 300)
    yield "five-classes", rounded(centers[code] + rng.normal(size=(300, 4))), code, True
    yield "rare-class", rounded(rng.normal(size=(200, 3))), (np.arange(200) % 40 == 0).astype(int), True
    spots = rng.uniform(-10, 10, (12, 2))
    yield "spots", rounded(spots[rng.integers(0, 12, 600)] + rng.normal(size=(600, 2)) * 0.4), rng.integers(0, 2, 600), True
    yield "grid", np.array([[a, b] for a in range(8) for b in range(8)], dtype=float), np.arange(64) % 2, True


def all_sets():
    for name in ("iris", "wine", "breast_cancer"):
        loaded = getattr(datasets, f"load_{name}")()
        yield name.replace("_", "-"), loaded.data, loaded.target, True
        if name != "iris":
            yield name.replace("_", "-") + "-scaled", np.round(StandardScaler().fit_transform(loaded.data), 3), loaded.target, True
    loaded = datasets.load_diabetes(scaled=False)
    yield "diabetes", loaded.data, loaded.target, False
    yield from made_sets()


def linear(sets):
    for name in ("diabetes", "line", "twins", "wide", "constant-column", "far-from-zero", "one-column", "iris"):
        x, y, _ = sets[name]
        for alpha in (0.0, 1.0, 100.0) if name in ("diabetes", "line", "wide", "twins") else (0.0,):
            for has_intercept in (True, False) if name in ("diabetes", "line") else (True,):
                if alpha:
                    model = Ridge(alpha=alpha, fit_intercept=has_intercept, solver="svd")
                else:
                    model = LinearRegression(fit_intercept=has_intercept)
                model.fit(x, y)
                yield {
                    "set": name, "alpha": alpha, "has_intercept": has_intercept, "coefficients": numbers(model.coef_),
                    "intercept": float(model.intercept_), "r2": float(model.score(x, y)),
                }


def logistic(sets):
    cases = [
        ("iris", [0.01, 1.0, 100.0]), ("wine", [0.1, 1.0]), ("wine-scaled", [0.1, 1.0]), ("breast-cancer", [0.1, 1.0]),
        ("breast-cancer-scaled", [0.1, 1.0]),
        ("two-classes", [0.01, 1.0, None]), ("five-classes", [0.1, 1.0, None]), ("rare-class", [1.0, None]), ("spots", [1.0, None]),
    ]
    for name, strengths in cases:
        x, y, _ = sets[name]
        for c in strengths:
            for has_intercept in (True, False) if name == "two-classes" else (True,):
                strength = np.inf if c is None else c
                # Newton's method reaches the optimum to the last digits; with columns as they come lbfgs does not.
                model = LogisticRegression(C=strength, fit_intercept=has_intercept, solver="newton-cholesky", tol=1e-14, max_iter=1000)
                model.fit(x, y)
                lines = model.coef_ - (model.coef_.mean(axis=0) if len(model.coef_) > 1 else 0)
                intercepts = np.broadcast_to(model.intercept_, len(lines)) - (model.intercept_.mean() if len(lines) > 1 and has_intercept else 0)
                yield {
                    "set": name, "c": c, "has_intercept": has_intercept,
                    "coefficients": [numbers(line) for line in lines], "intercepts": numbers(intercepts),
                    "first": numbers(model.predict_proba(x)[0]), "accuracy": float(model.score(x, y)),
                }


def forest(sets):
    """The mean and spread of quality over seeds: held-out rows are every third."""
    settings = [{}, {"max_depth": 3}, {"min_samples_leaf": 5}]
    for name in ("iris", "wine", "breast-cancer", "diabetes", "five-classes", "line"):
        x, y, is_class = sets[name]
        held = np.arange(len(x)) % 3 == 0
        for setting in settings if name in ("wine", "diabetes", "breast-cancer") else settings[:1]:
            make = RandomForestClassifier if is_class else RandomForestRegressor
            models = [make(random_state=seed, **setting).fit(x[~held], y[~held]) for seed in SEEDS]
            scores = [model.score(x[held], y[held]) for model in models]
            yield {
                "set": name, "max_depth": setting.get("max_depth"), "min_samples_leaf": setting.get("min_samples_leaf", 1),
                "mean": float(np.mean(scores)), "spread": float(np.std(scores)),
                "importances": numbers(np.mean([model.feature_importances_ for model in models], axis=0)),
                "n_nodes": float(np.mean([tree.tree_.node_count for model in models for tree in model.estimators_])),
            }


def kmeans(sets):
    for name, sizes in (
        ("iris", (2, 3, 8)), ("wine", (3, 10)), ("breast-cancer", (2, 5)), ("spots", (4, 12, 20)), ("grid", (4, 9)),
        ("diabetes", (4,)), ("one-column", (5, 40)),
    ):
        x = sets[name][0]
        for n_clusters in sizes:
            runs = [KMeans(n_clusters, n_init=10, random_state=seed).fit(x).inertia_ for seed in SEEDS]
            yield {"set": name, "n_clusters": n_clusters, "inertia": float(np.median(runs))}


def main():
    sets = {}
    for name, x, y, is_class in all_sets():
        sets[name] = (x, y, is_class)
        write(here / "data" / f"{name}.json", {"n_columns": x.shape[1], "x": numbers(x), "y": numbers(y)})
    for record in (linear, logistic, forest, kmeans):
        cases = list(record(sets))
        write(here / f"{record.__name__}.json", {"recorded_from": f"scikit-learn {sklearn.__version__}", "cases": cases})
        print(record.__name__, len(cases))


main()
