"""Arrays in files: `.npy` and `.npz` (numpy's own formats) and text tables."""

import struct
from math import prod

from _numpy import asarray, dtype as make_dtype, frombuffer

_MAGIC = b"\x93NUMPY"


def _header(a, fortran):
    text = f"{{'descr': {a.dtype.str!r}, 'fortran_order': {fortran}, 'shape': {a.shape!r}, }}"
    text += " " * (-(len(_MAGIC) + 4 + len(text) + 1) % 64) + "\n"
    return _MAGIC + b"\x01\x00" + struct.pack("<H", len(text)) + text.encode("latin1")


def _encoded(a):
    a = asarray(a)
    if a.dtype.kind in "OV":
        raise NotImplementedError(f"saving an array of dtype {a.dtype}")
    fortran = a.flags.f_contiguous and not a.flags.c_contiguous
    return _header(a, fortran) + (a.T if fortran else a).tobytes()


def _part(data, start, size, what):
    found = data[start : start + size]
    if len(found) < size:
        raise ValueError(f"EOF: reading {what}, expected {size} bytes got {len(found)}")
    return found


def _read_header(data):
    """What the header of a `.npy` file says, and where the elements begin. Nothing in it is believed unseen."""
    _part(data, 0, 8, "magic string")
    version = (data[6], data[7])
    if version not in ((1, 0), (2, 0), (3, 0)):
        raise ValueError(f"we only support format version (1,0), (2,0), and (3,0), not {version}")
    code, size = ("<H", 2) if version == (1, 0) else ("<I", 4)
    length = struct.unpack(code, _part(data, 8, size, "array header length"))[0]
    text = _part(data, 8 + size, length, "array header").decode("utf8" if version == (3, 0) else "latin1")
    import ast
    try:
        header = ast.literal_eval(text.strip())
    except (SyntaxError, ValueError, MemoryError, RecursionError) as error:
        raise ValueError(f"Cannot parse header: {text[:120]!r}") from error
    if not isinstance(header, dict):
        raise ValueError(f"Header is not a dictionary: {header!r}")
    if header.keys() != {"descr", "fortran_order", "shape"}:
        raise ValueError(f"Header does not contain the correct keys: {sorted(header, key=str)!r}")
    shape, fortran = header["shape"], header["fortran_order"]
    if not isinstance(shape, tuple) or not all(isinstance(length, int) for length in shape):
        raise ValueError(f"shape is not valid: {shape!r}")
    if not isinstance(fortran, bool):
        raise ValueError(f"fortran_order is not a valid bool: {fortran!r}")
    if any(length < 0 for length in shape):
        raise ValueError("negative dimensions are not allowed")
    return header["descr"], shape, fortran, 8 + size + length


