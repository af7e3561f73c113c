"""Reading tables of numbers from text: `loadtxt` and the more forgiving `genfromtxt`."""

from _numpy import array, asarray, dtype as make_dtype, empty

from ._files import text_lines


def _records(rows, kind):
    made = empty(len(rows), kind)
    for place, name in enumerate(kind.names):
        column = [row[place] for row in rows]
        made[name] = array(column).astype(kind[name]) if kind[name].kind in "US" else _numbers(column, kind[name])
    return made


def _numbers(values, kind):
    if kind.kind in "iu":
        return array([int(value) if value.strip().lstrip("+-").isdigit() else int(float(value)) for value in values], dtype=kind)
    if kind.kind == "b":
        return array([bool(int(value)) for value in values], dtype=kind)
    if kind.kind in "US":
        return array(values, dtype=kind)
    if kind.kind == "c":
        return array([complex(value) for value in values], dtype=kind)
    if kind.kind == "M":
        return array(values, dtype=kind)
    return array([float(value) for value in values], dtype=kind)


def _finished(table, unpack, ndmin):
    if table.ndim == 2 and ndmin < 2 and 1 in table.shape:
        table = table.reshape(-1) if ndmin == 1 or table.size != 1 else table.reshape(())
    while table.ndim < ndmin:
        table = table[None] if ndmin == 1 else table.reshape(-1, 1)
    if unpack:
        return [table[name] for name in table.dtype.names] if table.dtype.names else table.T
    return table


def loadtxt(fname, dtype=float, comments="#", delimiter=None, converters=None, skiprows=0, usecols=None, unpack=False, ndmin=0, encoding=None, max_rows=None, *, quotechar=None, like=None):
    """A table of numbers, the same number in each line."""
    if quotechar is not None:
        raise NotImplementedError("loadtxt(quotechar=...)")
    if isinstance(delimiter, bytes):
        delimiter = delimiter.decode()
    marks = [] if comments is None else [comments] if isinstance(comments, str) else list(comments)
    kind = make_dtype(dtype)
    rows = []
    for number, line in enumerate(text_lines(fname, encoding)):
        if number < skiprows:
            continue
        for mark in marks:
            line = line.split(mark, 1)[0]
        if not line.strip():
            continue
        if max_rows is not None and len(rows) >= max_rows:
            break
        rows.append((number, line.split(delimiter)))
    if usecols is not None:
        chosen = [usecols] if not hasattr(usecols, "__iter__") else list(usecols)
    elif rows:
        chosen = list(range(len(rows[0][1])))
    else:
        from warnings import warn
        warn(f"loadtxt: input contained no data: \"{fname}\"", UserWarning, stacklevel=2)
        return _finished(empty((0,), kind), unpack, ndmin)
    width = len(rows[0][1])
    cells = []
    for position, (number, row) in enumerate(rows):
        if usecols is None and len(row) != width:
            raise ValueError(f"the number of columns changed from {width} to {len(row)} at row {position + 1}; use `usecols` to select a subset and avoid this error")
        try:
            cells.append([row[column] for column in chosen])
        except IndexError:
            bad = next(column for column in chosen if not -len(row) <= column < len(row))
            raise ValueError(f"invalid column index {bad} at row {position + 1} with {len(row)} columns") from None
    if converters is not None:
        if callable(converters):
            converters = dict.fromkeys(range(width), converters)
        for row in cells:
            for place, column in enumerate(chosen):
                if column in converters:
                    row[place] = converters[column](row[place])
        if not kind.names:
            return _finished(array([[value if not isinstance(value, str) or kind.kind in "US" else float(value) for value in row] for row in cells], dtype=kind), unpack, ndmin)
    if kind.names:
        return _finished(_records([[value.strip() for value in row] for row in cells], kind), unpack, ndmin)
    try:
        flat = _numbers([value.strip() for row in cells for value in row], kind)
    except ValueError:
        for position, row in enumerate(cells):
            for column, value in zip(chosen, row):
                try:
                    _numbers([value.strip()], kind)
                except ValueError:
                    raise ValueError(f"could not convert string {value.strip()!r} to {kind} at row {position}, column {column + 1}.") from None
        raise
    return _finished(flat.reshape(len(cells), -1), unpack, ndmin)


