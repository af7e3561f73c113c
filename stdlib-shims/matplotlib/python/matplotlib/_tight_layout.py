"""Tight layout: margins and gaps so that what axes draw outside of themselves fits."""

from matplotlib import rcParams
from matplotlib._warning import warn
from matplotlib.transforms import Bbox


def get_subplotspec_list(axes_list, grid_spec=None):
    """The outermost cells each of the axes is in; None for those that cannot be moved."""
    found = []
    for ax in axes_list:
        source = ax.get_axes_locator() or ax
        spec = source.get_subplotspec() if hasattr(source, "get_subplotspec") else None
        if spec is not None:
            spec = spec.get_topmost_subplotspec()
            grid = spec.get_gridspec()
            if grid_spec is not None:
                if grid is not grid_spec:
                    spec = None
            elif grid.locally_modified_subplot_params():
                spec = None
        found.append(spec)
    return found


def get_tight_layout_figure(fig, axes_list, subplotspec_list, renderer, pad=1.08, h_pad=None, w_pad=None, rect=None):
    """Margins and gaps for a figure as options of `subplots_adjust`; empty when there is nothing to do."""
    groups = {}
    for ax, spec in zip(axes_list, subplotspec_list):
        groups.setdefault(spec, []).append(ax)
    if groups.pop(None, None):
        warn("This figure includes Axes that are not compatible with tight_layout, so results might be incorrect.")
    if not groups:
        return {}
    rows = max(spec.get_gridspec().nrows for spec in groups)
    cols = max(spec.get_gridspec().ncols for spec in groups)
    blocks = []
    for spec, axes in groups.items():
        grid = spec.get_gridspec()
        for word, whole, part in (("rows", rows, grid.nrows), ("columns", cols, grid.ncols)):
            if whole % part:
                warn(
                    f"tight_layout not applied: number of {word} in subplot specifications must be multiples of one "
                    "another."
                )
                return {}
        tall, wide = rows // grid.nrows, cols // grid.ncols
        blocks.append((
            axes, spec.get_position(fig),
            range(spec.rowspan.start * tall, spec.rowspan.stop * tall),
            range(spec.colspan.start * wide, spec.colspan.stop * wide),
        ))
    spaces = _spaces(fig, renderer, rows, cols, blocks)
    pads = _pads(fig, pad, h_pad, w_pad)
    answer = _margins(fig, renderer, rows, cols, spaces, pads, (None, None, None, None))
    if rect is not None and answer is not None:
        left, bottom, right, top = rect
        answer = _margins(fig, renderer, rows, cols, spaces, pads, (
            None if left is None else left + answer["left"],
            None if bottom is None else bottom + answer["bottom"],
            None if right is None else right - (1 - answer["right"]),
            None if top is None else top - (1 - answer["top"]),
        ))
    return answer


def _pads(fig, pad, h_pad, w_pad):
    """Horizontal and vertical pads: at the edge and between axes, relative to the figure."""
    from matplotlib.font_manager import FontProperties

    inch = FontProperties(size=rcParams["font.size"]).get_size_in_points() / 72
    width, height = fig.get_size_inches()
    between_x = pad if w_pad is None else w_pad
    between_y = pad if h_pad is None else h_pad
    return pad * inch / width, pad * inch / height, between_x * inch / width, between_y * inch / height


def _spaces(fig, renderer, rows, cols, blocks):
    """What is drawn outside of axes: left and right of each column by row, above and below each row by column."""
    beside = [[0.0] * (cols + 1) for _ in range(rows)]
    above = [[0.0] * cols for _ in range(rows + 1)]
    to_figure = fig.transFigure.inverted()
    for axes, place, rowspan, colspan in blocks:
        shown = [ax for ax in axes if ax.get_visible()]
        if not shown:
            continue
        boxes = [ax.get_tightbbox(renderer, for_layout_only=True) for ax in shown]
        boxes = [box for box in boxes if box is not None]
        if not boxes:
            continue
        around = to_figure.transform_bbox(Bbox.union(boxes))
        for row in rowspan:
            beside[row][colspan.start] += place.xmin - around.xmin
            beside[row][colspan.stop] += around.xmax - place.xmax
        for col in colspan:
            above[rowspan.start][col] += around.ymax - place.ymax
            above[rowspan.stop][col] += place.ymin - around.ymin
    return beside, above


def _margins(fig, renderer, rows, cols, spaces, pads, given):
    """Margins and gaps from the spaces; margins that are given stay. None when the axes would vanish."""
    beside, above = spaces
    edge_x, edge_y, gap_x, gap_y = pads
    left, bottom, right, top = given
    left = left or max(max(row[0] for row in beside), 0) + edge_x + _label_room(fig, renderer, fig._supylabel, edge_x)
    right = 1 - right if right else max(max(row[-1] for row in beside), 0) + edge_x
    top = 1 - top if top else max(max(above[0]), 0) + edge_y + _label_room(fig, renderer, fig._suptitle, edge_y)
    bottom = bottom or max(max(above[-1]), 0) + edge_y + _label_room(fig, renderer, fig._supxlabel, edge_y)
    if left + right >= 1:
        _warn("The left and right margins cannot be made large enough to accommodate all Axes decorations.")
        return None
    if bottom + top >= 1:
        _warn("The bottom and top margins cannot be made large enough to accommodate all Axes decorations.")
        return None
    answer = {"left": left, "right": 1 - right, "bottom": bottom, "top": 1 - top}
    if cols > 1:
        gap = max(max(row[1:-1]) for row in beside) + gap_x
        size = (1 - right - left - gap * (cols - 1)) / cols
        if size < 0:
            _warn("tight_layout cannot make Axes width small enough to accommodate all Axes decorations")
            return None
        answer["wspace"] = gap / size
    if rows > 1:
        gap = max(max(row) for row in above[1:-1]) + gap_y
        size = (1 - top - bottom - gap * (rows - 1)) / rows
        if size < 0:
            _warn("tight_layout cannot make Axes height small enough to accommodate all Axes decorations.")
            return None
        answer["hspace"] = gap / size
    return answer


def _label_room(fig, renderer, label, edge):
    """Room for a title or label of the figure with its pad."""
    if label is None or not label.get_in_layout():
        return 0
    box = fig.transFigure.inverted().transform_bbox(label.get_window_extent(renderer))
    return (box.width if label is fig._supylabel else box.height) + edge


def _warn(text):
    warn("Tight layout not applied. " + text)
