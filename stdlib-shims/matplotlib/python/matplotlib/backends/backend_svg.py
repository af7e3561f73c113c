"""The canvas that writes SVG."""

from matplotlib.backend_bases import FigureCanvasBase, FigureManagerBase


class FigureCanvasSVG(FigureCanvasBase):
    """Writes a figure as SVG."""

    fixed_dpi = 72

    def print_svg(self, filename, *, bbox_inches_restore=None, metadata=None):
        """Save as SVG."""
        self.print_figure(filename, format="svg", metadata=metadata)

    @classmethod
    def get_default_filetype(cls):
        """The format when none is given."""
        return "svg"


FigureCanvas = FigureCanvasSVG
FigureManager = FigureManagerBase
