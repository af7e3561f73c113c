"""df.plot.pie."""

from pandas.plotting._plot import Plot
from pandas.plotting._words import words


class PiePlot(Plot):
    """A pie per column, a slice per row."""

    kind = "pie"
    layout_type = "horizontal"

    def __init__(self, data, kind=None, **kwargs):
        data = data.fillna(value=0)
        lowest = data.min() if data.ndim == 1 else data.min(numeric_only=True).min()
        if lowest < 0:
            raise ValueError(f"{self.kind} plot doesn't allow negative values")
        kwargs["logx"] = kwargs["logy"] = kwargs["loglog"] = False
        Plot.__init__(self, data, **kwargs)
        self.grid = False

    def draw_columns(self):
        """Draws the pies."""
        colours = self.colours(n_colours=len(self.data), color_word="colors")
        kwds = dict(self.kwds)
        kwds.setdefault("colors", colours)
        names = [words(label) for label in self.data.index]
        labels = kwds.pop("labels", names)
        for i, label, y in self.columns():
            ax = self.ax_of(i)
            if label is not None:
                ax.set_ylabel(words(label))
            shown = None if labels is None else ["" if value == 0 else one for one, value in zip(labels, y)]
            drawn = ax.pie(y, labels=shown, **kwds)
            if self.fontsize is not None:
                for texts in drawn[1:]:
                    for text in texts:
                        text.set_fontsize(self.fontsize)
            for patch, name in zip(drawn[0], names if labels is None else labels):
                self.remember(patch, name)

    def decorate(self, ax):
        """A pie has no names of axes beside its own."""
