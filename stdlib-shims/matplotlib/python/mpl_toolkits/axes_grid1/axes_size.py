"""Sizes of axes: a part that is shared out and a part in inches."""

from numbers import Real


class _Base:
    """A size; sums and multiples of sizes are sizes."""

    def __rmul__(self, other):
        return Fraction(other, self)

    def __mul__(self, other):
        return Fraction(other, self)

    def __add__(self, other):
        return Add(self, other if isinstance(other, _Base) else Fixed(other))

    def get_size(self, renderer):
        """The shared part and the inches."""
        raise NotImplementedError("Subclasses must implement")


class Add(_Base):
    """Two sizes together."""

    def __init__(self, a, b):
        self._a, self._b = a, b

    def get_size(self, renderer):
        """The shared part and the inches."""
        first, second = self._a.get_size(renderer), self._b.get_size(renderer)
        return first[0] + second[0], first[1] + second[1]


class Fixed(_Base):
    """A size in inches."""

    def __init__(self, fixed_size):
        if not isinstance(fixed_size, Real):
            raise TypeError(f"'fixed_size' must be an instance of numbers.Real, not a {type(fixed_size).__name__}")
        self.fixed_size = fixed_size

    def get_size(self, renderer):
        """The shared part and the inches."""
        return 0.0, self.fixed_size


class Scaled(_Base):
    """A share of what is left."""

    def __init__(self, scalable_size):
        self._scalable_size = scalable_size

    def get_size(self, renderer):
        """The shared part and the inches."""
        return self._scalable_size, 0.0


Scalable = Scaled


class _OfAxes(_Base):
    def __init__(self, axes, aspect=1.0, ref_ax=None):
        self._axes, self._aspect, self._ref_ax = axes, aspect, ref_ax

    def _length(self, low, high):
        if self._aspect == "axes":
            aspect = (self._ref_ax or self._axes).get_aspect()
            self._aspect = 1.0 if aspect == "auto" else aspect
        return abs(high - low) * self._aspect, 0.0


class AxesX(_OfAxes):
    """The span of x of an axes."""

    def get_size(self, renderer):
        """The shared part and the inches."""
        low, high = self._axes.get_xlim()
        return abs(high - low) * (1.0 if self._aspect == "axes" else self._aspect), 0.0


class AxesY(_OfAxes):
    """The span of y of an axes."""

    def get_size(self, renderer):
        """The shared part and the inches."""
        return self._length(*self._axes.get_ylim())


class Fraction(_Base):
    """A part of another size."""

    def __init__(self, fraction, ref_size):
        self._fraction, self._fraction_ref = fraction, ref_size

    def get_size(self, renderer):
        """The shared part and the inches."""
        if self._fraction_ref is None:
            return self._fraction, 0.0
        shared, inches = self._fraction_ref.get_size(renderer)
        return shared * self._fraction, inches * self._fraction


def from_any(size, fraction_ref=None):
    """A size out of inches, a text such as '5%', or a size."""
    if isinstance(size, Real):
        return Fixed(size)
    if isinstance(size, str) and size[-1] == "%":
        return Fraction(float(size[:-1]) / 100, fraction_ref)
    if isinstance(size, _Base):
        return size
    raise ValueError("Unknown format")
