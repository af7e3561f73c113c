"""`deprecated`: functions and classes that warn when they are used."""

import functools
import warnings


class deprecated:  # noqa: N801 - the name of the original
    """A decorator that warns with every use."""

    def __init__(self, extra=""):
        self.extra = extra

    def __call__(self, obj):
        """The function, class or property, warning."""
        if isinstance(obj, type):
            return self._of_class(obj)
        if isinstance(obj, property):
            return property(self._wrapped(obj.fget, "Attribute", obj.fget.__name__))
        return self._wrapped(obj, "Function", obj.__name__)

    def _words(self, kind, name):
        return f"{kind} {name} is deprecated" + (f"; {self.extra}" if self.extra else "")

    def _of_class(self, kind):
        words, plain = self._words("Class", kind.__name__), kind.__init__

        @functools.wraps(plain)
        def warned(self, *args, **kwargs):
            warnings.warn(words, category=FutureWarning, stacklevel=2)
            return plain(self, *args, **kwargs)
        kind.__init__ = warned
        return kind

    def _wrapped(self, function, kind, name):
        words = self._words(kind, name)

        @functools.wraps(function)
        def warned(*args, **kwargs):
            warnings.warn(words, category=FutureWarning, stacklevel=2)
            return function(*args, **kwargs)
        return warned
