"""Constrained layout: every grid shares out its box so that decorations, colorbars and titles fit.

Each column of a grid has a left and a right margin, and a second pair for pads and colorbars; what is left over is
divided by the width ratios. Rows are the same with top and bottom.
"""

from matplotlib._warning import warn
from matplotlib.gridspec import GridSpecFromSubplotSpec
from matplotlib.transforms import Bbox

_SIDES = ("left", "right", "leftcb", "rightcb")
_ENDS = ("top", "bottom", "topcb", "bottomcb")


class Grid:
    """Rows and columns with their margins; `place` gives the box they fill, of the grid around."""

    def __init__(self, parent, place, width_ratios=(1,), height_ratios=(1,)):
        self.parent, self.place = parent, place
        self.width_ratios, self.height_ratios = list(width_ratios), list(height_ratios)
        self.reset_margins()
        # Before the first solution every edge is at the corner, so colorbars begin without pads.
        self.solved = self.margins
        self.lefts = self.rights = [0.0] * len(self.width_ratios)
        self.tops = self.bottoms = [0.0] * len(self.height_ratios)

    def reset_margins(self):
        """No margins at all."""
        self.margins = {side: [0.0] * len(self.width_ratios) for side in _SIDES}
        self.margins.update({end: [0.0] * len(self.height_ratios) for end in _ENDS})

    def widen(self, side, size, cell=0):
        """A margin of at least this size."""
        if size > self.margins[side][cell]:
            self.margins[side][cell] = size

    def widen_around(self, margin, spec):
        """Margins of at least these sizes around cells."""
        for side in ("left", "leftcb"):
            self.widen(side, margin[side], spec.colspan.start)
        for side in ("right", "rightcb"):
            self.widen(side, margin[side], spec.colspan.stop - 1)
        for end in ("top", "topcb"):
            self.widen(end, margin[end], spec.rowspan.start)
        for end in ("bottom", "bottomcb"):
            self.widen(end, margin[end], spec.rowspan.stop - 1)

    def solve(self):
        """Edges of all columns and rows; the grid around must be solved before."""
        x0, y0, x1, y1 = self.place() if self.parent is None else self.place(self.parent).extents
        m = self.solved = {side: list(sizes) for side, sizes in self.margins.items()}
        before = [a + b for a, b in zip(m["left"], m["leftcb"])]
        after = [a + b for a, b in zip(m["right"], m["rightcb"])]
        self.lefts, self.rights, self.width = _share(x0, x1, before, after, self.width_ratios, 1)
        before = [a + b for a, b in zip(m["top"], m["topcb"])]
        after = [a + b for a, b in zip(m["bottom"], m["bottomcb"])]
        self.tops, self.bottoms, self.height = _share(y1, y0, before, after, self.height_ratios, -1)

    def outer(self, rows=(0,), cols=(0,)):
        """The box of cells with all margins."""
        return Bbox.from_extents(self.lefts[cols[0]], self.bottoms[rows[-1]], self.rights[cols[-1]], self.tops[rows[0]])

    def inner(self, rows=(0,), cols=(0,)):
        """The box of cells without margins."""
        return self._within(rows, cols, ("", "cb"))

    def between_colorbars(self, rows, cols):
        """The box of cells with decorations, without the margins for pads and colorbars."""
        return self._within(rows, cols, ("cb",))

    def _within(self, rows, cols, kinds):
        m = self.solved
        first, last, top, bottom = cols[0], cols[-1], rows[0], rows[-1]
        return Bbox.from_extents(
            self.lefts[first] + sum(m["left" + kind][first] for kind in kinds),
            self.bottoms[bottom] + sum(m["bottom" + kind][bottom] for kind in kinds),
            self.rights[last] - sum(m["right" + kind][last] for kind in kinds),
            self.tops[top] - sum(m["top" + kind][top] for kind in kinds),
        )


def _share(start, end, before, after, ratios, direction):
    """Outer edges of cells between start and end, and the size of one unit of the ratios."""
    unit = ((end - start) * direction - sum(before) - sum(after)) / sum(ratios)
    begins, ends, place = [], [], start
    for ahead, behind, ratio in zip(before, after, ratios):
        begins.append(place)
        place += direction * (ahead + ratio * unit + behind)
        ends.append(place)
    return begins, ends, unit


