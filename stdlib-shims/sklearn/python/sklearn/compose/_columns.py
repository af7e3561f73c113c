"""Transformers that each work on columns of their own."""

import numpy as np

from sklearn._data import check_fitted, check_feature_count, check_feature_names, is_frame
from sklearn._output import output_kind
from sklearn.base import BaseEstimator, TransformerMixin, clone
from sklearn.pipeline import _set_output_of, fit_and_transform, name_estimators
from sklearn.utils._bunch import Bunch
from sklearn.utils._indexing import column_positions
from sklearn.utils._named import NamedParts, show_progress

_WORDS = ("drop", "passthrough")


def _key_kind(columns):
    """How columns are given: "str", "int", "bool", or None where nothing is."""
    if isinstance(columns, (str, bool, int, np.integer)):
        return "str" if isinstance(columns, str) else "bool" if isinstance(columns, bool) else "int"
    if isinstance(columns, slice):
        ends = [end for end in (columns.start, columns.stop) if end is not None]
        return None if not ends else "str" if isinstance(ends[0], str) else "int"
    listed = columns.tolist() if hasattr(columns, "tolist") else list(columns)
    return _key_kind(listed[0]) if listed else None


def _take(X, columns, positions):
    """Columns of X; a single one that is not in a list comes flat."""
    single = isinstance(columns, (str, int, np.integer)) and not isinstance(columns, bool)
    if hasattr(X, "iloc"):
        return X.iloc[:, positions[0]] if single else X.iloc[:, positions]
    return X[:, positions[0]] if single else X[:, positions]


