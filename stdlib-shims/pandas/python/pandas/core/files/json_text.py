"""Values as JSON text, column by column, in the spelling that pandas writes."""

import datetime
import json
import math

from pandas.core.missing.questions import is_missing
from pandas.core.time.timedelta import Timedelta
from pandas.core.time.timestamp import Timestamp

_PER_SECOND = {"s": 1, "ms": 10**3, "us": 10**6, "ns": 10**9}


class JsonStyle:
    """How floats, dates and letters are written."""

    def __init__(self, double_precision=10, force_ascii=True, date_format="epoch", date_unit="ms", default_handler=None):
        if not 0 <= double_precision <= 15:
            raise ValueError("Invalid value '%d' for option 'double_precision', max is '15'" % double_precision)
        if date_unit not in _PER_SECOND:
            raise ValueError(f"Invalid value '{date_unit}' for option 'date_unit'")
        self.double_precision = double_precision
        self.force_ascii = force_ascii
        self.date_format = date_format
        self.date_unit = date_unit
        self.default_handler = default_handler
        self._known = {}

    def string(self, text):
        known = self._known.get(text)
        if known is None:
            known = json.dumps(text, ensure_ascii=self.force_ascii).replace("/", "\\/")
            if len(self._known) < 10000:
                self._known[text] = known
        return known

    def number(self, value):
        if value != value or math.isinf(value):
            return "null"
        places = self.double_precision
        if value and (abs(value) > 1e16 or abs(value) < 1e-15):
            digits, exponent = f"{value:.{places}e}".split("e")
            if "." in digits:
                digits = digits.rstrip("0").rstrip(".")
            return f"{digits}e{exponent}"
        if places == 0:
            # Halves go away from zero here.
            return str(int(math.copysign(math.floor(abs(value) + 0.5), value)))
        text = f"{value:.{places}f}".rstrip("0")
        return text + "0" if text.endswith(".") else text

    def column(self, column):
        """The texts of all values of a column."""
        kind = column.kind
        if kind == "category":
            return self.column(column.categories.take(column.codes, True))
        if kind in ("int", "uint"):
            return [str(value) for value in column.tolist()]
        if kind == "bool":
            return ["true" if value else "false" for value in column.tolist()]
        if kind == "float":
            return [self.number(value) for value in column.tolist()]
        return [self.value(value) for value in column.tolist()]

    def value(self, value):
        """The text of any value."""
        if isinstance(value, str):
            return self.string(value)
        if is_missing(value):
            return "null"
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, int):
            return str(value)
        if isinstance(value, float):
            return self.number(value)
        if isinstance(value, dict):
            return "{" + ",".join(f"{self.string(self.key(k))}:{self.value(v)}" for k, v in value.items()) + "}"
        if isinstance(value, (list, tuple, set, frozenset)):
            return "[" + ",".join(map(self.value, value)) + "]"
        return self._other(value)

    def _other(self, value):
        if hasattr(value, "total_seconds"):
            return self._duration(value)
        if hasattr(value, "isoformat"):
            return self._time(value)
        if hasattr(value, "item") and getattr(value, "ndim", 1) == 0:
            return self.value(value.item())
        if hasattr(value, "tolist"):
            return self.value(value.tolist())
        if isinstance(value, bytes):
            return self.string(value.decode())
        if self.default_handler is not None:
            return self.value(self.default_handler(value))
        raise OverflowError("Maximum recursion level reached")

    def _nanoseconds(self, value):
        stamp = value if hasattr(value, "_native") else Timestamp(value)
        return stamp._native()[1]

    def _time(self, value):
        if not hasattr(value, "year"):
            return self.string(value.isoformat())
        if self.date_format == "iso":
            return f'"{self._iso(value)}"'
        return str(self._nanoseconds(value) // (10**9 // _PER_SECOND[self.date_unit]))

    def _iso(self, value):
        nanos = self._nanoseconds(value)
        moment = datetime.datetime(1970, 1, 1) + datetime.timedelta(seconds=nanos // 10**9)
        text = moment.strftime("%Y-%m-%dT%H:%M:%S")
        places = {"s": 0, "ms": 3, "us": 6, "ns": 9}[self.date_unit]
        if places:
            text += "." + format(nanos % 10**9, "09d")[:places]
        return text + ("Z" if getattr(value, "tzinfo", None) is not None else "")

    def _duration(self, value):
        if self.date_format == "iso":
            if hasattr(value, "isoformat"):
                return f'"{value.isoformat()}"'
            return f'"{Timedelta(value).isoformat()}"'
        nanos = value._native()[1] if hasattr(value, "_native") else round(value.total_seconds() * 10**9)
        return str(nanos // (10**9 // _PER_SECOND[self.date_unit]))

    def key(self, label):
        """A label as the key of an object."""
        if isinstance(label, str):
            return label
        if isinstance(label, tuple):
            return str(label)
        if hasattr(label, "isoformat") and not is_missing(label) or hasattr(label, "total_seconds"):
            text = self._other(label)
            return text.strip('"')
        if isinstance(label, float):
            return "nan" if label != label else self.number(label)
        if is_missing(label):
            return "null"
        return str(label)