def _decoded(data):
    if data[:6] != _MAGIC:
        raise ValueError("Cannot load file containing pickled data when allow_pickle=False")
    kind, shape, fortran, start = _read_header(data)
    if not isinstance(kind, str) or "O" in kind:
        raise ValueError("Object arrays cannot be loaded when allow_pickle=False")
    try:
        kind = make_dtype(kind)
    except TypeError as error:
        raise ValueError(f"descr is not a valid dtype descriptor: {kind!r}") from error
    size = max(kind.itemsize, 1)
    count = min(prod(shape), (len(data) - start) // size)
    flat = frombuffer(data[start : start + count * size], dtype=kind).copy()
    if fortran:
        return flat.reshape(shape[::-1]).T
    return flat.reshape(shape)


def _write(file, data, ending=None):
    if hasattr(file, "write"):
        file.write(data)
        return
    name = str(file)
    if ending and not name.endswith(ending):
        name += ending
    with open(name, "wb") as stream:
        stream.write(data)


def save(file, arr, allow_pickle=True):
    """Writes one array to a `.npy` file."""
    _write(file, _encoded(arr), ".npy")


def _archive(file, args, kwds, compress):
    from ._archives import write_archive
    arrays = dict(kwds)
    for position, one in enumerate(args):
        name = f"arr_{position}"
        if name in arrays:
            raise ValueError(f"Cannot use un-named variables and keyword {name}")
        arrays[name] = one
    _write(file, write_archive([(f"{name}.npy", _encoded(one)) for name, one in arrays.items()], compress), ".npz")


def savez(file, *args, allow_pickle=True, **kwds):
    """Writes several arrays to one `.npz` file."""
    _archive(file, args, kwds, False)


def savez_compressed(file, *args, allow_pickle=True, **kwds):
    """Writes several arrays to one compressed `.npz` file."""
    _archive(file, args, kwds, True)


class NpzFile:
    """The arrays of an `.npz` file by name."""

    def __init__(self, data):
        from ._archives import read_archive
        self._data = data
        self._members = read_archive(data)
        self.files = [name.removesuffix(".npy") for name in self._members]

    def __getitem__(self, key):
        if key not in self.files:
            raise KeyError(f"{key} is not a file in the archive")
        from ._archives import read_member
        return _decoded(read_member(self._data, self._members[f"{key}.npy"]))

    def __iter__(self):
        return iter(self.files)

    def __len__(self):
        return len(self.files)

    def __contains__(self, key):
        return key in self.files

    def keys(self):
        """The names."""
        return list(self.files)

    def values(self):
        """The arrays."""
        return [self[name] for name in self.files]

    def items(self):
        """Names with arrays."""
        return [(name, self[name]) for name in self.files]

    def close(self):
        """Lets go of the file."""
        self._data, self._members = b"", {}

    def __enter__(self):
        return self

    def __exit__(self, *exception):
        self.close()


def load(file, mmap_mode=None, allow_pickle=False, fix_imports=True, encoding="ASCII", *, max_header_size=10000):
    """Reads a `.npy` or `.npz` file."""
    if mmap_mode is not None:
        raise NotImplementedError("load(mmap_mode=...)")
    if hasattr(file, "read"):
        data = file.read()
    else:
        with open(file, "rb") as stream:
            data = stream.read()
    if not data:
        raise EOFError("No data left in file")
    return NpzFile(data) if data[:2] == b"PK" else _decoded(data)


def _row_format(fmt, delimiter, columns, complex_values):
    if isinstance(fmt, (list, tuple)):
        if len(fmt) != columns:
            raise AttributeError(f"fmt has wrong shape.  {fmt!s}")
        return delimiter.join(fmt)
    count = fmt.count("%")
    if count == 1:
        single = f" ({fmt}+{fmt}j)" if complex_values else fmt
        return delimiter.join([single] * columns)
    if count != columns:
        raise ValueError(f"fmt has wrong number of % formats:  {fmt}")
    return fmt


def savetxt(fname, X, fmt="%.18e", delimiter=" ", newline="\n", header="", footer="", comments="# ", encoding=None):
    """Writes a table of numbers as text."""
    X = asarray(X)
    if X.ndim == 0 or X.ndim > 2:
        raise ValueError(f"Expected 1D or 2D array, got {X.ndim}D array instead")
    if X.dtype.names:
        rows = [tuple(row) for row in X.tolist()]
    else:
        rows = [(value,) for value in X.tolist()] if X.ndim == 1 else [tuple(row) for row in X.tolist()]
    columns = len(X.dtype.names) if X.dtype.names else (1 if X.ndim == 1 else X.shape[1])
    complex_values = X.dtype.kind == "c"
    pattern = _row_format(fmt, delimiter, columns, complex_values)
    if complex_values:
        rows = [tuple(part for value in row for part in (value.real, value.imag)) for row in rows]
    lines = []
    if header:
        lines.append(comments + header.replace("\n", "\n" + comments))
    try:
        lines.extend(pattern % row for row in rows)
    except TypeError:
        raise TypeError(f"Mismatch between array dtype ('{X.dtype}') and format specifier ('{pattern}')") from None
    if footer:
        lines.append(comments + footer.replace("\n", "\n" + comments))
    text = "".join(line + newline for line in lines)
    if hasattr(fname, "write"):
        try:
            fname.write(text)
        except TypeError:
            fname.write(text.encode(encoding or "latin1"))
        return
    with open(fname, "w", encoding=encoding or "latin1") as stream:
        stream.write(text)


def text_lines(source, encoding=None):
    """The lines of a file, a stream or an iterable, as text without line ends."""
    if isinstance(source, str) or hasattr(source, "__fspath__"):
        try:
            with open(source, encoding=encoding if encoding not in (None, "bytes") else "utf-8") as stream:
                lines = stream.read().splitlines()
        except FileNotFoundError:
            raise FileNotFoundError(f"{source} not found.") from None
    else:
        lines = source.read().splitlines() if hasattr(source, "read") else list(source)
    return [line.decode(encoding if encoding not in (None, "bytes") else "latin1") if isinstance(line, bytes) else line.rstrip("\r\n") for line in lines]


def fromfile(file, dtype=float, count=-1, sep="", offset=0, *, like=None):
    """Reads raw values, or numbers as text if there is a separator."""
    if hasattr(file, "read"):
        data = file.read()
    else:
        with open(file, "rb") as stream:
            data = stream.read()
    data = data[offset:]
    if sep:
        from ._creation import fromstring
        return fromstring(data.decode(), dtype, count, sep=sep)
    kind = make_dtype(dtype)
    usable = len(data) // kind.itemsize
    return frombuffer(data[: usable * kind.itemsize], dtype=kind, count=count).copy()
