"""Boxes that hold artists: rows, columns, text and drawings at corners, and boxes with arrows."""

from ._anchored_boxes import AnchoredOffsetbox, AnchoredText
from ._offset_boxes import AuxTransformBox, DrawingArea, HPacker, OffsetBox, PackerBase, PaddedBox, TextArea, VPacker

_ROOMS = ("OffsetImage", "AnnotationBbox")
__all__ = ["AnchoredOffsetbox", "AnchoredText", "AuxTransformBox", "DrawingArea", "HPacker", "OffsetBox", "PackerBase", "PaddedBox",
           "TextArea", "VPacker", *_ROOMS]


def __getattr__(name):
    """What few scripts use is loaded when it is named."""
    if name in _ROOMS:
        from . import _annotation_box
        return getattr(_annotation_box, name)
    if name.startswith("Draggable"):
        raise NotImplementedError(f"matplotlib.offsetbox.{name} is not available: there are no mouse events")
    raise AttributeError(f"module 'matplotlib.offsetbox' has no attribute {name!r}")


def __dir__():
    return sorted({*globals(), *__all__})
