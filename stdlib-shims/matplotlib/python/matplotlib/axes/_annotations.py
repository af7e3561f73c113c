"""Words and signs in the axes: text, arrows, tables, the legend, and the frame that marks an inset."""


def text(self, x, y, s, fontdict=None, **kwargs):
    """Writes text at a place in the data; returns a Text."""
    from matplotlib.text import Text

    options = {
        "verticalalignment": "baseline",
        "horizontalalignment": "left",
        "transform": self.transData,
        "clip_on": False,
        **(fontdict or {}),
        **kwargs,
    }
    words = Text(x, y, text=s, **options)
    if words.get_clip_path() is None:
        words.set_clip_path(self.patch)
    self._add_text(words)
    return words


def annotate(
    self, text, xy, xytext=None, xycoords="data", textcoords=None, arrowprops=None, annotation_clip=None, **kwargs
):
    """Writes text that belongs to a point, with an arrow to it where arrowprops are given; returns an Annotation."""
    from matplotlib.text import Annotation
    from matplotlib.transforms import IdentityTransform

    note = Annotation(
        text, xy, xytext=xytext, xycoords=xycoords, textcoords=textcoords, arrowprops=arrowprops,
        annotation_clip=annotation_clip, **kwargs,
    )
    note.set_transform(IdentityTransform())
    if kwargs.get("clip_on", False) and note.get_clip_path() is None:
        note.set_clip_path(self.patch)
    self._add_text(note)
    return note


def arrow(self, x, y, dx, dy, **kwargs):
    """Draws an arrow from (x, y) to (x + dx, y + dy); returns a FancyArrow."""
    from matplotlib.patches import FancyArrow

    x, y = self.convert_xunits(x), self.convert_yunits(y)
    dx, dy = self.convert_xunits(dx), self.convert_yunits(dy)
    patch = FancyArrow(x, y, dx, dy, **kwargs)
    self.add_patch(patch)
    self._request_autoscale_view()
    return patch


def table(
    self, cellText=None, cellColours=None, cellLoc="right", colWidths=None, rowLabels=None, rowColours=None, rowLoc="left",
    colLabels=None, colColours=None, colLoc="center", loc="bottom", bbox=None, edges="closed", **kwargs,
):
    """Puts a table of words beside or into the axes; returns a Table."""
    from matplotlib.table import table as make_table

    return make_table(
        self, cellText=cellText, cellColours=cellColours, cellLoc=cellLoc, colWidths=colWidths, rowLabels=rowLabels,
        rowColours=rowColours, rowLoc=rowLoc, colLabels=colLabels, colColours=colColours, colLoc=colLoc, loc=loc, bbox=bbox,
        edges=edges, **kwargs,
    )


def legend(self, *args, **kwargs):
    """Names the artists in a box; returns a Legend."""
    from matplotlib.legend import Legend, _parse_legend_args

    handles, labels, kwargs = _parse_legend_args([self], *args, **kwargs)
    self.legend_ = Legend(self, handles, labels, **kwargs)
    self.legend_._remove_method = self._remove_legend
    return self.legend_


def get_legend(self):
    """The legend, or None."""
    return self.legend_


def get_legend_handles_labels(self, legend_handler_map=None):
    """The artists that a legend would name, and their names."""
    from matplotlib.legend import _get_legend_handles

    handles, labels = [], []
    for handle in _get_legend_handles([self], legend_handler_map):
        label = handle.get_label()
        if label and not label.startswith("_"):
            handles.append(handle)
            labels.append(label)
    return handles, labels


def indicate_inset(
    self, bounds=None, inset_ax=None, *, transform=None, facecolor="none", edgecolor="0.5", alpha=0.5, zorder=None, **kwargs
):
    """Marks the part of the axes that an inset shows; returns an InsetIndicator."""
    from matplotlib.inset import InsetIndicator

    # The frame knows its own place; the caller's transform is that of the bounds.
    self.apply_aspect()
    if transform is None:
        transform = self.transData
    mark = InsetIndicator(
        bounds=bounds, inset_ax=inset_ax, facecolor=facecolor, edgecolor=edgecolor, alpha=alpha, zorder=zorder,
        transform=transform, **kwargs,
    )
    self.add_artist(mark)
    return mark


def indicate_inset_zoom(self, inset_ax, **kwargs):
    """Marks the part of the axes whose limits the inset has; returns an InsetIndicator."""
    return self.indicate_inset(None, inset_ax, **kwargs)
