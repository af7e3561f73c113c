"""Following heights through the cells of a grid or of a triangulation: contour lines, and the borders of bands.

Cells are anticlockwise rows of corners. A line runs with the higher ground on its left, so that the piece in one cell ends where
the piece in the next begins: pieces are found with whole arrays, and only joining them is a walk.
"""

import numpy as np
from matplotlib.path import Path


class Tracer:
    """Points with heights, and the cells between them (arrays of three or four corners each)."""

    def __init__(self, x, y, z, cells):
        self.points = np.column_stack([np.ravel(x), np.ravel(y)]).astype(float)
        self.z = np.ravel(z).astype(float)
        self.cells = [part for part in cells if len(part)]
        self._border = None

    @classmethod
    def of_grid(cls, x, y, z, halves=True):
        """The cells of a grid; those with one unknown corner are triangles or left out, those with more are left out."""
        rows, columns = z.shape
        number = np.arange(rows * columns).reshape(rows, columns)
        corners = [number[:-1, :-1], number[:-1, 1:], number[1:, 1:], number[1:, :-1]]
        cells = np.stack([corner.ravel() for corner in corners], axis=1)
        unknown = np.isnan(np.ravel(z))
        parts = [cells]
        if unknown.any():
            missing = unknown[cells]
            count = missing.sum(axis=1)
            parts = [cells[count == 0]]
            if halves:
                parts.append(cells[count == 1][~missing[count == 1]].reshape(-1, 3))
        # Coordinates may run backwards: then all cells are the other way round, so that neighbours still fit.
        px, py = np.ravel(x), np.ravel(y)
        if _run_clockwise(cells, px, py):
            parts = [part[:, ::-1] for part in parts]
        return cls(px, py, z, parts)

    def _pieces(self, level):
        """(starts, ends) of the pieces of a line, each the number of an edge."""
        above = self.z > level
        starts, ends = [], []
        for cells in self.cells:
            sides = cells.shape[1]
            high = above[cells]
            count = high.sum(axis=1)
            mixed = (count > 0) & (count < sides)
            cells, high = cells[mixed], high[mixed]
            after = np.roll(high, -1, axis=1)
            leaving, entering = high & ~after, ~high & after
            edges = self._edge(cells, np.roll(cells, -1, axis=1))
            twice = leaving.sum(axis=1) == 2
            targets = np.where(entering, edges, 0).max(axis=1)[:, None].repeat(sides, axis=1)
            if twice.any():
                # High corners face each other: the middle decides whether they are one hill or two.
                saddle = edges[twice]
                hill = self.z[cells[twice]].mean(axis=1) > level
                targets[twice] = np.where(hill[:, None], np.roll(saddle, -1, axis=1), np.roll(saddle, 1, axis=1))
            starts.append(edges[leaving])
            ends.append(targets[leaving])
        if not starts:
            return np.empty(0, dtype=np.int64), np.empty(0, dtype=np.int64)
        return np.concatenate(starts), np.concatenate(ends)

    def _edge(self, a, b):
        return np.minimum(a, b).astype(np.int64) * len(self.z) + np.maximum(a, b)

    def _span(self, edge):
        return edge % len(self.z) - edge // len(self.z)

    def _crossing(self, edges, level):
        """Where a level crosses edges."""
        low, high = edges // len(self.z), edges % len(self.z)
        share = ((level - self.z[low]) / (self.z[high] - self.z[low]))[:, None]
        return self.points[low] * (1 - share) + self.points[high] * share

    def lines(self, level):
        """The lines of one level as a path."""
        starts, ends = self._pieces(level)
        chains = _chains(starts, ends, lambda start, end: max(start, end, key=self._span))
        if not chains:
            return Path(np.empty((0, 2)))
        lengths = [len(chain) for chain in chains]
        vertices = self._crossing(np.concatenate([np.array(chain) for chain in chains]), level)
        codes = np.full(len(vertices), Path.LINETO, dtype=np.uint8)
        last = np.cumsum(lengths) - 1
        first = last - np.array(lengths) + 1
        codes[first] = Path.MOVETO
        codes[last[(vertices[first] == vertices[last]).all(axis=1)]] = Path.CLOSEPOLY
        return Path(vertices, codes)

    def _borders(self):
        """(from, to) corners of the edges that belong to one cell only, anticlockwise."""
        if self._border is None:
            a = np.concatenate([cells.ravel() for cells in self.cells]) if self.cells else np.empty(0, dtype=np.int64)
            b = np.concatenate([np.roll(cells, -1, axis=1).ravel() for cells in self.cells]) if self.cells else a
            _, place, count = np.unique(self._edge(a, b), return_index=True, return_counts=True)
            place = place[count == 1]
            self._border = a[place], b[place]
        return self._border

    def band(self, low, high):
        """The area above one level and up to another as a path of closed borders."""
        count = len(self.z)
        # Corners keep their numbers; behind them come the crossings of the lower and of the upper level.
        low_starts, low_ends = self._pieces(low)
        high_starts, high_ends = self._pieces(high)
        a, b = self._borders()
        kind = (self.z > low).astype(int) + (self.z > high)
        from_kind, to_kind = kind[a], kind[b]
        seen = ~((from_kind == to_kind) & (from_kind != 1))
        a, b, from_kind, to_kind = a[seen], b[seen], from_kind[seen], to_kind[seen]
        edges = self._edge(a, b)
        begin = np.where(from_kind == 1, a, count + 2 * edges + (from_kind == 2))
        finish = np.where(to_kind == 1, b, count + 2 * edges + (to_kind == 2))
        starts = np.concatenate([count + 2 * low_starts, count + 2 * high_ends + 1, begin])
        ends = np.concatenate([count + 2 * low_ends, count + 2 * high_starts + 1, finish])
        chains = _chains(starts, ends)
        if not chains:
            return Path(np.empty((0, 2)))
        lengths = [len(chain) for chain in chains]
        keys = np.concatenate([np.array(chain) for chain in chains])
        vertices = np.empty((len(keys), 2))
        corner = keys < count
        vertices[corner] = self.points[keys[corner]]
        for parity, level in ((0, low), (1, high)):
            crossing = ~corner & ((keys - count) % 2 == parity)
            vertices[crossing] = self._crossing((keys[crossing] - count) // 2, level)
        codes = np.full(len(vertices), Path.LINETO, dtype=np.uint8)
        last = np.cumsum(lengths) - 1
        codes[last - np.array(lengths) + 1] = Path.MOVETO
        codes[last] = Path.CLOSEPOLY
        return Path(vertices, codes)


def pieces(path):
    """The parts of a path, each begun by a move; a path without points is its own part."""
    if path.codes is None:
        return [path]
    starts = np.nonzero(path.codes == Path.MOVETO)[0].tolist()
    ends = [*starts[1:], len(path.codes)]
    return [Path(path.vertices[start:end], path.codes[start:end]) for start, end in zip(starts, ends)]


def _run_clockwise(cells, x, y):
    """Whether most of the cells' area is run around clockwise."""
    a, b, c = cells[:, 0], cells[:, 1], cells[:, -1]
    turns = (x[b] - x[a]) * (y[c] - y[a]) - (x[c] - x[a]) * (y[b] - y[a])
    return np.nansum(turns) < 0


def _chains(starts, ends, first_of=min):
    """Pieces joined where one ends and another begins: first those with two ends, then those that close.

    `first_of` says at which end of its first piece a closed one begins.
    """
    starts, ends = starts.tolist(), ends.tolist()
    onward = dict(zip(starts, ends))
    spare = {}
    if len(onward) < len(starts):
        # Two borders meet in one corner: each way out is taken once.
        onward = {}
        for start, end in zip(starts, ends):
            if start in onward:
                spare.setdefault(start, []).append(end)
            else:
                onward[start] = end
    reached = set(ends)
    heads = [start for start in onward if start not in reached]
    chains = []
    while onward:
        if heads:
            chain = [heads.pop(0)]
        else:
            start = next(iter(onward))
            first = first_of(start, onward[start])
            chain = [first if first in onward else start]
        while (step := onward.pop(chain[-1], None)) is not None:
            if spare and chain[-1] in spare:
                more = spare[chain[-1]]
                onward[chain[-1]] = more.pop()
                if not more:
                    del spare[chain[-1]]
            chain.append(step)
            if step == chain[0]:
                break
        chains.append(chain)
    return chains
