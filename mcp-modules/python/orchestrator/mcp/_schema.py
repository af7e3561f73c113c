"""`validate_schema`: what a table promised and does not keep, how often, with first examples."""

import _kit_data

import pandas as pd

from orchestrator.mcp._columns import plain

__all__ = ["validate_schema"]


def validate_schema(
    df,
    expected_columns=None,
    *,
    types=None,
    not_null=None,
    unique=None,
    ranges=None,
    patterns=None,
    allowed=None,
    rules=None,
    allow_extra=True,
    max_examples=5,
):
    """Checks a frame against what is expected of it; never raises for bad data.

    expected_columns: names; or a dict from name to type; or to a dict with any of "type", "nullable", "unique",
        "min", "max", "pattern", "allowed".
    types: column to type: "int", "float", "number", "str", "bool", "date", a Python type or a dtype. Text that reads
        as the type passes.
    not_null: columns that miss no value.
    unique: columns without repetition; a list inside the list is a key of several columns.
    ranges: column to (least, most); None leaves an end open.
    patterns: column to a regular expression that whole values match.
    allowed: column to the values there may be.
    rules: expressions that hold in every row, such as "start <= end"; or a dict from name to expression or function.
    allow_extra: whether further columns are fine.

    Returns {"valid", "errors", "missing_columns", "extra_columns", "row_count", "checks"}. An error has "check",
    "column", "message", "count" and "examples": the first rows (positions from 0) and their values.

    >>> checked = validate_schema(pd.DataFrame({"id": [1, 1], "age": [30, -4]}), unique=["id"], ranges={"age": (0, 120)})
    >>> [error["message"] for error in checked["errors"]]
    ["'id' repeats values in 1 of 2 rows", "'age' is outside 0 to 120 in 1 of 2 rows"]
    """
    if not isinstance(df, pd.DataFrame):
        raise TypeError(f"validate_schema() checks a DataFrame, found {type(df).__name__}")
    check = _Check(df, max_examples)
    wanted = _collect(expected_columns, types, not_null, unique, ranges, patterns, allowed)
    check.columns(wanted["names"], allow_extra)
    for column, kind in wanted["types"].items():
        check.each(column, "type", lambda values: _misfits_type(values, kind), f"is not {_kind_name(kind)}")
    for column in wanted["not_null"]:
        check.each(column, "not_null", lambda values: values.isna(), "is missing")
    for column in wanted["unique"]:
        check.unique(column)
    for column, (least, most) in wanted["ranges"].items():
        check.each(column, "range", lambda values: _outside(values, least, most), _beyond(least, most))
    for column, pattern in wanted["patterns"].items():
        misfit = lambda values: values.notna() & ~values.astype(str).str.fullmatch(pattern).fillna(False).astype(bool)
        check.each(column, "pattern", misfit, f"does not match {pattern!r}")
    for column, values_allowed in wanted["allowed"].items():
        misfit = lambda values: values.notna() & ~values.isin(list(values_allowed))
        check.each(column, "allowed", misfit, "is not among the allowed values")
    for name, rule in _named_rules(rules):
        check.rule(name, rule)
    return check.answer()


def _collect(expected, types, not_null, unique, ranges, patterns, allowed):
    """Both spellings, by column and by check, as one table by check."""
    wanted = {
        "names": [],
        "types": dict(types or {}),
        "not_null": _as_list(not_null),
        "unique": _as_list(unique),
        "ranges": {column: _ends(column, ends) for column, ends in (ranges or {}).items()},
        "patterns": dict(patterns or {}),
        "allowed": dict(allowed or {}),
    }
    if isinstance(expected, str):
        expected = [expected]
    for column in expected or ():
        wanted["names"].append(column)
        spec = expected[column] if isinstance(expected, dict) else None
        if spec is None:
            continue
        if not isinstance(spec, dict):
            wanted["types"][column] = spec
            continue
        unknown = set(spec) - {"type", "nullable", "unique", "min", "max", "pattern", "allowed"}
        if unknown:
            known = "type, nullable, unique, min, max, pattern, allowed"
            raise ValueError(f"schema of '{column}': unknown key '{min(unknown)}'; known: {known}")
        if "type" in spec:
            wanted["types"][column] = spec["type"]
        if spec.get("nullable") is False:
            wanted["not_null"].append(column)
        if spec.get("unique"):
            wanted["unique"].append(column)
        if "min" in spec or "max" in spec:
            wanted["ranges"][column] = (spec.get("min"), spec.get("max"))
        if "pattern" in spec:
            wanted["patterns"][column] = spec["pattern"]
        if "allowed" in spec:
            wanted["allowed"][column] = spec["allowed"]
    return wanted


def _as_list(value):
    return [] if value is None else [value] if isinstance(value, str) else list(value)


def _ends(column, ends):
    if isinstance(ends, dict):
        return ends.get("min"), ends.get("max")
    if len(ends) != 2:
        raise ValueError(f"range of '{column}': expected (least, most), found {ends!r}")
    return tuple(ends)


def _beyond(least, most):
    if least is None:
        return f"is above {most}"
    return f"is below {least}" if most is None else f"is outside {least} to {most}"


def _named_rules(rules):
    if rules is None:
        return []
    if isinstance(rules, dict):
        return list(rules.items())
    rules = [rules] if isinstance(rules, str) or callable(rules) else rules
    return [(rule if isinstance(rule, str) else getattr(rule, "__name__", "rule"), rule) for rule in rules]


_KINDS = {
    "int": "int", "integer": "int", "int64": "int", "int32": "int",
    "float": "float", "float64": "float", "double": "float", "float32": "float",
    "number": "number", "numeric": "number",
    "str": "str", "string": "str", "text": "str", "object": "str",
    "bool": "bool", "boolean": "bool",
    "date": "date", "datetime": "date", "timestamp": "date", "datetime64[ns]": "date",
    "category": "category", "categorical": "category",
}


