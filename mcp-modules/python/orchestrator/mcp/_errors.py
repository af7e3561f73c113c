"""What bad data raises: an error that names the file and the place in it."""

__all__ = ["DataError", "shown"]


class DataError(ValueError):
    """Data that cannot be read as asked; `file`, `row` and `column` say where, as far as it is known.

    Rows are counted from 1, the header not among them.
    """

    # Where a script imports it from.
    __module__ = "orchestrator.mcp.data"

    def __init__(self, message, file=None, row=None, column=None):
        place = [str(file)] if file is not None else []
        if row is not None:
            place.append(f"row {row}")
        if column is not None:
            place.append(f"column {column!r}")
        super().__init__(f"{', '.join(place)}: {message}" if place else message)
        self.file = file
        self.row = row
        self.column = column


def shown(value, limit=120):
    """A value as an error quotes it."""
    text = repr(value)
    return text if len(text) <= limit else text[: limit - 3] + "..."
