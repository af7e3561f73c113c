"""What Series and DataFrame answer about themselves in the same way."""

from pandas.core.arguments.options import no_default, unsupported
from pandas.core.arguments.questions import is_bool
from pandas.core.loading.first_use import on_first_use

# Loaded on first use, which keeps imports short.
pickling = on_first_use("pandas.core.files.pickling")


class SharedBasics:
    """Part of NDFrame."""

    def __bool__(self):
        raise ValueError(
            f"The truth value of a {type(self).__name__} is ambiguous. "
            "Use a.empty, a.bool(), a.item(), a.any() or a.all()."
        )

    def __hash__(self):
        raise TypeError(f"unhashable type: '{type(self).__name__}'")

    def __reduce__(self):
        return pickling.reduced(self)

    def __copy__(self):
        return self.copy(deep=False)

    def __deepcopy__(self, memo=None):
        return self.copy()

    def bool(self):
        """The only value, which must be a boolean."""
        if self.size != 1:
            return self.__bool__()
        value = self.to_numpy().ravel()[0]
        if not is_bool(value):
            raise ValueError(f"bool cannot act on a non-boolean single element {type(self).__name__}")
        return bool(value)

    @property
    def attrs(self):
        """A dict for notes about the data."""
        return self.__dict__.setdefault("_attrs", {})

    @attrs.setter
    def attrs(self, value):
        self.__dict__["_attrs"] = dict(value)

    @property
    def flags(self):
        """Whether labels may occur twice; always allowed here."""
        return Flags()

    def set_flags(self, *, copy=False, allows_duplicate_labels=None):
        """A copy; only labels that may occur twice are offered."""
        if allows_duplicate_labels is False:
            raise unsupported("set_flags(allows_duplicate_labels=False)")
        return self.copy()

    def pipe(self, func, *args, **kwargs):
        """Calls a function with this object: `df.pipe(f, x)` is `f(df, x)`."""
        if isinstance(func, tuple):
            function, keyword = func
            if keyword in kwargs:
                raise ValueError(f"{keyword} is both the pipe target and a keyword argument")
            kwargs[keyword] = self
            return function(*args, **kwargs)
        return func(self, *args, **kwargs)

    def _check_no_arguments(self, called, /, **given):
        """Raises for arguments that are not offered and were given."""
        for name, value in given.items():
            if value is not None and value is not no_default:
                raise unsupported(f"{type(self).__name__}.{called}({name}=...)")


class Flags:
    """The answers of `.flags`."""

    allows_duplicate_labels = True

    def __repr__(self):
        return "<Flags(allows_duplicate_labels=True)>"
