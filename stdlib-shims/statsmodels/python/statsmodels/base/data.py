"""What goes into a model: numbers, their names, labels of rows, and whether there is a constant."""

import numpy as np

from statsmodels.tools.sm_exceptions import MissingDataError


def is_pandas(value):
    """Whether a value is a frame or a series, without importing pandas."""
    return hasattr(value, "iloc")


class ModelData:
    """Arrays `endog` and `exog` with their names; `wrap` gives answers the labels that came in."""

    def __init__(self, endog, exog, missing="none", hasconst=None, design=None):
        if missing not in ("none", "drop", "raise"):
            raise ValueError(f"missing option {missing} not understood")
        self.orig_endog, self.orig_exog, self.design_info = endog, exog, design
        self.has_labels = is_pandas(endog) or is_pandas(exog)
        self._check_alignment(endog, exog)
        self.row_labels = endog.index if is_pandas(endog) else exog.index if is_pandas(exog) else None
        y, X = _numbers(endog), None if exog is None else _numbers(exog, is_exog=True)
        if y.ndim == 2 and y.shape[1] == 1:
            y = y[:, 0]
        if X is not None and X.ndim == 1:
            X = X[:, None]
        if X is not None and X.ndim != 2:
            raise ValueError("exog is not 1d or 2d")
        if X is not None and y.shape[0] != X.shape[0]:
            raise ValueError("endog and exog matrices are different sizes")
        if missing != "none":
            y, X = self._without_missing(y, X, missing)
        self.endog, self.exog = y, X
        self.ynames = _name_of(endog)
        if X is not None:
            self._find_constant(hasconst)
            self.xnames = self._names_of_columns(exog)

    @staticmethod
    def _check_alignment(endog, exog):
        if is_pandas(endog) and is_pandas(exog) and not endog.index.equals(exog.index):
            raise ValueError("The indices for endog and exog are not aligned")

    def _without_missing(self, y, X, missing):
        whole = ~np.isnan(y if y.ndim == 1 else y.sum(axis=1))
        if X is not None:
            whole &= ~np.isnan(X).any(axis=1)
        if whole.all():
            return y, X
        if missing == "raise":
            raise MissingDataError("NaNs were encountered in the data")
        self.kept_rows = whole
        if self.row_labels is not None:
            self.row_labels = self.row_labels[whole]
        return y[whole], None if X is None else X[whole]

    def _find_constant(self, hasconst):
        X = self.exog
        self.const_idx = None
        if hasconst is False:
            self.k_constant = 0
            return
        if not np.isfinite(X).all():
            raise MissingDataError("exog contains inf or nans")
        flat = np.flatnonzero(np.ptp(X, axis=0) == 0) if len(X) else np.arange(0)
        self.k_constant = len(flat)
        if self.k_constant == 1:
            if X[:, flat[0]].mean() != 0:
                self.const_idx = int(flat[0])
                return
        elif self.k_constant > 1:
            means = X[:, flat].mean(axis=0)
            ones = np.flatnonzero(means == 1)
            places = ones if len(ones) else np.flatnonzero(means != 0)
            if len(places):
                self.k_constant, self.const_idx = 1, int(flat[places[0]])
                return
        if hasconst:
            self.k_constant = 1
            return
        # A constant may hide in a sum of columns, such as one for each category.
        wider = np.column_stack((np.ones(X.shape[0]), X))
        self.k_constant = int(np.linalg.matrix_rank(wider) == np.linalg.matrix_rank(X)) if X.size else 0

    def _names_of_columns(self, exog):
        if is_pandas(exog):
            names = exog.columns.tolist() if hasattr(exog, "columns") else [exog.name]
            return [".".join(map(str, name)) if isinstance(name, tuple) else name for name in names]
        names, number = [], 1
        for place in range(self.exog.shape[1]):
            if place == self.const_idx:
                names.append("const")
            else:
                names.append(f"x{number}")
                number += 1
        return names

    @property
    def param_names(self):
        """The names of coefficients."""
        return self.xnames

    def of_params(self, values, names=None):
        """A number for each coefficient: a series where labels came in."""
        if not self.has_labels:
            return values
        import pandas as pd
        return pd.Series(values, index=list(names or self.xnames))

    def of_rows(self, values):
        """A number for each row: a series where labels came in."""
        if not self.has_labels:
            return values
        import pandas as pd
        return pd.Series(values, index=self.row_labels)

    def table_of_params(self, values, columns=None, names=None):
        """Numbers for each coefficient as a table."""
        if not self.has_labels:
            return values
        import pandas as pd
        names = list(names or self.xnames)
        return pd.DataFrame(values, index=names, columns=names if columns is None else columns)


def _numbers(value, is_exog=False):
    array = value.to_numpy() if is_pandas(value) else np.asarray(value)
    if array.dtype.kind == "O" and is_pandas(value):
        raise ValueError("Pandas data cast to numpy dtype of object. Check input data with np.asarray(data).")
    if array.dtype.kind == "O" and is_exog:
        raise TypeError(
            "ufunc 'isfinite' not supported for the input types, and the inputs could not be safely coerced to any supported types "
            "according to the casting rule ''safe''"
        )
    return array if array.dtype == float else array.astype(float)


def _name_of(endog):
    if is_pandas(endog):
        name = endog.columns[0] if hasattr(endog, "columns") else endog.name
        return "y" if name is None else name
    return "y"