_MISSING = {"", "nan", "NaN", "N/A", "NA", "n/a", "null"}


def _guess(values):
    """The narrowest of bool, int, float, text for a column, and its values."""
    for convert, kind, filling in ((int, "i8", -1), (float, "f8", float("nan"))):
        try:
            return array([filling if value.strip() == "" else convert(value) for value in values], dtype=kind)
        except ValueError:
            continue
    return array([value.strip() for value in values])


def genfromtxt(fname, dtype=float, comments="#", delimiter=None, skip_header=0, skip_footer=0, converters=None, missing_values=None, filling_values=None, usecols=None, names=None, excludelist=None, deletechars=None, replace_space="_", autostrip=False, case_sensitive=True, defaultfmt="f%i", unpack=None, usemask=False, loose=True, invalid_raise=True, max_rows=None, encoding=None, *, ndmin=0, like=None):
    """A table in which values may be missing."""
    for name, value in (("converters", converters), ("excludelist", excludelist), ("deletechars", deletechars)):
        if value is not None:
            raise NotImplementedError(f"genfromtxt({name}=...)")
    if usemask:
        raise NotImplementedError("genfromtxt(usemask=True)")
    lines = text_lines(fname, encoding)[skip_header:]
    if skip_footer:
        lines = lines[:-skip_footer]
    header = None
    rows = []
    for line in lines:
        if comments:
            bare = line.split(comments, 1)
            if names is True and header is None and not rows and not bare[0].strip() and len(bare) > 1:
                line = bare[1]
            else:
                line = bare[0]
        if not line.strip():
            continue
        cells = line.split(delimiter) if isinstance(delimiter, (str, type(None))) else None
        if cells is None:
            raise NotImplementedError("genfromtxt with fixed widths")
        if names is True and header is None:
            header = [cell.strip().replace(" ", replace_space) for cell in cells]
            continue
        if max_rows is not None and len(rows) >= max_rows:
            break
        rows.append(cells)
    if names is not None and names is not True:
        header = [name.strip() for name in names.split(",")] if isinstance(names, str) else list(names)
    width = len(rows[0]) if rows else len(header or [])
    wrong = [(number, len(row)) for number, row in enumerate(rows) if len(row) != width]
    if wrong and invalid_raise:
        shown = "\n".join(f"    Line #{number + 1 + skip_header + (1 if names is True else 0)} (got {count} columns instead of {width})" for number, count in wrong)
        raise ValueError(f"Some errors were detected !\n{shown}")
    columns = list(range(width))
    if usecols is not None:
        chosen = [usecols] if not hasattr(usecols, "__iter__") or isinstance(usecols, str) else list(usecols)
        columns = [header.index(column) if isinstance(column, str) else column % width for column in chosen]
        if header and len(header) == width:
            header = [header[column] for column in columns]
    missing = set(_MISSING)
    if missing_values is not None:
        missing.update([missing_values] if isinstance(missing_values, str) else missing_values)
    kind = None if dtype is None else make_dtype(dtype)
    made = []
    for column in columns:
        values = [row[column].strip() if autostrip or delimiter is not None else row[column] for row in rows]
        if kind is None:
            made.append(_guess(values))
            continue
        one = kind[len(made)] if kind.names else kind
        if one.kind in "US":
            made.append(array(values, dtype=one))
            continue
        filling = filling_values if filling_values is not None else (-1 if one.kind in "iu" else float("nan"))
        converted = []
        for value in values:
            if value.strip() in missing:
                converted.append(filling)
                continue
            try:
                converted.append(int(float(value)) if one.kind in "iu" else float(value))
            except ValueError:
                converted.append(filling)
        made.append(array(converted, dtype=one))
    if header is not None or (kind is not None and kind.names) or (kind is None and len({one.dtype.str for one in made}) > 1):
        labels = header or (list(kind.names) if kind is not None and kind.names else [defaultfmt % place for place in range(len(made))])
        table = empty(len(rows), [(label, one.dtype) for label, one in zip(labels, made)])
        for label, one in zip(labels, made):
            table[label] = one
        if len(table) == 1 and ndmin == 0:
            table = table.reshape(())
        return _finished(table, unpack, ndmin)
    table = asarray(made).T.copy() if made else empty(0)
    return _finished(table, unpack, ndmin)
