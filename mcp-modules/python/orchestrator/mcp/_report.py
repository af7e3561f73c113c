"""`generate_report`: Markdown, frames and pictures as one HTML file."""

import re
from pathlib import Path

import _kit_data
import _kit_viz

import pandas as pd

__all__ = ["generate_report"]

_FOLDER = "reports"
_NAME = re.compile(r"\{\{\s*([A-Za-z_][A-Za-z_0-9]*)\s*\}\}")


def generate_report(
    content,
    title="Report",
    metadata=None,
    *,
    frames=None,
    output=None,
    theme="auto",
    table_of_contents=True,
    max_rows=50,
):
    """Writes a report as one HTML file that needs nothing else, and returns its path.

    content: Markdown, with tables, footnotes, task lists, `$math$` and code. A picture such as
        `![Revenue](reports/distribution_revenue.png)` is carried inside the file. `{{ df }}` becomes a table: a frame
        from `frames`, or the variable of that name where the function is called. A frame or series may also be the
        whole content, or a list of texts and frames.
    metadata: shown below the title, such as {"author": "Data Agent", "date": "2025-11-14"}.
    frames: frames by the name in the text.
    output: where to write; reports/report.html when not given, or a name made of the title if that file is a report
        with another title.
    theme: "auto" follows the reader's system, "light" and "dark" do not.
    max_rows: rows of a frame that are shown; a note says how many there are.

    Nothing in the text or in the data can run: raw HTML is sanitised, and the page forbids script and connections.
    """
    if theme not in ("auto", "light", "dark"):
        raise ValueError(f"theme must be 'auto', 'light' or 'dark', found {theme!r}")
    markdown, tables = _assemble(content, frames, max_rows)
    title = str(title)
    lines = [(str(name), str(value)) for name, value in (metadata or {}).items()]
    path = _place(output, title)
    page = _kit_viz.page(markdown, title, lines, tables, lambda name: _picture(name, path), theme, bool(table_of_contents))
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(page, encoding="utf-8")
    return str(path)


def _assemble(content, frames, max_rows):
    """The text, and the tables it names."""
    known = dict(frames or {})
    pieces = []
    for piece in content if isinstance(content, (list, tuple)) else [content]:
        if isinstance(piece, (pd.DataFrame, pd.Series)):
            name = f"frame_{len(known) + 1}"
            known[name] = piece
            piece = f"{{{{ {name} }}}}"
        pieces.append(str(piece))
    text = "\n\n".join(pieces)
    tables = {}
    for name in dict.fromkeys(_NAME.findall(text)):
        value = known[name] if name in known else _kit_data.caller_variable(name)
        if isinstance(value, (pd.DataFrame, pd.Series)):
            tables[name] = _table(value, max_rows)
    unused = [name for name in frames or () if name not in tables]
    if unused:
        raise ValueError(f"the text has no place for the frame '{unused[0]}'; write {{{{ {unused[0]} }}}} where it goes")
    return text, tables


def _table(value, max_rows):
    """(columns, numeric, labels, rows, note), everything as text."""
    frame = value.to_frame() if isinstance(value, pd.Series) else value
    n_rows = len(frame)
    note = None
    if n_rows > max_rows:
        frame = frame.head(max_rows)
        note = f"first {max_rows} of {n_rows:,} rows"
    index = frame.index
    labels = []
    if not (isinstance(index, pd.RangeIndex) and index.name is None):
        levels = [index.get_level_values(at) for at in range(index.nlevels)]
        labels = [("" if level.name is None else str(level.name), [_cell(one) for one in level]) for level in levels]
    columns, numeric, cells = [], [], []
    for at, name in enumerate(frame.columns):
        column = frame.iloc[:, at]
        columns.append(" / ".join(map(str, name)) if isinstance(name, tuple) else str(name))
        numeric.append(pd.api.types.is_numeric_dtype(column.dtype) and not pd.api.types.is_bool_dtype(column.dtype))
        cells.append([_cell(one) for one in column])
    all_cells = [values for _, values in labels] + cells
    rows = [list(row) for row in zip(*all_cells)]
    return [name for name, _ in labels] + columns, [False] * len(labels) + numeric, len(labels), rows, note


def _cell(value):
    if isinstance(value, float):
        if value != value:
            return ""
        if value in (float("inf"), float("-inf")):
            return str(value)
        if value == int(value) and abs(value) < 1e15:
            return f"{value:,.1f}" if abs(value) < 1e6 else f"{value:,.0f}"
        return f"{value:,.4g}" if abs(value) < 1 else f"{value:,.2f}"
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value) if 1000 <= value <= 2999 else f"{value:,}"
    if pd.api.types.is_scalar(value) and pd.isna(value):
        return ""
    if isinstance(value, pd.Timestamp) and value == value.normalize() and value.tz is None:
        return value.strftime("%Y-%m-%d")
    return str(value)


def _place(output, title):
    if output is not None:
        path = Path(str(output))
        path = path if path.parent != Path(".") else Path(_FOLDER) / path
        return path if path.suffix else path.with_suffix(".html")
    path = Path(_FOLDER) / "report.html"
    if path.exists() and _title_of(path) != title:
        slug = re.sub(r"[^a-z0-9]+", "_", title.lower()).strip("_") or "report_2"
        return Path(_FOLDER) / f"{slug}.html"
    return path


def _title_of(path):
    import html

    found = re.search(r"<title>(.*?)</title>", path.read_text(encoding="utf-8", errors="replace")[:4096], re.S)
    return html.unescape(found[1]) if found else None


def _picture(name, report):
    """The bytes of a picture, by a path from the project or from the report."""
    for path in (Path(name), report.parent / name):
        if path.is_file():
            return path.read_bytes()
    return None
