"""Tables as rows of numbers: columns by name, categories as columns of zeros and ones, and the same again at `predict`."""

import numpy as np

import pandas as pd

from orchestrator.mcp._columns import kind_of, one, plain
from orchestrator.mcp._errors import DataError, shown

__all__ = ["Encoding", "labels_of", "target_numbers"]

# A column with more categories than this is an id, not a category.
_MAX_CATEGORIES = 1000


class Encoding:
    """What each column of a table becomes.

    Numbers stay what they are and booleans become 0 and 1. A column of text or categories becomes a column of zeros and
    ones for each category, named "column=category"; with `drop_first` the first category, in order, is what the others
    are compared with and has no column of its own.
    """

    def __init__(self, columns):
        # [(name, None for a number or the list of its categories)], and whether the first category has a column.
        self._columns = columns

    @classmethod
    def of(cls, X, drop_first):
        table = as_table(X)
        if not len(table.columns):
            raise ValueError("there are no columns to fit")
        columns = []
        for name in table.columns:
            column = _single(table, name)
            kind = kind_of(column)
            if pd.api.types.is_timedelta64_dtype(column.dtype):
                raise TypeError(f"column {name!r} holds lengths of time; make numbers of them first: df[{name!r}].dt.total_seconds()")
            if kind == "datetime":
                raise TypeError(
                    f"column {name!r} holds dates; make numbers of them first, such as df[{name!r}].dt.month or "
                    f"(df[{name!r}] - df[{name!r}].min()).dt.days"
                )
            columns.append((str(name), None if kind != "categorical" else _categories(column, name), drop_first))
        return cls(columns)

    @property
    def inputs(self):
        """The columns a table must have."""
        return [name for name, _, _ in self._columns]

    @property
    def names(self):
        """The columns the model sees."""
        made = []
        for name, categories, drop_first in self._columns:
            if categories is None:
                made.append(name)
            else:
                made.extend(f"{name}={plain(category)}" for category in categories[int(drop_first):])
        return made

    def rows(self, X):
        """The rows of X, one after the other in one array."""
        table = as_table(X, self.inputs)
        by_text = {str(name): name for name in table.columns}
        parts = []
        for name, categories, drop_first in self._columns:
            column = _single(table, by_text[name]) if name in by_text else one(table, name)
            if categories is None:
                parts.append(_numbers(column, name))
            else:
                codes = _codes(column, name, categories)
                parts.extend((codes == code).astype(float) for code in range(int(drop_first), len(categories)))
        if not parts:
            raise ValueError("every column has one value only: there is nothing to learn from")
        made = np.empty((len(table), len(parts)))
        for place, part in enumerate(parts):
            made[:, place] = part
        return made.ravel()

    def to_plain(self):
        return [
            {"name": name} if categories is None else {"name": name, "categories": [plain(one) for one in categories], "drop_first": bool(drop_first)}
            for name, categories, drop_first in self._columns
        ]

    @classmethod
    def from_plain(cls, saved):
        if not isinstance(saved, list) or not saved:
            raise ValueError("its features are not a list")
        columns = []
        for entry in saved:
            name, categories = entry["name"], entry.get("categories")
            if not isinstance(name, str) or not (categories is None or isinstance(categories, list)):
                raise ValueError("its features are not names and categories")
            if categories is not None and not all(isinstance(one, (str, int, float, bool)) for one in categories):
                raise ValueError("its categories are not text or numbers")
            columns.append((name, categories, bool(entry.get("drop_first"))))
        if len({name for name, _, _ in columns}) != len(columns):
            raise ValueError("a feature is named twice")
        return cls(columns)


def as_table(X, names=None):
    """X as a frame; an array or a list of rows has the columns x0, x1, ... or those of the fit, in order."""
    if isinstance(X, pd.DataFrame):
        return X
    if isinstance(X, pd.Series):
        return X.to_frame(X.name if X.name is not None else names[0] if names and len(names) == 1 else "x0")
    if isinstance(X, dict) or (isinstance(X, (list, tuple)) and X and isinstance(X[0], dict)):
        return pd.DataFrame(X)
    try:
        values = np.asarray(X)
    except ValueError:
        raise ValueError("X must have the same number of values in each row") from None
    if values.dtype == object:
        values = np.asarray(list(map(list, X)), dtype=object) if values.ndim == 1 else values
    if values.ndim == 1:
        values = values.reshape(-1, 1)
    if values.ndim != 2:
        raise ValueError(f"X must be a table of rows and columns, found {values.ndim} dimensions")
    if names is None:
        names = [f"x{place}" for place in range(values.shape[1])]
    elif len(names) != values.shape[1]:
        raise ValueError(f"the model was fitted with {len(names)} columns ({', '.join(names)}), found {values.shape[1]}")
    return pd.DataFrame(values, columns=names).infer_objects()


