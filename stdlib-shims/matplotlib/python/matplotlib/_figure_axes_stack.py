"""The axes of a figure in their order, and which are current."""


class AxesStack:
    """Axes in the order they were added, and which was current last."""

    def __init__(self):
        self._axes = {}
        self._counter = 0

    def as_list(self):
        """All axes, oldest first."""
        return list(self._axes)

    def _next(self):
        self._counter += 1
        return self._counter

    def remove(self, a):
        """Forget axes."""
        self._axes.pop(a)

    def bubble(self, a):
        """Make axes that are here the current ones."""
        if a not in self._axes:
            raise ValueError("Axes has not been added yet")
        self._axes[a] = self._next()

    def add(self, a):
        """Add axes and make them the current ones."""
        self._axes[a] = self._next()

    def current(self):
        """The axes used last, or None."""
        return max(self._axes, key=self._axes.__getitem__, default=None)