def do_constrained_layout(fig, h_pad, w_pad, hspace=None, wspace=None, rect=(0, 0, 1, 1), compress=False):
    """Place everything in a figure; pads are relative to the figure."""
    renderer = fig._get_renderer()
    whole = (rect[0], rect[1], rect[0] + rect[2], rect[1] + rect[3])
    grids = {fig: Grid(None, lambda: whole)}
    _add_grids(grids, fig)
    if not any(not hasattr(owner, "get_axes") for owner in grids):
        warn(
            "There are no gridspecs with layoutgrids. Possibly did not call parent GridSpec with the \"figure\" keyword"
        )
        return None
    pads = {"w_pad": w_pad, "h_pad": h_pad, "wspace": wspace, "hspace": hspace}
    # Decorations change when axes move, so once more from the new places.
    for _ in range(2):
        for grid in grids.values():
            grid.reset_margins()
        _widen_for_axes(grids, fig, renderer, pads)
        _widen_for_titles(grids, fig, renderer, pads)
        _match_submerged(grids, fig)
        if not _solve(grids):
            _warn_collapsed()
            continue
        _move_axes(grids, fig, renderer)
        if compress:
            _widen_for_aspects(grids, fig)
            if not _solve(grids):
                _warn_collapsed()
                continue
            _move_axes(grids, fig, renderer)
            title = fig._suptitle
            if title is not None and title.get_in_layout() and title._autopos:
                title.set_position((title.get_position()[0], grids[fig].inner().y1 + h_pad))
                title.set_verticalalignment("bottom")
    return grids


def _warn_collapsed():
    warn(
        "constrained_layout not applied because axes sizes collapsed to zero.  Try making figure larger or Axes "
        "decorations smaller."
    )


def _solve(grids):
    """Solve all grids, outer ones first; whether all axes keep a size."""
    for grid in grids.values():
        grid.solve()
    return all(grid.width > 0 and grid.height > 0 for grid in grids.values())


def _add_grids(grids, fig):
    """Grids of a figure and its parts, each after the one it is in."""
    for part in fig.subfigs:
        spec = part._subplotspec
        grid = _grid_of(grids, fig, spec.get_gridspec())
        grids[part] = Grid(grid, lambda around, spec=spec: around.inner(spec.rowspan, spec.colspan))
        _add_grids(grids, part)
    for ax in fig._localaxes:
        spec = ax.get_subplotspec()
        if spec is not None:
            _grid_of(grids, fig, spec.get_gridspec())


def _grid_of(grids, fig, gridspec):
    """The grid for a GridSpec, made with those around it."""
    if gridspec not in grids:
        ratios = gridspec.get_width_ratios(), gridspec.get_height_ratios()
        if isinstance(gridspec, GridSpecFromSubplotSpec):
            spec = gridspec._subplot_spec
            around = _grid_of(grids, fig, spec.get_gridspec())
            grids[gridspec] = Grid(around, lambda around: around.outer(spec.rowspan, spec.colspan), *ratios)
        else:
            grids[gridspec] = Grid(grids[fig], Grid.inner, *ratios)
    return grids[gridspec]


def _pad_margins(spec, w_pad, h_pad, wspace, hspace):
    """Margins around cells that are only pads and gaps."""
    grid = spec.get_gridspec()
    own_w, own_h = (
        (grid.wspace, grid.hspace) if hasattr(grid, "wspace") else (grid._wspace, grid._hspace)
    )
    gap_w = (wspace if own_w is None else own_w) / 2 / grid.ncols
    gap_h = (hspace if own_h is None else own_h) / 2 / grid.nrows
    margin = dict.fromkeys(_SIDES + _ENDS, 0.0)
    margin.update(leftcb=w_pad, rightcb=w_pad, topcb=h_pad, bottomcb=h_pad)
    if gap_w > w_pad:
        if spec.colspan.start > 0:
            margin["leftcb"] = gap_w
        if spec.colspan.stop < grid.ncols:
            margin["rightcb"] = gap_w
    if gap_h > h_pad:
        if spec.rowspan.start > 0:
            margin["topcb"] = gap_h
        if spec.rowspan.stop < grid.nrows:
            margin["bottomcb"] = gap_h
    return margin


