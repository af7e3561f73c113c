"""What a plot is made from: vectors in the roles x, y, hue, size, style, units, weights, row and col.

Long data name columns, or pass vectors; wide data spread one variable over columns and are melted here.
"""

from collections.abc import Hashable, Mapping
from itertools import product
from numbers import Number

import numpy as np
import pandas as pd


def variable_type(vector, boolean_type="numeric"):
    """"numeric", "categorical" or "datetime"; zeros and ones alone are what the caller says."""
    vector = vector if isinstance(vector, pd.Series) else pd.Series(vector)
    if isinstance(vector.dtype, pd.CategoricalDtype):
        return "categorical"
    kind = getattr(vector.dtype, "kind", "O")
    if pd.isna(vector).all():
        return "numeric"
    if kind == "b":
        return boolean_type
    if pd.api.types.is_numeric_dtype(vector):
        if boolean_type != "numeric" and vector.dropna().isin([0, 1]).all():
            return boolean_type
        return "numeric"
    if pd.api.types.is_datetime64_any_dtype(vector):
        return "datetime"
    entries = vector.dropna().tolist()
    if all(isinstance(entry, Number) for entry in entries):
        return boolean_type if all(entry in (0, 1) for entry in entries) else "numeric"
    if all(hasattr(entry, "toordinal") for entry in entries):
        return "datetime"
    return "categorical"


def categorical_order(vector, order=None):
    """The levels of a vector in the order to show them: as given, of the categories, sorted numbers, first seen."""
    if order is not None:
        return list(order)
    if isinstance(getattr(vector, "dtype", None), pd.CategoricalDtype):
        return [level for level in vector.cat.categories if pd.notnull(level)]
    vector = vector if isinstance(vector, pd.Series) else pd.Series(vector)
    levels = vector.unique()
    if variable_type(vector) == "numeric":
        levels = np.sort(levels)
    return [level for level in levels if pd.notnull(level)]


def infer_orient(x=None, y=None, orient=None, require_numeric=True):
    """The axis that the categories (or the independent variable) lie along: "x" or "y"."""
    from warnings import warn

    x_type, y_type = (None if values is None else variable_type(values) for values in (x, y))
    # Categories along x stand upright, and then the values along y have to be numbers.
    words = {"x": ("Vertical", "y", y_type), "y": ("Horizontal", "x", x_type)}
    letter = str(orient)[:1]
    chosen = "x" if letter in ("v", "x") else "y" if letter in ("h", "y") else None
    if x is None or y is None:
        only, given = ("x", "y") if x is None else ("y", "x")
        if chosen not in (None, only):
            warn(f"{words[chosen][0]} orientation ignored with only `{given}` specified.", stacklevel=4)
        chosen = only
    if chosen is not None:
        word, values, kind = words[chosen]
        if require_numeric and kind != "numeric":
            raise TypeError(f"{word} orientation requires numeric `{values}` variable.")
        return chosen
    if orient is not None:
        raise ValueError(f"`orient` must start with 'v' or 'h' or be None, but `{orient!r}` was passed.")
    if x_type != "categorical" and y_type == "categorical":
        return "y"
    if x_type != "numeric" and y_type == "numeric":
        return "x"
    if x_type == "numeric" and y_type != "numeric":
        return "y"
    if require_numeric and "numeric" not in (x_type, y_type):
        raise TypeError("Neither the `x` nor `y` variable appears to be numeric.")
    return "x"


class Tidy:
    """Roles as columns of equal length, with the label of each role."""

    def __init__(self):
        self.columns, self.names, self.form = {}, {}, None

    @property
    def n_rows(self):
        """How many rows there are."""
        return len(next(iter(self.columns.values()))) if self.columns else 0


def tidy(data, roles, wide_roles, flat_roles):
    """A `Tidy` from what a script passed."""
    if roles.get("x") is None and roles.get("y") is None:
        return _from_wide(data, roles, wide_roles, flat_roles)
    return _from_long(data, roles)


def _from_long(data, roles):
    found = Tidy()
    found.form = "long"
    frame = _as_frame(data)
    index = None if frame is None else frame.reset_index()
    for role, value in roles.items():
        if value is None:
            continue
        if isinstance(value, Hashable) and frame is not None and _in_columns(value, frame):
            found.columns[role], found.names[role] = frame[value], str(value)
        elif isinstance(value, Hashable) and index is not None and _in_columns(value, index) and value in _level_names(frame):
            found.columns[role] = pd.Series(index[value].to_numpy(), index=frame.index)
            found.names[role] = str(value)
        elif isinstance(value, (str, bytes)):
            start = f"Could not interpret value `{value}` for `{role}`. "
            if frame is None:
                raise ValueError(start + "Value is a string, but `data` was not passed.")
            raise ValueError(start + "An entry with this name does not appear in `data`.")
        elif not hasattr(value, "__len__") or len(value):
            found.columns[role] = _vector(value, role, frame)
            # The original writes "None" where a series or an index has no name.
            found.names[role] = str(value.name) if hasattr(value, "name") else None
    _align(found)
    return found


def _as_frame(data):
    if data is None:
        return None
    if isinstance(data, pd.DataFrame):
        return data
    if isinstance(data, Mapping):
        return pd.DataFrame(data)
    raise TypeError(f"Data source must be a DataFrame or Mapping, not {type(data)!r}.")


