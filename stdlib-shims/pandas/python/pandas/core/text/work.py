"""How text methods run: natively on a whole column where that is possible, else in Python once per distinct value."""

import re

import _pandas
from _pandas import Binary

from pandas.core.missing.markers import NA, nan
from pandas.core.missing.questions import is_missing

Unsupported = (_pandas.Unsupported, NotImplementedError)


_NULLABLE = {"text": "string", "bool": "boolean", "int": "Int64"}


def plain_flags(expression):
    """The flags of a compiled pattern without the one every text pattern has."""
    return int(expression.flags) & ~int(re.UNICODE)


def is_nullable(column):
    """Whether results follow the rules of dtype string."""
    return column.dtype == "string"


def each(column, work, kind="text", accept=(str,)):
    """A Column of `work(value)` for every accepted value; what is not accepted gives a missing value."""
    if column.kind in ("text", "masked"):
        return _each_distinct(column, work, kind)
    results, complete = [], True
    for value in column.tolist():
        if isinstance(value, accept):
            try:
                results.append(work(value))
                continue
            except (TypeError, AttributeError):
                pass
        complete = False
        results.append(None if value is None and kind != "int" else nan)
    if kind == "objects" or (kind == "bool" and not complete):
        return _pandas.objects(results)
    if kind == "int" and not complete:
        return _pandas.column([float(value) if not is_missing(value) else nan for value in results], "float64")
    return _collect(results, kind)


def _each_distinct(column, work, kind):
    codes, uniques = column.factorize()
    values = [work(value) for value in uniques.tolist()]
    if is_nullable(column):
        if kind == "objects":
            return _pandas.objects(values + [NA]).take(codes.where(codes.binary(Binary.GE, 0), len(values)).cast("int64"))
        return _collect(values, kind).cast(_NULLABLE[kind]).take(codes, True)
    if not column.any_missing():
        return _collect(values, kind).take(codes)
    if kind == "int":
        return _collect(values, kind).take(codes, True)
    # Object columns that hold None show None again after a text method.
    gap = None if getattr(column, "missing", "nan") == "none" else nan
    n = len(values)
    filled = _collect(values + [gap], "objects" if kind == "bool" else kind)
    return filled.take(codes.where(codes.binary(Binary.GE, 0), n).cast("int64"))


def _collect(values, kind):
    if kind == "text":
        return _pandas.column(values, "object") if values else _pandas.empty("object")
    if kind == "bool":
        return _pandas.column([bool(value) for value in values], "bool")
    if kind == "int":
        return _pandas.column(values, "int64")
    return _pandas.objects(values)


def run(column, op, arguments, work, kind="text", accept=(str,)):
    """Natively, or with `work` per distinct value where the native side declines."""
    try:
        return column.text(op, *arguments)
    except Unsupported:
        return each(column, work, kind, accept)


def compiled(pattern, case=True, flags=0):
    """A compiled pattern and its flags from text or a compiled pattern."""
    if isinstance(pattern, re.Pattern):
        return pattern
    if case is False:
        flags |= re.IGNORECASE
    return re.compile(pattern, flags)


def missing_of(column):
    """What stands for missing in results of this column."""
    return NA if is_nullable(column) else nan
