"""`open` for the guest: the usual buffers and text layer over a jailed file."""

import io
from _sandbox import RawFile

_LETTERS = frozenset("rwxab+tU")


def _path_text(file):
    """The path as text, or the error CPython gives for what is not a path."""
    if isinstance(file, str):
        return file
    if isinstance(file, (bytes, bytearray)):
        return bytes(file).decode("utf-8", "surrogateescape")
    if isinstance(file, int):
        raise PermissionError(1, "file descriptors are not available", file)
    fspath = getattr(type(file), "__fspath__", None)
    if fspath is None:
        raise TypeError(f"expected str, bytes or os.PathLike object, not {type(file).__name__}")
    return _path_text(fspath(file))


class FileIO(io.RawIOBase):
    """A raw file of the project folder."""

    def __init__(self, file, mode="r", closefd=True, opener=None):
        if opener is not None:
            raise ValueError("opener is not available")
        self.name = file
        self.mode = "rb+" if "+" in mode else mode[0] + "b"
        self._reads = "r" in mode or "+" in mode
        self._writes = "+" in mode or "r" not in mode
        self._raw = RawFile(_path_text(file), mode.replace("b", ""))
        if "a" in mode:
            self._raw.seek(self._raw.size())

    def readable(self):
        return self._reads

    def writable(self):
        return self._writes

    def seekable(self):
        return True

    def readinto(self, buffer):
        if not self._reads:
            raise io.UnsupportedOperation("not readable")
        return self._raw.readinto(buffer)

    def write(self, data):
        if not self._writes:
            raise io.UnsupportedOperation("not writable")
        return self._raw.write(data)

    def seek(self, offset, whence=0):
        if whence == 1:
            offset += self._raw.tell()
        elif whence == 2:
            offset += self._raw.size()
        elif whence != 0:
            raise ValueError(f"invalid whence ({whence}, should be 0, 1 or 2)")
        if offset < 0:
            raise OSError(22, "Invalid argument")
        self._raw.seek(offset)
        return offset

    def tell(self):
        return self._raw.tell()

    def truncate(self, size=None):
        if size is None:
            size = self._raw.tell()
        self._raw.truncate(size)
        return size

    def fileno(self):
        raise io.UnsupportedOperation("fileno")

    def isatty(self):
        return False

    def close(self):
        if not self.closed:
            super().close()
            self._raw.close()


def open(file, mode="r", buffering=-1, encoding=None, errors=None, newline=None, closefd=True, opener=None):
    """Open a file of the project folder and return a stream."""
    if not isinstance(mode, str):
        raise TypeError(f"open() argument 'mode' must be str, not {type(mode).__name__}")
    letters = set(mode)
    if letters - _LETTERS or len(mode) > len(letters) or "U" in letters:
        raise ValueError(f"invalid mode: {mode!r}")
    if len(letters & set("rwxa")) != 1:
        raise ValueError("must have exactly one of create/read/write/append mode")
    binary = "b" in letters
    if binary and "t" in letters:
        raise ValueError("can't have text and binary mode at once")
    if binary and encoding is not None:
        raise ValueError("binary mode doesn't take an encoding argument")
    if binary and errors is not None:
        raise ValueError("binary mode doesn't take an errors argument")
    if binary and newline is not None:
        raise ValueError("binary mode doesn't take a newline argument")
    if opener is not None:
        raise ValueError("opener is not available")
    kind = (letters & set("rwxa")).pop()
    updating = "+" in letters
    raw = FileIO(file, kind + ("+" if updating else ""))
    try:
        if buffering == 0:
            if not binary:
                raise ValueError("can't have unbuffered text I/O")
            return raw
        size = buffering if buffering > 1 else io.DEFAULT_BUFFER_SIZE
        if updating:
            buffer = io.BufferedRandom(raw, size)
        elif kind == "r":
            buffer = io.BufferedReader(raw, size)
        else:
            buffer = io.BufferedWriter(raw, size)
        if binary:
            return buffer
        text = io.TextIOWrapper(buffer, encoding or "utf-8", errors, newline, buffering == 1)
        text.mode = mode
        return text
    except BaseException:
        raw.close()
        raise


def open_code(path):
    """Open a source file for reading bytes."""
    return open(path, "rb")


def text_encoding(encoding, stacklevel=2):
    """Files are UTF-8 unless an encoding is named."""
    return "utf-8" if encoding is None else encoding


# Trusted modules that open files by name (gzip, configparser, logging, pathlib) come here too.
import _io

io.open = _io.open = open
io.FileIO = _io.FileIO = FileIO
io.open_code = _io.open_code = open_code
