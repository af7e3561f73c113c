"""What a script has without importing it: `open` and the workspace functions."""

from _jail_io import _path_text, open
from _sandbox import listdir as _listdir, mkdir as _mkdir, stat as _stat

__all__ = ["open", "read_file", "write_file", "list_files"]

_FOLDERS = ("data", "reports", "artifacts", "models", "workspace", "skills")


def _locate(path, for_writing=False):
    """Where a path leads: a plain name means a file of the workspace, if it is there or is to be made."""
    text = _path_text(path)
    if text.startswith("/project/"):
        text = text.removeprefix("/project/")
    elif text.startswith("/"):
        return text
    parts = [part for part in text.split("/") if part not in ("", ".")]
    plain = "/".join(parts)
    if not parts or parts[0] in _FOLDERS or ".." in parts:
        return plain
    if for_writing or _exists("workspace/" + plain):
        return "workspace/" + plain
    return plain


def _exists(path):
    try:
        _stat(path, True)
    except OSError:
        return False
    return True


def read_file(path, encoding="utf-8"):
    """The text of a file of the workspace or the project."""
    with open(_locate(path), encoding=encoding) as file:
        return file.read()


def write_file(path, content, encoding="utf-8"):
    """Write text or bytes to a file, by default of the workspace; returns its path."""
    place = _locate(path, for_writing=True)
    parts = place.split("/")[:-1]
    for depth in range(1, len(parts) + 1):
        try:
            _mkdir("/".join(parts[:depth]))
        except FileExistsError:
            pass
    if isinstance(content, (bytes, bytearray)):
        with open(place, "wb") as file:
            file.write(content)
    else:
        with open(place, "w", encoding=encoding) as file:
            file.write(content if isinstance(content, str) else str(content))
    return place


def list_files(path="workspace"):
    """Paths of the files below a folder, by default the workspace, sorted."""
    found = []
    folder = _path_text(path)
    if folder == "workspace" and not _exists(folder):
        return found

    def walk(folder, depth):
        for name in _listdir(folder):
            child = f"{folder}/{name}" if folder not in ("", ".") else name
            try:
                kind = _stat(child, False)[0]
            except OSError:
                continue
            if kind == "d" and depth < 64:
                walk(child, depth + 1)
            elif kind == "f":
                found.append(child)

    walk(folder, 0)
    return sorted(found)
