"""The canvas that writes PDF, and files of several pages."""

from matplotlib import _saving
from matplotlib.backend_bases import FigureCanvasBase, FigureManagerBase


class PdfPages:
    """Collects figures as pages of one PDF file, which is written on `close`."""

    def __init__(self, filename, keep_empty=None, metadata=None):
        self._filename = filename.__fspath__() if hasattr(filename, "__fspath__") else filename
        self._metadata = dict(metadata or {})
        self._pages = []
        self._closed = False

    def __enter__(self):
        return self

    def __exit__(self, exc_type, exc_val, exc_tb):
        self.close()

    def savefig(self, figure=None, **kwargs):
        """Add a figure as a page: one given, one by its number, or the current one."""
        from matplotlib.figure import Figure

        if not isinstance(figure, Figure):
            from matplotlib import _pyplot_state

            manager = _pyplot_state.active() if figure is None else _pyplot_state.manager(figure)
            if manager is None:
                raise ValueError(f"No figure {figure}")
            figure = manager.canvas.figure
        page = _Page()
        figure.savefig(page, format="pdf", **kwargs)
        self._pages.append(page.data)

    def get_pagecount(self):
        """How many pages there are."""
        return len(self._pages)

    def infodict(self):
        """The metadata of the file, which may be changed until it is closed."""
        return self._metadata

    def attach_note(self, text, positionRect=(-100, -100, 0, 0)):
        """Refused: notes are not written."""
        raise NotImplementedError("PdfPages.attach_note is not available")

    def close(self):
        """Write the file; one without pages is not written."""
        if self._closed:
            return
        self._closed = True
        if self._pages:
            import _matplotlib

            _saving.write(self._filename, _matplotlib.join_pdf(self._pages, self._metadata))


class _Page:
    """Takes the bytes of one page."""

    def write(self, data):
        self.data = data


class FigureCanvasPdf(FigureCanvasBase):
    """Writes a figure as PDF."""

    fixed_dpi = 72

    def print_pdf(self, filename, *, bbox_inches_restore=None, metadata=None):
        """Save as PDF."""
        self.print_figure(filename, format="pdf", metadata=metadata)

    @classmethod
    def get_default_filetype(cls):
        """The format when none is given."""
        return "pdf"


FigureCanvas = FigureCanvasPdf
FigureManager = FigureManagerBase
