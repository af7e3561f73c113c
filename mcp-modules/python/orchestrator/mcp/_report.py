"""`generate_report`: Markdown, frames and pictures as one HTML file."""

import re
from pathlib import Path
from urllib.parse import unquote

import _kit_data
import _kit_viz

import pandas as pd

from orchestrator.mcp._errors import shown
from orchestrator.mcp._places import target
from orchestrator.mcp._report_table import table

__all__ = ["generate_report"]

_NAME = re.compile(r"\{\{\s*([A-Za-z_][A-Za-z_0-9]*)\s*\}\}")
_ENDINGS = (".html", ".htm")
_MOST_PICTURE_BYTES = 64 << 20


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
        from `frames`, or the variable of that name where the function is called (in an f-string, which halves braces,
        write four). A frame or series may also be the whole content, or a list of texts and frames.
    metadata: shown below the title, such as {"author": "Data Agent", "date": "2025-11-14"}.
    frames: frames by the name in the text.
    output: where to write, reports/report.html when not given; a file that is there is replaced.
    theme: "auto" follows the reader's system, "light" and "dark" do not.
    table_of_contents: a list of the headings, if there are at least three.
    max_rows: rows of a frame that are shown; a note says how many there are.

    Nothing in the text or in the data can run: raw HTML is sanitised, and the page forbids script and connections.

    >>> generate_report("# Sales\\n\\nUp by **4 %**.", title="Sales", metadata={"author": "Data Agent"})
    'reports/report.html'
    """
    if theme not in ("auto", "light", "dark"):
        raise ValueError(f"theme must be 'auto', 'light' or 'dark', found {shown(theme)}")
    if isinstance(max_rows, bool) or not isinstance(max_rows, int) or max_rows < 1:
        raise ValueError(f"max_rows must be a whole number above 0, found {shown(max_rows)}")
    if output is not None and Path(str(output)).suffix.lower() not in ("", *_ENDINGS):
        raise ValueError(f"a report is HTML; output must end in '.html', found {shown(str(output))}")
    markdown, tables = _assemble(content, frames, max_rows)
    lines = [text for pair in _pairs(metadata) for text in pair]
    path = Path(target("report" if output is None else output, "reports", ".html"))
    page = _kit_viz.page(markdown, [str(title), theme], lines, tables, lambda name: _picture(name, path), bool(table_of_contents))
    path.write_text(page, encoding="utf-8")
    return str(path)


def _pairs(metadata):
    if metadata is None:
        return []
    if not hasattr(metadata, "items"):
        raise TypeError(f"metadata must be a dict, found {type(metadata).__name__}")
    return [(str(name), str(value)) for name, value in metadata.items()]


def _assemble(content, frames, max_rows):
    """The text, and the tables it names."""
    known = dict(frames or {})
    pieces = []
    for piece in content if isinstance(content, (list, tuple)) else [content]:
        if isinstance(piece, (pd.DataFrame, pd.Series)):
            name = f"frame_{len(known) + 1}"
            known[name] = piece
            piece = f"{{{{ {name} }}}}"
        if not isinstance(piece, str):
            raise TypeError(f"content must be Markdown text, a frame or a list of them, found {type(piece).__name__}")
        pieces.append(piece)
    text = "\n\n".join(pieces)
    tables = {}
    for name in dict.fromkeys(_NAME.findall(text)):
        value = known[name] if name in known else _kit_data.caller_variable(name)
        if isinstance(value, (pd.DataFrame, pd.Series)):
            tables[name] = table(value, max_rows)
        elif name in known:
            raise TypeError(f"frames[{name!r}] must be a frame or a series, found {type(value).__name__}")
    unused = [name for name in frames or () if name not in tables]
    if unused:
        raise ValueError(f"the text has no place for the frame '{unused[0]}'; write {{{{ {unused[0]} }}}} where it goes")
    return text, tables


def _picture(name, report):
    """The bytes of a picture, by a path from the project or from the report; None if there is none."""
    for path in dict.fromkeys([Path(name), Path(unquote(name)), report.parent / name, report.parent / unquote(name)]):
        try:
            if not path.is_file():
                continue
            size = path.stat().st_size
            if size <= _MOST_PICTURE_BYTES:
                return path.read_bytes()
        except (OSError, ValueError):
            continue
        raise ValueError(f"'{name}' has {size / 1e6:,.0f} MB; a report carries pictures of up to {_MOST_PICTURE_BYTES / 1e6:,.0f} MB")
    return None
