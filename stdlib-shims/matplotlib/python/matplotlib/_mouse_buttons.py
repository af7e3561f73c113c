"""Numbers of mouse buttons, for scripts that name them."""

from enum import IntEnum


class MouseButton(IntEnum):
    """A mouse button."""

    LEFT = 1
    MIDDLE = 2
    RIGHT = 3
    BACK = 8
    FORWARD = 9
