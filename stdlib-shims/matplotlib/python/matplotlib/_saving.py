"""Saving a figure: from the artist tree to the bytes of a PNG, SVG or PDF file."""

from matplotlib import rcParams

FILETYPES = {
    "pdf": "Portable Document Format",
    "png": "Portable Network Graphics",
    "raw": "Raw RGBA bitmap",
    "rgba": "Raw RGBA bitmap",
    "svg": "Scalable Vector Graphics",
}
_VECTOR_DPI = 72


class Figure:
    """Methods of a whole figure that paint and save it.

    Named like the class it is a part of, because errors of calls name it."""

    def savefig(self, fname, *, transparent=None, **kwargs):
        """Save the figure to a path or an open file."""
        kwargs.setdefault("dpi", rcParams["savefig.dpi"])
        if transparent is None:
            transparent = rcParams["savefig.transparent"]
        if not transparent:
            self.canvas.print_figure(fname, **kwargs)
            return
        kwargs.setdefault("facecolor", "none")
        kwargs.setdefault("edgecolor", "none")
        patches = [part.patch for part in _all_parts(self)]
        patches += [ax.patch for ax in _all_axes(self)]
        colours = [(patch, patch.get_facecolor(), patch.get_edgecolor()) for patch in patches]
        try:
            for patch in patches:
                patch.set_facecolor("none")
                patch.set_edgecolor("none")
            self.canvas.print_figure(fname, **kwargs)
        finally:
            for patch, face, edge in colours:
                patch.set_facecolor(face)
                patch.set_edgecolor(edge)

    def draw_without_rendering(self):
        """Do everything that drawing does, and keep no picture."""
        self.draw(self._get_renderer())

    def draw_artist(self, a):
        """Draw one artist on what the canvas drew last."""
        a.draw(self.canvas.get_renderer())

    def _get_renderer(self):
        """A renderer of the size of this figure, to measure with."""
        return renderer_for(self, self.bbox.width, self.bbox.height)

    def show(self, warn=True):
        """Write the figure to the project's reports."""
        from matplotlib._pyplot_state import show_figures

        show_figures([self])

    def _repr_html_(self):
        return None

    def ginput(self, *args, **kwargs):
        """Refused: there is no mouse here."""
        raise NotImplementedError("Figure.ginput is not available: there is no window to click in")

    def waitforbuttonpress(self, timeout=-1):
        """Refused: there is no mouse here."""
        raise NotImplementedError("Figure.waitforbuttonpress is not available: there is no window to click in")

    def pick(self, mouseevent):
        """Nothing is picked: there is no mouse here."""


def renderer_for(figure, width, height):
    """A renderer over an empty canvas of so many pixels; parts of a pixel at the edges are dropped."""
    from matplotlib._renderer import Renderer

    renderer = Renderer(float(int(width)), float(int(height)), float(figure.dpi))
    renderer.text_drop = float(height - int(height))
    return renderer


def vector_renderer_for(figure, width, height):
    """A renderer over an empty canvas of this size, for formats without pixels."""
    from matplotlib._renderer import Renderer

    return Renderer(float(width), float(height), float(figure.dpi))


def print_figure(figure, filename, dpi, facecolor, edgecolor, format, bbox_inches, pad_inches, bbox_extra_artists,
                 options):
    """Save a figure with what `savefig` was told; colours, size and resolution are put back afterwards."""
    format, filename = _format_and_name(filename, format)
    if format not in FILETYPES:
        raise ValueError(f"Format {format!r} is not supported (supported formats: {', '.join(sorted(FILETYPES))})")
    metadata = _metadata(format, options)
    if dpi is None:
        dpi = rcParams["savefig.dpi"]
    if dpi == "figure":
        dpi = figure._original_dpi
    if dpi <= 0:
        raise ValueError("dpi must be positive")
    before = (figure.dpi, figure.get_facecolor(), figure.get_edgecolor(), figure._layout_engine)
    face = rcParams["savefig.facecolor"] if facecolor is None else facecolor
    edge = rcParams["savefig.edgecolor"] if edgecolor is None else edgecolor
    try:
        figure._set_dpi(_measuring_dpi(figure) if format in ("svg", "pdf") else dpi, forward=False)
        figure.set_facecolor(before[1] if _is_auto(face) else face)
        figure.set_edgecolor(before[2] if _is_auto(edge) else edge)
        crop = _crop_box(figure, bbox_inches, pad_inches, bbox_extra_artists)
        if format in ("svg", "pdf"):
            figure._set_dpi(_VECTOR_DPI, forward=False)
        canvas = paint(figure, crop, whole_pixels=format not in ("svg", "pdf"))
    finally:
        figure._layout_engine = before[3]
        figure._set_dpi(before[0], forward=False)
        figure.set_facecolor(before[1])
        figure.set_edgecolor(before[2])
    write(filename, encode(canvas, format, metadata))


