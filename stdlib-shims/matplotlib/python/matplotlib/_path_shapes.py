"""Outlines of well-known shapes as vertices and codes: circles, arcs, polygons, stars."""

import math

import numpy as np

_MAGIC = 0.2652031
_HALF = math.sqrt(0.5)
_MAGIC45 = _HALF * _MAGIC

# A quarter of the circle, from the bottom to the right, of two cubic curves.
_QUARTER = [(0.0, -1.0), (_MAGIC, -1.0), (_HALF - _MAGIC45, -_HALF - _MAGIC45), (_HALF, -_HALF),
            (_HALF + _MAGIC45, -_HALF + _MAGIC45), (1.0, -_MAGIC), (1.0, 0.0)]


def quarters(count):
    """So many quarters of the unit circle from the bottom, against the clock."""
    points = [_QUARTER[0]]
    turn = _QUARTER[1:]
    for _ in range(count):
        points += turn
        turn = [(0.0 - y, x) for x, y in turn]
    return points


def circle():
    """The unit circle."""
    return np.array(quarters(4) + [(0.0, -1.0)]), [1] + [4] * 24 + [79]


def right_half():
    """The right half of the unit circle."""
    return np.array(quarters(2) + [(0.0, -1.0)]), [1] + [4] * 12 + [79]


def star(n, inner):
    """A star with so many corners; its first corner is on top."""
    theta = 2 * np.pi / (2 * n) * np.arange(2 * n + 1) + np.pi / 2.0
    radius = np.ones(2 * n + 1)
    radius[1::2] = inner
    return np.column_stack([radius * np.cos(theta), radius * np.sin(theta)])


def polygon(n):
    """A regular polygon; its first corner is on top."""
    theta = 2 * np.pi / n * np.arange(n + 1) + np.pi / 2.0
    return np.column_stack([np.cos(theta), np.sin(theta)])


def arc(theta1, theta2, n, is_wedge):
    """A part of the unit circle between two angles in degrees, with the centre for a wedge."""
    last = theta2 - 360 * math.floor((theta2 - theta1) / 360)
    if theta2 != theta1 and last <= theta1:
        last += 360
    eta1, eta2 = math.radians(theta1), math.radians(last)
    if n is None:
        n = int(2 ** math.ceil((eta2 - eta1) / (math.pi * 0.5)))
    if n < 1:
        raise ValueError("n must be >= 1 or None")
    step = (eta2 - eta1) / n
    t = math.tan(0.5 * step)
    alpha = math.sin(step) * (math.sqrt(4.0 + 3.0 * t * t) - 1) / 3.0
    angles = np.linspace(eta1, eta2, n + 1)
    x, y = np.cos(angles), np.sin(angles)
    start = 1 if is_wedge else 0
    vertices = np.zeros((3 * n + (4 if is_wedge else 1), 2))
    codes = [4] * len(vertices)
    codes[0] = 1
    if is_wedge:
        vertices[1] = [x[0], y[0]]
        codes[1] = 2
        codes[-2:] = [2, 79]
    else:
        vertices[0] = [x[0], y[0]]
    end = start + 1 + 3 * n
    vertices[start + 1:end:3] = np.column_stack([x[:-1] - alpha * y[:-1], y[:-1] + alpha * x[:-1]])
    vertices[start + 2:end:3] = np.column_stack([x[1:] + alpha * y[1:], y[1:] - alpha * x[1:]])
    vertices[start + 3:end:3] = np.column_stack([x[1:], y[1:]])
    return vertices, codes
