"""The formatter of linear axes: plain numbers, with a common offset or power of ten taken out; and numbers with unit prefixes."""

import math

import numpy as np

from . import rcParams
from ._ticker_base import Formatter, as_floats


class ScalarFormatter(Formatter):
    """Numbers with as many digits as the ticks need."""

    def __init__(self, useOffset=None, useMathText=None, useLocale=None, *, usetex=None):
        self.offset = 0
        self._offset_threshold = rcParams["axes.formatter.offset_threshold"]
        self._usetex = rcParams["text.usetex"] if usetex is None else usetex
        self.set_useOffset(rcParams["axes.formatter.useoffset"] if useOffset is None else useOffset)
        self.set_useMathText(useMathText)
        self.orderOfMagnitude = 0
        self.format = ""
        self._scientific = True
        self._powerlimits = rcParams["axes.formatter.limits"]
        self.set_useLocale(useLocale)

    def get_usetex(self):
        """Whether TeX sets the text."""
        return self._usetex

    def set_usetex(self, val):
        """Sets whether TeX sets the text."""
        self._usetex = rcParams["text.usetex"] if val is None else val

    usetex = property(fget=get_usetex, fset=set_usetex)

    def get_useOffset(self):
        """Whether a common offset may be taken out."""
        return self._useOffset

    def set_useOffset(self, val):
        """Sets whether a common offset may be taken out, or the offset itself."""
        automatic = isinstance(val, (bool, np.bool_))
        self._useOffset, self.offset = (val, 0) if automatic else (False, val)

    useOffset = property(fget=get_useOffset, fset=set_useOffset)

    def get_useLocale(self):
        """Whether numbers are written as the locale has it."""
        return self._useLocale

    def set_useLocale(self, val):
        """Sets whether numbers are written as the locale has it."""
        self._useLocale = rcParams["axes.formatter.use_locale"] if val is None else val

    useLocale = property(fget=get_useLocale, fset=set_useLocale)

    def get_useMathText(self):
        """Whether powers of ten are written as mathematics."""
        return self._useMathText

    def set_useMathText(self, val):
        """Sets whether powers of ten are written as mathematics."""
        self._useMathText = rcParams["axes.formatter.use_mathtext"] if val is None else val

    useMathText = property(fget=get_useMathText, fset=set_useMathText)

    def set_scientific(self, b):
        """Sets whether a power of ten may be taken out."""
        self._scientific = bool(b)

    def set_powerlimits(self, lims):
        """Sets the exponents from which on a power of ten is taken out."""
        if len(lims) != 2:
            raise ValueError("'lims' must be a sequence of length 2")
        self._powerlimits = lims

    def _text(self, fmt, value):
        return self.fix_minus(fmt % value)

    def __call__(self, x, pos=None):
        if len(self.locs) == 0:
            return ""
        shown = (x - self.offset) / (10.0**self.orderOfMagnitude)
        return self._text(self.format, 0 if abs(shown) < 1e-8 else shown)

    def format_data_short(self, value):
        """A short text of a value, as exact as a pixel."""
        if isinstance(value, (int, np.integer)):
            fmt = "%d"
        else:
            fmt = f"%-#.{significant_digits(value, self._pixel_at(value))}g"
        return self._text(fmt, value)

    def _pixel_at(self, value):
        """How much a value changes within a pixel."""
        name = getattr(self.axis, "axis_name", "")
        if name not in ("x", "y"):
            low, high = self.axis.get_view_interval()
            return (high - low) / 1e4
        axes = self.axis.axes
        transform = axes.get_xaxis_transform() if name == "x" else axes.get_yaxis_transform()
        place = transform.transform((value, 0) if name == "x" else (0, value))
        step = np.array([[-1, 0], [1, 0]] if name == "x" else [[0, -1], [0, 1]])
        beside = transform.inverted().transform(place + step)[:, 0 if name == "x" else 1]
        return float(abs(beside - value).max())

    def format_data(self, value):
        """A value with up to ten digits."""
        exponent = math.floor(math.log10(abs(value)))
        digits = round(value / 10**exponent, 10)
        text = self._text("%1.10g" if digits % 1 else "%d", digits)
        if not exponent:
            return text
        power = self._text("%d", exponent)
        if not (self._useMathText or self._usetex):
            return f"{text}e{power}"
        return "10^{%s}" % power if digits == 1 else r"%s \times 10^{%s}" % (text, power)

    def get_offset(self):
        """The offset and the power of ten that were taken out."""
        if len(self.locs) == 0 or not (self.orderOfMagnitude or self.offset):
            return ""
        offset, power = "", ""
        if self.offset:
            offset = self.format_data(self.offset)
            if self.offset > 0:
                offset = "+" + offset
        if self.orderOfMagnitude:
            power = self.format_data(10**self.orderOfMagnitude) if self._usetex or self._useMathText else f"1e{self.orderOfMagnitude}"
        if self._useMathText or self._usetex:
            if power:
                power = r"\times\mathdefault{%s}" % power
            return self.fix_minus(rf"${power}\mathdefault{{{offset}}}$")
        return self.fix_minus(power + offset)

    def set_locs(self, locs):
        """Tells where the ticks are, from which the offset, the power of ten and the digits follow."""
        self.locs = locs
        if len(locs) > 0:
            if self._useOffset:
                self._compute_offset()
            self._set_order_of_magnitude()
            self._set_format()

    def _shown(self):
        low, high = sorted(self.axis.get_view_interval())
        return [loc for loc in as_floats(self.locs) if low <= loc <= high], float(low), float(high)

    def _compute_offset(self):
        """The part that the shown ticks have in common, if it has digits enough and is far from zero."""
        self.offset = 0
        locs = self._shown()[0]
        if not locs or min(locs) == max(locs) or min(locs) <= 0 <= max(locs):
            return
        near, far = sorted(abs(end) for end in (min(locs), max(locs)))
        # The last power of ten, from large to small, at which both ends count the same, or differ by one while they are very close.
        for most in (0, 1):
            order = math.ceil(math.log10(far))
            while far // 10**order - near // 10**order <= most:
                order -= 1
            order += 1
            if (far - near) / 10**order > 1e-2:
                break
        common = far // 10**order
        if common >= 10 ** (self._offset_threshold - 1):
            self.offset = math.copysign(1, locs[0]) * common * 10**order

    def _set_order_of_magnitude(self):
        if not self._scientific:
            self.orderOfMagnitude = 0
            return
        least, most = self._powerlimits[0], self._powerlimits[1]
        if least == most != 0:
            self.orderOfMagnitude = most
            return
        locs, low, high = self._shown()
        if not locs:
            self.orderOfMagnitude = 0
            return
        largest = high - low if self.offset else max(abs(loc) for loc in locs)
        order = 0 if largest == 0 else math.floor(math.log10(largest))
        self.orderOfMagnitude = order if order <= least or order >= most else 0

    def _set_format(self):
        locs = as_floats(self.locs)
        alone = len(locs) < 2
        if alone:
            locs = [*locs, *as_floats(self.axis.get_view_interval())]
        locs = [(loc - self.offset) / 10.0**self.orderOfMagnitude for loc in locs]
        spread = max(locs) - min(locs)
        if spread == 0:
            spread = max(abs(loc) for loc in locs)
        if spread == 0:
            spread = 1
        if alone:
            locs = locs[:-2]
        order = math.floor(math.log10(spread))
        digits = max(0, 3 - order)
        allowed = 1e-3 * 10**order
        while digits >= 0:
            if max(abs(loc - round(loc, digits)) for loc in locs) >= allowed:
                break
            digits -= 1
        self.format = f"%1.{digits + 1}f"
        if self._usetex or self._useMathText:
            self.format = rf"$\mathdefault{{{self.format}}}$"