def _kind_name(kind):
    name = kind if isinstance(kind, str) else getattr(kind, "__name__", str(kind))
    found = _KINDS.get(str(name).lower())
    if found is None:
        near = _kit_data.nearest(str(name), list(_KINDS))
        hint = f"; did you mean '{near}'?" if near else "; known: int, float, number, str, bool, date, category"
        raise ValueError(f"unknown type '{name}'{hint}")
    return found


def _misfits_type(values, kind):
    """Where a value neither is nor reads as the kind."""
    kind = _kind_name(kind)
    types = pd.api.types
    is_text = values.dtype == object or isinstance(values.dtype, pd.StringDtype)
    present = values.notna()
    if kind == "category":
        return present & (not isinstance(values.dtype, pd.CategoricalDtype))
    if kind == "str":
        return present & ~values.map(lambda value: isinstance(value, str)).astype(bool) if is_text else present
    if kind == "date":
        if types.is_datetime64_any_dtype(values):
            return present & False
        return present & pd.to_datetime(values, errors="coerce", format="mixed").isna() if is_text else present
    if kind == "bool":
        if types.is_bool_dtype(values):
            return present & False
        return present & ~values.astype(str).str.lower().isin(["true", "false"]) if is_text else present
    if types.is_bool_dtype(values) or types.is_datetime64_any_dtype(values):
        return present
    numbers = pd.to_numeric(values, errors="coerce") if is_text else values
    if not types.is_numeric_dtype(numbers):
        return present
    misfit = present & numbers.isna()
    if kind == "int" and types.is_float_dtype(numbers):
        misfit |= numbers.notna() & (numbers % 1 != 0)
    return misfit


def _outside(values, least, most):
    ends = [end for end in (least, most) if end is not None]
    if values.dtype == object and ends and not isinstance(ends[0], str):
        is_date = not isinstance(ends[0], (int, float))
        read = pd.to_datetime if is_date else pd.to_numeric
        values = read(values, errors="coerce")
    outside = values.notna() & False
    if least is not None:
        outside |= values < least
    if most is not None:
        outside |= values > most
    return outside.fillna(False).astype(bool)


class _Check:
    """Collects what failed."""

    def __init__(self, df, max_examples):
        self.df = df
        self.max_examples = max_examples
        self.errors = []
        self.missing = []
        self.extra = []
        self.n_checks = 0

    def columns(self, names, allow_extra):
        present = list(self.df.columns)
        for name in names:
            self.n_checks += 1
            if name not in present:
                self._missing(name)
        self.extra = [name for name in present if name not in names] if names else []
        if self.extra and not allow_extra:
            listed = ", ".join(map(repr, self.extra))
            self.errors.append(_error("extra_column", None, f"unexpected columns: {listed}", len(self.extra), []))

    def _missing(self, name):
        if name in self.missing:
            return
        self.missing.append(name)
        near = _kit_data.nearest(str(name), [str(one) for one in self.df.columns])
        hint = f"; did you mean {near!r}?" if near else ""
        self.errors.append(_error("missing_column", name, f"{name!r} is not a column{hint}", 1, []))

    def each(self, column, check, misfit, words):
        self.n_checks += 1
        if column not in self.df.columns:
            return self._missing(column)
        values = self.df[column]
        try:
            failed = misfit(values)
        except (TypeError, ValueError) as error:
            message = f"{column!r} could not be checked: {error}"
            return self.errors.append(_error(check, column, message, len(values), []))
        self._note(check, column, f"{column!r} {words}", failed, values)

    def unique(self, column):
        self.n_checks += 1
        key = [column] if isinstance(column, str) or not isinstance(column, (list, tuple)) else list(column)
        absent = [name for name in key if name not in self.df.columns]
        if absent:
            return [self._missing(name) for name in absent][0]
        label = key[0] if len(key) == 1 else tuple(key)
        repeated = self.df.duplicated(subset=key)
        values = self.df[key[0]] if len(key) == 1 else self.df[key].apply(tuple, axis=1) if repeated.any() else None
        self._note("unique", label, f"{label!r} repeats values", repeated, values)

    def rule(self, name, rule):
        self.n_checks += 1
        try:
            held = rule(self.df) if callable(rule) else self.df.eval(rule)
        except Exception as error:
            message = f"rule {name!r} could not be checked: {error}"
            return self.errors.append(_error("rule", None, message, len(self.df), []))
        if isinstance(held, (bool,)):
            held = pd.Series(held, index=self.df.index)
        self._note("rule", None, f"rule {name!r} does not hold", ~held.fillna(False).astype(bool), None)

    def _note(self, check, column, words, failed, values):
        rows = failed.to_numpy().nonzero()[0]
        if not len(rows):
            return
        examples = []
        for row in rows[: self.max_examples]:
            row = int(row)
            cells = self.df.iloc[row].to_dict() if values is None else None
            value = plain(values.iloc[row]) if cells is None else {name: plain(cell) for name, cell in cells.items()}
            examples.append({"row": row, "value": value})
        message = f"{words} in {len(rows)} of {len(failed)} rows"
        self.errors.append(_error(check, column, message, len(rows), examples))

    def answer(self):
        return {
            "valid": not self.errors,
            "errors": self.errors,
            "missing_columns": self.missing,
            "extra_columns": self.extra,
            "row_count": len(self.df),
            "checks": self.n_checks,
        }


def _error(check, column, message, count, examples):
    return {"check": check, "column": column, "message": message, "count": count, "examples": examples}
