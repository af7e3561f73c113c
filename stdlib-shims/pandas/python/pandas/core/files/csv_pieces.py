"""The reader that `read_csv(chunksize=...)` gives: the file piece by piece."""

import _pandas


class TextFileReader:
    """Gives frames of a file one after the other; also a context manager."""

    def __init__(self, plan, chunksize):
        plan.decode_once()
        self._plan = plan
        self._options = plan.native_options()
        self._left = self._options.pop("nrows")
        self.chunksize = chunksize
        self._place = None
        self._is_over = False
        self._n_read = 0
        self._closed = False

    def __iter__(self):
        return self

    def __next__(self):
        try:
            return self.get_chunk()
        except StopIteration:
            self.close()
            raise

    def get_chunk(self, size=None):
        """The next frame, of `size` rows or as many as asked for at the start."""
        return self.read(self.chunksize if size is None else size)

    def read(self, nrows=None):
        """The next `nrows` rows, or all that are left."""
        if self._closed:
            raise ValueError("I/O operation on closed file.")
        if self._left is not None:
            nrows = self._left if nrows is None else min(nrows, self._left)
        if self._is_over or nrows == 0:
            raise StopIteration
        options = dict(self._options)
        options["nrows"] = nrows
        columns, place = self._plan.read(options, self._place)
        frame = self._plan.frame(columns, self._n_read)
        self._place = place
        self._is_over = place is None
        if not len(frame) and self._n_read:
            raise StopIteration
        self._n_read += len(frame)
        if self._left is not None:
            self._left -= len(frame)
        return frame

    def _labels(self):
        """Of the columns that are read."""
        return [self._plan.labels[position] for position in self._plan.positions]

    def _narrow(self, labels):
        """Reads these columns only; lines are as wrong as if all were read, which `usecols` does not keep to."""
        self._plan.positions = [position for position in self._plan.positions if self._plan.labels[position] in labels]
        self._options = {**self._plan.native_options(), "nrows": None}

    def _rows_of_part(self):
        """How many rows have their types found out together."""
        return _pandas.csv_rows_of_part(self._options["width"])

    def _columns(self, n_rows):
        """The next columns, without a frame around them."""
        options = {**self._options, "nrows": n_rows}
        columns, self._place, _, _ = _pandas.read_csv(self._plan.source, self._plan.is_text, options, self._place)
        self._is_over = self._place is None
        return columns[self._plan.n_implicit :]

    def close(self):
        """Ends the reading."""
        self._closed = True

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.close()
