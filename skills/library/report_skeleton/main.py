"""Turn findings into a report that people can read."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any


def report_skeleton(
    title: str,
    findings: Mapping[str, Any] | Sequence[Any],
    tables: Mapping[str, Any] | None = None,
    summary: str | None = None,
    notes: Iterable[str] = (),
    max_rows: int = 20,
) -> str:
    """Write a Markdown report: title, summary, findings, tables, notes.

    findings: a mapping of names to values, or a list. Mappings and lists inside become nested
    lists; `snake_case` names become words.
    tables: a mapping of headings to tables. A table is a list of mappings, a list of rows whose
    first is the header, or a mapping of columns to lists. Columns of numbers are set flush right.
    max_rows: longer tables are cut, and the report says so.
    """
    parts = [f"# {_one_line(title)}"]
    if summary:
        parts.append(summary.strip())
    parts.append("## Findings")
    parts.append("\n".join(_bullets(findings, 0)) or "None.")
    for heading, table in (tables or {}).items():
        parts += [f"## {_one_line(_words(heading))}", markdown_table(table, max_rows)]
    lines = [f"- {_one_line(note)}" for note in notes]
    if lines:
        parts += ["## Notes", "\n".join(lines)]
    return "\n\n".join(parts) + "\n"


def markdown_table(table: Any, max_rows: int = 20) -> str:
    """A Markdown table of any of the forms that report_skeleton takes."""
    header, rows = _header_and_rows(table)
    if not header:
        return "No data."
    shown = rows[:max_rows]
    cells = [[_cell(value) for value in row] for row in shown]
    names = [_cell(name) for name in header]
    widths = [max(3, *(len(row[column]) for row in [names, *cells])) for column in range(len(names))]
    is_number = [bool(rows) and all(_is_number(row[column]) for row in rows) for column in range(len(names))]

    def line(row: Sequence[str]) -> str:
        padded = (cell.rjust(size) if right else cell.ljust(size) for cell, size, right in zip(row, widths, is_number))
        return f"| {' | '.join(padded)} |"

    rule = ["-" * (size - 1) + ":" if right else "-" * size for size, right in zip(widths, is_number)]
    text = "\n".join([line(names), line(rule), *(line(row) for row in cells)])
    n_left_out = len(rows) - len(shown)
    if n_left_out:
        text += f"\n\n{n_left_out:,} of {len(rows):,} rows are not shown."
    return text


def _header_and_rows(table: Any) -> tuple[list[Any], list[list[Any]]]:
    if isinstance(table, Mapping):
        columns = {name: list(values) for name, values in table.items()}
        n_rows = max((len(values) for values in columns.values()), default=0)
        padded = [values + [None] * (n_rows - len(values)) for values in columns.values()]
        return list(columns), [list(row) for row in zip(*padded)]
    rows = list(table)
    if not rows:
        return [], []
    if all(isinstance(row, Mapping) for row in rows):
        header = list(dict.fromkeys(name for row in rows for name in row))
        return header, [[row.get(name) for name in header] for row in rows]
    header = list(rows[0])
    width = len(header)
    return header, [(list(row) + [None] * width)[:width] for row in rows[1:]]


def _bullets(value: Any, depth: int) -> list[str]:
    indent = "  " * depth
    lines = []
    if isinstance(value, Mapping):
        for name, inner in value.items():
            label = f"{indent}- **{_one_line(_words(name))}**"
            if _is_nested(inner):
                lines += [f"{label}:", *_bullets(inner, depth + 1)]
            else:
                lines.append(f"{label}: {_text(inner)}")
        return lines
    for inner in value:
        lines += _bullets(inner, depth) if _is_nested(inner) else [f"{indent}- {_text(inner)}"]
    return lines


def _is_nested(value: Any) -> bool:
    return isinstance(value, (Mapping, list, tuple)) and len(value) > 0


def _is_number(value: Any) -> bool:
    """Whether a cell may stand in a column of numbers; an empty one may."""
    return value is None or (isinstance(value, (int, float)) and not isinstance(value, bool))


def _words(name: Any) -> str:
    """snake_case as words; anything else as it is."""
    text = str(name)
    if " " in text or not text.replace("_", "").isalnum() or text != text.lower():
        return text
    text = text.replace("_", " ").strip()
    return text[:1].upper() + text[1:]


def _text(value: Any) -> str:
    """A value as a reader wants it: thousands set apart, no float noise, words for None and bool."""
    if value is None:
        return "not known"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return f"{value:,}"
    if isinstance(value, float):
        if value != value or value in (float("inf"), float("-inf")):
            return str(value)
        return f"{value:,.0f}" if value == int(value) else f"{value:,.4g}" if abs(value) < 1 else f"{value:,.2f}"
    if isinstance(value, (Mapping, list, tuple)):
        return "none"
    return _one_line(value)


def _cell(value: Any) -> str:
    if value is None:
        return ""
    text = ", ".join(_text(inner) for inner in value) if isinstance(value, (list, tuple)) else _text(value)
    return text.replace("|", "\\|")


def _one_line(value: Any) -> str:
    return " ".join(str(value).split())
