"""Text as an outline."""

from ._affine import Affine2D
from .path import Path


class TextPath(Path):
    """The outline of one line of text, with its baseline at a point."""

    def __init__(self, xy, s, size=None, prop=None, _interpolation_steps=1, usetex=False):
        from ._renderer import text_outline
        from .font_manager import FontProperties
        from .text import Text
        if usetex:
            raise NotImplementedError("TextPath(usetex=True) is not available: write mathematics between $ signs")
        prop = FontProperties._from_any(prop)
        self._xy = xy
        self._size = prop.get_size_in_points() if size is None else size
        text, is_math = Text(0, 0, s)._preprocess_math(s)
        outline = text_outline(text, TextToPath.FONT_SCALE, prop, is_math)
        super().__init__(outline.vertices * (self._size / TextToPath.FONT_SCALE), outline.codes, _interpolation_steps=_interpolation_steps)
        self._outline = self._vertices
        self._place()

    def _place(self):
        self._vertices = Affine2D().translate(*self._xy).transform(self._outline)

    def get_size(self):
        return self._size

    def set_size(self, size):
        """Scale the outline."""
        self._outline = self._outline * (size / self._size)
        self._size = size
        self._place()


class TextToPath:
    """Makes outlines of text."""

    FONT_SCALE = 100.0
    DPI = 72

    def get_text_path(self, prop, s, ismath=False):
        """Vertices and codes of a text at a size of 100."""
        from ._renderer import text_outline
        outline = text_outline(s, self.FONT_SCALE, prop, ismath)
        return outline.vertices, outline.codes

    def get_text_width_height_descent(self, s, prop, ismath):
        from ._renderer import measuring
        return measuring(72).get_text_width_height_descent(s, prop, ismath)


text_to_path = TextToPath()
