"""K-means clusters."""

import json

import _kit_models

import numpy as np

import pandas as pd

from orchestrator.mcp._columns import as_frame, chosen
from orchestrator.mcp._encoding import Encoding
from orchestrator.mcp._errors import DataError
from orchestrator.mcp._learned import Learned, whole

__all__ = ["KMeansModel", "cluster_kmeans"]


def cluster_kmeans(df, n_clusters=8, features=None, *, scale=False, n_init=10, max_iter=300, tol=1e-4, seed=0, save=True):
    """Groups the rows of a frame into clusters around centres.

    features: the columns to compare rows by; all when not given. Text columns become a column of zeros and ones for
        each category.
    scale: True divides every column by its standard deviation first, so that none counts more for its unit.
    n_init, max_iter, tol, seed: see `KMeansModel`.
    save: True writes models/kmeans_model.json, a path writes there, False writes nothing.

    Returns a dict: "model" (a KMeansModel), "labels" (the cluster of each row, as a column with the frame's index),
    "centers" (a frame), "sizes", "inertia", "silhouette" (of up to 5000 rows; None where it has no meaning), "model_path".

    >>> import pandas as pd
    >>> df = pd.DataFrame({"x": [1.0, 1.1, 0.9, 8.0, 8.2], "y": [2.0, 2.1, 1.9, 7.0, 7.1]})
    >>> sorted(cluster_kmeans(df, 2, save=False)["sizes"])
    [2, 3]
    """
    df = as_frame(df, "cluster_kmeans()")
    X = df[chosen(df, features)]
    model = KMeansModel(n_clusters, n_init, max_iter, tol, scale, seed).fit(X)
    summary = model.summary
    result = {
        "model": model,
        "labels": pd.Series(model.labels_, index=df.index, name="cluster"),
        "centers": pd.DataFrame(model.cluster_centers_, columns=model._encoding.names),
        "sizes": summary["sizes"],
        "inertia": summary["inertia"],
        "silhouette": _silhouette(model, X),
        "model_path": None,
    }
    if save:
        result["model_path"] = model.save("kmeans_model" if save is True else save)
    return result


class KMeansModel(Learned):
    """K-means by Lloyd's rounds from `n_init` starts after k-means++, the best of which is kept.

    max_iter: the most rounds of a start. tol: a round that moves the centres by less than this share of the columns'
        variance is the last.
    scale: True divides every column by its standard deviation first; centres are given in the units of the columns.

    >>> model = KMeansModel(2).fit([[1.0], [1.2], [9.0], [9.4]])
    >>> sorted(model.cluster_centers_.ravel().round(6).tolist())
    [1.1, 9.2]
    """

    _settings = ("n_clusters", "n_init", "max_iter", "tol", "scale", "seed")

    def __init__(self, n_clusters=8, n_init=10, max_iter=300, tol=1e-4, scale=False, seed=0):
        super().__init__()
        self.n_clusters = n_clusters
        self.n_init = n_init
        self.max_iter = max_iter
        self.tol = tol
        self.scale = scale
        self.seed = seed
        self._labels = None

    def fit(self, X, y=None):
        """Finds the clusters of the rows; `y` is not used. Returns itself."""
        encoding = Encoding.of(X, False)
        rows, n_columns = encoding.rows(X), len(encoding.names)
        units = _units(rows, n_columns) if self.scale else None
        if not 0 <= float(self.tol) < float("inf"):
            raise ValueError(f"tol must be zero or more, found {self.tol!r}")
        settings = [
            whole("n_clusters", self.n_clusters, 1),
            10 if self.n_init == "auto" else whole("n_init", self.n_init, 1),
            whole("max_iter", self.max_iter, 1),
            float(self.tol),
            whole("seed", self.seed, 0, 2**64 - 1),
        ]
        native, labels = _kit_models.fit_kmeans(_in_units(rows, units), n_columns, json.dumps(settings))
        self._native, self._encoding, self._labels = native, encoding, labels
        self._fitted = {"n_rows": len(labels), "units": units}
        return self

    def fit_predict(self, X, y=None):
        """The clusters of the rows it is fitted to."""
        return self.fit(X).labels_

    def predict(self, X):
        """The nearest centre of each row, as an array of their numbers."""
        rows, n_columns = self._rows(X)
        return self._native.predict(_in_units(rows, self._fitted["units"]), n_columns)

    def score(self, X, y=None):
        """The sum of the squared distances of rows to their centres, negative: the higher, the better."""
        rows, n_columns = self._rows(X)
        return -self._native.inertia_of(_in_units(rows, self._fitted["units"]), n_columns)

    @property
    def labels_(self):
        """The clusters of the rows it was fitted to; None in a model that was loaded."""
        return self._labels

    @property
    def cluster_centers_(self):
        centers = np.array(self._about()["centers"])
        return centers if self._fitted["units"] is None else centers * np.array(self._fitted["units"])

    @property
    def inertia_(self):
        return self._about()["inertia"]

    @property
    def summary(self):
        """Centres by name, sizes, inertia, and whether the rounds came to an end."""
        found = self._about()
        warnings = []
        if 0 in found["sizes"]:
            warnings.append(f"there are only {sum(size > 0 for size in found['sizes'])} different rows: some clusters are empty")
        return {
            "centers": [self._named(center) for center in self.cluster_centers_],
            "sizes": found["sizes"],
            "inertia": found["inertia"],
            "converged": found["converged"],
            "n_iterations": found["n_iterations"],
            "n_rows": self._fitted["n_rows"],
            "warnings": warnings,
        }

    @classmethod
    def _restored(cls, native, about, file):
        made = super()._restored(native, about, file)
        made._fitted = _checked(made._fitted, native.n_columns(), file)
        return made


def _checked(fitted, n_columns, file):
    units = fitted.get("units")
    fits = units is None or (
        isinstance(units, list) and len(units) == n_columns and all(isinstance(unit, (int, float)) and 0 < unit < float("inf") for unit in units)
    )
    if not fits or not isinstance(fitted.get("n_rows"), int):
        raise DataError("not a saved model: its units do not fit its columns", file)
    return fitted


def _units(rows, n_columns):
    """The standard deviations of the columns; one where a column does not vary."""
    spread = rows.reshape(-1, n_columns).std(axis=0)
    return [float(value) if value > 0 else 1.0 for value in spread]


def _in_units(rows, units):
    return rows if units is None else (rows.reshape(-1, len(units)) / np.array(units)).ravel()


def _silhouette(model, X):
    """How much nearer rows are to their own cluster than to the next one, from -1 to 1."""
    rows, n_columns = model._rows(X)
    labels = model.labels_
    if len(labels) > 5000:
        kept = np.sort(np.random.default_rng(model.seed).permutation(len(labels))[:5000])
        rows, labels = rows.reshape(-1, n_columns)[kept].ravel(), labels[kept]
    if not 1 < len(set(labels.tolist())) < len(labels):
        return None
    rows = _in_units(rows, model._fitted["units"])
    codes = pd.factorize(labels)[0].astype("uint32")
    return float(_kit_models.clustering(rows, n_columns, codes)["silhouette"])
