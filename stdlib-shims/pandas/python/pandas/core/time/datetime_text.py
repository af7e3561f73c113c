"""Reading one date text of any usual shape: ISO first, then the free forms people write."""

import datetime
import re

from pandas.core.time.errors import DateParseError
from pandas.core.time.units import MONTH_NAMES, NS_SECOND, days_from_civil, month_length

ISO = re.compile(
    r"(\d{4})(?:(-|/|)(\d{2})(?:\2(\d{2}))?)?"
    r"(?:[T ](\d{1,2})(?::?(\d{2})(?::?(\d{2})(?:[.,](\d{1,9})\d*)?)?)?)?\s*(Z|[+-]\d{2}(?::?\d{2})?)?$"
)
MISSING_WORDS = frozenset(["", "nat", "nan", "none", "null", "na", "n/a", "<na>", "#n/a", "#na", "-nan", "1.#ind", "1.#qnan"])
_TOKEN = re.compile(r"\d+|[A-Za-z]+|\s+|.", re.S)
_CLOCK = re.compile(r"(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?\s*([AaPp]\.?[Mm]\.?)?")
_HOUR_ONLY = re.compile(r"\b(\d{1,2})\s*([AaPp])\.?[Mm]\.?(?![A-Za-z])")
_ZONE_TAIL = re.compile(r"\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})$")
_MONTHS = {name.lower(): i for i, name in enumerate(MONTH_NAMES, 1)}
_MONTHS.update({name[:3].lower(): i for i, name in enumerate(MONTH_NAMES, 1)})
_MONTHS["sept"] = 9
_FILLERS = frozenset("st nd rd th of at on and t".split())
_WEEKDAYS = frozenset("mon monday tue tues tuesday wed wednesday thu thurs thur thursday fri friday sat saturday sun sunday".split())
_QUARTER = re.compile(r"(?:(\d{4})[- ]?[Qq]([1-4])|[Qq]([1-4])[- ]?(\d{4})|([1-4])[Qq](\d{4}))$")


class _Unparsable(ValueError):
    pass


parse_error = DateParseError


def is_missing_text(text):
    """Whether a text stands for no date."""
    return text.strip().lower() in MISSING_WORDS


def parse_text(text, dayfirst=False, yearfirst=False):
    """(wall nanoseconds, offset in seconds or None, resolution) of a date text; DateParseError otherwise."""
    return parse_fields(text, dayfirst, yearfirst)[:3]


def parse_fields(text, dayfirst=False, yearfirst=False):
    """Like parse_text, with the smallest part that was written ('year' ... 'second') as fourth item."""
    stripped = text.strip()
    match = ISO.match(stripped)
    if match and not (len(stripped) == 6 and stripped.isdigit()):
        return _from_iso(match, text)
    try:
        return _from_free_form(stripped, text, dayfirst, yearfirst)
    except _Unparsable:
        raise parse_error(f"Unknown datetime string format, unable to parse: {text}") from None


def fraction_unit(digits):
    """The resolution that holds a written fraction of a second."""
    if not digits:
        return "s"
    return "ms" if len(digits) <= 3 else "us" if len(digits) <= 6 else "ns"


def offset_seconds(text):
    """Seconds ahead of UTC of 'Z', '+02:00' or '-0530'; None for None."""
    if text is None:
        return None
    if text in ("Z", "UTC", "GMT"):
        return 0
    digits = text[1:].replace(":", "")
    total = int(digits[:2]) * 3600 + (int(digits[2:4]) * 60 if len(digits) > 2 else 0)
    return -total if text[0] == "-" else total


def wall_ns(year, month, day, hour, minute, second, fraction, text):
    """Nanoseconds of checked fields; the error names the text."""
    problem = None
    if not 1 <= year <= 9999:
        problem = f"year {year} is out of range"
    elif not 1 <= month <= 12:
        problem = "month must be in 1..12"
    elif not 1 <= day <= month_length(year, month):
        problem = "day is out of range for month"
    elif hour > 23:
        problem = "hour must be in 0..23"
    elif minute > 59:
        problem = "minute must be in 0..59"
    elif second > 59:
        problem = "second must be in 0..59"
    if problem:
        raise parse_error(f"{problem}: {text}")
    nanos = int((fraction + "000000000")[:9]) if fraction else 0
    return (days_from_civil(year, month, day) * 86400 + hour * 3600 + minute * 60 + second) * NS_SECOND + nanos


def _from_iso(match, text):
    year, _, month, day, hour, minute, second, fraction, zone = match.groups()
    value = wall_ns(
        int(year), int(month or 1), int(day or 1), int(hour or 0), int(minute or 0), int(second or 0), fraction, text
    )
    finest = "second" if second else "minute" if minute else "hour" if hour else "day" if day else "month" if month else "year"
    if fraction:
        finest = {"ms": "millisecond", "us": "microsecond", "ns": "nanosecond"}[fraction_unit(fraction)]
    return value, offset_seconds(zone), fraction_unit(fraction), finest