def significant_digits(value, delta):
    """How many digits show a value as exactly as delta."""
    if delta == 0:
        return 3
    before = math.floor(math.log10(abs(value))) + 1 if value else 1
    return max(0, before - math.floor(math.log10(delta))) if math.isfinite(value) else 0


class EngFormatter(ScalarFormatter):
    """Numbers with prefixes of units, such as "10 kHz"."""

    ENG_PREFIXES = {-30: "q", -27: "r", -24: "y", -21: "z", -18: "a", -15: "f", -12: "p", -9: "n", -6: "\N{MICRO SIGN}", -3: "m", 0: "", 3: "k", 6: "M",
                    9: "G", 12: "T", 15: "P", 18: "E", 21: "Z", 24: "Y", 27: "R", 30: "Q"}

    def __init__(self, unit="", places=None, sep=" ", *, usetex=None, useMathText=None, useOffset=False):
        ScalarFormatter.__init__(self, useOffset=useOffset, useMathText=useMathText, useLocale=False, usetex=usetex)
        self.unit = unit
        self.places = places
        self.sep = sep

    def __call__(self, x, pos=None):
        if len(self.locs) == 0 or self.offset == 0:
            return self.fix_minus(self.format_data(x))
        shown = (x - self.offset) / (10.0**self.orderOfMagnitude)
        return self._text(self.format, 0 if abs(shown) < 1e-8 else shown)

    def set_locs(self, locs):
        """Tells where the ticks are, from which the offset, the prefix and the digits follow."""
        self.locs = locs
        if not len(locs):
            return
        ends = self.axis.get_view_interval()
        if self._useOffset:
            self._compute_offset()
            self.offset = self.offset and round((ends[0] + ends[1]) / 2, 3)
        self.orderOfMagnitude = 3 * math.floor(math.log(max(ends) - min(ends), 1000))
        self._set_format()

    def get_offset(self):
        """The offset and the prefix that were taken out."""
        if len(self.locs) == 0 or not self.offset:
            return ""
        offset = self.format_data(self.offset)
        if self.offset > 0:
            offset = "+" + offset
        power = self.format_data(10**self.orderOfMagnitude)
        if self._useMathText or self._usetex:
            if power != "":
                power = r"\times%s" % power
            return self.fix_minus(rf"${power}{offset}$")
        return self.fix_minus(power + offset)

    def format_eng(self, num):
        """A number with its prefix and unit."""
        return self.format_data(num)

    def format_data(self, value):
        """A number with its prefix and unit."""
        form = "g" if self.places is None else f".{self.places:d}f"
        power = 3 * math.floor(math.log10(abs(value)) / 3) if value else 0
        power = min(max(power, -30), 30)
        number = value / 10.0**power if value else 0.0
        if power < 30 and abs(float(format(number, form))) >= 1000:
            # Rounding has reached the next prefix.
            number, power = number / 1000, power + 3
        mark = self.ENG_PREFIXES[int(power)] + self.unit
        text = f"${number:{form}}$" if self._usetex or self._useMathText else f"{number:{form}}"
        return f"{text}{self.sep}{mark}" if mark else text
