"""Comparing version numbers."""


class NumpyVersion:
    """A version that compares by its numbers."""

    def __init__(self, vstring):
        self.vstring = vstring
        parts = vstring.split(".")
        if len(parts) < 3:
            raise ValueError("Not a valid numpy version string")
        self.version = tuple(int("".join(letter for letter in part if letter.isdigit()) or 0) for part in parts[:3])

    def _other(self, other):
        return other.version if isinstance(other, NumpyVersion) else NumpyVersion(other).version

    def __lt__(self, other):
        return self.version < self._other(other)

    def __le__(self, other):
        return self.version <= self._other(other)

    def __eq__(self, other):
        return self.version == self._other(other)

    def __gt__(self, other):
        return self.version > self._other(other)

    def __ge__(self, other):
        return self.version >= self._other(other)

    def __repr__(self):
        return f"NumpyVersion({self.vstring})"