def _from_free_form(stripped, text, dayfirst, yearfirst):
    quarter = _QUARTER.match(stripped)
    if quarter:
        parts = quarter.groups()
        year = int(parts[0] or parts[3] or parts[5])
        month = 3 * int(parts[1] or parts[2] or parts[4]) - 2
        return wall_ns(year, month, 1, 0, 0, 0, "", text), None, "s", "quarter"
    if stripped.isdigit() and len(stripped) in (12, 14):
        parts = [int(stripped[start : start + 2]) for start in range(4, len(stripped), 2)] + [0]
        value = wall_ns(int(stripped[:4]), *parts[:5], "", text)
        return value, None, "s", "second" if len(stripped) == 14 else "minute"
    rest, hour, minute, second, fraction, finest = _take_clock(stripped)
    rest, offset = _take_zone(rest, finest is not None)
    if rest is None:
        raise _Unparsable
    numbers, month = _date_tokens(rest)
    if not numbers and month is None:
        if finest is None:
            raise _Unparsable
        today = datetime.date.today()
        year, month, day = today.year, today.month, today.day
    else:
        year, month, day, date_part = _resolve(numbers, month, dayfirst, yearfirst, text)
        finest = finest or date_part
    value = wall_ns(year, month, day, hour, minute, second, fraction, text)
    return value, offset, fraction_unit(fraction), finest


def _take_clock(text):
    clock = _CLOCK.search(text)
    if clock:
        hour, minute, second, fraction, half = clock.groups()
        finest = "second" if second else "minute"
        rest = text[: clock.start()] + "\0" + text[clock.end():]
        return rest, _half_day(int(hour), half), int(minute), int(second or 0), fraction or "", finest
    only = _HOUR_ONLY.search(text)
    if only:
        rest = text[: only.start()] + "\0" + text[only.end():]
        return rest, _half_day(int(only.group(1)), only.group(2)), 0, 0, "", "hour"
    return text, 0, 0, 0, "", None


def _half_day(hour, half):
    if not half:
        return hour
    if hour > 12:
        raise _Unparsable
    return hour % 12 + (12 if half[0] in "pP" else 0)


def _take_zone(text, has_clock):
    if not has_clock:
        return text, None
    before, _, after = text.partition("\0")
    match = _ZONE_TAIL.match(after) if after.strip() else None
    if match:
        return before, offset_seconds(match.group(1))
    tail = _ZONE_TAIL.search(after)
    if tail and tail.group(1).isalpha():
        return before + " " + after[: tail.start()], offset_seconds(tail.group(1))
    return before + " " + after, None


def _date_tokens(text):
    numbers, month = [], None
    for token in _TOKEN.findall(text):
        if token.isdigit():
            numbers.append(token)
        elif token.isalpha():
            word = token.lower()
            if word in _MONTHS:
                if month is not None:
                    raise _Unparsable
                month = (_MONTHS[word], len(numbers))
            elif word not in _FILLERS and word not in _WEEKDAYS:
                raise _Unparsable
        elif not token.isspace() and token not in "-/.,'":
            raise _Unparsable
    return numbers, month


def _full_year(digits):
    year = int(digits)
    if len(digits) > 2:
        return year
    now = datetime.date.today().year
    year += now // 100 * 100
    if year >= now + 50:
        return year - 100
    return year + 100 if year < now - 50 else year


def _resolve(numbers, month, dayfirst, yearfirst, text):
    if len(numbers) == 1 and month is None and len(numbers[0]) in (8, 6):
        return _from_digits(numbers[0], text)
    if month is not None:
        return _resolve_named(numbers, month)
    values = [int(digits) for digits in numbers]
    if any(len(digits) == 3 for digits in numbers):
        raise _Unparsable
    if len(numbers) == 3:
        first, second, third = values
        if len(numbers[0]) > 2 or first > 31 or (yearfirst and second <= 12 and third <= 31):
            year, rest = _full_year(numbers[0]), (second, third)
            month, day = rest[::-1] if (dayfirst and rest[1] <= 12) or rest[0] > 12 >= rest[1] else rest
        elif first > 12 or (dayfirst and second <= 12):
            day, month, year = first, second, _full_year(numbers[2])
        else:
            month, day, year = first, second, _full_year(numbers[2])
        return year, month, day, "day"
    if len(numbers) == 2:
        first, second = values
        if len(numbers[0]) == 4 or first > 31:
            return _full_year(numbers[0]), second, 1, "month"
        if len(numbers[1]) == 4 or second > 31:
            return _full_year(numbers[1]), first, 1, "month"
        year = datetime.date.today().year
        day_then_month = first > 12 or (dayfirst and second <= 12)
        return (year, second, first, "day") if day_then_month else (year, first, second, "day")
    if len(numbers) == 1 and len(numbers[0]) == 4:
        return values[0], 1, 1, "year"
    raise _Unparsable


def _from_digits(digits, text):
    if len(digits) == 6:
        return _full_year(digits[:2]), int(digits[2:4]), int(digits[4:]), "day"
    if len(digits) != 8:
        raise _Unparsable
    return int(digits[:4]), int(digits[4:6]), int(digits[6:8]), "day"


def _resolve_named(numbers, month):
    number, place = month
    if len(numbers) == 2:
        first, second = numbers
        if len(first) > 2 or int(first) > 31:
            return _full_year(first), number, int(second), "day"
        return _full_year(second), number, int(first), "day"
    if len(numbers) == 1:
        digits = numbers[0]
        if len(digits) > 2 or int(digits) > 31:
            return _full_year(digits), number, 1, "month"
        return datetime.date.today().year, number, int(digits), "day"
    if not numbers:
        return datetime.date.today().year, number, 1, "month"
    raise _Unparsable