class ColumnTransformer(NamedParts, TransformerMixin, BaseEstimator, auto_wrap_output_keys=None):
    """Each transformer works on its own columns; what they make is joined."""

    _parts_name = "transformers"

    def __init__(self, transformers, *, remainder="drop", sparse_threshold=0.3, n_jobs=None, transformer_weights=None, verbose=False,
                 verbose_feature_names_out=True, force_int_remainder_cols="deprecated"):
        self.transformers = transformers
        self.remainder = remainder
        self.sparse_threshold = sparse_threshold
        self.n_jobs = n_jobs
        self.transformer_weights = transformer_weights
        self.verbose = verbose
        self.verbose_feature_names_out = verbose_feature_names_out
        self.force_int_remainder_cols = force_int_remainder_cols

    def set_output(self, *, transform=None):
        """What the transformers give: "default" or "pandas"."""
        if transform is not None:
            self._sklearn_output_config = {"transform": transform}
        for _, step, _ in (*self.transformers, *getattr(self, "transformers_", ())):
            if not isinstance(step, str):
                _set_output_of(step, transform)
        if not isinstance(self.remainder, str):
            _set_output_of(self.remainder, transform)
        return self

    def get_params(self, deep=True):
        """Parameters of this and of the transformers inside."""
        return self._get_part_params(deep)

    def set_params(self, **kwargs):
        """Change transformers or their parameters, as `name__parameter`."""
        return self._set_part_params(**kwargs)

    def _validate_parts(self):
        if not self.transformers:
            return
        names, steps, _ = zip(*self.transformers)
        self._check_names(names)
        for step in steps:
            if isinstance(step, str) and step in _WORDS:
                continue
            if not (hasattr(step, "fit") or hasattr(step, "fit_transform")) or not hasattr(step, "transform"):
                raise TypeError("All estimators should implement fit and transform, or can be 'drop' or 'passthrough' specifiers. "
                                f"'{step}' (type {type(step)}) doesn't")
        if isinstance(self.remainder, str):
            from sklearn._rules import check, one_of
            check("ColumnTransformer", "remainder", self.remainder, (one_of(*_WORDS), "an object implementing 'fit' and 'transform'"))

    def _resolve(self, X):
        """For each transformer its columns and their positions, what remains last."""
        plans, used = [], set()
        for name, step, columns in self.transformers:
            if callable(columns):
                columns = columns(X)
            positions = column_positions(X, columns)
            if any(place >= X.shape[1] for place in positions):
                raise ValueError(f"all features must be in [0, {X.shape[1] - 1}] or [-{X.shape[1]}, 0]")
            used.update(positions)
            plans.append((name, step, columns, positions))
        left = [place for place in range(X.shape[1]) if place not in used]
        kinds = {_key_kind(columns) for _, _, columns, _ in plans}
        kind = kinds.pop() if len(kinds) == 1 else "int"
        if kind == "str" and hasattr(self, "feature_names_in_"):
            columns = list(self.feature_names_in_[left])
        elif kind == "bool":
            columns = [place in left for place in range(X.shape[1])]
        else:
            columns = left
        plans.append(("remainder", self.remainder, columns, left))
        return plans

    def _usable(self, plans, replace):
        """Plans that have something to do; words become transformers."""
        from sklearn.preprocessing import FunctionTransformer
        for name, step, columns, positions in plans:
            if isinstance(step, str) and step == "drop" or not positions:
                continue
            if replace and isinstance(step, str):
                step = FunctionTransformer(accept_sparse=True, check_inverse=False, feature_names_out="one-to-one")
                step.set_output(transform=output_kind(self))
            yield name, step, columns, positions

    def fit(self, X, y=None, **params):
        """Fit all transformers."""
        self.fit_transform(X, y, **params)
        return self

    def fit_transform(self, X, y=None, **params):
        """Fit all transformers and join what they make."""
        check_feature_names(self, X, True)
        X = _as_columns(X)
        check_feature_count(self, X, True)
        self._validate_parts()
        if params:
            raise ValueError(f"The following parameters are not available without metadata routing: {sorted(params)}")
        plans = self._resolve(X)
        usable = list(self._usable(plans, True))
        parts, fitted = [], {}
        for place, (name, step, columns, positions) in enumerate(usable):
            step = clone(step)
            message = f"({place + 1} of {len(usable)}) Processing {name}" if self.verbose else None
            with show_progress("ColumnTransformer", message):
                made = fit_and_transform(step, _take(X, columns, positions), y, {})
            weight = (self.transformer_weights or {}).get(name)
            parts.append(made if weight is None else made * weight)
            fitted[name] = step
        self._keep(plans, fitted)
        self._check_outputs(usable, parts)
        if not parts:
            self.sparse_output_ = False
            self.output_indices_ = {name: slice(0, 0) for name, _, _, _ in plans}
            return np.zeros((X.shape[0], 0))
        self._decide_sparse(parts)
        start, self.output_indices_ = 0, {}
        widths = {plan[0]: part.shape[1] for plan, part in zip(usable, parts)}
        for name, _, _, _ in plans:
            if name == "remainder" and name not in widths and not plans[-1][3]:
                self.output_indices_[name] = slice(0, 0)
                continue
            self.output_indices_[name] = slice(start, start + widths[name]) if name in widths else slice(0, 0)
            start += widths.get(name, 0)
        return self._joined(X, usable, parts)

    def _keep(self, plans, fitted):
        kept = []
        for name, step, columns, positions in plans:
            if name == "remainder" and not positions:
                continue
            kept.append((name, fitted.get(name, step), columns))
        self.transformers_ = kept
        self._plans = [(name, fitted.get(name, step), columns, positions) for name, step, columns, positions in plans]

    @staticmethod
    def _check_outputs(usable, parts):
        for (name, *_), part in zip(usable, parts):
            if getattr(part, "ndim", 2) != 2 or not hasattr(part, "shape"):
                raise ValueError(f"The output of the '{name}' transformer should be 2D (numpy array, scipy sparse array, dataframe).")

    def _decide_sparse(self, parts):
        self.sparse_output_ = False
        if any(hasattr(part, "toarray") for part in parts):
            filled = sum(part.nnz if hasattr(part, "toarray") else part.size for part in parts)
            total = sum(part.shape[0] * part.shape[1] for part in parts)
            self.sparse_output_ = bool(total and filled / total < self.sparse_threshold)

    def transform(self, X, **params):
        """Join what the transformers make of X."""
        check_fitted(self)
        X = _as_columns(X)
        if is_frame(X) and hasattr(self, "feature_names_in_"):
            plans = self._plans_for(X)
        else:
            check_feature_names(self, X, False)
            check_feature_count(self, X, False)
            plans = self._plans
        usable = list(self._usable(plans, False))
        parts = []
        for name, step, columns, positions in usable:
            made = step.transform(_take(X, columns, positions))
            weight = (self.transformer_weights or {}).get(name)
            parts.append(made if weight is None else made * weight)
        self._check_outputs(usable, parts)
        if not parts:
            return np.zeros((X.shape[0], 0))
        return self._joined(X, usable, parts)

    def _plans_for(self, X):
        """Plans with the positions the fitted names have in this frame."""
        names = X.columns.tolist()
        places = {name: place for place, name in enumerate(names)}
        needed = {self.feature_names_in_[place] for _, step, _, positions in self._plans
                  if not (isinstance(step, str) and step == "drop") for place in positions}
        missing = needed - set(names)
        if missing:
            raise ValueError(f"columns are missing: {missing}")
        return [(name, step, columns, [places[self.feature_names_in_[place]] for place in positions
                                       if self.feature_names_in_[place] in places])
                for name, step, columns, positions in self._plans]

    def _joined(self, X, usable, parts):
        if self.sparse_output_:
            from scipy.sparse import csr_matrix, hstack
            converted = [part if hasattr(part, "toarray") else csr_matrix(np.asarray(part, dtype=np.float64)) for part in parts]
            return hstack(converted).tocsr()
        parts = [part.toarray() if hasattr(part, "toarray") else part for part in parts]
        if output_kind(self) == "pandas" and all(hasattr(part, "iloc") for part in parts):
            import pandas as pd
            made = pd.concat(parts, axis=1)
            made.columns = list(self._with_prefixes([(plan[0], part.columns.tolist()) for plan, part in zip(usable, parts)]))
            return made
        return np.hstack([part.to_numpy() if hasattr(part, "to_numpy") else np.asarray(part) for part in parts])

    def get_feature_names_out(self, input_features=None):
        """Names of all columns, as `transformer__column`."""
        check_fitted(self)
        from sklearn._data import feature_names_in
        given = feature_names_in(self, input_features)
        pairs = []
        for name, step, _, positions in self._usable(self._plans, False):
            if not hasattr(step, "get_feature_names_out"):
                raise AttributeError(f"Transformer {name} (type {type(step).__name__}) does not provide get_feature_names_out.")
            pairs.append((name, step.get_feature_names_out(given[positions]).tolist()))
        return np.asarray(self._with_prefixes(pairs), dtype=object)

    def _with_prefixes(self, pairs):
        way = self.verbose_feature_names_out
        if callable(way):
            return [way(name, column) for name, columns in pairs for column in columns]
        if isinstance(way, str):
            return [way.format(transformer_name=name, feature_name=column) for name, columns in pairs for column in columns]
        if way:
            return [f"{name}__{column}" for name, columns in pairs for column in columns]
        listed = [column for _, columns in pairs for column in columns]
        twice = sorted({column for column in listed if listed.count(column) > 1})
        if twice:
            shown = str(twice) if len(twice) < 6 else str(twice[:5])[:-1] + ", ...]"
            raise ValueError(f"Output feature names: {shown} are not unique. Please set verbose_feature_names_out=True to add prefixes to "
                             "feature names")
        return listed

    @property
    def named_transformers_(self):
        """Fitted transformers by name."""
        return Bunch(**{name: step for name, step, _ in self.transformers_})

    def __getitem__(self, key):
        try:
            return self.named_transformers_[key]
        except AttributeError as error:
            raise TypeError("ColumnTransformer is subscriptable after it is fitted") from error


