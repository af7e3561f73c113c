"""Time zones come from the database in the binary, so there is no search path."""

from _sandbox import tznames

TZPATH = ()


class InvalidTZPathWarning(RuntimeWarning):
    """Kept for programs that name it."""


def reset_tzpath(to=None):
    """There is nothing to reset."""


def find_tzfile(key):
    """Check the shape of `key`; no zone is a file."""
    if not isinstance(key, str) or key.startswith("/") or ".." in key.split("/"):
        raise ValueError(f"ZoneInfo keys must be normalized relative paths, got: {key}")
    return None


def available_timezones():
    """The names of all zones."""
    return set(tznames())
