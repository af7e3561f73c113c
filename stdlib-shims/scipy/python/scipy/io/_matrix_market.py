"""Matrix Market's text files: mmread, mmwrite and mminfo."""

import numpy as np

SYMMETRIES = ("general", "symmetric", "skew-symmetric", "hermitian")


def _shortest(x):
    """The shortest digits that mean this number, with an exponent unless that is zero."""
    if x != x:
        return "NaN"
    if x in (np.inf, -np.inf):
        return "Infinity" if x > 0 else "-Infinity"
    sign, text = ("-", repr(float(x))[1:]) if repr(float(x)).startswith("-") else ("", repr(float(x)))
    mantissa, _, exponent = text.partition("e")
    whole, _, rest = mantissa.partition(".")
    rest = "" if rest == "0" else rest
    power = int(exponent or 0) + len(whole) - 1
    digits = whole + rest
    power -= len(digits) - len(digits.lstrip("0")) if digits.strip("0") else 0
    digits = digits.strip("0") or "0"
    number = sign + digits[0] + ("." + digits[1:] if digits[1:] else "")
    return number if power == 0 or digits == "0" else f"{number}E{power}"


def _show(value, field, precision):
    number = _shortest if precision is None else lambda x: f"{x:.{precision - 1}e}"
    if field == "integer":
        return str(int(value))
    if field == "complex":
        return f"{number(value.real)} {number(value.imag)}"
    return number(value)


def _symmetry_of(dense):
    if dense.shape[0] != dense.shape[1]:
        return "general"
    if np.array_equal(dense, dense.T):
        return "symmetric"
    if np.array_equal(dense, -dense.T):
        return "skew-symmetric"
    if dense.dtype.kind == "c" and np.array_equal(dense, dense.conj().T):
        return "hermitian"
    return "general"


def mmwrite(target, a, comment=None, field=None, precision=None, symmetry="AUTO"):
    """Writes a matrix, dense or sparse."""
    sparse = hasattr(a, "tocoo")
    matrix = a.tocoo() if sparse else np.asarray(a)
    if matrix.ndim != 2:
        raise ValueError(f"not enough values to unpack (expected 2, got {matrix.ndim})")
    if field is not None and field not in ("real", "complex", "integer", "unsigned-integer", "pattern"):
        raise ValueError("Invalid field.")
    kinds = {"f": "real", "c": "complex", "i": "integer", "u": "unsigned-integer", "b": "integer"}
    if matrix.dtype.kind not in kinds:
        raise TypeError("Unsupported matrix type.")
    kind = kinds[matrix.dtype.kind] if field is None else field
    name = str(symmetry or "general").lower()
    if name == "auto":
        name = _symmetry_of(matrix.toarray() if sparse else matrix)
    if name not in SYMMETRIES:
        raise ValueError("Invalid symmetry. Must be one of: " + ", ".join(SYMMETRIES))
    number = kind if kind != "unsigned-integer" else "unsigned-integer"
    lines = [f"%%MatrixMarket matrix {'coordinate' if sparse else 'array'} {number} {name}"]
    lines.extend("%" + line for line in (comment or "").split("\n"))
    low = 1 if name == "skew-symmetric" else 0
    shown = "integer" if kind == "unsigned-integer" else kind
    if sparse:
        rows, columns, values = matrix.row.tolist(), matrix.col.tolist(), matrix.data.tolist()
        entries = [entry for entry in zip(rows, columns, values) if name == "general" or entry[0] >= entry[1] + low]
        lines.append(f"{matrix.shape[0]} {matrix.shape[1]} {len(entries)}")
        lines.extend(
            f"{row + 1} {column + 1}" + ("" if kind == "pattern" else " " + _show(value, shown, precision)) for row,
            column, value in entries
        )
    else:
        if kind == "pattern":
            raise ValueError("Pattern field cannot be used with dense matrices.")
        lines.append(f"{matrix.shape[0]} {matrix.shape[1]}")
        for column, values in enumerate(matrix.T.tolist()):
            first = 0 if name == "general" else column + low
            lines.extend(_show(value, shown, precision) for value in values[first:])
    raw = ("\n".join(lines) + "\n").encode("utf-8")
    if hasattr(target, "write"):
        target.write(raw)
        return
    target = str(target)
    with open(target if target.endswith((".mtx", ".mtx.gz")) else target + ".mtx", "wb") as stream:
        stream.write(raw)


