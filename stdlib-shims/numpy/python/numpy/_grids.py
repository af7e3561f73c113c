"""Objects whose square brackets build arrays: `mgrid`, `ogrid`, `r_`, `c_`, `s_`, and `ix_`."""

from _numpy import arange, array, asarray, concatenate, ndarray, result_type

from ._creation import linspace, meshgrid


def _line(part):
    start = 0 if part.start is None else part.start
    step = 1 if part.step is None else part.step
    if isinstance(step, complex):
        return linspace(start, part.stop, int(abs(step)))
    return arange(start, part.stop, step)


class _Grid:
    """Coordinate grids by slices; a complex step counts points."""

    def __init__(self, sparse):
        self.sparse = sparse

    def __getitem__(self, key):
        if not isinstance(key, tuple):
            return _line(key)
        lines = [_line(part) for part in key]
        if any(line.dtype.kind == "f" for line in lines):
            lines = [line.astype(float) for line in lines]
        grids = meshgrid(*lines, indexing="ij", sparse=self.sparse)
        return grids if self.sparse else array(grids)

    def __len__(self):
        return 0


class _Joiner:
    """Slices, numbers and arrays joined along an axis."""

    def __init__(self, axis=0, ndmin=1, transpose_one=-1):
        self.axis = axis
        self.ndmin = ndmin
        self.transpose_one = transpose_one

    def __getitem__(self, key):
        if not isinstance(key, tuple):
            key = (key,)
        axis, ndmin, transpose_one = self.axis, self.ndmin, self.transpose_one
        parts, kinds = [], []
        for position, part in enumerate(key):
            if isinstance(part, str):
                if position:
                    raise ValueError("special directives must be the first entry.")
                if part in ("r", "c"):
                    raise NotImplementedError(f"r_[{part!r}, ...] builds a matrix")
                numbers = [int(number) for number in part.split(",")]
                axis = numbers[0]
                ndmin = numbers[1] if len(numbers) > 1 else ndmin
                transpose_one = numbers[2] if len(numbers) > 2 else transpose_one
                continue
            piece = _line(part) if isinstance(part, slice) else asarray(part)
            kinds.append(part if type(part) in (bool, int, float, complex) else piece.dtype)
            if piece.ndim == 0:
                piece = piece.reshape((1,) * ndmin)
            elif piece.ndim < ndmin:
                front = ndmin - piece.ndim if transpose_one == -1 else transpose_one
                piece = piece.reshape((1,) * front + piece.shape + (1,) * (ndmin - piece.ndim - front))
            parts.append(piece)
        # Python's own numbers take the type of the arrays beside them
        kind = result_type(*kinds) if kinds else None
        return concatenate([part.astype(kind, copy=False) for part in parts], axis=axis)

    def __len__(self):
        return 0


class _IndexExpression:
    """Gives back what stands between its brackets."""

    def __init__(self, always_tuple):
        self.always_tuple = always_tuple

    def __getitem__(self, key):
        return (key,) if self.always_tuple and not isinstance(key, tuple) else key


mgrid = _Grid(sparse=False)
ogrid = _Grid(sparse=True)
r_ = _Joiner()
c_ = _Joiner(axis=-1, ndmin=2, transpose_one=0)
s_ = _IndexExpression(False)
index_exp = _IndexExpression(True)


def ix_(*args):
    """Index arrays that select a cross product of rows, columns and so on."""
    result = []
    for position, line in enumerate(args):
        line = asarray(line)
        if line.ndim != 1:
            raise ValueError("Cross index must be 1 dimensional")
        if line.dtype.kind == "b":
            line = line.nonzero()[0]
        elif line.size == 0 and not isinstance(args[position], ndarray):
            line = line.astype(int)
        result.append(line.reshape((1,) * position + (-1,) + (1,) * (len(args) - position - 1)))
    return tuple(result)