def _in_columns(value, frame):
    try:
        return value in frame.columns
    except TypeError:
        return False


def _level_names(frame):
    return [name for name in frame.index.names if name is not None]


def _vector(value, role, frame):
    """A series, or values that follow the rows of the others."""
    if isinstance(value, pd.Series) or not hasattr(value, "__len__"):
        return value
    if frame is not None and len(frame) != len(value):
        raise ValueError(
            f"Length of {type(value).__name__} vectors must match length of `data` when both are used, but `data` has "
            f"length {len(frame)} and the vector passed to `{role}` has length {len(value)}."
        )
    if isinstance(value, np.ndarray) and value.ndim > 1 and value.size == len(value):
        value = value.ravel()
    return value if isinstance(value, (np.ndarray, list, pd.Categorical, pd.Index)) else list(value)


def _name_of(value):
    name = getattr(value, "name", None)
    return None if name is None else str(name)


def _align(found):
    """Rows that belong together: series by their index, other values by their place; numbered from zero."""
    columns = found.columns
    series = [column for column in columns.values() if isinstance(column, pd.Series)]
    sized = [column for column in columns.values() if hasattr(column, "__len__")]
    if not sized:
        found.columns = {role: pd.Series([value]) for role, value in columns.items()}
        return
    index = series[0].index if series else None
    alike = all(len(column) == len(sized[0]) for column in sized)
    if alike and len(sized) == len(columns) and all(column.index is index or column.index.equals(index) for column in series[1:]):
        found.columns = {
            role: column.reset_index(drop=True) if isinstance(column, pd.Series) else pd.Series(column)
            for role, column in columns.items()
        }
        return
    joined = pd.DataFrame(columns)
    found.columns = {role: joined[role].reset_index(drop=True) for role in columns}


def _from_wide(data, roles, wide_roles, flat_roles):
    found = Tidy()
    found.form = "wide"
    others = [role for role, value in roles.items() if value is not None]
    if data is not None and others:
        ending = "s" if len(others) > 1 else ""
        names = ", ".join(f"`{role}`" for role in others)
        raise ValueError(f"The following variable{ending} cannot be assigned with wide-form data: {names}")
    if data is None or not (data.size if isinstance(data, (pd.DataFrame, pd.Series, np.ndarray)) else len(data)):
        return found
    if _is_flat(data):
        series = data if isinstance(data, pd.Series) else pd.Series(data)
        for role, part in flat_roles.items():
            found.columns[role] = series.reset_index(drop=True) if part == "@values" else pd.Series(series.index)
            found.names[role] = _name_of(series) if part == "@values" else _name_of(series.index)
        return found
    return _melt(_wide_frame(data), found, wide_roles)


def _is_flat(data):
    """Whether the data are one vector of single values."""
    if isinstance(data, pd.DataFrame):
        return False
    if isinstance(data, np.ndarray):
        return data.ndim == 1
    if isinstance(data, pd.Index) or (isinstance(data, pd.Series) and data.dtype != object):
        return True
    values = data.values() if isinstance(data, Mapping) else data
    return not any(hasattr(value, "__len__") and not isinstance(value, str) for value in values)


def _wide_frame(data):
    if isinstance(data, pd.DataFrame):
        frame = data
    elif isinstance(data, np.ndarray):
        frame = pd.DataFrame(data)
    elif isinstance(data, Mapping):
        frame = pd.DataFrame({key: value if isinstance(value, pd.Series) else pd.Series(value) for key, value in data.items()})
    elif hasattr(data, "__iter__"):
        named = {}
        for place, part in enumerate(data):
            key = getattr(part, "name", None)
            named[place if key is None else key] = part if isinstance(part, pd.Series) else pd.Series(part)
        frame = pd.DataFrame(named)
    else:
        raise TypeError(f"Data source must be a DataFrame or Mapping, not {type(data)!r}.")
    return frame[[name for name in frame.columns if variable_type(frame[name]) == "numeric"]]


def _melt(frame, found, wide_roles):
    n_rows, n_columns = frame.shape
    # Flat arrays, one column of the frame after another.
    for role, part in wide_roles.items():
        if part == "@values":
            values = [frame[name].to_numpy() for name in frame.columns]
            found.columns[role] = pd.Series(np.concatenate(values) if values else [])
            found.names[role] = None
        elif part == "@columns":
            labels = frame.columns
            codes = np.repeat(np.arange(n_columns), n_rows)
            column = pd.Series(labels.take(codes))
            if isinstance(labels.dtype, pd.CategoricalDtype):
                column = column.astype(labels.dtype)
            found.columns[role], found.names[role] = column.rename(None), _name_of(labels)
        else:
            found.columns[role] = pd.Series(frame.index.take(np.tile(np.arange(n_rows), n_columns))).rename(None)
            found.names[role] = _name_of(frame.index)
    return found


def level_masks(column, levels):
    """Which rows hold each level."""
    if pd.api.types.is_datetime64_any_dtype(column):
        return [(column == level).to_numpy() for level in levels]
    values = column.to_numpy() if not isinstance(column.dtype, pd.CategoricalDtype) else column.astype(object).to_numpy()
    return [np.asarray(values == level, bool) for level in levels]


def level_product(names, levels):
    """All combinations of levels, the last role changing fastest."""
    for keys in product(*levels):
        yield dict(zip(names, keys))
