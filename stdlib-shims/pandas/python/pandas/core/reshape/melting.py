"""`melt`, `wide_to_long` and `lreshape`: wide tables made long."""

import re

import numpy as np

import _pandas

from pandas.core.arguments.questions import is_list_like
from pandas.core.loading import classes


def _listed(labels, columns, name):
    if labels is None:
        return []
    if not is_list_like(labels) or (isinstance(labels, tuple) and not columns._is_multi):
        return [labels]
    if columns._is_multi and not isinstance(labels, list):
        raise ValueError(f"{name} must be a list of tuples when columns are a MultiIndex")
    return list(labels)


def melt(frame, id_vars=None, value_vars=None, var_name=None, value_name="value", col_level=None, ignore_index=True):
    """Columns turned into rows of names and values.

    >>> pd.melt(pd.DataFrame({"a": [1], "b": [2]}))["value"].tolist()
    [1, 2]
    """
    if value_name in frame._columns:
        raise ValueError(
            f"value_name ({value_name}) cannot match an element in the DataFrame columns."
        )
    columns = frame._columns
    if col_level is not None:
        columns = columns.get_level_values(col_level)
    ids = _listed(id_vars, columns, "id_vars")
    wanted = _listed(value_vars, columns, "value_vars")
    labels = columns.tolist()
    known = set(labels)
    absent = [label for label in ids + wanted if label not in known]
    if absent:
        raise KeyError(f"The following id_vars or value_vars are not present in the DataFrame: {absent}")
    for label in ids:
        if labels.count(label) > 1:
            raise AttributeError("'DataFrame' object has no attribute 'dtype'")
    id_positions = [labels.index(label) for label in ids]
    if value_vars is None:
        value_positions = [i for i in range(len(labels)) if i not in id_positions]
    else:
        value_positions = [i for label in wanted for i, own in enumerate(labels) if own == label]
    n, many = len(frame._index), len(value_positions)
    tiled = _pandas.column(np.tile(np.arange(n), many)) if n * many else _pandas.empty("int64")
    repeated = _pandas.column(np.repeat(np.arange(many), n)) if n * many else _pandas.empty("int64")
    cols = [frame._cols[i].take(tiled) for i in id_positions]
    chosen = columns._take(_pandas.column(value_positions, "int64"))
    levels = chosen._cols if chosen._is_multi else [chosen._col]
    names = _variable_names(columns, var_name)
    cols += [level.take(repeated) for level in levels]
    values = [frame._cols[i] for i in value_positions]
    cols.append(_pandas.concat(values) if values else _pandas.empty("float64"))
    index = classes.RangeIndex(n * many) if ignore_index else frame._index._take(tiled)
    return classes.DataFrame._from(cols, classes.Index(ids + names + [value_name]), index)



def _variable_names(columns, var_name):
    if var_name is not None:
        if columns._is_multi:
            return list(var_name) if is_list_like(var_name) else [var_name] * columns.nlevels
        return [var_name]
    if columns._is_multi:
        names = list(columns.names)
        if len(set(names)) == len(names):
            return names
        return [f"variable_{i}" for i in range(len(names))]
    return ["variable" if columns._name is None else columns._name]


def wide_to_long(df, stubnames, i, j, sep="", suffix=r"\d+"):
    """Columns such as sales2022, sales2023 turned into a column sales with a level for the suffix."""
    stubs = list(stubnames) if is_list_like(stubnames) else [stubnames]
    ids = list(i) if is_list_like(i) else [i]
    labels = df._columns.tolist()
    if any(stub in labels for stub in stubs):
        raise ValueError("stubname can't be identical to a column name")
    if df[ids].duplicated().any():
        raise ValueError("the id variables need to uniquely identify each row")
    found = {}
    endings = []
    for stub in stubs:
        pattern = re.compile(rf"^{re.escape(stub)}{re.escape(sep)}{suffix}$")
        found[stub] = {}
        for label in labels:
            if isinstance(label, str) and pattern.match(label):
                ending = label[len(stub) + len(sep):]
                found[stub][ending] = label
                if ending not in endings:
                    endings.append(ending)
    used = {label for by_ending in found.values() for label in by_ending.values()}
    others = classes.Index([label for label in labels if label not in used and label not in ids]).unique()
    places = [place for label in others.difference([]) for place, own in enumerate(labels) if own == label]
    n, many = len(df._index), len(endings)
    numbers = _numbers(endings)
    if numbers is not None:
        endings = [ending for _, ending in sorted(zip(numbers, endings))]
        numbers = sorted(numbers)
    tiled = _pandas.column(np.tile(np.arange(n), many))
    repeated = _pandas.column(np.repeat(np.arange(many), n))
    columns = [df._cols[place].take(tiled) for place in places]
    for stub in stubs:
        columns.append(_stub_column(df, found[stub], endings, n))
    levels = [df._column(label).take(tiled) for label in ids]
    levels.append(_pandas.column(numbers if numbers is not None else endings).take(repeated))
    index = classes.MultiIndex._from_levels(levels, ids + [j])
    return classes.DataFrame._from(columns, classes.Index([labels[place] for place in places] + stubs), index)


def _numbers(endings):
    try:
        return [int(ending) for ending in endings]
    except ValueError:
        pass
    try:
        return [float(ending) for ending in endings]
    except ValueError:
        return None


def _stub_column(df, by_ending, endings, n):
    pieces = [df._column(by_ending[ending]) for ending in endings if ending in by_ending]
    joined = _pandas.concat(pieces) if pieces else _pandas.full(0, float("nan"))
    if len(pieces) == len(endings):
        return joined
    positions, begin = [], 0
    for ending in endings:
        if ending in by_ending:
            positions.append(_pandas.int_range(begin, begin + n, 1))
            begin += n
        else:
            positions.append(_pandas.full(n, -1, "int64"))
    return joined.take(_pandas.concat(positions), True)


def lreshape(data, groups, dropna=True):
    """Groups of columns put one below the other under new names."""
    sizes = {len(labels) for labels in groups.values()}
    if len(sizes) != 1:
        raise ValueError("All column lists must be same length")
    many = sizes.pop()
    used = {label for labels in groups.values() for label in labels}
    kept = [label for label in data._columns.tolist() if label not in used]
    n = len(data._index)
    tiled = _pandas.column(np.tile(np.arange(n), many))
    columns = [data._column(label).take(tiled) for label in kept]
    columns += [_pandas.concat([data._column(label) for label in labels]) for labels in groups.values()]
    result = classes.DataFrame._from(columns, classes.Index(kept + list(groups)), classes.RangeIndex(n * many))
    if dropna:
        return result.dropna(subset=list(groups)).reset_index(drop=True)
    return result
