"""Tables of text in cells."""

from itertools import accumulate

from ._bbox import Bbox
from ._transform_base import _kind
from .artist import Artist
from .patches import Rectangle
from .path import Path
from .text import Text


class Cell(Rectangle):
    """A rectangle with text in it."""

    PAD = 0.1
    _edges = "BRTL"
    _edge_aliases = {"open": "", "closed": "BRTL", "horizontal": "BT", "vertical": "RL"}

    def __init__(self, xy, width, height, *, edgecolor="k", facecolor="w", fill=True, text="", loc="right", fontproperties=None,
                 visible_edges="closed"):
        super().__init__(xy, width=width, height=height, fill=fill, edgecolor=edgecolor, facecolor=facecolor)
        self.set_clip_on(False)
        self.visible_edges = visible_edges
        self._loc = loc
        self._text = Text(x=xy[0], y=xy[1], fontproperties=fontproperties, text=text, horizontalalignment=loc, verticalalignment="center")
        self._text._tag = "table"

    def set_figure(self, fig):
        for part in (self._text, super()):
            part.set_figure(fig)

    figure = property(Artist.get_figure, set_figure)

    def get_text(self):
        return self._text

    def set_fontsize(self, size):
        self._text.set_fontsize(size)
        self.stale = True

    def get_fontsize(self):
        return self._text.get_fontsize()

    def auto_set_font_size(self, renderer):
        """Make the text small enough for the cell."""
        size = self.get_fontsize()
        while size > 1 and self.get_required_width(renderer) > self.get_width():
            size -= 1
            self.set_fontsize(size)
        return size

    def draw(self, renderer):
        super().draw(renderer)
        if self.get_visible():
            x0, y0, x1, y1 = self.get_window_extent(renderer)._box()
            share = {"center": 0.5, "left": self.PAD, "right": 1 - self.PAD}[self._text.get_horizontalalignment()]
            self._text.set_position((x0 + (x1 - x0) * share, y0 + (y1 - y0) / 2))
            self._text.draw(renderer)

    def get_text_bounds(self, renderer):
        """The box of the text in the coordinates of the table."""
        return self._text.get_window_extent(renderer).transformed(self.get_data_transform().inverted()).bounds

    def get_required_width(self, renderer):
        """The width that the text needs."""
        return self.get_text_bounds(renderer)[2] * (1.0 + 2.0 * self.PAD)

    def set_text_props(self, **kwargs):
        """Set properties of the text."""
        self._text.set(**kwargs)
        self.stale = True

    def _set_visible_edges(self, value):
        shown = self._edge_aliases.get("closed" if value is None else value, value)
        if not set(shown) <= set(self._edges):
            raise ValueError(f"Invalid edge param {value}, must only be one of {', '.join(self._edge_aliases)} or string of "
                             f"{', '.join(self._edges)}")
        self._visible_edges, self.stale = shown, True

    visible_edges = property(lambda self: self._visible_edges, _set_visible_edges)

    def get_path(self):
        codes = [1, *(2 if edge in self._visible_edges else 1 for edge in self._edges)]
        if 1 not in codes[1:]:
            codes[-1] = 79
        return Path([[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0], [0.0, 0.0]], codes)


CustomCell = Cell