def _widen_for_axes(grids, fig, renderer, pads):
    """Margins for what axes, their colorbars and outside legends draw."""
    for part in fig.subfigs:
        _widen_for_axes(grids, part, renderer, pads)
        spec = part._subplotspec
        grids[spec.get_gridspec()].widen_around(
            _pad_margins(spec, 0, 0, pads["wspace"], pads["hspace"]), spec
        )
    for ax in fig._localaxes:
        spec = ax.get_subplotspec()
        if spec is None or not ax.get_in_layout():
            continue
        margin = _pad_margins(spec, **pads)
        place, around = _place_and_box(ax, renderer)
        margin["left"] += place.x0 - around.x0
        margin["right"] += around.x1 - place.x1
        margin["bottom"] += place.y0 - around.y0
        margin["top"] += around.y1 - place.y1
        for bar in ax._colorbars:
            _add_colorbar(grids, margin, spec, bar, around, renderer)
        grids[spec.get_gridspec()].widen_around(margin, spec)
    for legend in fig.legends:
        side = getattr(legend, "_outside_loc", None)
        if side and legend._bbox_to_anchor is None:
            box = fig.transFigure.inverted().transform_bbox(legend.get_tightbbox(renderer))
            width, height = box.width + 2 * pads["w_pad"], box.height + 2 * pads["h_pad"]
            name, size = {"lower": ("bottom", height), "upper": ("top", height), "right": ("right", width),
                          "left": ("left", width)}[side]
            grids[fig].widen(name, size)


def _add_colorbar(grids, margin, spec, bar, around, renderer):
    """Room for a colorbar at the edge of the axes it belongs to."""
    rows, cols = _parent_spans(bar)
    pad = _colorbar_pad(grids, bar)
    _, box = _place_and_box(bar, renderer)
    side = bar._colorbar_info["location"]
    first_col, last_col = cols.start == spec.colspan.start, cols.stop == spec.colspan.stop
    first_row, last_row = rows.start == spec.rowspan.start, rows.stop == spec.rowspan.stop
    at_edge = {"right": last_col, "left": first_col, "top": first_row, "bottom": last_row}[side]
    if at_edge:
        margin[side + "cb"] += (box.width if side in ("left", "right") else box.height) + pad
    if side in ("top", "bottom"):
        if first_col and box.x0 < around.x0:
            margin["left"] += around.x0 - box.x0
        if last_col and box.x1 > around.x1:
            margin["right"] += box.x1 - around.x1
    else:
        if first_row and box.y1 > around.y1:
            margin["top"] += box.y1 - around.y1
        if last_row and box.y0 < around.y0:
            margin["bottom"] += around.y0 - box.y0


def _widen_for_titles(grids, fig, renderer, pads):
    """Margins for titles and labels of a figure; those somebody placed stay and take no room."""
    for part in fig.subfigs:
        _widen_for_titles(grids, part, renderer, pads)
    w_pad, h_pad = pads["w_pad"], pads["h_pad"]
    local = (fig.transFigure - fig.transSubfigure).transform_bbox(Bbox.from_extents(0, 0, w_pad, h_pad))
    to_figure = fig.transFigure.inverted()
    for label, side in ((fig._suptitle, "top"), (fig._supxlabel, "bottom"), (fig._supylabel, "left")):
        if label is None or not label.get_in_layout() or not label._autopos:
            continue
        x, y = label.get_position()
        label.set_position({"top": (x, 1 - local.height), "bottom": (x, local.height), "left": (local.width, y)}[side])
        box = to_figure.transform_bbox(label.get_tightbbox(renderer))
        grids[fig].widen(side, box.width + 2 * w_pad if side == "left" else box.height + 2 * h_pad)


def _match_submerged(grids, fig):
    """Under axes over several columns (rows), the margins inside are the same for all such axes."""
    for part in fig.subfigs:
        _match_submerged(grids, part)
    specs = [ax.get_subplotspec() for ax in fig.get_axes() if ax.get_in_layout()]
    specs = [spec for spec in specs if spec is not None and spec.get_gridspec() in grids]
    for span, before, after in (("colspan", "left", "right"), ("rowspan", "top", "bottom")):
        wide = [spec for spec in specs if len(getattr(spec, span)) > 1]
        for spec in wide:
            ahead = max(_submerged(grids, other, span, before, 1, None) for other in wide)
            behind = max(_submerged(grids, other, span, after, 0, -1) for other in wide)
            grid, cells = grids[spec.get_gridspec()], getattr(spec, span)
            for cell in cells[1:]:
                grid.widen(before, ahead, cell)
            for cell in cells[:-1]:
                grid.widen(after, behind, cell)


def _submerged(grids, spec, span, side, start, stop):
    """The widest margin on one side of the cells inside a span."""
    margins = grids[spec.get_gridspec()].margins
    return max(margins[side][cell] + margins[side + "cb"][cell] for cell in getattr(spec, span)[start:stop])


