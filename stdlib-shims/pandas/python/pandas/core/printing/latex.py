"""`to_latex`: a table for LaTeX with the rules of booktabs."""

from pandas.core.arguments.options import unsupported
from pandas.core.arguments.questions import is_list_like
from pandas.core.missing.questions import is_missing
from pandas.core.printing.options import value_of

_SPECIAL = {"\\": "\\textbackslash ", "&": "\\&", "%": "\\%", "$": "\\$", "#": "\\#", "_": "\\_", "{": "\\{",
            "}": "\\}", "~": "\\textasciitilde ", "^": "\\textasciicircum "}  # fmt: skip


def latex_table(frame, columns=None, header=True, index=True, na_rep="NaN", formatters=None, float_format=None,
                sparsify=None, index_names=True, bold_rows=False, column_format=None, longtable=None, escape=None,
                encoding=None, decimal=".", multicolumn=None, multicolumn_format=None, multirow=None, caption=None,
                label=None, position=None):  # fmt: skip
    """The text of the table; frames with several levels of labels are not offered."""
    frame = frame if columns is None else frame[list(columns)]
    if index and frame._index._is_multi or frame._columns._is_multi:
        raise unsupported("to_latex of a MultiIndex")
    if longtable or formatters is not None or decimal != ".":
        raise unsupported("to_latex(longtable=..., formatters=..., decimal=...)")
    show = _Cells(na_rep, float_format, bool(escape))
    rows = [[show.text(value) for value in column.tolist()] for column in frame._cols]
    if index:
        labels = [show.text(value) for value in frame._index.tolist()]
        rows.insert(0, [f"\\textbf{{{label}}}" for label in labels] if bold_rows else labels)
    lines = ["\\toprule", *_header(frame, header, index, index_names, show), "\\midrule"]
    lines += [" & ".join(cells) + " \\\\" for cells in zip(*rows)]
    if column_format is None:
        column_format = "l" * bool(index) + "".join("r" if _is_number(column) else "l" for column in frame._cols)
    text = "\n".join([f"\\begin{{tabular}}{{{column_format}}}", *lines, "\\bottomrule", "\\end{tabular}"])
    if caption is not None or label is not None or position is not None:
        text = _in_table(text, caption, label, position)
    return text + "\n"


def _header(frame, header, index, index_names, show):
    if header is False:
        return []
    names = list(header) if is_list_like(header) else [show.text(label) for label in frame._columns.tolist()]
    if len(names) != len(frame._cols):
        raise ValueError(f"Writing {len(frame._cols)} cols but got {len(names)} aliases")
    columns_name = frame._columns._name
    first = ["" if columns_name is None else show.text(columns_name)] if index else []
    lines = [" & ".join(first + [str(name) for name in names]) + " \\\\"]
    if index and index_names and frame._index._name is not None:
        lines.append(" & ".join([show.text(frame._index._name)] + [""] * len(names)) + " \\\\")
    return lines


def _in_table(text, caption, label, position):
    lines = ["\\begin{table}" + (f"[{position}]" if position else "")]
    if isinstance(caption, (tuple, list)):
        long, short = caption
        lines.append(f"\\caption[{short}]{{{long}}}")
    elif caption is not None:
        lines.append(f"\\caption{{{caption}}}")
    if label is not None:
        lines.append(f"\\label{{{label}}}")
    return "\n".join([*lines, text, "\\end{table}"])


def _is_number(column):
    return column.kind in ("int", "uint", "float", "bool") or (column.kind == "masked" and column.dtype != "string")


class _Cells:
    """How values show in the cells."""

    def __init__(self, na_rep, float_format, escape):
        self.na_rep = na_rep
        self.float_format = float_format
        self.escape = escape

    def text(self, value):
        """The text of one value."""
        if is_missing(value):
            return self.na_rep
        if isinstance(value, float):
            given = self.float_format
            if given is None:
                return format(value, f".{value_of('display.precision')}f")
            return given(value) if callable(given) else given % value
        text = str(value)
        return "".join(_SPECIAL.get(letter, letter) for letter in text) if self.escape else text