class Table(Artist):
    """Cells in rows and columns beside or on axes."""

    codes = {"best": 0, "upper right": 1, "upper left": 2, "lower left": 3, "lower right": 4, "center left": 5, "center right": 6,
             "lower center": 7, "upper center": 8, "center": 9, "top right": 10, "top left": 11, "bottom left": 12, "bottom right": 13,
             "right": 14, "left": 15, "top": 16, "bottom": 17}
    FONTSIZE = 10
    AXESPAD = 0.02
    _edges = None
    _autoFontsize = True

    def __init__(self, ax, loc=None, bbox=None, **kwargs):
        super().__init__()
        if isinstance(loc, str):
            if loc not in self.codes:
                raise ValueError("Unrecognized location {!r}. Valid locations are\n\t{}".format(loc, "\n\t".join(self.codes)))
            loc = self.codes[loc]
        self._cells, self._autoColumns = {}, []
        self._loc, self._bbox = self.codes["bottom"] if loc is None else loc, bbox
        self._axes = self.axes = ax
        self.set_figure(ax.get_figure(root=False))
        self.set_transform(ax.transAxes)
        self._internal_update(kwargs)
        self.set_clip_on(False)

    def add_cell(self, row, col, *args, **kwargs):
        """Make a cell; arguments are those of `Cell`."""
        cell = Cell((0, 0), *args, visible_edges=self.edges, **kwargs)
        self[row, col] = cell
        return cell

    def __setitem__(self, position, cell):
        if not isinstance(cell, Cell):
            raise TypeError(f"'cell' must be an instance of matplotlib.table.Cell, not a {_kind(cell)}")
        try:
            row, col = position
        except Exception as error:
            raise KeyError("Only tuples length 2 are accepted as coordinates") from error
        self._cells[row, col] = cell
        cell.set(figure=self.get_figure(root=False), transform=self.get_transform(), clip_on=False)
        self.stale = True

    def __getitem__(self, position):
        return self._cells[position]

    def _set_edges(self, value):
        self._edges, self.stale = value, True

    edges = property(lambda self: self._edges, _set_edges)

    def _approx_text_height(self):
        return self.FONTSIZE / 72.0 * self.get_figure(root=True).dpi / float(self._axes.bbox.height) * 1.2

    def _measuring(self, renderer):
        if renderer is not None:
            return renderer
        from ._renderer import measuring
        return measuring(self.get_figure(root=True).dpi)

    def draw(self, renderer):
        if not self.get_visible():
            return
        renderer.open_group("table", gid=self.get_gid())
        self._update_positions(renderer)
        for key in sorted(self._cells):
            self._cells[key].draw(renderer)
        renderer.close_group("table")
        self.stale = False

    def get_children(self):
        return list(self._cells.values())

    def get_window_extent(self, renderer=None):
        renderer = self._measuring(renderer)
        self._update_positions(renderer)
        return Bbox.union([cell.get_window_extent(renderer) for cell in self._cells.values()])

    def _get_grid_bbox(self, renderer):
        """The box of the cells that are not labels of rows, in the coordinates of the table."""
        boxes = [cell.get_window_extent(renderer) for (row, col), cell in self._cells.items() if row >= 0 and col >= 0]
        return Bbox.union(boxes).transformed(self.get_transform().inverted())

    def _do_cell_alignment(self):
        """Give each cell its place from the widths of columns and the heights of rows."""
        widths, heights = {}, {}
        for (row, col), cell in self._cells.items():
            heights[row] = max(heights.get(row, 0.0), cell.get_height())
            widths[col] = max(widths.get(col, 0.0), cell.get_width())
        lefts, bottoms = _starts(widths, sorted(widths)), _starts(heights, sorted(heights, reverse=True))
        for (row, col), cell in self._cells.items():
            cell.set_xy((lefts[col], bottoms[row]))

    def auto_set_column_width(self, col):
        """Make columns as wide as their text."""
        columns = [col] if isinstance(col, int) else col
        if isinstance(columns, str) or not hasattr(columns, "__iter__") or not all(hasattr(one, "__index__") for one in columns):
            raise TypeError("col must be an int or sequence of ints.")
        self._autoColumns += [int(one) for one in columns]
        self.stale = True

    def _auto_set_column_width(self, col, renderer):
        cells = [cell for (_, column), cell in self._cells.items() if column == col]
        widest = max((cell.get_required_width(renderer) for cell in cells), default=0)
        for cell in cells:
            cell.set_width(widest)

    def auto_set_font_size(self, value=True):
        """Whether the text is made to fit."""
        self._autoFontsize = value
        self.stale = True

    def _auto_set_font_size(self, renderer):
        if not self._cells:
            return
        size = next(iter(self._cells.values())).get_fontsize()
        for (_, col), cell in self._cells.items():
            if col not in self._autoColumns:
                size = min(size, cell.auto_set_font_size(renderer))
        for cell in self._cells.values():
            cell.set_fontsize(size)

    def scale(self, xscale, yscale):
        """Scale widths and heights."""
        for cell in self._cells.values():
            cell.set_width(cell.get_width() * xscale)
            cell.set_height(cell.get_height() * yscale)

    def set_fontsize(self, size):
        self.stale = True
        for cell in self.get_children():
            cell.set_fontsize(size)

    def _offset(self, ox, oy):
        for cell in self._cells.values():
            x, y = cell.get_xy()
            cell.set_xy((x + ox, y + oy))

    def _fit_text(self, renderer):
        """Make columns wide enough for their text, or the text small enough for its cells."""
        for number in self._autoColumns:
            self._auto_set_column_width(number, renderer)
        if self._autoFontsize:
            self._auto_set_font_size(renderer)

    def _update_positions(self, renderer):
        """Put the table where it belongs."""
        self._fit_text(renderer)
        self._do_cell_alignment()
        left, bottom, width, height = self._get_grid_bbox(renderer).bounds
        if self._bbox is not None:
            bounds = self._bbox.frozen().bounds if hasattr(self._bbox, "frozen") else self._bbox
            to_left, to_bottom, to_width, to_height = bounds
            self.scale(to_width / width, to_height / height)
            self._do_cell_alignment()
            self._offset(to_left - left, to_bottom - bottom)
            return
        place = next(name for name, code in self.codes.items() if code == self._loc)
        place = "upper right" if place == "best" else place
        words = place.split()
        x, y = 0.5 - width / 2 - left, 0.5 - height / 2 - bottom
        if place in ("upper left", "lower left", "center left"):
            x = self.AXESPAD - left
        elif place in ("upper right", "lower right", "center right"):
            x = 1 - (left + width + self.AXESPAD)
        if words[0] == "upper":
            y = 1 - (bottom + height + self.AXESPAD)
        elif words[0] == "lower":
            y = self.AXESPAD - bottom
        if place in ("top right", "bottom right", "left"):
            x = -(left + width)
        elif place in ("top left", "bottom left", "right"):
            x = 1.0 - left
        if words[0] == "top":
            y = 1.0 - bottom
        elif words[0] == "bottom":
            y = -(bottom + height)
        self._offset(x, y)

    def get_celld(self):
        """The cells by (row, column)."""
        return self._cells


