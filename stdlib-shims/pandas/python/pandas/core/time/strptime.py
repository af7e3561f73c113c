"""Layouts of dates: reading a text by a given layout, and guessing the layout from a text."""

import re

from pandas.core.time.datetime_text import DateParseError, offset_seconds, parse_text
from pandas.core.time.units import DAY_NAMES, MONTH_NAMES, NS_DAY, NS_HOUR, NS_MINUTE, NS_SECOND, days_from_civil, month_length

_MONTHS = {name.lower(): i for i, name in enumerate(MONTH_NAMES, 1)}
_SHORT_MONTHS = {name[:3].lower(): i for i, name in enumerate(MONTH_NAMES, 1)}


def _either(words):
    return "|".join(sorted(words, key=len, reverse=True))


_PARTS = {
    "Y": r"(?P<Y>\d{4})", "y": r"(?P<y>\d{2})", "m": r"(?P<m>1[0-2]|0[1-9]|[1-9])",
    "d": r"(?P<d>3[01]|[12]\d|0[1-9]|[1-9]| [1-9])", "H": r"(?P<H>2[0-3]|[01]\d|\d)", "I": r"(?P<I>1[0-2]|0[1-9]|[1-9])",
    "M": r"(?P<M>[0-5]\d|\d)", "S": r"(?P<S>6[01]|[0-5]\d|\d)", "f": r"(?P<f>\d{1,9})",
    "j": r"(?P<j>36[0-6]|3[0-5]\d|[12]\d\d|0[1-9]\d|00[1-9]|[1-9]\d|0[1-9]|[1-9])", "p": r"(?P<p>am|pm)",
    "z": r"(?P<z>[+-]\d\d:?\d\d(?::?\d\d)?|Z)", "Z": r"(?P<Z>[A-Za-z][A-Za-z_/+-]*)",
    "B": f"(?P<B>{_either(_MONTHS)})", "b": f"(?P<b>{_either(_SHORT_MONTHS)})",
    "A": f"(?:{_either(DAY_NAMES)})", "a": f"(?:{_either(name[:3] for name in DAY_NAMES)})",
    "w": r"(?P<w>[0-6])", "U": r"(?P<U>5[0-3]|[0-4]\d|\d)", "W": r"(?P<W>5[0-3]|[0-4]\d|\d)",
    "G": r"(?P<G>\d{4})", "V": r"(?P<V>5[0-3]|0[1-9]|[1-4]\d|\d)", "u": r"(?P<u>[1-7])", "%": "%",
}
_compiled = {}


def layout_pattern(layout):
    """The regular expression of a layout such as '%d/%m/%Y'."""
    pattern = _compiled.get(layout)
    if pattern is None:
        pattern = _compiled[layout] = re.compile(_layout_text(layout), re.IGNORECASE)
    return pattern


def _layout_text(layout):
    for short, long in (("%T", "%H:%M:%S"), ("%D", "%m/%d/%y"), ("%F", "%Y-%m-%d"), ("%R", "%H:%M"), ("%h", "%b")):
        layout = layout.replace(short, long)
    out, position = [], 0
    while position < len(layout):
        char = layout[position]
        if char == "%":
            code = layout[position + 1 : position + 2]
            if not code:
                raise ValueError(f"stray % in format '{layout}'")
            if code not in _PARTS:
                raise ValueError(f"'{code}' is a bad directive in format '{layout}'")
            out.append(_PARTS[code])
            position += 2
        elif char.isspace():
            out.append(r"\s+")
            while position < len(layout) and layout[position].isspace():
                position += 1
        else:
            out.append(re.escape(char))
            position += 1
    return "".join(out)


def parse_by_layout(text, layout, exact=True):
    """(wall nanoseconds, offset in seconds or None) of a text; ValueError in pandas' words."""
    pattern = layout_pattern(layout)
    match = pattern.match(text) if exact else pattern.search(text)
    if match is None:
        raise ValueError(f'time data "{text}" doesn\'t match format "{layout}"')
    if exact and match.end() != len(text):
        raise ValueError(f'unconverted data remains when parsing with format "{layout}": "{text[match.end():]}"')
    return _assemble(match.groupdict())


def _assemble(parts):
    get = parts.get
    if get("y"):
        short = int(parts["y"])
        year = short + (2000 if short <= 68 else 1900)
    else:
        year = int(get("Y") or get("G") or 1900)
    if get("B"):
        month = _MONTHS[parts["B"].lower()]
    elif get("b"):
        month = _SHORT_MONTHS[parts["b"].lower()]
    else:
        month = int(get("m") or 1)
    day = int(get("d") or 1)
    hour = int(get("H") or 0)
    if get("I"):
        hour = int(parts["I"]) % 12 + (12 if (get("p") or "").lower() == "pm" else 0)
    if get("V"):
        first = days_from_civil(year, 1, 4)
        days = first - (first + 3) % 7 + (int(parts["V"]) - 1) * 7 + int(get("u") or 1) - 1
    elif get("j"):
        days = days_from_civil(year, 1, 1) + int(parts["j"]) - 1
    elif (get("W") or get("U")) and (get("w") or get("u")):
        weekday = (int(parts["w"]) - 1) % 7 if get("w") else int(parts["u"]) - 1
        new_year = days_from_civil(year, 1, 1)
        if get("W"):
            days = new_year - (new_year + 3) % 7 + 7 * int(parts["W"]) + weekday - (7 if (new_year + 3) % 7 == 0 else 0)
        else:
            sunday = (new_year + 4) % 7
            days = new_year - sunday + 7 * int(parts["U"]) + (weekday + 1) % 7 - (7 if sunday == 0 else 0)
    else:
        if year < 1:
            raise ValueError(f"year {year} is out of range")
        if day > month_length(year, month):
            raise ValueError("day is out of range for month")
        days = days_from_civil(year, month, day)
    nanos = int((get("f") or "").ljust(9, "0") or 0)
    wall = days * NS_DAY + hour * NS_HOUR + int(get("M") or 0) * NS_MINUTE + int(get("S") or 0) * NS_SECOND + nanos
    offset = offset_seconds(parts["z"].upper()) if get("z") else None
    if get("Z"):
        offset = 0 if parts["Z"].upper() in ("UTC", "GMT") else None
    return wall, offset


