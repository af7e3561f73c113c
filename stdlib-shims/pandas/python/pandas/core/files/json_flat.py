"""`json_normalize`: nested records as a flat table."""

import _pandas

from pandas.core.arguments.options import unsupported
from pandas.core.arguments.questions import is_list_like
from pandas.core.loading import classes


def normalize(data, record_path, meta, meta_prefix, record_prefix, errors, sep, max_level):
    """A frame with one column per leaf, or one row per item below `record_path`."""
    if isinstance(data, classes.Series):
        data = data.tolist()
    if isinstance(data, list) and not data:
        return classes.DataFrame()
    if isinstance(data, dict):
        data = [data]
    elif not isinstance(data, str) and is_list_like(data):
        data = list(data)
    else:
        raise NotImplementedError
    if record_path is None:
        if meta is not None or meta_prefix is not None or record_prefix is not None:
            if meta is None:
                raise unsupported("json_normalize(record_prefix=...) without record_path")
        if not any(isinstance(value, dict) for row in data for value in row.values()):
            return classes.DataFrame(data)
        return classes.DataFrame([flat(row, sep, max_level) for row in data])
    path = [record_path] if not isinstance(record_path, list) else record_path
    wanted = [] if meta is None else meta if isinstance(meta, list) else [meta]
    wanted = [item if isinstance(item, list) else [item] for item in wanted]
    rows, repeats = [], []
    found = {sep.join(map(str, item)): [] for item in wanted}

    def walk(item, rest, seen, depth):
        if len(rest) > 1:
            for key, values in ((sep.join(map(str, k)), k) for k in wanted):
                if depth + 1 == len(values):
                    seen = {**seen, key: _pulled(item, values[-1:], errors)}
            for part in _records(item, rest[0]):
                walk(part, rest[1:], seen, depth + 1)
            return
        records = [flat(r, sep, max_level) if isinstance(r, dict) else r for r in _records(item, rest[0])]
        repeats.append(len(records))
        for values in wanted:
            key = sep.join(map(str, values))
            found[key].append(seen[key] if depth + 1 > len(values) else _pulled(item, values[depth:], errors))
        rows.extend(records)

    for item in data:
        walk(item, path, {}, 0)
    frame = classes.DataFrame(rows)
    if record_prefix is not None:
        frame.columns = [f"{record_prefix}{label}" for label in frame.columns]
    for key, values in found.items():
        label = key if meta_prefix is None else meta_prefix + key
        if label in frame.columns:
            raise ValueError(f"Conflicting metadata name {label}, need distinguishing prefix ")
        repeated = [value for value, times in zip(values, repeats) for _ in range(times)]
        frame._set_column(label, _pandas.column(repeated, "object"))
    return frame


def _pulled(item, keys, errors):
    try:
        for key in keys:
            item = item[key]
    except (KeyError, TypeError) as error:
        if errors == "ignore":
            return float("nan")
        raise KeyError(
            f"Key {error} not found. To replace missing values of {error} with np.nan, pass in errors='ignore'"
        ) from None
    return item


def _records(item, key):
    try:
        found = item[key]
    except KeyError as error:
        raise KeyError(
            f"Key {error} not found. If specifying a record_path, all elements of data should have the path."
        ) from None
    if found is None:
        return []
    if not isinstance(found, list):
        raise TypeError(f"Path must contain list or null, but got {type(found).__name__} at {[key]!r}")
    return found


def flat(record, sep=".", max_level=None, prefix="", depth=0):
    """A dict whose nested dicts are opened into dotted keys; plain values of the outermost come first."""
    result = {}
    nested = {}
    for key, value in record.items():
        key = key if isinstance(key, str) else str(key)
        name = prefix + sep + key if depth else key
        into = result if depth else nested
        if isinstance(value, dict) and (max_level is None or depth < max_level):
            into.update(flat(value, sep, max_level, name, depth + 1))
        else:
            result[name] = value
    result.update(nested)
    return result
