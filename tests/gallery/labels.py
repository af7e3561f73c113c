# Runs behind a figure of the gallery: says which labels of it are cut off, lie on one another or are crossed by a legend.
def separates(axis, first, second):
    """Whether a line across `axis` has one box on each side. Boxes may touch."""
    along = [[x * axis[0] + y * axis[1] for x, y in box] for box in (first, second)]
    slack = 1.0
    return max(along[0]) < min(along[1]) + slack or max(along[1]) < min(along[0]) + slack


def overlap(first, second):
    for box in (first, second):
        for (x, y), (u, v) in zip(box, box[1:3]):
            length = ((u - x) ** 2 + (v - y) ** 2) ** 0.5 or 1.0
            if separates(((u - x) / length, (v - y) / length), first, second):
                return False
    return True


import matplotlib.pyplot as plt
from matplotlib.legend import Legend


def corners(extent):
    return [(extent.x0, extent.y0), (extent.x1, extent.y0), (extent.x1, extent.y1), (extent.x0, extent.y1)]


def is_within(box, frame):
    (x0, y0), (x1, y1) = frame[0], frame[2]
    return all(x0 - 1 < x < x1 + 1 and y0 - 1 < y < y1 + 1 for x, y in box)


for number in plt.get_fignums():
    figure = plt.figure(number)
    canvas = figure.canvas
    canvas.draw()
    width, height = canvas.get_width_height()
    labels = [label for label in canvas.label_boxes() if label[0].strip()]
    for i, (text, box) in enumerate(labels):
        if min(x for x, _ in box) < -1 or max(x for x, _ in box) > width + 1 or min(y for _, y in box) < -1 or max(y for _, y in box) > height + 1:
            print(f"cut: {text!r}")
        for other, its_box in labels[:i]:
            if overlap(box, its_box):
                print(f"overlap: {other!r} and {text!r}")
    for legend in figure.findobj(Legend):
        frame = corners(legend.get_frame().get_window_extent())
        own = {line for text in [*legend.get_texts(), legend.get_title()] for line in text.get_text().split("\n")}
        for text, box in labels:
            if overlap(box, frame) and not (text in own and is_within(box, frame)):
                print(f"under a legend: {text!r}")