def _widen_for_aspects(grids, fig):
    """Margins of the figure for the room that axes of fixed aspect do not use."""
    gridspec, extra_w, extra_h = None, [], []
    for ax in fig.axes:
        spec = ax.get_subplotspec()
        if spec is None:
            continue
        ax.apply_aspect()
        if gridspec is None:
            gridspec = spec.get_gridspec()
            extra_w, extra_h = [0.0] * gridspec.ncols, [0.0] * gridspec.nrows
        elif spec.get_gridspec() is not gridspec:
            raise ValueError("Cannot do compressed layout if Axes are not all from the same gridspec")
        whole, used = ax.get_position(original=True), ax.get_position(original=False)
        for col in spec.colspan:
            extra_w[col] = max(extra_w[col], whole.width - used.width)
        for row in spec.rowspan:
            extra_h[row] = max(extra_h[row], whole.height - used.height)
    if gridspec is None:
        raise ValueError("Cannot do compressed layout if no Axes are part of a gridspec.")
    for side in ("left", "right"):
        grids[fig].widen(side, sum(extra_w) / 2)
    for end in ("top", "bottom"):
        grids[fig].widen(end, sum(extra_h) / 2)


def _move_axes(grids, fig, renderer):
    """Put parts, axes and colorbars where the grids say."""
    to_part = fig.transFigure - fig.transSubfigure
    for part in fig.subfigs:
        part._redo_transform_rel_fig(bbox=to_part.transform_bbox(grids[part].outer()))
        _move_axes(grids, part, renderer)
    for ax in fig._localaxes:
        spec = ax.get_subplotspec()
        if spec is None or not ax.get_in_layout():
            continue
        ax._set_position(to_part.transform_bbox(grids[spec.get_gridspec()].inner(spec.rowspan, spec.colspan)))
        offset = dict.fromkeys(("left", "right", "top", "bottom"), 0.0)
        for bar in reversed(ax._colorbars):
            if ax is bar._colorbar_info["parents"][0]:
                _move_colorbar(grids, bar, renderer, offset)


def _move_colorbar(grids, bar, renderer, offset):
    """Put a colorbar beside its axes, further out than those before it."""
    info = bar._colorbar_info
    side, anchor, fraction, shrink = info["location"], info["anchor"], info["fraction"], info["shrink"]
    fig = bar.get_figure(root=False)
    grid = grids[info["parents"][0].get_gridspec()]
    spans = _parent_spans(bar)
    edge, inside = grid.between_colorbars(*spans), grid.inner(*spans)
    place, box = _place_and_box(bar, renderer)
    pad = _colorbar_pad(grids, bar)
    if side in ("left", "right"):
        new = inside.shrunk(fraction, shrink).anchored(anchor, inside)
        margin = place.x0 - box.x0
        if side == "right":
            move = edge.x1 - new.x0 + offset["right"] + pad + margin
        else:
            move = edge.x0 - new.x0 - box.width - pad + margin - offset["left"]
        offset[side] += box.width + pad
        new = new.translated(move, 0)
    else:
        new = inside.shrunk(shrink, fraction).anchored(anchor, inside)
        margin = place.y0 - box.y0
        if side == "top":
            move = edge.y1 - new.y0 + offset["top"] + pad + margin
        else:
            move = edge.y0 - new.y0 - box.height - pad + margin - offset["bottom"]
        offset[side] += box.height + pad
        new = new.translated(0, move)
    new = (fig.transFigure - fig.transSubfigure).transform_bbox(new)
    bar.set_transform(fig.transSubfigure)
    bar._set_position(new)
    bar.set_anchor(anchor)
    aspect = info["aspect"]
    bar.set_box_aspect(1 / aspect if side in ("top", "bottom") else aspect)
    bar.set_aspect("auto")


def _parent_spans(bar):
    """Rows and columns that the axes of a colorbar take together."""
    specs = [ax.get_subplotspec() for ax in bar._colorbar_info["parents"]]
    return (
        range(min(spec.rowspan.start for spec in specs), max(spec.rowspan.stop for spec in specs)),
        range(min(spec.colspan.start for spec in specs), max(spec.colspan.stop for spec in specs)),
    )


def _colorbar_pad(grids, bar):
    """The pad between a colorbar and its axes, relative to the figure."""
    info = bar._colorbar_info
    inside = grids[info["parents"][0].get_gridspec()].inner(*_parent_spans(bar))
    return info["pad"] * (inside.width if info["location"] in ("left", "right") else inside.height)


def _place_and_box(ax, renderer):
    """The box of axes, and the box with everything they draw, in units of the whole figure."""
    fig = ax.get_figure(root=False)
    place = (fig.transSubfigure - fig.transFigure).transform_bbox(ax.get_position(original=True))
    around = ax.get_tightbbox(renderer, for_layout_only=True)
    return place, place if around is None else fig.transFigure.inverted().transform_bbox(around)
