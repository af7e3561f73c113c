"""The canvas with pixels."""

from matplotlib import _saving
from matplotlib._renderer import Renderer as RendererAgg
from matplotlib.backend_bases import FigureCanvasBase, FigureManagerBase


class FigureCanvasAgg(FigureCanvasBase):
    """Paints a figure to pixels."""

    renderer = None

    def draw(self, *args, **kwargs):
        """Paint the figure; its pixels can be read afterwards."""
        self.renderer = _saving.renderer_for(self.figure, self.figure.bbox.width, self.figure.bbox.height)
        self.figure.draw(self.renderer)

    def get_renderer(self):
        """The renderer that painted last, or a new one of the size of the figure."""
        size = self.get_width_height()
        if self.renderer is None or (int(self.renderer.width), int(self.renderer.height)) != size:
            self.renderer = _saving.renderer_for(self.figure, self.figure.bbox.width, self.figure.bbox.height)
        return self.renderer

    def _pixels(self):
        import numpy as np

        if self.renderer is None:
            raise AttributeError("'FigureCanvasAgg' object has no attribute 'renderer'")
        width, height = int(self.renderer.width), int(self.renderer.height)
        return np.frombuffer(self.renderer.canvas.rgba(), dtype=np.uint8).reshape(height, width, 4)

    def label_boxes(self):
        """Each text last painted, with the four corners of its box in pixels. For checks that none is cut or covered."""
        return [(text, corners) for _, text, corners in self.get_renderer().canvas.labels()]

    def buffer_rgba(self):
        """The pixels last painted: height by width by red, green, blue, alpha."""
        return self._pixels()

    def tostring_argb(self):
        """The pixels last painted as bytes of alpha, red, green, blue."""
        import numpy as np

        return np.roll(self._pixels(), 1, axis=2).tobytes()

    def print_to_buffer(self):
        """Paint, and give the pixels as bytes with width and height."""
        self.draw()
        return self._pixels().tobytes(), self.get_width_height()

    def print_png(self, filename_or_obj, *, metadata=None, pil_kwargs=None):
        """Paint and save as PNG."""
        self._print(filename_or_obj, "png", metadata)

    def print_raw(self, filename_or_obj, *, metadata=None):
        """Paint and save the bare pixels."""
        if metadata is not None:
            raise ValueError("metadata not supported for raw/rgba")
        self._print(filename_or_obj, "raw", None)

    print_rgba = print_raw

    def _print(self, filename, format, metadata):
        self.draw()
        _saving.write(filename, _saving.encode(self.renderer.canvas, format, dict(metadata or {})))


FigureCanvas = FigureCanvasAgg
FigureManager = FigureManagerBase

__all__ = ["FigureCanvas", "FigureCanvasAgg", "FigureManager", "RendererAgg"]
