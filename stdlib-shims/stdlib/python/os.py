"""The `os` that trusted modules lean on: paths and the project's files, nothing of the host.

Scripts cannot import it; they have pathlib.
"""

import abc
import stat as _st
import sys
import _sandbox
from _sandbox import urandom

name = "posix"
sep = "/"
altsep = None
extsep = "."
pathsep = ":"
curdir = "."
pardir = ".."
linesep = "\n"
devnull = "/dev/null"
defpath = ""
error = OSError
environ = {}
supports_fd = supports_dir_fd = supports_follow_symlinks = supports_effective_ids = frozenset()

O_RDONLY, O_WRONLY, O_RDWR, O_CREAT, O_EXCL, O_TRUNC, O_APPEND = 0, 1, 2, 64, 128, 512, 1024
O_NOFOLLOW, O_DIRECTORY = 131072, 65536
F_OK, R_OK, W_OK, X_OK = 0, 4, 2, 1
SEEK_SET, SEEK_CUR, SEEK_END = 0, 1, 2


class PathLike(abc.ABC):
    """Anything with `__fspath__`."""

    __slots__ = ()

    @abc.abstractmethod
    def __fspath__(self):
        raise NotImplementedError

    @classmethod
    def __subclasshook__(cls, subclass):
        if cls is PathLike:
            return hasattr(subclass, "__fspath__")
        return NotImplemented


def fspath(path):
    """The text or bytes a path stands for."""
    if isinstance(path, (str, bytes)):
        return path
    method = getattr(type(path), "__fspath__", None)
    if method is None:
        raise TypeError(f"expected str, bytes or os.PathLike object, not {type(path).__name__}")
    result = method(path)
    if isinstance(result, (str, bytes)):
        return result
    raise TypeError(f"expected {type(path).__name__}.__fspath__() to return str or bytes, not {type(result).__name__}")


def fsencode(filename):
    path = fspath(filename)
    return path.encode("utf-8", "surrogateescape") if isinstance(path, str) else path


def fsdecode(filename):
    path = fspath(filename)
    return path.decode("utf-8", "surrogateescape") if isinstance(path, bytes) else path


def getcwd():
    return "/project"


def getpid():
    return 1


def cpu_count():
    return 1


process_cpu_count = cpu_count


def isatty(fd):
    return False


def getenv(key, default=None):
    return default


class stat_result:
    """What is known of a file. Owners and inodes stay with the host."""

    def __init__(self, kind, size, modified_ns, writable):
        bits = {"f": _st.S_IFREG, "d": _st.S_IFDIR, "l": _st.S_IFLNK}.get(kind, _st.S_IFIFO)
        self.st_mode = bits | (0o755 if kind == "d" else 0o644 if writable else 0o444)
        self.st_size = size
        self.st_mtime_ns = self.st_atime_ns = self.st_ctime_ns = modified_ns
        self.st_mtime = self.st_atime = self.st_ctime = modified_ns / 1e9
        self.st_uid = self.st_gid = self.st_ino = self.st_dev = 0
        self.st_nlink = 1

    def __repr__(self):
        return f"os.stat_result(st_mode={self.st_mode}, st_size={self.st_size}, st_mtime={int(self.st_mtime)})"


def stat(path, *, dir_fd=None, follow_symlinks=True):
    return stat_result(*_sandbox.stat(fsdecode(path), follow_symlinks))


def lstat(path, *, dir_fd=None):
    return stat(path, follow_symlinks=False)


def listdir(path="."):
    return _sandbox.listdir(fsdecode(path))


class DirEntry:
    """One name of a folder."""

    def __init__(self, folder, entry):
        self.name = entry
        self.path = path.join(folder, entry)

    def __fspath__(self):
        return self.path

    def __repr__(self):
        return f"<DirEntry {self.name!r}>"

    def stat(self, *, follow_symlinks=True):
        return stat(self.path, follow_symlinks=follow_symlinks)

    def is_dir(self, *, follow_symlinks=True):
        return self._is(_st.S_ISDIR, follow_symlinks)

    def is_file(self, *, follow_symlinks=True):
        return self._is(_st.S_ISREG, follow_symlinks)

    def is_symlink(self):
        return self._is(_st.S_ISLNK, False)

    def is_junction(self):
        return False

    def inode(self):
        return 0

    def _is(self, test, follow):
        try:
            return test(stat(self.path, follow_symlinks=follow).st_mode)
        except OSError:
            return False


class scandir:
    """The entries of a folder."""

    def __init__(self, path="."):
        folder = fsdecode(path)
        self._entries = iter([DirEntry(folder, entry) for entry in _sandbox.listdir(folder)])

    def __iter__(self):
        return self._entries

    def __next__(self):
        return next(self._entries)

    def __enter__(self):
        return self

    def __exit__(self, *exc_info):
        self.close()

    def close(self):
        self._entries = iter(())


def mkdir(path, mode=0o777, *, dir_fd=None):
    _sandbox.mkdir(fsdecode(path))


def makedirs(name, mode=0o777, exist_ok=False):
    text = fsdecode(name)
    head = path.dirname(text.rstrip("/"))
    if head and not path.exists(head):
        makedirs(head, exist_ok=True)
    try:
        mkdir(text)
    except FileExistsError:
        if not exist_ok or not path.isdir(text):
            raise


def remove(path, *, dir_fd=None):
    _sandbox.unlink(fsdecode(path))


unlink = remove


def rmdir(path, *, dir_fd=None):
    _sandbox.rmdir(fsdecode(path))


def rename(src, dst, *, src_dir_fd=None, dst_dir_fd=None):
    _sandbox.rename(fsdecode(src), fsdecode(dst))


replace = rename


def access(path, mode, *, dir_fd=None, effective_ids=False, follow_symlinks=True):
    try:
        found = stat(path)
    except OSError:
        return False
    return not mode & W_OK or bool(found.st_mode & 0o200)


_walk_symlinks_as_files = object()


def walk(top, topdown=True, onerror=None, followlinks=False):
    """Folders below `top`, each with the names in it."""
    try:
        entries = list(scandir(top))
    except OSError as problem:
        if onerror is not None:
            onerror(problem)
        return
    follow = followlinks is True
    folders = [entry.name for entry in entries if entry.is_dir(follow_symlinks=follow)]
    files = [entry.name for entry in entries if entry.name not in folders]
    if topdown:
        yield top, folders, files
    for folder in folders:
        yield from walk(path.join(top, folder), topdown, onerror, followlinks)
    if not topdown:
        yield top, folders, files


def _refused(name):
    def refused(*args, **kwargs):
        raise PermissionError(1, f"{name} is not available in the sandbox")

    refused.__name__ = refused.__qualname__ = name
    return refused


for _name in ("chmod", "lchmod", "chown", "link", "symlink", "readlink", "utime", "open", "close", "fstat", "mkfifo",
              "chdir", "fork", "system", "kill", "putenv", "unsetenv", "truncate", "getlogin"):
    globals()[_name] = _refused(_name)


def register_at_fork(**kwargs):
    """There is no fork."""


def get_terminal_size(fd=1):
    raise OSError(25, "Inappropriate ioctl for device")


import posixpath as path

sys.modules["os.path"] = path