def _text(source):
    if hasattr(source, "read"):
        raw = source.read()
    else:
        source = str(source)
        try:
            with open(source, "rb") as stream:
                raw = stream.read()
        except FileNotFoundError:
            with open(source + ".mtx", "rb") as stream:
                raw = stream.read()
    if isinstance(raw, bytes):
        if raw[:2] == b"\x1f\x8b":
            import gzip

            raw = gzip.decompress(raw)
        raw = raw.decode("latin-1")
    return raw


def _head(text):
    """Format, field, symmetry, sizes and the lines after them."""
    lines = text.splitlines()
    words = lines[0].split() if lines else []
    if len(words) != 5 or words[0] not in ("%%MatrixMarket", "%MatrixMarket"):
        raise ValueError("Line 1: Not a Matrix Market file. Missing banner.")
    if words[1].lower() != "matrix":
        raise ValueError(f"Line 1: Only matrix objects are supported, not {words[1]}.")
    kind, field, symmetry = (word.lower() for word in words[2:])
    if kind not in ("array", "coordinate"):
        raise ValueError("Line 1: Invalid MatrixMarket header element: " + words[2])
    at = 1
    while at < len(lines) and (not lines[at].strip() or lines[at].startswith("%")):
        at += 1
    sizes = [int(word) for word in lines[at].split()]
    return kind, field, symmetry, sizes, [line for line in lines[at + 1 :] if line.strip()]


def mminfo(source):
    """Rows, columns, entries, format, field and symmetry."""
    kind, field, symmetry, sizes, _ = _head(_text(source))
    entries = sizes[2] if kind == "coordinate" else sizes[0] * sizes[1]
    return sizes[0], sizes[1], entries, kind, field, symmetry


def mmread(source, *, spmatrix=True):
    """The matrix in a file: an array, or a sparse one by coordinates."""
    kind, field, symmetry, sizes, lines = _head(_text(source))
    number = {"integer": np.int64, "unsigned-integer": np.uint64, "complex": np.complex128}.get(field, np.float64)
    table = np.array([[float(word) for word in line.split()] for line in lines]) if field != "integer" else np.array(
        [[int(word) for word in line.split()] for line in lines]
    )
    turn = {"symmetric": lambda v: v, "skew-symmetric": lambda v: -v, "hermitian": np.conj}.get(symmetry)
    if kind == "array":
        values = (table[:, 0] + 1j * table[:, 1] if field == "complex" else table.ravel()).astype(number) if len(lines) else np.zeros(
            0, number
        )
        if turn is None:
            return values.reshape(sizes[:2], order="F")
        values = values + 0
        dense, at = np.zeros(sizes[:2], dtype=number), 0
        for column in range(sizes[1]):
            first = column + (symmetry == "skew-symmetric")
            part = values[at : at + sizes[0] - first]
            dense[first:, column], at = part, at + len(part)
            dense[column, first:] = turn(part)
            if symmetry == "hermitian":
                dense[column, column] = part[0]
        return dense
    from scipy.sparse import coo_array, coo_matrix

    table = table.reshape(-1, 2 if field == "pattern" else 4 if field == "complex" else 3)
    rows, columns = table[:, 0].astype(np.int32) - 1, table[:, 1].astype(np.int32) - 1
    values = np.ones(len(table)) if field == "pattern" else (table[:, 2] + 1j * table[:, 3] if field == "complex" else table[:, 2]).astype(
        number
    )
    if turn is not None:
        off = rows != columns
        rows, columns, values = np.r_[rows, columns[off]], np.r_[columns, rows[off]], np.r_[values, turn(values[off])]
    return (coo_matrix if spmatrix else coo_array)((values, (rows, columns)), shape=tuple(sizes[:2]))
