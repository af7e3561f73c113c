"""`Generator` and `default_rng`: numpy's newer random numbers, over PCG64 unless told otherwise."""

from operator import index

from _numpy import asarray, dtype as make_dtype, ndarray

from .._axes import normalize_axis_index
from ._legacy import RandomState, whole_numbers
from ._sampling import Sampler, checked_probabilities, not_below_zero, number, shape_of, true_for_all, without_replacement
from ._seeding import PCG64, BitGenerator


class Generator(Sampler):
    """Random numbers from a stream of bits."""

    def __init__(self, bit_generator):
        if not isinstance(bit_generator, BitGenerator):
            raise ValueError("Invalid bit generator. The bit generator must be instantiated.")
        self._bit_generator = bit_generator
        self._stream = bit_generator._stream

    @property
    def bit_generator(self):
        """The stream of bits behind this generator."""
        return self._bit_generator

    def __repr__(self):
        return f"Generator({type(self._bit_generator).__name__}) at 0x{id(self):X}"

    def __str__(self):
        return f"Generator({type(self._bit_generator).__name__})"

    def __copy__(self):
        # As in numpy, both go on with the same stream.
        return Generator(self._bit_generator)

    def __deepcopy__(self, memo):
        from copy import deepcopy
        return Generator(deepcopy(self._bit_generator, memo))

    def spawn(self, n_children):
        """New generators that do not overlap with this one."""
        return [type(self)(one) for one in self._bit_generator.spawn(n_children)]

    def _filled(self, name, parameters, size, dtype, out):
        kind = make_dtype(dtype)
        if kind.name == "float32":
            name += "_f32"
        elif kind.name != "float64":
            raise TypeError(f"Unsupported dtype {kind!r} for {name}")
        if out is not None:
            out[...] = self._draw(name, parameters, out.shape)
            return out
        result = self._draw(name, parameters, size)
        return make_dtype("float32").type(result).item() if kind.name == "float32" and not isinstance(result, ndarray) else result

    def random(self, size=None, dtype="float64", out=None):
        """Numbers from 0 up to, not including, 1."""
        return self._filled("random", (), size, dtype, out)

    def standard_normal(self, size=None, dtype="float64", out=None):
        """Normal numbers with mean 0 and deviation 1."""
        return self._filled("standard_normal", (), size, dtype, out)

    def standard_exponential(self, size=None, dtype="float64", method="zig", out=None):
        """Exponential numbers with mean 1."""
        if method == "inv":
            return self._draw("standard_exponential_inv", (), size)
        return self._filled("standard_exponential", (), size, dtype, out)

    def standard_gamma(self, shape, size=None, dtype="float64", out=None):
        """Gamma numbers with scale 1."""
        if make_dtype(dtype).name != "float64":
            raise NotImplementedError("standard_gamma(dtype=...)")
        result = self._draw("standard_gamma", (not_below_zero("shape", number(shape)),), size if out is None else out.shape)
        if out is not None:
            out[...] = result
            return out
        return result

    def uniform(self, low=0.0, high=1.0, size=None):
        """Numbers spread evenly from low up to high."""
        low, high = number(low), number(high)
        span = high - low
        if not true_for_all((span - span) == 0):
            raise OverflowError("high - low range exceeds valid bounds")
        if not true_for_all(span >= 0):
            raise ValueError("high - low < 0")
        return self._draw("uniform", (low, high), size)

    def integers(self, low, high=None, size=None, dtype="int64", endpoint=False):
        """Whole numbers from low up to high, which is included if endpoint is true."""
        if high is None:
            low, high = 0, low
        kind = make_dtype(dtype)
        result = whole_numbers(self._stream, low, high, size, kind, endpoint, False)
        if not isinstance(result, ndarray) and dtype is not int and dtype is not bool:
            return kind.type(result)
        return result

    def choice(self, a, size=None, replace=True, p=None, axis=0, shuffle=True):
        """Random elements of an array, or numbers below a whole number."""
        given = asarray(a)
        shape = shape_of(size)
        count = 1
        for length in shape or ():
            count *= length
        if given.ndim == 0:
            try:
                population = index(given.item())
            except TypeError:
                raise ValueError("a must be a sequence or an integer, not " + str(type(a))) from None
            if population <= 0 and count:
                raise ValueError("a must be a positive integer unless no samples are taken")
        else:
            population = given.shape[axis]
            if population == 0 and count:
                raise ValueError("a cannot be empty unless no samples are taken")
        if p is not None:
            p = checked_probabilities(p, population, False)
        if replace:
            if p is not None:
                cdf = p.cumsum()
                cdf /= cdf[-1]
                places = cdf.searchsorted(self.random(shape), side="right")
            else:
                places = self._stream.integers(0, population - 1, shape, "int64", False)
        else:
            if count > population:
                raise ValueError("Cannot take a larger sample than population when replace is False")
            if p is not None:
                places = without_replacement(lambda n: self.random(n), p, count, () if shape is None else shape)
            else:
                places = self._stream.choice_without_replacement(population, count, bool(shuffle))
                places = places.reshape(() if shape is None else shape)
        if shape is None:
            places = int(places)
            return places if given.ndim == 0 else given.take(places, axis=axis)
        return asarray(places) if given.ndim == 0 else given.take(places, axis=axis)

    def shuffle(self, x, axis=0):
        """Puts the elements along an axis into random order in place."""
        if isinstance(x, ndarray):
            kind = "array" if x.ndim == 1 else "rows"
            order = self._stream.permutation(x.shape[axis], kind, False)
            x[...] = x.take(order, axis=axis)
            return None
        if axis != 0:
            raise NotImplementedError("Axis argument is only supported on ndarray objects")
        order = self._stream.permutation(len(x), "sequence", False).tolist()
        values = [x[place] for place in order]
        for place, value in enumerate(values):
            x[place] = value
        return None

    def permutation(self, x, axis=0):
        """A shuffled copy, or the numbers below x in random order."""
        if isinstance(x, int) or (hasattr(x, "__index__") and getattr(x, "shape", ()) == ()):
            return self._stream.permutation(index(x), "array", False)
        x = asarray(x)
        normalize_axis_index(axis, x.ndim)
        order = self._stream.permutation(x.shape[axis], "array" if x.ndim == 1 else "rows", False)
        return x.take(order, axis=axis)

    def permuted(self, x, *, axis=None, out=None):
        """A copy in which each slice along an axis is shuffled by itself."""
        from .._shaping import moveaxis
        x = asarray(x)
        if axis is None:
            order = self._stream.permuted_rows(1, x.size)[0]
            result = x.ravel()[order].reshape(x.shape)
        else:
            moved = moveaxis(x, axis, -1)
            rows = moved.reshape(-1, moved.shape[-1])
            order = self._stream.permuted_rows(rows.shape[0], rows.shape[1])
            from .._selecting import take_along_axis
            result = moveaxis(take_along_axis(rows, order, 1).reshape(moved.shape), -1, axis)
        if out is not None:
            out[...] = result
            return out
        return result.copy()

    def multivariate_normal(self, mean, cov, size=None, check_valid="warn", tol=1e-8, *, method="svd"):
        """Normal values with a mean and a covariance for each pair."""
        if method == "svd":
            return super().multivariate_normal(mean, cov, size, check_valid, tol)
        from _numpy import matmul, sqrt
        from ..linalg import cholesky, eigh
        mean, cov = asarray(mean).astype(float), asarray(cov).astype(float)
        shape = (() if size is None else shape_of(size)) + mean.shape
        draws = asarray(self._draw("standard_normal", (), shape)).reshape(-1, mean.shape[0])
        if method == "cholesky":
            factor = cholesky(cov)
        elif method == "eigh":
            values, vectors = eigh(cov)
            factor = vectors * sqrt(values)
        else:
            raise ValueError("method must be one of {'eigh', 'svd', 'cholesky'}")
        return (matmul(draws, factor.T) + mean).reshape(shape)

    def multivariate_hypergeometric(self, colors, nsample, size=None, method="marginals"):
        """Counts of each colour in a sample drawn without putting back."""
        colors = asarray(colors).astype("int64")
        if method not in ("count", "marginals"):
            raise ValueError('method must be "count" or "marginals"')
        if (colors < 0).any() or colors.ndim != 1:
            raise ValueError("colors must be a one-dimensional sequence of nonnegative integers not exceeding 9223372036854775807.")
        if nsample > colors.sum():
            raise ValueError("nsample > sum(colors)")
        return self._stream.multivariate_hypergeometric(colors, index(nsample), shape_of(size), method)


def default_rng(seed=None):
    """A new Generator, started by a seed if one is given."""
    if isinstance(seed, Generator):
        return seed
    if isinstance(seed, RandomState):
        seed._stream  # starts it, if it was not used yet
        return Generator(seed._bit_generator)
    if isinstance(seed, BitGenerator):
        return Generator(seed)
    return Generator(PCG64(seed))
