"""Values of a column as text, in the form every kind of column has in print."""

from _pandas import Binary, Reduce, Time, Unary

from pandas.core.missing.markers import NA, NaT, nan
from pandas.core.missing.questions import is_missing
from pandas.core.printing.floats import float_texts, trim_one
from pandas.core.printing.layout import fixed_width
from pandas.core.printing.options import value_of
from pandas.core.values.plain import is_nullable_number

_ESCAPES = {"\t": "\\t", "\r": "\\r", "\n": "\\n"}


def show(thing, escape=False, quote=False, depth=0, limit=None):
    """Any value as text; nested lists and dicts are opened, strings inside dicts are quoted."""
    if isinstance(thing, str):
        text = _escaped(thing) if escape else thing
        return f"'{text}'" if quote else text
    deepest = value_of("display.pprint_nest_depth")
    if isinstance(thing, dict) and depth < deepest:
        pairs = [
            f"{show(key, escape, True, depth + 1, limit)}: {show(value, escape, True, depth + 1, limit)}"
            for key, value in list(thing.items())[:limit]
        ]
        dots = ", ..." if limit is not None and limit < len(thing) else ""
        return "{" + ", ".join(pairs) + dots + "}"
    if depth < deepest and _is_sequence(thing):
        return show_sequence(thing, escape, quote, depth, limit)
    text = repr(thing) if type(thing).__name__ == "StringDtype" else str(thing)
    return _escaped(text) if escape else text


def _is_sequence(thing):
    if isinstance(thing, (list, tuple, set, frozenset)):
        return True
    if isinstance(thing, (int, float, bytes, type)) or thing is None or not hasattr(thing, "__len__"):
        return False
    if getattr(thing, "_is_pandas", False) or hasattr(thing, "__next__") or not hasattr(thing, "__iter__"):
        return False
    return not (hasattr(thing, "ndim") and thing.ndim == 0)


def show_sequence(thing, escape=False, quote=False, depth=0, limit=None):
    """The items of a list, tuple, set or array in its brackets."""
    items = list(thing)
    body = ", ".join(show(item, escape, quote, depth + 1, limit) for item in items[:limit])
    if limit is not None and len(items) > limit:
        body += ", ..."
    elif isinstance(thing, tuple) and len(items) == 1:
        body += ","
    if isinstance(thing, set):
        return "{" + body + "}"
    return f"[{body}]" if hasattr(thing, "__setitem__") else f"({body})"


def _escaped(text):
    for plain, shown in _ESCAPES.items():
        if plain in text:
            text = text.replace(plain, shown)
    return text


def column_texts(column, formatter=None, float_format=None, na_rep="NaN", leading_space=True, mode="right",
                 decimal=".", quote=False, max_width="option"):
    """The texts of all values of a column, padded to one width."""
    texts = _plain_texts(column, formatter, float_format, na_rep, leading_space, mode, decimal, quote)
    if max_width == "option":
        max_width = value_of("display.max_colwidth")
    return fixed_width(texts, mode, 0, max_width)


def _plain_texts(column, formatter, float_format, na_rep, leading_space, mode, decimal, quote):
    kind = column.kind
    if kind == "category":
        if column.categories.kind in ("text", "objects"):
            values = with_float_bounds(column.tolist()) if column.any_missing() else column.tolist()
            return object_texts(values, formatter, float_format, na_rep, leading_space, quote)
        if column.any_missing() and (column.categories.kind in ("int", "uint", "bool") or is_nullable_number(column.categories)):
            values = [nan if value is NA else value for value in column.tolist()]
            return object_texts(values, formatter, float_format, na_rep, leading_space, quote)
        column = column.categories.take(column.codes, True)
        kind = column.kind
    if kind == "float" or (kind == "objects" and column.dtype.startswith("complex")):
        values = column.tolist()
        return float_texts(values, formatter, float_format, na_rep, leading_space, mode == "left", decimal)
    if kind in ("int", "uint"):
        if formatter is not None:
            return [str(formatter(value)) for value in column.tolist()]
        if leading_space is False:
            return [str(value) for value in column.tolist()]
        return [format(value, " d") for value in column.tolist()]
    if kind == "datetime":
        if formatter is not None:
            return [str(formatter(value)) for value in column.tolist()]
        return datetime_texts(column)
    if kind == "timedelta":
        if formatter is not None:
            return [str(formatter(value)) for value in column.tolist()]
        return timedelta_texts(column)
    plain = (_escaped if column.dtype == "string" else str) if kind in ("masked", "period") else None
    return object_texts(column.tolist(), formatter, float_format, na_rep, leading_space, quote, plain)


