"""`read_fwf`: columns at fixed places of every line."""

from pandas.core.arguments.questions import is_integer
from pandas.core.files.csv_options import UNIT_SEPARATOR
from pandas.core.files.sources import read_text
from pandas.errors import EmptyDataError


def as_delimited(source, colspecs, widths, infer_nrows, delimiter, skiprows, encoding, compression):
    """The text with one separator between fields, for `read_csv`."""
    if colspecs is None and widths is None:
        raise ValueError("Must specify either colspecs or widths")
    if colspecs not in (None, "infer") and widths is not None:
        raise ValueError("You must specify only one of 'widths' and 'colspecs'")
    lines = read_text(source, encoding, compression).splitlines()
    if is_integer(skiprows):
        lines = lines[skiprows:]
    elif skiprows is not None:
        skipped = {n for n in range(len(lines)) if skiprows(n)} if callable(skiprows) else set(skiprows)
        lines = [line for number, line in enumerate(lines) if number not in skipped]
    blanks = "\r\n" + (delimiter or " \t")
    if widths is not None:
        colspecs, start = [], 0
        for width in widths:
            colspecs.append((start, start + width))
            start += width
    elif isinstance(colspecs, str):
        colspecs = _found(lines[:infer_nrows], blanks)
    rows = []
    for line in lines:
        if line.strip():
            rows.append(UNIT_SEPARATOR.join(line[slice(*spec)].strip(blanks) for spec in colspecs))
    return "\n".join(rows) + "\n"


def _found(lines, blanks):
    """Columns are the stretches in which some line has a character."""
    if not lines:
        raise EmptyDataError("No rows from which to infer column width")
    width = max(map(len, lines))
    used = [False] * (width + 1)
    for line in lines:
        for place, character in enumerate(line):
            if character not in blanks:
                used[place] = True
    specs = []
    start = None
    for place, is_used in enumerate(used):
        if is_used and start is None:
            start = place
        elif not is_used and start is not None:
            specs.append((start, place))
            start = None
    return specs
