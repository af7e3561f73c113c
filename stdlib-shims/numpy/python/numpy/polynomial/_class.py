"""`Polynomial`: coefficients with a domain, that can be evaluated, combined and fitted."""

from _numpy import array, asarray

from . import polynomial as functions

_SUPERSCRIPT = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")

# What `set_default_printstyle` sets.
_printing = {"style": "unicode"}


class Polynomial:
    """A polynomial in the variable x, the lowest power first."""

    domain = array([-1.0, 1.0])
    window = array([-1.0, 1.0])
    __hash__ = None

    def __init__(self, coef, domain=None, window=None, symbol="x"):
        self.coef = functions.as_series(coef)
        coef = asarray(coef)
        if coef.ndim == 1 and coef.size != self.coef.size:
            self.coef = coef + 0.0
        self.domain = array([-1.0, 1.0]) if domain is None else asarray(domain) + 0.0
        self.window = array([-1.0, 1.0]) if window is None else asarray(window) + 0.0
        self.symbol = symbol

    def _new(self, coef):
        return type(self)(coef, self.domain, self.window, self.symbol)

    def mapparms(self):
        """Offset and scale that take the domain to the window."""
        (old_low, old_high), (new_low, new_high) = self.domain, self.window
        length = old_high - old_low
        return (old_high * new_low - old_low * new_high) / length, (new_high - new_low) / length

    def __call__(self, arg):
        offset, scale = self.mapparms()
        return functions.polyval(offset + scale * asarray(arg), self.coef)

    def __repr__(self):
        coef, domain, window = (repr(one)[6:-1] for one in (self.coef, self.domain, self.window))
        return f"{type(self).__name__}({coef}, domain={domain}, window={window}, symbol='{self.symbol}')"

    def __str__(self):
        offset, scale = self.mapparms()
        if offset == 0 and scale == 1:
            variable = self.symbol
        elif scale == 1:
            variable = f"({_number(offset)} + {self.symbol})"
        elif offset == 0:
            variable = f"({_number(scale)}{self.symbol})"
        else:
            variable = f"({_number(offset)} + {_number(scale)}{self.symbol})"
        text = _number(self.coef[0])
        length = len(text)
        for power, value in enumerate(self.coef[1:].tolist(), 1):
            sign = "+"
            number = _number(value)
            if not isinstance(value, complex) and (value < 0 or number.startswith("-")):
                sign, number = "-", number.lstrip("-")
            if _printing["style"] == "unicode":
                raised = str(power).translate(_SUPERSCRIPT) if power > 1 else ""
                piece = f"{number}·{variable}{raised}"
            else:
                piece = f"{number} {variable}{'**' + str(power) if power > 1 else ''}"
            term = f" {sign} {piece}"
            length += len(term)
            if length > 75:
                text += "\n" + term[1:]
                length = len(term)
            else:
                text += term
        return text

    def degree(self):
        """The highest power."""
        return len(self.coef) - 1

    def copy(self):
        """An equal polynomial."""
        return self._new(self.coef.copy())

    def _other(self, other):
        if isinstance(other, Polynomial):
            if not (self.domain == other.domain).all():
                raise TypeError("Domains differ")
            if not (self.window == other.window).all():
                raise TypeError("Windows differ")
            if self.symbol != other.symbol:
                raise ValueError("Polynomial symbols differ")
            return other.coef
        return other

    def __add__(self, other):
        return self._new(functions.polyadd(self.coef, self._other(other)))

    __radd__ = __add__

    def __sub__(self, other):
        return self._new(functions.polysub(self.coef, self._other(other)))

    def __rsub__(self, other):
        return self._new(functions.polysub(self._other(other), self.coef))

    def __mul__(self, other):
        return self._new(functions.polymul(self.coef, self._other(other)))

    __rmul__ = __mul__

    def __truediv__(self, other):
        if isinstance(other, Polynomial):
            raise TypeError("unsupported types for true division: '<class 'numpy.polynomial.polynomial.Polynomial'>', '<class 'numpy.polynomial.polynomial.Polynomial'>'")
        return self._new(self.coef / other)

    def __floordiv__(self, other):
        return self._new(functions.polydiv(self.coef, self._other(other))[0])

    def __mod__(self, other):
        return self._new(functions.polydiv(self.coef, self._other(other))[1])

    def __divmod__(self, other):
        quotient, rest = functions.polydiv(self.coef, self._other(other))
        return self._new(quotient), self._new(rest)

    def __pow__(self, other):
        return self._new(functions.polypow(self.coef, other))

    def __neg__(self):
        return self._new(-self.coef)

    def __pos__(self):
        return self

    def __eq__(self, other):
        if not isinstance(other, Polynomial):
            return NotImplemented
        return (
            self.coef.shape == other.coef.shape and bool((self.coef == other.coef).all())
            and bool((self.domain == other.domain).all()) and bool((self.window == other.window).all()) and self.symbol == other.symbol
        )

    def __len__(self):
        return len(self.coef)

    def __iter__(self):
        return iter(self.coef)

    def has_samecoef(self, other):
        """Whether the coefficients are equal."""
        return len(self.coef) == len(other.coef) and bool((self.coef == other.coef).all())

    def trim(self, tol=0):
        """Without small coefficients at the end."""
        return self._new(functions.polytrim(self.coef, tol))

    def cutdeg(self, deg):
        """Cut to a degree."""
        return self._new(self.coef[: deg + 1])

    def truncate(self, size):
        """Cut to a number of coefficients."""
        return self._new(self.coef[:size])

    def deriv(self, m=1):
        """The derivative."""
        return self._new(functions.polyder(self.coef, m, self.mapparms()[1]))

    def integ(self, m=1, k=(), lbnd=None):
        """The integral."""
        offset, scale = self.mapparms()
        bound = 0 if lbnd is None else offset + scale * lbnd
        return self._new(functions.polyint(self.coef, m, k, bound, 1.0 / scale))

    def roots(self):
        """The roots."""
        offset, scale = self.mapparms()
        found = functions.polyroots(self.coef)
        return found if offset == 0 and scale == 1 else (found - offset) / scale

    def convert(self, domain=None, kind=None, window=None):
        """The same polynomial over another domain."""
        if kind is not None and kind is not Polynomial:
            raise NotImplementedError("Polynomial.convert(kind=...)")
        target = Polynomial([0, 1], domain, window, self.symbol)
        offset, scale = self.mapparms()
        new_offset, new_scale = target.mapparms()
        # x of the target in terms of its own window, put into the old map
        inner = [offset - scale * new_offset / new_scale, scale / new_scale]
        result = asarray([self.coef[-1]])
        for value in self.coef[-2::-1]:
            result = functions.polyadd(functions.polymul(result, inner), [value])
        return Polynomial(result, domain, window, self.symbol)

    def linspace(self, n=100, domain=None):
        """Points of the domain and the values there."""
        from .._creation import linspace
        low, high = self.domain if domain is None else domain
        x = linspace(low, high, n)
        return x, self(x)

    @classmethod
    def fit(cls, x, y, deg, domain=None, rcond=None, full=False, w=None, window=None, symbol="x"):
        """The polynomial that fits points best, over the domain of the points."""
        x = asarray(x) + 0.0
        if domain is None:
            domain = array([x.min(), x.max()])
            if domain[0] == domain[1]:
                domain = domain + array([-1, 1])
        made = cls([0], domain, window, symbol)
        offset, scale = made.mapparms()
        found = functions.polyfit(offset + scale * x, y, deg, rcond, full, w)
        if full:
            return made._new(found[0]), found[1]
        return made._new(found)

    @classmethod
    def fromroots(cls, roots, domain=(), window=None, symbol="x"):
        """The polynomial with these roots."""
        return cls(functions.polyfromroots(roots), None, window, symbol)

    @classmethod
    def identity(cls, domain=None, window=None, symbol="x"):
        """The polynomial x."""
        return cls([0, 1], domain, window, symbol)

    @classmethod
    def basis(cls, deg, domain=None, window=None, symbol="x"):
        """One power of x."""
        return cls([0] * int(deg) + [1], domain, window, symbol)


def _number(value):
    from .._printing import format_float_positional, format_float_scientific
    value = value.item() if hasattr(value, "item") else value
    if isinstance(value, complex):
        return str(value)
    size = abs(value)
    if value and (size >= 1e8 or size < 1e-4):
        return format_float_scientific(value, precision=8, unique=True, trim="0")
    return format_float_positional(value, precision=8, unique=True, fractional=True, trim="0")
