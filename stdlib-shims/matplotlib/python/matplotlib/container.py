"""Artists that belong together: bars, error bars, stems."""


class Container(tuple):
    """Several artists under one name."""

    _remove_method = None
    _label = None

    def __repr__(self):
        return f"<{type(self).__name__} object of {len(self)} artists>"

    def __new__(cls, *args, **kwargs):
        return tuple.__new__(cls, args[0])

    def __init__(self, kl, label=None):
        self._label = str(label) if label is not None else None
        self._callbacks = {}

    def remove(self):
        """Take all artists out of their axes."""
        for artist in self._artists():
            artist.remove()
        if self._remove_method:
            self._remove_method(self)

    def _artists(self):
        """Everything in the container and in groups inside it, without gaps."""
        from .cbook import flatten
        return [artist for artist in flatten(self) if artist is not None]

    def get_children(self):
        """The artists, without gaps."""
        return self._artists()

    def get_label(self):
        return self._label

    def set_label(self, s):
        """Set the name shown in a legend."""
        self._label = str(s) if s is not None else None

    def add_callback(self, func):
        number = max(self._callbacks, default=-1) + 1
        self._callbacks[number] = func
        return number

    def remove_callback(self, oid):
        self._callbacks.pop(oid, None)

    def pchanged(self):
        for func in list(self._callbacks.values()):
            func(self)


class BarContainer(Container):
    """The bars of one call, with their error bars and values."""

    def __init__(self, patches, errorbar=None, *, datavalues=None, orientation=None, **kwargs):
        super().__init__(patches, **kwargs)
        self.patches, self.errorbar = patches, errorbar
        self.orientation, self.datavalues = orientation, datavalues


class ErrorbarContainer(Container):
    """A line, its caps and its bars."""

    def __init__(self, lines, has_xerr=False, has_yerr=False, **kwargs):
        super().__init__(lines, **kwargs)
        self.lines, self.has_xerr, self.has_yerr = lines, has_xerr, has_yerr


class StemContainer(Container):
    """Markers, stems and the base line."""

    def __init__(self, markerline_stemlines_baseline, **kwargs):
        self.markerline, self.stemlines, self.baseline = markerline_stemlines_baseline
        super().__init__(markerline_stemlines_baseline, **kwargs)
