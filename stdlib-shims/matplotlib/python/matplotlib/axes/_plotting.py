"""The plotting methods of `Axes`: which room of this folder each lives in. A room is opened when one of its methods is first used."""


class Later:
    """A method that is fetched from its room at first use and then stands in the class itself."""

    __slots__ = ("name", "owner", "room")

    def __init__(self, room):
        self.room = room

    def __set_name__(self, owner, name):
        self.owner, self.name = owner, name

    def __get__(self, axes, owner=None):
        room = __import__("matplotlib.axes." + self.room, None, None, ("*",))
        method = getattr(room, self.name)
        # Wrong arguments are reported as of a method of Axes.
        method.__qualname__ = "Axes." + self.name
        setattr(self.owner, self.name, method)
        return method if axes is None else method.__get__(axes, owner)


class PlottingMethods:
    """What `Axes` adds to its base: everything that puts data, words or pictures into it."""

    plot = Later("_lines_and_points")
    plot_date = Later("_lines_and_points")
    semilogx = Later("_lines_and_points")
    semilogy = Later("_lines_and_points")
    loglog = Later("_lines_and_points")
    step = Later("_lines_and_points")
    stem = Later("_lines_and_points")
    acorr = Later("_lines_and_points")
    xcorr = Later("_lines_and_points")

    scatter = Later("_scatter")
    errorbar = Later("_error_bars")

    hlines = Later("_spans")
    vlines = Later("_spans")
    axhline = Later("_spans")
    axvline = Later("_spans")
    axline = Later("_spans")
    axhspan = Later("_spans")
    axvspan = Later("_spans")
    broken_barh = Later("_spans")
    eventplot = Later("_events")

    fill = Later("_fills")
    fill_between = Later("_fills")
    fill_betweenx = Later("_fills")
    stackplot = Later("_fills")

    bar = Later("_bars")
    barh = Later("_bars")
    bar_label = Later("_bars")

    hist = Later("_histograms")
    stairs = Later("_histograms")
    ecdf = Later("_histograms")
    hist2d = Later("_histograms")
    hexbin = Later("_hexagons")

    boxplot = Later("_boxes")
    bxp = Later("_boxes")
    violinplot = Later("_violins")
    violin = Later("_violins")
    pie = Later("_pie")

    imshow = Later("_images")
    matshow = Later("_images")
    spy = Later("_images")
    pcolor = Later("_meshes")
    pcolormesh = Later("_meshes")
    pcolorfast = Later("_meshes")

    contour = Later("_fields")
    contourf = Later("_fields")
    clabel = Later("_fields")
    quiver = Later("_fields")
    quiverkey = Later("_fields")
    barbs = Later("_fields")
    streamplot = Later("_fields")
    tripcolor = Later("_triangles")
    triplot = Later("_triangles")
    tricontour = Later("_triangles")
    tricontourf = Later("_triangles")

    text = Later("_annotations")
    annotate = Later("_annotations")
    arrow = Later("_annotations")
    table = Later("_annotations")
    legend = Later("_annotations")
    get_legend = Later("_annotations")
    get_legend_handles_labels = Later("_annotations")
    indicate_inset = Later("_annotations")
    indicate_inset_zoom = Later("_annotations")

    psd = Later("_spectral")
    csd = Later("_spectral")
    cohere = Later("_spectral")
    specgram = Later("_spectral")
    magnitude_spectrum = Later("_spectral")
    phase_spectrum = Later("_spectral")
    angle_spectrum = Later("_spectral")