def target_numbers(y, name="y"):
    """What is to be predicted, as numbers."""
    column = _column(y, name)
    if kind_of(column) == "datetime":
        raise TypeError(f"column {name!r} holds dates, which cannot be predicted; make numbers of them first")
    return _numbers(column, name)


def labels_of(y, name="y"):
    """(the classes in order, the place of each row's class among them)."""
    column = _column(y, name)
    _require_present(column, name)
    codes, known = pd.factorize(column)
    known = [plain(value) for value in known]
    if any(not isinstance(value, (str, int, float, bool)) for value in known):
        raise TypeError(f"column {name!r}: classes must be text, numbers or booleans, found {type(known[0]).__name__}")
    try:
        order = sorted(range(len(known)), key=lambda place: known[place])
    except TypeError:
        order = sorted(range(len(known)), key=lambda place: str(known[place]))
    places = np.empty(len(known), dtype="int64")
    places[order] = np.arange(len(known))
    return [known[place] for place in order], places[codes].astype("uint32")


def _column(y, name):
    if isinstance(y, pd.DataFrame):
        if len(y.columns) != 1:
            raise NotImplementedError(f"y has {len(y.columns)} columns; a model predicts one")
        return y.iloc[:, 0]
    if isinstance(y, pd.Series):
        return y
    values = np.asarray(y)
    if values.ndim == 2 and values.shape[1] == 1:
        values = values.ravel()
    if values.ndim != 1:
        raise NotImplementedError(f"y has {values.ndim} dimensions; a model predicts one value for each row")
    return pd.Series(values)


def _single(table, name):
    column = table[name]
    if isinstance(column, pd.DataFrame):
        raise ValueError(f"there are {len(column.columns)} columns {name!r}; name each only once")
    return column


def _require_present(column, name):
    missing = column.isna().to_numpy().nonzero()[0]
    if len(missing):
        raise DataError(
            f"the value is missing ({len(missing)} in this column); drop such rows with df.dropna(subset=[{name!r}]) or fill "
            f"them with df[{name!r}].fillna(...)",
            row=int(missing[0]) + 1, column=name,
        )


def _numbers(column, name):
    if kind_of(column) == "datetime":
        raise TypeError(f"column {name!r} was a number when the model was fitted, and holds dates now")
    _require_present(column, name)
    read = pd.to_numeric(column, errors="coerce")
    bad = read.isna().to_numpy().nonzero()[0]
    if len(bad):
        raise DataError(f"{shown(column.iloc[int(bad[0])])} is not a number", row=int(bad[0]) + 1, column=name)
    values = read.to_numpy(dtype=float)
    endless = (~np.isfinite(values)).nonzero()[0]
    if len(endless):
        raise DataError(f"{values[endless[0]]} is not a finite number", row=int(endless[0]) + 1, column=name)
    return values


def _categories(column, name):
    _require_present(column, name)
    found = [plain(value) for value in column.unique()]
    if any(not isinstance(value, (str, int, float, bool)) for value in found):
        odd = next(value for value in found if not isinstance(value, (str, int, float, bool)))
        raise TypeError(f"column {name!r} holds {type(odd).__name__} values; a feature is a number, a boolean or text")
    if len(found) > _MAX_CATEGORIES:
        raise ValueError(f"column {name!r} has {len(found)} categories, more than {_MAX_CATEGORIES}; is it an id? leave it out of the features")
    try:
        return sorted(found)
    except TypeError:
        return sorted(found, key=str)


def _codes(column, name, categories):
    _require_present(column, name)
    codes, present = pd.factorize(column)
    places = {value: place for place, value in enumerate(categories)}
    found = []
    for code, value in enumerate(present):
        value = plain(value)
        if value not in places:
            row = int((codes == code).nonzero()[0][0])
            some = ", ".join(map(str, categories[:8])) + (", ..." if len(categories) > 8 else "")
            raise DataError(
                f"{shown(value)} did not occur when the model was fitted; known: {some}", row=row + 1, column=name
            )
        found.append(places[value])
    return np.array(found, dtype="int64")[codes] if found else np.empty(0, dtype="int64")
