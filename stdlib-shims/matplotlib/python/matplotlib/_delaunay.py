"""Delaunay's triangles between points: points are put in from left to right, and triangles are finished when the sweep has passed them."""

import numpy as np

_FLAT = (
    "Error in qhull Delaunay triangulation calculation: singular input data (exitcode=2); use python verbose option (-v) to see "
    "original qhull error."
)


def delaunay(x, y):
    """Triples of indices, anticlockwise; each point is used once where several coincide."""
    size = max(float(np.ptp(x)), float(np.ptp(y)))
    if size == 0:
        raise RuntimeError(_FLAT)
    px, py = (x - x.mean()) / size, (y - y.mean()) / size
    _, places = np.unique(np.column_stack([px, py]), axis=0, return_index=True)
    # Points of a grid lie on common circles: a shift too small to see decides which diagonal is taken.
    number = np.arange(len(x))
    wx = px + 1e-9 * np.sin(number * 12.9898 + 0.3)
    wy = py + 1e-9 * np.sin(number * 78.233 + 0.7)
    order = places[np.argsort(wx[places])]
    triangles = _swept(wx, wy, order)
    a, b, c = triangles.T
    area = (px[b] - px[a]) * (py[c] - py[a]) - (px[c] - px[a]) * (py[b] - py[a])
    keep = np.abs(area) > 1e-8 / len(x)
    if not keep.any():
        raise RuntimeError(_FLAT)
    triangles, area = triangles[keep], area[keep]
    triangles[area < 0] = triangles[area < 0][:, [0, 2, 1]]
    return triangles.astype(np.int32)


_FAR = -1


def _circle(x, y, a, b, c):
    """(x, y of a corner, D, U, V): a point q from that corner is inside the circle where D |q|^2 < 2 (U, V).q.

    The third corner may be infinitely far: then the circle is all that lies left of the line from a to b.
    """
    ax, ay = x[a], y[a]
    bx, by = x[b] - ax, y[b] - ay
    if c == _FAR:
        return ax, ay, 0.0, -by, bx
    cx, cy = x[c] - ax, y[c] - ay
    bb, cc = bx * bx + by * by, cx * cx + cy * cy
    return ax, ay, 2.0 * (bx * cy - by * cx), cy * bb - by * cc, bx * cc - cx * bb


def _turned(a, b, c):
    """The same triangle, with a corner that is infinitely far at the end."""
    return (b, c, a) if a == _FAR else (c, a, b) if b == _FAR else (a, b, c)


def _swept(x, y, order):
    """All triangles between the points, put in one after the other."""
    x, y = x.tolist(), y.tolist()
    a, b, c, *others = order.tolist()
    if (x[b] - x[a]) * (y[c] - y[a]) - (x[c] - x[a]) * (y[b] - y[a]) < 0:
        b, c = c, b
    done, corners = [], [(a, b, c), (b, a, _FAR), (c, b, _FAR), (a, c, _FAR)]
    circles = np.array([_circle(x, y, *three) for three in corners])
    for point in others:
        qx, qy = x[point] - circles[:, 0], y[point] - circles[:, 1]
        d, u, v = circles[:, 2], circles[:, 3], circles[:, 4]
        hit = d * (qx * qx + qy * qy) < 2.0 * (u * qx + v * qy)
        right = qx * d - u
        passed = (d > 0) & (right > 0) & (right * right > u * u + v * v) & ~hit
        edges = set()
        for place in np.nonzero(hit)[0].tolist():
            a, b, c = corners[place]
            for start, end in ((a, b), (b, c), (c, a)):
                if (end, start) in edges:
                    edges.remove((end, start))
                else:
                    edges.add((start, end))
        done += [corners[place] for place in np.nonzero(passed)[0].tolist()]
        kept = ~(hit | passed)
        fresh = [_turned(start, end, point) for start, end in edges]
        corners = [corners[place] for place in np.nonzero(kept)[0].tolist()] + fresh
        circles = np.concatenate([circles[kept], np.array([_circle(x, y, *three) for three in fresh]).reshape(-1, 5)])
    found = np.array(done + corners)
    return found[(found != _FAR).all(axis=1)]
