"""Widgets are refused: there is no window to use them in."""


class _Refused:
    """A class that cannot be made."""

    def __init__(self, *args, **kwargs):
        raise NotImplementedError(f"matplotlib.widgets.{type(self).__name__} is not available: there is no window to use it in")


class AxesWidget(_Refused):
    """Refused."""


class Button(_Refused):
    """Refused."""


class CheckButtons(_Refused):
    """Refused."""


class Cursor(_Refused):
    """Refused."""


class EllipseSelector(_Refused):
    """Refused."""


class Lasso(_Refused):
    """Refused."""


class LassoSelector(_Refused):
    """Refused."""


class MultiCursor(_Refused):
    """Refused."""


class PolygonSelector(_Refused):
    """Refused."""


class RadioButtons(_Refused):
    """Refused."""


class RangeSlider(_Refused):
    """Refused."""


class RectangleSelector(_Refused):
    """Refused."""


class Slider(_Refused):
    """Refused."""


class SpanSelector(_Refused):
    """Refused."""


class SubplotTool(_Refused):
    """Refused."""


class TextBox(_Refused):
    """Refused."""


class Widget(_Refused):
    """Refused."""