def table(ax, cellText=None, cellColours=None, cellLoc="right", colWidths=None, rowLabels=None, rowColours=None, rowLoc="left",
          colLabels=None, colColours=None, colLoc="center", loc="bottom", bbox=None, edges="closed", **kwargs):
    """Add a table to axes."""
    if cellColours is None and cellText is None:
        raise ValueError('At least one argument from "cellColours" or "cellText" must be provided to create a table.')
    if cellText is None:
        cellText = [[""] * len(cellColours[0])] * len(cellColours)
    if hasattr(cellText, "columns") and hasattr(cellText, "to_numpy"):
        header = list(cellText.columns) if colLabels is None else colLabels
        colLabels, cellText = header, cellText.to_numpy()
    rows, cols = len(cellText), len(cellText[0])
    _check_rows("cellText", cellText, cols)
    if cellColours is not None:
        if len(cellColours) != rows:
            raise ValueError(f"'cellColours' must have {rows} rows")
        _check_rows("cellColours", cellColours, cols)
    else:
        cellColours = ["w" * cols] * rows
    if colWidths is None:
        colWidths = [1.0 / cols] * cols
    if rowLabels is not None and len(rowLabels) != rows:
        raise ValueError(f"'rowLabels' must be of length {rows}")
    made = Table(ax, loc, bbox, **kwargs)
    made.edges = edges
    height = made._approx_text_height()
    header, side = _labels(colLabels, colColours, cols), _labels(rowLabels, rowColours, rows)
    top = 0 if header is None else 1

    def put(row, col, width, text, colour, place):
        made.add_cell(row, col, width=width, height=height, text=text, facecolor=colour, loc=place)

    for row in range(rows):
        for col in range(cols):
            put(top + row, col, colWidths[col], cellText[row][col], cellColours[row][col], cellLoc)
    if header is not None:
        for col in range(cols):
            put(0, col, colWidths[col], header[0][col], header[1][col], colLoc)
    if side is not None:
        # Colours without labels are as wide as the first column; labels get the room that they need.
        fixed = colWidths[0] if rowLabels is None else 0
        for row in range(rows):
            put(top + row, -1, fixed or 1e-15, side[0][row], side[1][row], rowLoc)
        if not fixed:
            made.auto_set_column_width(-1)
    if "fontsize" in kwargs:
        made.set_fontsize(kwargs["fontsize"])
    ax.add_table(made)
    return made


def _labels(texts, colours, count):
    """Texts and colours of labels, where at least one of both is given."""
    if texts is None and colours is None:
        return None
    return [""] * count if texts is None else texts, "w" * count if colours is None else colours


def _starts(sizes, order):
    """Where each of the sizes begins when they follow one another."""
    return dict(zip(order, accumulate((sizes[name] for name in order), initial=0)))


def _check_rows(name, rows, cols):
    for row in rows:
        if len(row) != cols:
            raise ValueError(f"Each row in {name!r} must have {cols} columns")
