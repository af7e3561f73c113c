"""`dump` and `load`: pickles of data, packed or not. A file that another Python wrote holds code and is refused by `pickle`."""

import gzip
import os
import pickle
import zlib

# Name: how it packs at a level, how it unpacks, what its files begin with.
_PACKERS = {
    "zlib": (zlib.compress, zlib.decompress, b"\x78"),
    "gzip": (gzip.compress, gzip.decompress, b"\x1f\x8b"),
}
_ENDINGS = {".z": "zlib", ".gz": "gzip", ".bz2": "bz2", ".lzma": "lzma", ".xz": "xz", ".lz4": "lz4"}


def dump(value, filename, compress=0, protocol=None):
    """Writes `value` to a file; answers a list of the files written."""
    path = os.fspath(filename) if isinstance(filename, (str, os.PathLike)) else None
    if path is None and not hasattr(filename, "write"):
        raise ValueError(f"Second argument should be a filename or a file-like object, {filename} (type {type(filename)}) was given.")
    method, level = _packing(compress, path)
    content = pickle.dumps(value, protocol)
    if level:
        content = _PACKERS[method][0](content, level)
    if path is None:
        filename.write(content)
        return None
    with open(path, "wb") as file:
        file.write(content)
    return [path]


def _packing(compress, path):
    """(name, level): level 0 is a plain pickle."""
    if isinstance(compress, tuple):
        if len(compress) != 2:
            raise ValueError(
                f"Compress argument tuple should contain exactly 2 elements: (compress method, compress level), you passed {compress}"
            )
        method, level = compress
    elif isinstance(compress, str):
        method, level = compress, 3
    else:
        method, level = None, 3 if compress is True else compress
    if level is not False and level not in range(10):
        raise ValueError(f'Non valid compress level given: "{level}". Possible values are {list(range(10))}.')
    if method is None:
        found = _ENDINGS.get(os.path.splitext(path or "")[1])
        method = found or "zlib"
        # The ending of a file asks for its packing where nothing was said.
        level = 3 if found and not level else int(level)
    if method not in _ENDINGS.values():
        raise ValueError(f'Non valid compression method given: "{method}". Possible values are {list(_ENDINGS.values())}.')
    if level and method not in _PACKERS:
        raise NotImplementedError(f"joblib.dump(compress={method!r}) is not available: zlib and gzip are")
    return method, int(level)


def load(filename, mmap_mode=None, ensure_native_byte_order="auto"):
    """What `dump` wrote."""
    if mmap_mode is not None:
        raise NotImplementedError("joblib.load(mmap_mode=...) is not available")
    if hasattr(filename, "read"):
        content = filename.read()
    else:
        with open(os.fspath(filename), "rb") as file:
            content = file.read()
    if not content:
        raise EOFError("No data left in file")
    for _, unpack, beginning in _PACKERS.values():
        if content.startswith(beginning):
            try:
                content = unpack(content)
            except (zlib.error, OSError, EOFError) as error:
                raise pickle.UnpicklingError(f"the file is damaged: {error}") from None
            break
    return pickle.loads(content)