def _as_columns(X):
    """X as it is where it has columns, else an array."""
    if hasattr(X, "iloc") or hasattr(X, "toarray"):
        return X
    from sklearn._data import check_array
    array = np.asarray(X)
    if array.ndim != 2:
        check_array(X, dtype=None, ensure_all_finite=False)
    return array.astype(object) if array.dtype.kind in "US" and not hasattr(X, "dtype") else array


def make_column_transformer(*transformers, remainder="drop", sparse_threshold=0.3, n_jobs=None, verbose=False,
                            verbose_feature_names_out=True, force_int_remainder_cols="deprecated"):
    """A ColumnTransformer whose transformers are named after their classes."""
    steps, columns = zip(*transformers) if transformers else ((), ())
    named = [(name, step, column) for (name, step), column in zip(name_estimators(steps), columns)]
    return ColumnTransformer(named, n_jobs=n_jobs, remainder=remainder, sparse_threshold=sparse_threshold, verbose=verbose,
                             verbose_feature_names_out=verbose_feature_names_out, force_int_remainder_cols=force_int_remainder_cols)


class make_column_selector:
    """Chooses columns of a frame by their kind or by a pattern of their names."""

    def __init__(self, pattern=None, *, dtype_include=None, dtype_exclude=None):
        self.pattern = pattern
        self.dtype_include = dtype_include
        self.dtype_exclude = dtype_exclude

    def __call__(self, df):
        """Names of the columns chosen."""
        if not hasattr(df, "iloc"):
            raise ValueError("make_column_selector can only be applied to pandas dataframes")
        rows = df.iloc[:1]
        if self.dtype_include is not None or self.dtype_exclude is not None:
            rows = rows.select_dtypes(include=self.dtype_include, exclude=self.dtype_exclude)
        names = rows.columns
        if self.pattern is not None:
            names = names[names.str.contains(self.pattern, regex=True)]
        return names.tolist()
