"""`DictVectorizer`: dictionaries of values as rows of a matrix."""

import numbers
from collections.abc import Iterable, Mapping

import numpy as np

from sklearn._data import check_array, check_fitted
from sklearn._rules import BOOL
from sklearn.base import BaseEstimator, TransformerMixin


class DictVectorizer(TransformerMixin, BaseEstimator):
    """A column for each name of a number, and for each pair of a name and a text."""

    _rules = {"separator": "an instance of 'str'", "sparse": BOOL, "sort": BOOL}

    def __init__(self, *, dtype=np.float64, separator="=", sparse=True, sort=True):
        self.dtype = dtype
        self.separator = separator
        self.sparse = sparse
        self.sort = sort

    def _entries(self, row, fitting_only=False):
        """(column name, value) of one dictionary."""
        for name, value in row.items():
            if isinstance(value, str):
                yield f"{name}{self.separator}{value}", 1
            elif isinstance(value, numbers.Number) or value is None:
                yield name, value
            elif isinstance(value, Mapping):
                if fitting_only:
                    raise TypeError(f"Unsupported value type {type(value)} for {name}: {value}.\nMapping objects are not supported.")
                raise TypeError(f"Unsupported value Type {type(value)} for {name}: {value}.\n{type(value)} objects are not supported.")
            elif isinstance(value, Iterable):
                for item in value:
                    if not isinstance(item, str):
                        raise TypeError(f"Unsupported type {type(item)} in iterable value. Only iterables of string are supported.")
                    yield f"{name}{self.separator}{item}", 1
            elif not fitting_only:
                raise TypeError(f"Unsupported value Type {type(value)} for {name}: {value}.\n{type(value)} objects are not supported.")

    def _keep(self, names):
        if self.sort:
            names = sorted(names)
        self.feature_names_ = list(names)
        self.vocabulary_ = {name: place for place, name in enumerate(names)}

    def fit(self, X, y=None):
        """Learn the names of the columns."""
        self._check_parameters()
        self._keep(list(dict.fromkeys(name for row in X for name, _ in self._entries(row, True))))
        return self

    def fit_transform(self, X, y=None):
        """Learn the names and give the matrix."""
        self._check_parameters()
        rows = self._rows(X)
        order = dict.fromkeys(name for row in rows for name, _ in row)
        self._keep(list(order))
        # The original keeps the dictionary in the order in which the names came.
        self.vocabulary_ = {name: self.vocabulary_[name] for name in order}
        return self._matrix(rows)

    def _rows(self, X):
        rows = [list(self._entries(row)) for row in ([X] if isinstance(X, Mapping) else X)]
        if not rows:
            raise ValueError("Sample sequence X is empty.")
        return rows

    def _matrix(self, rows):
        from scipy.sparse import csr_matrix
        columns, values, starts = [], [], [0]
        for row in rows:
            known = [(self.vocabulary_[name], value) for name, value in row if name in self.vocabulary_]
            columns.extend(column for column, _ in known)
            values.extend(np.nan if value is None else value for _, value in known)
            starts.append(len(columns))
        made = csr_matrix((np.array(values, dtype=self.dtype), np.array(columns, dtype=np.int32), np.array(starts, dtype=np.int32)),
                          shape=(len(rows), len(self.vocabulary_)))
        if not self.sparse:
            return made.toarray()
        made.sort_indices()
        return made

    def transform(self, X):
        """The matrix of dictionaries; names that are not known are left out."""
        check_fitted(self, ("feature_names_", "vocabulary_"))
        return self._matrix(self._rows(X))

    def inverse_transform(self, X, dict_type=dict):
        """Dictionaries of what is not zero."""
        check_fitted(self, "feature_names_")
        X = check_array(X, accept_sparse=("csr", "csc"))
        made = [dict_type() for _ in range(X.shape[0])]
        if hasattr(X, "tocoo"):
            X = X.tocsr()
            X.sort_indices()
            rows, columns = X.nonzero()
            for row, column in zip(rows.tolist(), columns.tolist()):
                made[row][self.feature_names_[column]] = X[row, column]
            return made
        for row, column in zip(*(places.tolist() for places in np.nonzero(X))):
            made[row][self.feature_names_[column]] = X[row, column]
        return made

    def get_feature_names_out(self, input_features=None):
        """The names of the columns."""
        check_fitted(self, "feature_names_")
        return np.asarray([str(name) for name in self.feature_names_], dtype=object)

    def restrict(self, support, indices=False):
        """Keep some columns only."""
        check_fitted(self, "feature_names_")
        places = np.asarray(support) if indices else np.flatnonzero(support)
        self.feature_names_ = [self.feature_names_[place] for place in places.tolist()]
        self.vocabulary_ = {name: place for place, name in enumerate(self.feature_names_)}
        return self