def _measuring_dpi(figure):
    """A resolution for layouts without pixels: letters are not fitted to any there, so they are measured large."""
    return min(720.0, 2**15 / max(figure.get_figwidth(), figure.get_figheight(), 1.0))


def paint(figure, crop=None, whole_pixels=True):
    """Draw a figure, or the part of it in a box of inches, on a new canvas."""
    box = crop if crop is not None else figure.bbox_inches
    width, height = box.width * figure.dpi, box.height * figure.dpi
    if int(width) == 0 or int(height) == 0:
        raise ValueError("cannot write empty image")
    renderer = (renderer_for if whole_pixels else vector_renderer_for)(figure, width, height)
    if crop is None:
        figure.draw(renderer)
        return renderer.canvas
    points = figure.bbox_inches.get_points().copy()
    size = points[1] - points[0]
    corner = (crop.x0, crop.y0)
    try:
        # Everything follows the figure's box, so moving that moves the picture under the cropped canvas.
        figure.bbox_inches.set_points(points - corner)
        figure.patch.set_bounds(
            crop.x0 / size[0], crop.y0 / size[1], crop.width / size[0], crop.height / size[1]
        )
        figure.draw(renderer)
    finally:
        figure.bbox_inches.set_points(points)
        figure.patch.set_bounds(0, 0, 1, 1)
    return renderer.canvas


def encode(canvas, format, metadata):
    """The bytes of a painted canvas as a file of this format."""
    if format == "png":
        return canvas.png(metadata)
    if format == "svg":
        return canvas.svg(metadata, rcParams["svg.fonttype"] == "none")
    if format == "pdf":
        return canvas.pdf(metadata)
    return canvas.rgba()


def write(filename, data):
    """Write bytes to a path or an open file."""
    if isinstance(filename, str):
        with open(filename, "wb") as file:
            file.write(data)
        return
    try:
        filename.write(data)
    except TypeError:
        # A file of text takes an SVG.
        filename.write(data.decode("utf-8"))


def _format_and_name(filename, format):
    """The format in lower case, and the path with an extension."""
    if hasattr(filename, "__fspath__"):
        filename = filename.__fspath__()
    if format is None:
        if isinstance(filename, str):
            name = filename.rsplit("/", 1)[-1]
            stem, dot, extension = name.rpartition(".")
            format = extension if dot and stem.strip(".") else ""
        if not format:
            format = rcParams["savefig.format"]
            if isinstance(filename, str):
                filename = filename.rstrip(".") + "." + format
    return format.lower(), filename


def _metadata(format, options):
    """The metadata among the options of the format; others are refused."""
    allowed = {"png": ("metadata", "pil_kwargs")}.get(format, ("metadata",))
    for name in options:
        if name not in allowed:
            kind = {"png": "Agg.print_png", "pdf": "Pdf.print_pdf", "svg": "SVG.print_svg"}.get(format, "Agg.print_raw")
            raise TypeError(f"FigureCanvas{kind}() got an unexpected keyword argument {name!r}")
    metadata = options.get("metadata")
    return {} if metadata is None else {str(name): value for name, value in metadata.items()}


def _crop_box(figure, bbox_inches, pad_inches, bbox_extra_artists):
    """The box in inches that is saved, or None for the whole figure. Layouts are settled first."""
    if bbox_inches is None:
        bbox_inches = rcParams["savefig.bbox"]
    engine = figure.get_layout_engine()
    tight = isinstance(bbox_inches, str) and bbox_inches == "tight"
    if engine is None and not tight:
        return bbox_inches
    renderer = figure._get_renderer()
    figure._run_layout()
    figure._layout_engine = None
    if not tight:
        return bbox_inches
    figure._get_draw_artists(renderer)
    box = figure.get_tightbbox(renderer, bbox_extra_artists=bbox_extra_artists)
    if isinstance(pad_inches, str) and pad_inches == "layout" and engine is not None and "hspace" in engine.get():
        w_pad, h_pad = engine.get()["w_pad"], engine.get()["h_pad"]
    else:
        if pad_inches is None or isinstance(pad_inches, str) and pad_inches == "layout":
            pad_inches = rcParams["savefig.pad_inches"]
        w_pad = h_pad = pad_inches
    return box.padded(w_pad, h_pad)


def _is_auto(colour):
    return isinstance(colour, str) and colour == "auto"


def _all_parts(figure):
    """The parts of a figure at every depth."""
    for part in figure.subfigs:
        yield part
        yield from _all_parts(part)


def _all_axes(figure):
    """The axes of a figure and the axes inside them."""
    for ax in figure.axes:
        yield ax
        yield from getattr(ax, "child_axes", ())
