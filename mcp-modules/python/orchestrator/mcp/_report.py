"""`generate_report`: Markdown, frames and pictures as one HTML file."""

import datetime
import numbers
from pathlib import Path
from urllib.parse import unquote

import _kit_data
import _kit_viz

import numpy as np

import pandas as pd

from orchestrator.mcp._errors import shown
from orchestrator.mcp._places import target
from orchestrator.mcp._report_table import table, text

__all__ = ["generate_report"]

_ENDINGS = (".html", ".htm")
_MOST_PICTURE_BYTES = 64 << 20
# What a sentence may hold; decimals are numbers too.
_VALUES = (str, numbers.Number, np.generic, datetime.date, datetime.time, datetime.timedelta, pd.Timestamp, pd.Timedelta, pd.Period)


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
        write four). A text, number or date is inserted as it is; an unknown name raises NameError; inside code, braces
        are left alone. A frame or series may also be the whole content, or a list of texts and frames.
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
    inserts = _Inserts(frames or {}, max_rows)
    markdown = _assemble(content, inserts)
    lines = [line for pair in _pairs(metadata) for line in pair]
    path = Path(target("report" if output is None else output, "reports", ".html"))
    page = _kit_viz.page(markdown, [str(title), theme], lines, inserts, lambda name: _picture(name, path), bool(table_of_contents))
    unused = [name for name in frames or () if name not in inserts.used]
    if unused:
        raise ValueError(f"the text has no place for the frame '{unused[0]}'; write {{{{ {unused[0]} }}}} where it goes")
    path.write_text(page, encoding="utf-8")
    return str(path)


def _pairs(metadata):
    if metadata is None:
        return []
    if not hasattr(metadata, "items"):
        raise TypeError(f"metadata must be a dict, found {type(metadata).__name__}")
    return [(str(name), str(value)) for name, value in metadata.items()]


def _assemble(content, inserts):
    """The text, with names for the frames that stand in the content itself."""
    pieces = []
    for piece in content if isinstance(content, (list, tuple)) else [content]:
        if isinstance(piece, (pd.DataFrame, pd.Series)):
            piece = f"{{{{ {inserts.named(piece)} }}}}"
        if not isinstance(piece, str):
            raise TypeError(f"content must be Markdown text, a frame or a list of them, found {type(piece).__name__}")
        pieces.append(piece)
    return "\n\n".join(pieces)


class _Inserts:
    """What replaces `{{ name }}`: the parts of a table, or a text."""

    def __init__(self, frames, max_rows):
        self.used = set()
        self._frames, self._max_rows = frames, max_rows
        self._known = dict(frames)

    def named(self, frame):
        """A name for a frame that has none."""
        name = f"frame_{len(self._known) + 1}"
        self._known[name] = frame
        return name

    def __call__(self, name):
        if not name.isidentifier():
            short = name if len(name) <= 60 else name[:57] + "..."
            raise ValueError(f"{{{{ {short} }}}} is not a name; assign it to a variable first, or write it as code to show the braces")
        self.used.add(name)
        value = self._known[name] if name in self._known else _kit_data.caller_variable(name)
        if isinstance(value, (pd.DataFrame, pd.Series)):
            return table(value, self._max_rows)
        if name in self._known:
            raise TypeError(f"frames[{name!r}] must be a frame or a series, found {type(value).__name__}")
        if isinstance(value, _VALUES):
            return text(value, name)
        if value is None and name not in _kit_data.caller_names():
            raise NameError(f"name {name!r} is not defined; {self._hint(name)}")
        raise TypeError(f"{{{{ {name} }}}} must be a frame, a series or a single value, found {type(value).__name__}")

    def _hint(self, wanted):
        variables = {name: _kit_data.caller_variable(name) for name in _kit_data.caller_names()}
        frames = [name for name, value in variables.items() if isinstance(value, (pd.DataFrame, pd.Series))]
        values = [name for name, value in variables.items() if isinstance(value, _VALUES)]
        names = list(dict.fromkeys([*self._frames, *frames, *values]))
        return _kit_data.hint_of_names("frames and values", wanted, names) if names else "there is no frame or value to insert"


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
