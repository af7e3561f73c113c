"""What locators (where ticks are) and formatters (what they say) have in common."""

import numpy as np

from . import rcParams
from .transforms import nonsingular


class _DummyAxis:
    """Stands for an axis when a locator or formatter is used by itself."""

    __name__ = "dummy"
    axis_name = "dummy"

    _data_interval = _view_interval = (0, 1)

    def __init__(self, minpos=0):
        self._minpos = minpos

    def get_view_interval(self):
        """The shown range."""
        return self._view_interval

    def set_view_interval(self, vmin, vmax):
        """Sets the shown range."""
        self._view_interval = (vmin, vmax)

    def get_minpos(self):
        """The smallest positive value."""
        return self._minpos

    def get_data_interval(self):
        """The range of the data."""
        return self._data_interval

    def set_data_interval(self, vmin, vmax):
        """Sets the range of the data."""
        self._data_interval = (vmin, vmax)

    def get_tick_space(self):
        """How many ticks there is room for."""
        return 9

    def get_scale(self):
        """The name of the scale."""
        return "linear"


class TickHelper:
    """Something that belongs to an axis."""

    axis = None

    def set_axis(self, axis):
        """Sets the axis."""
        self.axis = axis

    def create_dummy_axis(self, **kwargs):
        """Makes it usable without an axis."""
        if self.axis is None:
            self.axis = _DummyAxis(**kwargs)

    def _take(self, **given):
        """Keep the parameters that are given; None leaves one as it is."""
        self.__dict__.update({name: value for name, value in given.items() if value is not None})


class Formatter(TickHelper):
    """Gives the text of a tick."""

    locs = []

    def format_ticks(self, values):
        """The texts of all ticks at once."""
        self.set_locs(values)
        return [self(value, i) for i, value in enumerate(values)]

    def __call__(self, x, pos=None):
        raise NotImplementedError("Derived must override")

    def format_data(self, value):
        """The text of a value that need not be a tick."""
        return self.__call__(value)

    def format_data_short(self, value):
        """A short text of a value."""
        return self.format_data(value)

    def get_offset(self):
        """The text at the end of the axis."""
        return ""

    def set_locs(self, locs):
        """Tells where the ticks are."""
        self.locs = locs

    @staticmethod
    def fix_minus(s):
        """The text with a proper minus sign, if that is wanted."""
        return s.replace("-", "\N{MINUS SIGN}") if rcParams["axes.unicode_minus"] else s

    def _set_locator(self, locator):
        pass


class Locator(TickHelper):
    """Says where ticks are."""

    MAXTICKS = 1000

    def tick_values(self, vmin, vmax):
        """The ticks of a range."""
        raise NotImplementedError("Derived must override")

    def set_params(self, **kwargs):
        """There is nothing to set."""
        from warnings import warn
        warn("'set_params()' not defined for locator of type " + str(type(self)), stacklevel=2)

    def __call__(self):
        raise NotImplementedError("Derived must override")

    def raise_if_exceeds(self, locs):
        """The ticks; says so in the log if there are far too many."""
        if len(locs) >= self.MAXTICKS:
            import logging
            logging.getLogger("matplotlib.ticker").warning(
                "Locator attempting to generate %s ticks ([%s, ..., %s]), which exceeds Locator.MAXTICKS (%s).", len(locs), locs[0], locs[-1], self.MAXTICKS)
        return locs

    def nonsingular(self, v0, v1):
        """A range that is not empty."""
        return nonsingular(v0, v1, expander=0.05)

    def view_limits(self, vmin, vmax):
        """The range to show for a range of data."""
        return nonsingular(vmin, vmax)


class ViewLocator(Locator):
    """A locator whose ticks depend on the shown range only."""

    def __call__(self):
        return self.tick_values(*self.axis.get_view_interval())


def check_word(argument, value, words):
    """ValueError if a value is not one of the words."""
    if value not in words:
        raise ValueError(f"{value!r} is not a valid value for {argument}; supported values are {', '.join(map(repr, words))}")


def is_close_to_int(x):
    """Whether a number is whole, nearly."""
    return abs(x - round(x)) <= 1e-8 + 1e-5 * abs(round(x))


def as_floats(values):
    """A plain list of floats from ticks."""
    return np.asarray(values, float).tolist()
