"""CSV files that a query reads some rows at a time, so that they may be larger than the memory."""

from pathlib import Path

import pandas as pd

from orchestrator.mcp._csv import explained, sample_of, settled
from orchestrator.mcp._places import existing

__all__ = ["windows_of"]

# A window is as many rows as keep to both: values of the columns that are read, and bytes of the file.
_MOST_VALUES = 1 << 20
_MOST_BYTES = 16 << 20
_LEAST_ROWS = 1024
_GZIP = b"\x1f\x8b"


def windows_of(path, words):
    """The windows of a file or of those that a pattern matches; None where they can only be read as a whole."""
    if Path(path).suffix.lower() not in (".csv", ".tsv", ".txt"):
        return None
    files = []
    for file in existing(path):
        sample = sample_of(file)
        separator, encoding = settled(file)
        with open(file, "rb") as stream:
            is_packed = stream.read(2) == _GZIP
        if is_packed or not encoding.startswith("utf-8"):
            return None
        files.append((file, {"sep": separator, "encoding": encoding}, len(sample) / (sample.count(b"\n") + 1)))
    windows = Windows(files, words)
    return windows if windows.have_one_header() else None


class Windows:
    """Rows of files one below the other. Native code asks for the next ones, or starts again with some columns as text."""

    def __init__(self, files, words):
        self._files = files
        self._sizes = [Path(file).stat().st_size for file, _, _ in files]
        self.size = sum(self._sizes)
        self.path = files[0][0]
        self._words = None if words is None else set(words)
        self.again([])

    def again(self, as_text):
        """Starts with the first row; the columns named are text from there on."""
        self._as_text = as_text
        self._at = 0
        self._open()

    def have_one_header(self):
        """Whether all files have the columns of the first."""
        return all(self._reader_of(at)._labels() == self._labels for at in range(1, len(self._files)))

    @property
    def is_over(self):
        """Whether there is nothing after the rows that were handed out."""
        return self._reader._is_over and self._at + 1 == len(self._files)

    @property
    def done(self):
        """Bytes that were read."""
        place = self._reader._place
        return sum(self._sizes[: self._at]) + (self._sizes[self._at] if place is None else place[0])

    def next(self):
        """Columns of the next rows, at least one; after the last of them there may be none."""
        if self._reader._is_over:
            self._at += 1
            self._open()
        file, reading, _ = self._files[self._at]
        try:
            return self._reader._columns(self._n_rows)
        except (ValueError, KeyError) as error:
            raise explained(error, file, {**reading, "dtype": None}) from None

    def _reader_of(self, at):
        file, reading, _ = self._files[at]
        try:
            return pd.read_csv(file, iterator=True, dtype=dict.fromkeys(self._as_text, str) or None, **reading)
        except (ValueError, KeyError) as error:
            raise explained(error, file, {**reading, "dtype": None}) from None

    def _open(self):
        self._reader = self._reader_of(self._at)
        self._labels = self._reader._labels()
        self.names = [str(label) for label in self._labels]
        meant = self._labels if self._words is None else [label for label in self._labels if str(label) in self._words]
        self._reader._narrow(meant or self._labels[:1])
        self.meant = [str(label) for label in self._reader._labels()]
        self._n_rows = self._rows_of_window(self._files[self._at][2])

    def _rows_of_window(self, bytes_of_row):
        n = min(_MOST_VALUES // max(len(self.meant), 1), int(_MOST_BYTES / bytes_of_row))
        # A part belongs to one window, so that its types are those it has when the whole file is read.
        part = self._reader._rows_of_part()
        return n - n % part if n >= part else max(n, _LEAST_ROWS)
