"""Where the lines of a text go: sizes, alignment, rotation, wrapping."""

import math

import numpy as np

from ._affine import Affine2D
from ._bbox import Bbox


def layout(text, renderer):
    """The box around a text, its lines as (line, (width, height), x, y) and the descent of the last, relative to its position."""
    key = (text._get_wrapped_text(), text._linespacing, text.get_rotation(), text._rotation_mode, text._horizontalalignment,
           text._verticalalignment, text._multialignment, text._fontproperties._key(), renderer.dpi, text._parse_math)
    if text._layout_key != key:
        text._layout_key = key
        text._layout = _laid_out(text, renderer, key[0])
    return text._layout


def _laid_out(text, renderer, words):
    font = text._fontproperties
    spacing = text._linespacing
    _, tall, deep = renderer.get_text_width_height_descent("lp", font, False)
    least = (tall - deep) * spacing
    lines = words.split("\n")
    sizes, downs = [], []
    y = 0.0
    for number, line in enumerate(lines):
        clean, is_math = text._preprocess_math(line)
        width, height, descent = renderer.get_text_width_height_descent(clean, font, is_math) if clean else (0, 0, 0)
        height, descent = max(height, tall), max(descent, deep)
        sizes.append((width, height))
        baseline = (height - descent) - y
        y = -(height - descent) if number == 0 else y - max(least, (height - descent) * spacing)
        downs.append(y)
        y -= descent
    width = max(size[0] for size in sizes)
    bottom = downs[-1] - descent
    align = text._get_multialignment()
    share = {"left": 0.0, "center": 0.5, "right": 1.0}[align]
    starts = [(share * (width - size[0]), down) for size, down in zip(sizes, downs)]

    rotation = text.get_rotation()
    turn = Affine2D().rotate_deg(rotation) if rotation else None
    if turn is None:
        left, low, right, high = 0.0, bottom, width, 0.0
    else:
        corners = turn.transform(np.array([(0.0, bottom), (0.0, 0.0), (width, 0.0), (width, bottom)]))
        (left, low), (right, high) = corners.min(axis=0).tolist(), corners.max(axis=0).tolist()
    box_width, box_height = right - left, high - low

    ha, va = text._horizontalalignment, text._verticalalignment
    if text.get_rotation_mode() != "anchor":
        x = {"center": (left + right) / 2, "right": right, "left": left}[ha]
        y = {"center": (low + high) / 2, "top": high, "baseline": low + descent, "center_baseline": low + box_height - baseline / 2,
             "bottom": low}[va]
    else:
        x = {"center": width / 2, "right": width, "left": 0.0}[ha]
        y = {"center": bottom / 2, "top": 0.0, "baseline": -baseline, "center_baseline": -baseline / 2, "bottom": bottom}[va]
        if turn is not None:
            x, y = turn.transform((float(x), float(y))).tolist()
    box = Bbox.from_bounds(left - x, low - y, box_width, box_height)
    if turn is not None:
        starts = turn.transform(np.array(starts, float)).tolist()
    return box, [(line, size, across - x, up - y) for line, size, (across, up) in zip(lines, sizes, starts)], descent


def text_box(text, renderer):
    """The box around the lines before they were turned: its corner (turned), width and height."""
    theta = math.radians(text.get_rotation())
    back = Affine2D().rotate(-theta)
    _, parts, descent = layout(text, renderer)
    xs, ys = [], []
    for _, (width, height), x, y in parts:
        x, y = back.transform((x, y)).tolist()
        y -= descent
        xs += [x, x + width]
        ys += [y, y + height]
    left, low = min(xs), min(ys)
    x, y = Affine2D().rotate(theta).transform((left, low)).tolist()
    return x, y, max(xs) - left, max(ys) - low


def _distance_to_edge(rotation, x, y, box):
    """How far a line at an angle runs inside a box."""
    x0, y0, x1, y1 = box._box()
    quarter = min(int(rotation // 90), 3) if rotation % 90 or rotation == 0 else max(int(rotation // 90) - 1, 0)
    first, second = [(x1 - x, y1 - y), (y1 - y, x - x0), (x - x0, y - y0), (y - y0, x1 - x)][quarter]
    angle = math.radians(rotation - 90 * quarter)
    straight, side = math.cos(angle), math.sin(angle)
    return min(first / straight if straight else math.inf, second / side if side else math.inf)


def wrapped(text, renderer, figure):
    """The text with line breaks where it would leave the figure."""
    x, y = text.get_transform().transform(text.get_position()).tolist()
    box = figure.get_window_extent()
    rotation = text.get_rotation()
    ahead = _distance_to_edge(rotation, x, y, box)
    behind = _distance_to_edge((180 + rotation) % 360, x, y, box)
    room = {"left": ahead, "right": behind, "center": 2 * min(ahead, behind)}[text.get_horizontalalignment()]

    def width(words):
        clean, is_math = text._preprocess_math(words)
        return math.ceil(renderer.get_text_width_height_descent(clean, text._fontproperties, is_math)[0])

    lines = []
    for paragraph in text.get_text().split("\n"):
        words = paragraph.split(" ")
        while words:
            if len(words) == 1:
                lines.append(words.pop(0))
                break
            for count in range(1, len(words) + 1):
                if width(" ".join(words[:count])) > room:
                    fitting = max(count - 1, 1)
                    lines.append(" ".join(words[:fitting]))
                    words = words[fitting:]
                    break
                if count == len(words):
                    lines.append(" ".join(words))
                    words = []
                    break
    return "\n".join(lines)
