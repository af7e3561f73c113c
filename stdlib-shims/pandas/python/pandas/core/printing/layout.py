"""Strings side by side: padding, columns of equal width, lines joined from columns."""

from pandas.core.printing.options import value_of

TERMINAL_WIDTH = 80
TERMINAL_HEIGHT = 24


def console_width():
    """Characters in a line, as the options say."""
    return value_of("display.width") or TERMINAL_WIDTH


def justify(texts, width, mode="right"):
    """All texts padded to a width."""
    if mode == "left":
        return [text.ljust(width) for text in texts]
    if mode == "center":
        return [text.center(width) for text in texts]
    return [text.rjust(width) for text in texts]


def fixed_width(texts, mode="right", minimum=0, max_width=None):
    """Texts of equal width; those longer than `max_width` are cut with dots."""
    if not texts or mode == "all":
        return texts
    width = max(map(len, texts))
    if minimum > width:
        width = minimum
    if max_width is not None and width > max_width:
        width = max_width
        if max_width > 3:
            texts = [text[: max_width - 3] + "..." if len(text) > max_width else text for text in texts]
    return justify(texts, width, mode)


def adjoin(space, *lists):
    """Columns of texts as lines, with spaces between; short columns are filled up at the top."""
    height = max(map(len, lists))
    padded = []
    last = len(lists) - 1
    for number, texts in enumerate(lists):
        width = max(map(len, texts), default=0) + (space if number != last else 0)
        padded.append([" " * width] * (height - len(texts)) + [text.ljust(width) for text in texts])
    return "\n".join(map("".join, zip(*padded)))


def trim_front(texts):
    """Texts without the spaces that all of them begin with."""
    if not texts:
        return texts
    while all(texts) and all(text[0] == " " for text in texts):
        texts = [text[1:] for text in texts]
    return texts


def sparsify(levels, start=0, blank=""):
    """Levels of labels in which an outer label that repeats is left blank."""
    rows = list(zip(*levels))
    depth = len(levels)
    result = rows[: start + 1]
    before = rows[start] if len(rows) > start else None
    for row in rows[start + 1 :]:
        shown = []
        for level, (old, new) in enumerate(zip(before, row)):
            if level == depth - 1:
                shown.append(new)
                break
            if old != new:
                shown.extend(row[level:])
                break
            shown.append(blank)
        result.append(shown)
        before = row
    return list(zip(*result))
