"""Formatters for logarithmic and logit axes."""

import math

import numpy as np

from . import rcParams
from ._ticker_base import Formatter, as_floats, is_close_to_int
from .transforms import nonsingular


def _is_decade(x, *, base=10, rtol=None):
    """Whether a number is a power of the base."""
    if not math.isfinite(x):
        return False
    if x == 0.0:
        return True
    logarithm = math.log(abs(x)) / math.log(base)
    if rtol is None:
        return is_close_to_int(logarithm)
    return abs(logarithm - round(logarithm)) <= 1e-8 + rtol * abs(round(logarithm))


def _is_half(x):
    return is_close_to_int(2 * x) and round(2 * x) == 1


class LogFormatter(Formatter):
    """Plain numbers for logarithmic axes."""

    __module__ = "matplotlib.ticker"

    def __init__(self, base=10.0, labelOnlyBase=False, minor_thresholds=None, linthresh=None):
        self.set_base(base)
        self.set_label_minor(labelOnlyBase)
        if minor_thresholds is None:
            minor_thresholds = (0, 0) if rcParams["_internal.classic_mode"] else (1, 0.4)
        self.minor_thresholds = minor_thresholds
        self._sublabels = None
        self._linthresh = linthresh

    def set_base(self, base):
        """Sets the base of the logarithm."""
        self._base = float(base)

    def set_label_minor(self, labelOnlyBase):
        """Sets whether only powers of the base have a text."""
        self.labelOnlyBase = labelOnlyBase

    def set_locs(self, locs=None):
        """Finds out which multiples of the powers have a text, from the shown range."""
        most, many = self.minor_thresholds
        if math.isinf(most):
            self._sublabels = None
            return
        n_decades = self._decades_shown()
        if n_decades is None or n_decades > most:
            self._sublabels = {1}
        elif n_decades > many:
            self._sublabels = {round(multiple) for multiple in np.geomspace(1, self._base, int(self._base) // 2 + 1).tolist()}
        else:
            self._sublabels = set(range(1, int(self._base) + 1))

    def _decades_shown(self):
        """How many powers of the base the shown range spans, without a linear part around zero; None if a power cannot reach its low end."""
        low, high = sorted(as_floats(self.axis.get_view_interval()))
        threshold = self._linthresh
        if threshold is None and hasattr(self.axis, "get_transform"):
            threshold = getattr(self.axis.get_transform(), "linthresh", None)
        if threshold is None:
            return None if low <= 0 else abs(math.log(high) / math.log(self._base) - math.log(low) / math.log(self._base))
        spans = (max(-high, threshold), -low), (max(low, threshold), high)
        return sum(math.log(far / near) / math.log(self._base) for near, far in spans if far > near)

    def _num_to_string(self, x, vmin, vmax):
        return "%1.0e" % x if x > 10000 or x < 1 else self._pprint_val(x, vmax - vmin)

    def _parts(self, x):
        """(whether it is a power of the base, its logarithm, or None if it gets no text)."""
        logarithm = math.log(x) / math.log(self._base)
        decade = is_close_to_int(logarithm)
        exponent = round(logarithm) if decade else math.floor(logarithm)
        coefficient = round(self._base ** (logarithm - exponent))
        if (self.labelOnlyBase and not decade) or (self._sublabels is not None and coefficient not in self._sublabels):
            return decade, None
        return decade, logarithm

    def __call__(self, x, pos=None):
        if x == 0.0:
            return "0"
        x = float(abs(x))
        if self._parts(x)[1] is None:
            return ""
        vmin, vmax = nonsingular(*self.axis.get_view_interval(), expander=0.05)
        return self.fix_minus(self._num_to_string(x, vmin, vmax))

    def format_data(self, value):
        """A value as plain text."""
        from .cbook import strip_math
        before, self.labelOnlyBase = self.labelOnlyBase, False
        text = strip_math(self.__call__(value))
        self.labelOnlyBase = before
        return text

    def format_data_short(self, value):
        """A short text of a value."""
        return ("%-12g" % value).rstrip()

    def _pprint_val(self, x, d):
        if abs(x) < 1e4 and x == int(x):
            return "%d" % x
        fmt = "%1.3e" if d < 1e-2 else "%1.3f" if d <= 1 else "%1.2f" if d <= 10 else "%1.1f" if d <= 1e5 else "%1.1e"
        return _without_zeros(fmt % x)


def _without_zeros(text):
    mantissa, _, exponent = text.partition("e")
    mantissa = mantissa.rstrip("0").rstrip(".")
    return f"{mantissa}e{int(exponent)}" if exponent and int(exponent) else mantissa


class LogFormatterExponent(LogFormatter):
    """The exponents only."""

    __module__ = "matplotlib.ticker"

    def _num_to_string(self, x, vmin, vmax):
        exponent = math.log(x) / math.log(self._base)
        if abs(exponent) > 10000 or abs(exponent) < 1:
            return "%1.0g" % exponent
        return self._pprint_val(exponent, math.log(vmax - vmin) / math.log(self._base))


class LogFormatterMathtext(LogFormatter):
    """Powers as mathematics."""

    __module__ = "matplotlib.ticker"

    def _non_decade_format(self, sign_string, base, fx, usetex):
        return r"$\mathdefault{%s%s^{%.2f}}$" % (sign_string, base, fx)

    def __call__(self, x, pos=None):
        if x == 0:
            return r"$\mathdefault{0}$"
        sign = "-" if x < 0 else ""
        x = float(abs(x))
        decade, exponent = self._parts(x)
        if exponent is None:
            return ""
        if decade:
            exponent = round(exponent)
        base = "%d" % self._base if self._base % 1 == 0.0 else "%s" % self._base
        if abs(exponent) < rcParams["axes.formatter.min_exponent"]:
            return r"$\mathdefault{%s%g}$" % (sign, x)
        if not decade:
            return self._non_decade_format(sign, base, exponent, rcParams["text.usetex"])
        return r"$\mathdefault{%s%s^{%d}}$" % (sign, base, exponent)


class LogFormatterSciNotation(LogFormatterMathtext):
    """Powers as mathematics, with a factor where there is one."""

    __module__ = "matplotlib.ticker"

    def _non_decade_format(self, sign_string, base, fx, usetex):
        exponent = math.floor(fx)
        factor = float(base) ** (fx - exponent)
        if is_close_to_int(factor):
            factor = round(factor)
        return r"$\mathdefault{%s%g\times%s^{%d}}$" % (sign_string, factor, base, exponent)


class LogitFormatter(Formatter):
    """Probabilities: powers of ten from 0 and from 1."""

    __module__ = "matplotlib.ticker"

    def __init__(self, *, use_overline=False, one_half=r"\frac{1}{2}", minor=False, minor_threshold=25, minor_number=6):
        self._labelled, self._minor = set(), minor
        self.use_overline(use_overline)
        self.set_one_half(one_half)
        self.set_minor_threshold(minor_threshold)
        self.set_minor_number(minor_number)

    def use_overline(self, use_overline):
        """Sets whether 1 - x is written with a line above."""
        self._use_overline = use_overline

    def set_one_half(self, one_half):
        """Sets how one half is written."""
        self._one_half = one_half

    def set_minor_threshold(self, minor_threshold):
        """Sets from how many minor ticks on they have no texts."""
        self._minor_threshold = minor_threshold

    def set_minor_number(self, minor_number):
        """Sets how many minor ticks have texts."""
        self._minor_number = minor_number

    def set_locs(self, locs):
        """Finds out which minor ticks have a text."""
        self.locs = np.array(locs, float)
        self._labelled = set()
        if not self._minor:
            return
        values = self.locs.tolist()
        if len(values) >= self._minor_threshold or all(_is_half(x) or any(_is_decade(size, rtol=1e-7) for size in (x, 1 - x)) for x in values):
            return
        if len(values) < self._minor_number:
            self._labelled = set(values)
            return
        gaps = np.diff(-np.log(1 / self.locs - 1)).tolist()
        nearest = [min(pair) for pair in zip([math.inf, *gaps], [*gaps, math.inf])]
        total = [sum(pair) for pair in zip([0, *gaps], [*gaps, 0])]
        order = sorted(range(len(values)), key=lambda i: (nearest[i], total[i]))
        self._labelled = {values[i] for i in order[-self._minor_number:]}

    def _format_value(self, x, locs, sci_notation=True):
        exponent = math.floor(math.log10(x)) if sci_notation else 0
        precision = least = 0 if sci_notation else 1
        if len(locs) >= 2:
            gap = sorted(abs(loc - x) for loc in locs)[1]
            precision = -math.log10(gap) + exponent
            precision = max(round(precision) if is_close_to_int(precision) else math.ceil(precision), least)
        mantissa = "%.*f" % (precision, x * 10.0**-exponent)
        return r"%s\cdot10^{%d}" % (mantissa, exponent) if sci_notation else mantissa

    def _one_minus(self, s):
        return r"\overline{%s}" % s if self._use_overline else f"1-{s}"

    def __call__(self, x, pos=None):
        x = float(x)
        if not 0 < x < 1 or (self._minor and x not in self._labelled):
            return ""
        return r"$\mathdefault{%s}$" % (self._one_half if _is_half(x) else self._tick_text(x, as_floats(self.locs)))

    def _tick_text(self, x, locs):
        """The text of a tick; near 1 it tells the distance from 1."""
        small = min(x, 1 - x)
        if _is_decade(small, rtol=1e-7):
            text = "10^{%d}" % round(math.log10(small))
        elif 0.1 <= x <= 0.9:
            return self._format_value(x, locs, sci_notation=False)
        else:
            text = self._format_value(small, locs if x < 0.5 else [1 - loc for loc in locs])
        return text if x < 0.5 else self._one_minus(text)

    def format_data_short(self, value):
        """A short text of a value."""
        if value < 0.1:
            return f"{value:e}"
        return f"{value:f}" if value < 0.9 else f"1-{1 - value:e}"
