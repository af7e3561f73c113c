"""Where data comes from and goes to: paths, open files and buffers, compressed or not."""

import gzip
import io

from pandas.core.arguments.options import unsupported

_COMPRESSIONS = {".gz": "gzip", ".bz2": "bz2", ".zip": "zip", ".xz": "xz", ".zst": "zstd", ".tar": "tar"}


def as_path(source):
    """The path as text, or None when the source is an open file or buffer."""
    if isinstance(source, str):
        if source.startswith(("http://", "https://", "ftp://", "s3://", "gs://", "file://")):
            raise unsupported("reading from or writing to a URL")
        return source
    if hasattr(source, "__fspath__"):
        return str(source.__fspath__())
    return None


def is_file_like(source):
    """Whether something can be read from or written to."""
    return hasattr(source, "read") or hasattr(source, "write")


def compression_of(path, compression):
    """The name of the compression, found by the ending of the path when it is "infer"."""
    if isinstance(compression, dict):
        compression = compression.get("method", "infer")
    if compression == "infer":
        if path is None:
            return None
        lower = path.lower()
        for ending, name in _COMPRESSIONS.items():
            if lower.endswith(ending):
                return name
        return None
    if compression is not None and compression not in _COMPRESSIONS.values():
        valid = ["infer", None, "bz2", "gzip", "tar", "xz", "zip", "zstd"]
        raise ValueError(f"Unrecognized compression type: {compression}\nValid compression types are {valid}")
    return compression


def native_source(source, compression="infer"):
    """What the native readers take: a path, or text or bytes; and whether it is the content itself."""
    path = as_path(source)
    if path is not None:
        packed = compression_of(path, compression)
        if packed is not None:
            return _opened(path, packed), True
        return path, False
    if isinstance(source, (bytes, bytearray)):
        return bytes(source), True
    if hasattr(source, "read"):
        content = source.read()
        if isinstance(content, str) and content.startswith("\ufeff"):
            content = content[1:]
        packed = compression_of(None, compression)
        return (content if packed is None else unpacked(content, packed)), True
    raise ValueError(f"Invalid file path or buffer object type: {type(source)}")


def read_text(source, encoding=None, compression="infer", errors="strict"):
    """The whole content of a source as text."""
    path = as_path(source)
    if path is None:
        content = source.read()
        return content if isinstance(content, str) else bytes(content).decode(encoding or "utf-8", errors or "strict")
    if compression_of(path, compression) is not None:
        return _opened(path, compression_of(path, compression)).decode(encoding or "utf-8", errors or "strict")
    with open(path, encoding=encoding or "utf-8", errors=errors, newline="") as file:
        return file.read()


def _opened(path, compression):
    with open(path, "rb") as file:
        return unpacked(file.read(), compression)


def unpacked(content, compression):
    """Bytes without their compression."""
    if compression != "gzip":
        raise unsupported(f"compression={compression!r}")
    return gzip.decompress(content)


def no_folder(path):
    """The error of writing into a folder that does not exist."""
    return OSError(f"Cannot save file into a non-existent directory: '{path.rpartition('/')[0]}'")


def read_bytes(source):
    """A path as it is, or the content of an open file."""
    path = as_path(source)
    if path is not None:
        return path
    return source if isinstance(source, bytes) else bytes(source.read())


def write_text(target, text, mode="w", encoding=None, errors="strict", compression="infer"):
    """Writes text to a path or an open file; gives it back when there is no target."""
    if target is None:
        return text
    path = as_path(target)
    if path is None:
        if is_binary(target):
            target.write(text.encode(encoding or "utf-8", errors or "strict"))
        else:
            target.write(text)
        return None
    packed = compression_of(path, compression)
    if packed is not None:
        if packed != "gzip":
            raise unsupported(f"compression={packed!r}")
        with gzip.open(path, ("a" if "a" in mode else "w") + "b") as file:
            file.write(text.encode(encoding or "utf-8", errors or "strict"))
        return None
    try:
        file = open(path, mode.replace("b", ""), encoding=encoding or "utf-8", errors=errors, newline="")
    except FileNotFoundError:
        raise no_folder(path) from None
    with file:
        file.write(text)
    return None


def is_binary(target):
    """Whether an open file takes bytes."""
    if isinstance(target, io.TextIOBase):
        return False
    if isinstance(target, (io.BytesIO, io.RawIOBase, io.BufferedIOBase)):
        return True
    return "b" in getattr(target, "mode", "")