_TIME = re.compile(
    r"(^|[T\s])(\d{1,2}):(\d{2})(:\d{2}(\.\d{1,9})?)?(\s?)([AaPp][Mm])?(\s?)(Z|[+-]\d{2}:?\d{2}|UTC|GMT)?(?=\s|$)"
)
_HOUR = re.compile(r"(?<=\d)([T ])(\d{1,2})$")
_COMPACT = re.compile(r"\d{8}(?:([T ]?)(?:(\d{6})|(\d{2}:\d{2})(:\d{2})?(\.\d{1,9})?))?$")
_DATE_TOKEN = re.compile(r"\d+|[A-Za-z]+|[^0-9A-Za-z]+")


def guess_layout(text, dayfirst=False):
    """The layout a date text is written in, None if it cannot be told."""
    try:
        moment = parse_text(text, dayfirst)[0]
    except DateParseError:
        return None
    return _weekday_named(_guess(text, dayfirst), moment)


def _weekday_named(layout, moment):
    """A weekday in the text that is right for the date becomes a directive; a wrong one stays as it is written."""
    if layout is None:
        return None
    name = DAY_NAMES[(moment // NS_DAY + 3) % 7]
    layout = re.sub(rf"(?<![%A-Za-z]){name}(?![a-z])", "%A", layout)
    return re.sub(rf"(?<![%A-Za-z]){name[:3]}(?![a-z])", "%a", layout)


def _guess(text, dayfirst):
    compact = _COMPACT.match(text)
    if compact:
        return None if dayfirst else "%Y%m%d" + _compact_clock(compact)
    clock = _TIME.search(text)
    if clock is None:
        hour = _HOUR.search(text) if re.match(r"\d{4}-", text) else None
        if hour is None:
            return _checked(_guess_date(text, dayfirst), text)
        return _checked(_joined(_guess_date(text[: hour.start()] + "\0", dayfirst), hour.group(1) + "%H"), text)
    joint, _, _, seconds, fraction, gap, half, zone_gap, zone = clock.groups()
    layout = joint + ("%I" if half else "%H") + ":%M" + (":%S" if seconds else "") + (".%f" if fraction else "")
    layout += gap + ("%p" if half else "") + zone_gap
    if zone:
        layout += "%Z" if zone in ("UTC", "GMT") else "%z"
    date = text[: clock.start()] + "\0" + text[clock.end() :]
    return _checked(_joined(_guess_date(date, dayfirst), layout), text)


def _compact_clock(compact):
    joint, run, clock, seconds, fraction = compact.groups()
    if run:
        return joint + "%H%M%S"
    if not clock:
        return ""
    return joint + "%H:%M" + (":%S" if seconds else "") + (".%f" if fraction else "")


def _joined(date, clock):
    return None if date is None else date.replace("\0", clock)


def _checked(layout, text):
    if layout is None:
        return None
    try:
        parse_by_layout(text, layout)
    except ValueError:
        return None
    return layout


def _guess_date(text, dayfirst):
    tokens = _DATE_TOKEN.findall(text)
    numbers = [i for i, token in enumerate(tokens) if token.isdigit()]
    codes = list(tokens)
    n_months = 0
    for i, token in enumerate(tokens):
        word = token.lower()
        if word in _MONTHS or word in _SHORT_MONTHS:
            codes[i] = "%B" if word in _MONTHS else "%b"
            n_months += 1
    if n_months > 1:
        return None
    order = _number_order([tokens[i] for i in numbers], n_months == 1, dayfirst)
    if order is None:
        return None
    for i, code in zip(numbers, order):
        codes[i] = code
    return "".join(codes)


def _number_order(numbers, has_month, dayfirst):
    """The directives of the numbers of a date; two digits could be anything, so they decide no layout."""
    if not any(len(digits) == 4 for digits in numbers):
        return None
    if has_month:
        if len(numbers) == 2:
            return ("%Y", "%d") if len(numbers[0]) == 4 else ("%d", "%Y")
        return None
    if len(numbers) == 3:
        first, second, third = numbers
        if len(first) == 4:
            return ("%Y", "%d", "%m") if dayfirst and int(third) <= 12 else ("%Y", "%m", "%d")
        if len(third) != 4:
            return None
        return ("%d", "%m", "%Y") if int(first) > 12 or (dayfirst and int(second) <= 12) else ("%m", "%d", "%Y")
    if len(numbers) == 2:
        return ("%Y", "%m") if len(numbers[0]) == 4 else None
    return ("%Y",) if len(numbers) == 1 else None