def with_float_bounds(values):
    """Intervals among missing values, as they are shown."""
    # Whole numbers cannot be missing, so pandas turns the bounds of all intervals into floats.
    if not any(type(value).__name__ == "Interval" and isinstance(value.left, int) for value in values):
        return values
    return [
        type(value)(float(value.left), float(value.right), value.closed) if type(value).__name__ == "Interval" else value
        for value in values
    ]


def object_texts(values, formatter=None, float_format=None, na_rep="NaN", leading_space=True, quote=False, plain=None):
    """Texts of values of any type; floats among them get their own number of decimals."""
    if float_format is None:
        float_format = value_of("display.float_format")
    if float_format is None:
        spec = f" .{value_of('display.precision')}f"

        def float_format(value):
            return trim_one(format(value, spec))

    elif not callable(float_format):
        pattern = float_format

        def float_format(value):
            return pattern % value

    front = "" if leading_space is False else " "
    own = formatter if formatter is not None else plain
    texts = []
    for value in values:
        if isinstance(value, str):
            if own is not None:
                texts.append(front + str(own(value)))
            else:
                texts.append(front + (f"'{_escaped(value)}'" if quote else _escaped(value)))
        elif isinstance(value, float) and value == value and formatter is None:
            texts.append(float_format(value))
        elif is_missing(value):
            texts.append(front + missing_text(value, na_rep))
        elif own is not None:
            texts.append(front + str(own(value)))
        elif getattr(value, "_is_pandas", False):
            texts.append(front + str(value))
        else:
            texts.append(front + show(value, True, quote))
    return texts


def missing_text(value, na_rep="NaN"):
    """How a missing value shows among objects."""
    if value is None:
        return "None"
    if value is NA:
        return "<NA>"
    if value is NaT:
        return "NaT"
    return na_rep


def ordinals_present(column):
    """The raw numbers of the times that are not missing, as a Column."""
    present = column.filter(column.isna().unary(Unary.INVERT)) if column.any_missing() else column
    return present.time(Time.ORDINAL)


def are_multiples(ordinals, unit):
    """Whether all raw times are whole multiples of a unit."""
    return not ordinals.binary(Binary.MOD, unit).reduce(Reduce.ANY)


def are_whole_days(column):
    """Whether all times of a column are midnights, or all durations whole days."""
    return are_multiples(ordinals_present(column), 86400 * _PER_SECOND[time_unit(column)])


_PER_SECOND = {"s": 1, "ms": 10**3, "us": 10**6, "ns": 10**9}


def time_unit(column):
    """The unit of a datetime or timedelta column: s, ms, us or ns."""
    name = column.dtype
    return name[name.index("[") + 1 : -1].split(",")[0]


def zone_name(column):
    """The time zone of a datetime column, or None."""
    name = column.dtype
    return name[name.index(",") + 2 : -1] if "," in name else None


def is_dates_only(column):
    """Whether a datetime column has no zone and only midnights."""
    if zone_name(column) is not None:
        return False
    return are_whole_days(column)


def datetime_texts(column, na_rep="NaT", date_format=None):
    """Dates, with the time of day when one of them has it."""
    if zone_name(column) is not None:
        if date_format is not None:
            return _filled(column.time(Time.STRFTIME, date_format), na_rep)
        return [na_rep if value is NaT else str(value) for value in column.tolist()]
    if date_format is not None:
        return _filled(column.time(Time.STRFTIME, date_format), na_rep)
    per_second = _PER_SECOND[time_unit(column)]
    numbers = ordinals_present(column)
    if are_multiples(numbers, 86400 * per_second):
        return _filled(column.time(Time.STRFTIME, "%Y-%m-%d"), na_rep)
    if are_multiples(numbers, per_second):
        return _filled(column.time(Time.STRFTIME, "%Y-%m-%d %H:%M:%S"), na_rep)
    texts = _filled(column.time(Time.STRFTIME, "%Y-%m-%d %H:%M:%S.%f"), na_rep)
    if per_second == 10**3 or are_multiples(numbers, per_second // 10**3):
        return [text if text == na_rep else text[:-3] for text in texts]
    if per_second == 10**6 or are_multiples(numbers, per_second // 10**6):
        return texts
    rest = iter(numbers.tolist())
    return [text if text == na_rep else text + format(next(rest) % 1000, "03d") for text in texts]


def _filled(texts, na_rep):
    return [text if isinstance(text, str) else na_rep for text in texts.tolist()]


def timedelta_texts(column, na_rep="NaT"):
    """Durations, in days alone when all are whole days."""
    if are_whole_days(column):
        return [na_rep if value is NaT else f"{value.days} days" for value in column.tolist()]
    return [na_rep if value is NaT else str(value) for value in column.tolist()]
