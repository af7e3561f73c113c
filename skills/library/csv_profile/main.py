"""Know a CSV file before working with it."""

import csv
import io
import math
import re
from collections import Counter
from collections.abc import Callable, Collection
from datetime import date, datetime
from typing import Any


def csv_profile(
    source: str,
    delimiter: str | None = None,
    top: int = 3,
    missing: Collection[str] = ("", "na", "n/a", "nan", "null", "none", "-"),
) -> dict[str, Any]:
    """Describe every column of a CSV: type, missing and distinct values, range, most common values.

    source: CSV text, or the path of a file. Text has a line break in it, a path has none.
    delimiter: guessed from the first line if not given.
    top: how many of the most common values to name for each column.
    missing: what counts as no value, in lower case.

    Columns of whole numbers are "integer", other numbers "number"; then there are "boolean",
    "date", "datetime", "text", and "empty" for a column without values. Codes with leading zeros
    stay text. Rows that are too short or too long are counted as "ragged_rows" and still used.
    """
    if "\n" in source or "\r" in source:
        text = source
    else:
        with open(source, encoding="utf-8", newline="") as file:
            text = file.read()
    text = text.removeprefix("\ufeff")
    delimiter = delimiter or _guess_delimiter(text)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter)
    rows = [row for row in reader if row]
    if not rows:
        return {"rows": 0, "delimiter": delimiter, "ragged_rows": 0, "duplicate_rows": 0, "columns": {}}
    header, body = _unique_names(rows[0]), rows[1:]
    width = len(header)
    whole = [tuple((row + [""] * width)[:width]) for row in body]
    return {
        "rows": len(body),
        "delimiter": delimiter,
        "ragged_rows": sum(len(row) != width for row in body),
        "duplicate_rows": len(whole) - len(set(whole)),
        "columns": {
            name: _profile([row[index].strip() for row in whole], top, missing) for index, name in enumerate(header)
        },
    }


def _profile(cells: list[str], top: int, missing: Collection[str]) -> dict[str, Any]:
    values = [cell for cell in cells if cell.lower() not in missing]
    counts = Counter(values)
    kind, parse = _type_of(counts)
    profile: dict[str, Any] = {"type": kind, "missing": len(cells) - len(values), "distinct": len(counts)}
    if kind in ("integer", "number"):
        numbers = sorted(parse(value) for value in values)
        mean = math.fsum(numbers) / len(numbers)
        middle = len(numbers) // 2
        median = numbers[middle] if len(numbers) % 2 else (numbers[middle - 1] + numbers[middle]) / 2
        spread = math.fsum((number - mean) ** 2 for number in numbers)
        profile |= {"min": numbers[0], "max": numbers[-1], "mean": round(mean, 6), "median": median}
        profile["stdev"] = round(math.sqrt(spread / (len(numbers) - 1)), 6) if len(numbers) > 1 else None
    elif kind in ("date", "datetime"):
        moments = {parse(value): value for value in counts}
        profile |= {"min": moments[min(moments)], "max": moments[max(moments)]}
    elif kind == "text":
        lengths = [len(value) for value in counts]
        profile |= {"min_length": min(lengths), "max_length": max(lengths)}
    common = sorted(counts.items(), key=lambda item: (-item[1], item[0]))
    profile["top"] = dict(common[:top])
    return profile


def _type_of(values: Collection[str]) -> tuple[str, Callable[[str], Any]]:
    """The narrowest type that every value has. Digits beyond 18 are an identifier, not a number."""
    whole = r"[+-]?(0|[1-9][0-9]{0,17})"
    if not values:
        return "empty", str
    if all(value.lower() in ("true", "false", "yes", "no") for value in values):
        return "boolean", str
    if all(re.fullmatch(whole, value) for value in values):
        return "integer", int
    number = rf"({whole}(\.[0-9]*)?|[+-]?\.[0-9]+)([eE][+-]?[0-9]{{1,2}})?"
    if all(re.fullmatch(number, value) for value in values):
        return "number", float
    if all(re.fullmatch(r"\d{4}-\d\d-\d\d", value) and _parses(date.fromisoformat, value) for value in values):
        return "date", date.fromisoformat
    if all(re.match(r"\d{4}-\d\d-\d\d", value) and _parses(_moment, value) for value in values):
        return "datetime", _moment
    return "text", str


def _moment(value: str) -> datetime:
    """Times of all offsets on one clock; a time without one is taken as UTC."""
    moment = datetime.fromisoformat(value.replace("Z", "+00:00"))
    offset = moment.utcoffset()
    return moment.replace(tzinfo=None) - offset if offset is not None else moment


def _parses(parse: Callable[[str], Any], value: str) -> bool:
    try:
        parse(value)
    except ValueError:
        return False
    return True


def _guess_delimiter(text: str) -> str:
    """The candidate that the first line holds most often outside of quotes; a comma if none."""
    first_line = text.lstrip("\r\n").splitlines()[0] if text.strip() else ""
    bare = re.sub(r'"[^"]*"', "", first_line)
    return max(",;\t|", key=bare.count)


def _unique_names(header: list[str]) -> list[str]:
    names: list[str] = []
    for index, cell in enumerate(header, start=1):
        base = cell.strip() or f"column_{index}"
        name, n_seen = base, 1
        while name in names:
            n_seen += 1
            name = f"{base}_{n_seen}"
        names.append(name)
    return names
