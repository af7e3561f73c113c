"""Tables of results as text, in the layout people know from `summary()`."""

import time

import numpy as np

_WIDTH = 10
_WIDTH_OF_PAIRS = 18


def forg(x, prec=3):
    """A number with `prec` decimals, or in powers of ten where it is large or small."""
    x = float(np.squeeze(x))
    extreme = abs(x) >= 1e4 or abs(x) < 1e-4
    if prec == 3:
        return "%9.3g" % x if extreme else "%9.3f" % x
    return "%10.4g" % x if extreme else "%10.4f" % x


def d_or_f(x, width=6):
    """A count: as an integer where it is one."""
    if np.isnan(x):
        return (width - 3) * " " + "NaN"
    return "%#6d" % x if x // 1 == x else "%#8.2f" % x


class SimpleTable:
    """Rows of texts below headers. Columns are as wide as asked, or as their longest cell."""

    def __init__(self, data, headers=None, stubs=None, title="", widths=_WIDTH, aligns=None, below="=", header_aligns=None):
        self.data, self.headers, self.stubs, self.title = [list(row) for row in data], headers, stubs, title
        self._widths, self._aligns, self._below, self._header_aligns = widths, aligns, below, header_aligns

    def _rows(self):
        rows = [[str(cell) for cell in row] for row in self.data]
        headers = None if self.headers is None else [str(header) for header in self.headers]
        if self.stubs is not None:
            rows = [[str(stub), *row] for stub, row in zip(self.stubs, rows)]
            headers = None if headers is None else ["", *headers]
        return headers, rows

    def as_text(self):
        """The table as text."""
        headers, rows = self._rows()
        everything = rows if headers is None else [headers, *rows]
        count = max(len(row) for row in everything)
        asked = self._widths if isinstance(self._widths, (list, tuple)) else [self._widths] * count
        widths = [max(asked[place], *(len(row[place]) for row in everything if place < len(row))) for place in range(count)]
        aligns = self._aligns or ("l" if self.stubs is not None else "r") + "r" * (count - 1)
        lines = [_line(row, widths, aligns) for row in rows]
        width = len(lines[-1])
        if headers is not None:
            lines[:0] = [_line(headers, widths, self._header_aligns or aligns), "-" * width]
        lines.insert(0, "=" * width)
        if self.title:
            lines.insert(0, self.title.center(width))
        return "\n".join([*lines, self._below * width])

    __str__ = as_text

    def __repr__(self):
        return "<class 'statsmodels.iolib.table.SimpleTable'>"

    def __iter__(self):
        headers, rows = self._rows()
        return iter(rows if headers is None else [headers, *rows])

    def __len__(self):
        return len(self.data) + (self.headers is not None)

    def __getitem__(self, place):
        return list(self)[place]

    def as_csv(self):
        """Refused: there is `as_text`."""
        raise NotImplementedError("SimpleTable.as_csv is not available: use as_text()")

    def as_html(self):
        """Refused: there is `as_text`."""
        raise NotImplementedError("SimpleTable.as_html is not available: use as_text()")

    def as_latex_tabular(self, center=True):
        """Refused: the layout of LaTeX is not there."""
        raise NotImplementedError("SimpleTable.as_latex_tabular is not available")


def _line(row, widths, aligns):
    cells = [_PAD[align](cell, width) for cell, width, align in zip(row, widths, aligns)]
    return " ".join(cells)


_PAD = {"l": str.ljust, "r": str.rjust, "c": str.center}


def date_and_time():
    """The two rows that every summary has."""
    now = time.localtime()
    return time.strftime("%a, %d %b %Y", now), time.strftime("%H:%M:%S", now)


def pairs_table(left, right, title=""):
    """Two columns of (name, text), side by side."""
    rows = max(len(left), len(right))
    left = [*left, *[(" ", " ")] * (rows - len(left))]
    right = [*right, *[(" ", " ")] * (rows - len(right))]
    data = [["%18s" % given, "%-21s" % ("  " + name), "%18s" % value] for (_, given), (name, value) in zip(left, right)]
    return SimpleTable(data, None, [name for name, _ in left], title, widths=_WIDTH_OF_PAIRS, aligns="lrlr")


def parameter_table(names, params, bse, tvalues, pvalues, interval, use_t=True, alpha=0.05, title=""):
    """Coefficients, their errors, tests and intervals."""
    letter = "t" if use_t else "z"
    header = ["coef", "std err", letter, f"P>|{letter}|", f"[{alpha / 2}", f"{1 - alpha / 2}]"]
    data = [
        [forg(params[row], 4), forg(bse[row]), forg(tvalues[row]), "%#6.3f" % pvalues[row], "%11s" % forg(interval[row][0]),
         "%11s" % forg(interval[row][1])]
        for row in range(len(params))
    ]
    return SimpleTable(data, header, names, title)


class Summary:
    """Tables one below the other, and notes after them."""

    def __init__(self):
        self.tables, self.extra_txt = [], None

    def add_extra_txt(self, etext):
        """Lines after the tables."""
        self.extra_txt = "\n".join(etext)

    def as_text(self):
        """The tables and notes as text."""
        texts = [table.as_text() for table in self.tables]
        whole = "\n".join([*(text.rpartition("\n")[0] for text in texts[:-1]), texts[-1]])
        return whole if self.extra_txt is None else whole + "\n\n" + self.extra_txt

    __str__ = as_text

    def __repr__(self):
        return f"<class 'statsmodels.iolib.summary.Summary'>\n\"\"\"\n{self}\n\"\"\""

    def as_csv(self):
        """Refused: there is `as_text`."""
        raise NotImplementedError("Summary.as_csv is not available: use as_text()")

    def as_html(self):
        """Refused: there is `as_text`."""
        raise NotImplementedError("Summary.as_html is not available: use as_text()")

    def as_latex(self):
        """Refused: the layout of LaTeX is not there."""
        raise NotImplementedError("Summary.as_latex is not available")
