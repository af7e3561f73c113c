"""Which class draws which kind of plot. Modules are read when the first plot of their kind is drawn."""


def class_of(kind):
    """The class of a kind."""
    if kind in ("line", "area"):
        from pandas.plotting import _lines

        return _lines.LinePlot if kind == "line" else _lines.AreaPlot
    if kind in ("bar", "barh"):
        from pandas.plotting import _bars

        return _bars.BarPlot if kind == "bar" else _bars.BarhPlot
    if kind in ("hist", "kde"):
        from pandas.plotting import _distributions

        return _distributions.HistPlot if kind == "hist" else _distributions.KdePlot
    if kind in ("scatter", "hexbin"):
        from pandas.plotting import _points

        return _points.ScatterPlot if kind == "scatter" else _points.HexBinPlot
    if kind == "box":
        from pandas.plotting._boxes import BoxPlot

        return BoxPlot
    from pandas.plotting._pie import PiePlot

    return PiePlot
