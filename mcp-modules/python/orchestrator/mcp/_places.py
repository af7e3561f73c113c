"""Paths of the project: globs, files that are missing, folders results go to."""

from pathlib import Path

import _kit_data

__all__ = ["existing", "target"]

_MAGIC = "*?["


def existing(path):
    """The files a path, a pattern or a list of them stands for, in order; an error names the nearest file."""
    if isinstance(path, (list, tuple)):
        found = [one for part in path for one in existing(part)]
        if not found:
            raise ValueError("no files given")
        return found
    text = str(path)
    if "://" in text:
        raise PermissionError(f"{text}: only files of the project can be read, there is no network here")
    if any(sign in text for sign in _MAGIC) and not Path(text).exists():
        found = sorted(str(one) for one in Path(".").glob(text.removeprefix("/project").lstrip("/")) if one.is_file())
        if not found:
            raise FileNotFoundError(f"no file matches '{text}'{_suggestion(text)}")
        return found
    if not Path(text).exists():
        raise FileNotFoundError(f"no such file: '{text}'{_suggestion(text)}")
    if Path(text).is_dir():
        raise IsADirectoryError(f"'{text}' is a folder; name a file, or a pattern such as '{text.rstrip('/')}/*.csv'")
    return [text]


def _suggestion(text):
    instead = _kit_data.instead_of_file(text)
    return f"; {instead}" if instead else ""


def target(path, folder, ending):
    """Where a result goes: a bare name lands in the folder meant for it, and folders are made."""
    where = Path(str(path))
    if where.parent == Path("."):
        where = Path(folder) / where
    if not where.suffix:
        where = where.with_suffix(ending)
    where.parent.mkdir(parents=True, exist_ok=True)
    return str(where)
