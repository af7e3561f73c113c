"""Distributions of matrices and directions: wishart, invwishart, matrix_normal, rotations, random correlations."""

import math

import numpy as np

from scipy import special as sc
from scipy.stats._vectors import positive_definite, squeezed, vector_distribution

LOG_2, LOG_2PI = np.log(2), np.log(2 * np.pi)


class wishart_gen(vector_distribution):
    """The scatter of normal vectors."""

    _of_values, _of_parameters = ("pdf", "logpdf"), ("mean", "mode", "var", "entropy")

    def __call__(self, df=None, scale=None, seed=None):
        _, df, scale = self._checked(df, scale)
        return self._frozen(seed, df=df, scale=scale)

    @staticmethod
    def _checked(df, scale):
        scale = np.asarray(1.0 if scale is None else scale, dtype=float)
        if scale.ndim == 0:
            scale = scale[None, None]
        elif scale.ndim == 1:
            scale = np.diag(scale)
        elif scale.ndim == 2 and scale.shape[0] != scale.shape[1]:
            raise ValueError(f"Array 'scale' must be square if it is two dimensional, but scale.scale = {scale.shape}.")
        elif scale.ndim > 2:
            raise ValueError(f"Array 'scale' must be at most two-dimensional, but scale.ndim = {scale.ndim}")
        dim = scale.shape[0]
        if df is None:
            df = dim
        elif not np.isscalar(df):
            raise ValueError("Degrees of freedom must be a scalar.")
        elif df <= dim - 1:
            raise ValueError("Degrees of freedom must be greater than the dimension of scale matrix minus 1.")
        return dim, df, scale

    @staticmethod
    def _matrices(x, dim):
        """The matrices asked about, one in each place of the first axis."""
        x = np.asarray(x, dtype=float)
        if x.ndim == 0:
            x = x * np.eye(dim)[:, :, None]
        elif x.ndim == 1:
            x = x[None, None, :] if dim == 1 else np.diag(x)[:, :, None]
        elif x.ndim == 2:
            if x.shape[0] != x.shape[1]:
                raise ValueError(f"Quantiles must be square if they are two dimensional, but x.shape = {x.shape}.")
            x = x[:, :, None]
        if x.shape[:2] != (dim, dim):
            raise ValueError(f"Quantiles have incompatible dimensions: should be {(dim, dim)}, got {x.shape[:2]}.")
        return np.moveaxis(x, -1, 0)

    def logpdf(self, x, df, scale):
        """The logarithm of the density."""
        dim, df, scale = self._checked(df, scale)
        _, log_det = positive_definite(scale)
        inverse, answer = np.linalg.inv(scale), []
        for matrix in self._matrices(x, dim):
            log_det_x = positive_definite(matrix)[1]
            answer.append(0.5 * (df - dim - 1) * log_det_x - 0.5 * np.sum(inverse * matrix.T))
        return squeezed(np.array(answer) - (0.5 * df * dim * LOG_2 + 0.5 * df * log_det + sc.multigammaln(0.5 * df, dim)))

    def pdf(self, x, df, scale):
        """The density."""
        return np.exp(self.logpdf(x, df, scale))

    def mean(self, df, scale):
        """The mean matrix."""
        _, df, scale = self._checked(df, scale)
        return squeezed(df * scale)

    def mode(self, df, scale):
        """The likeliest matrix, when there is one."""
        dim, df, scale = self._checked(df, scale)
        return squeezed((df - dim - 1) * scale) if df >= dim + 1 else None

    def var(self, df, scale):
        """The variance of each entry."""
        _, df, scale = self._checked(df, scale)
        return squeezed(df * (scale**2 + np.outer(np.diag(scale), np.diag(scale))))

    def entropy(self, df, scale):
        """The differential entropy."""
        dim, df, scale = self._checked(df, scale)
        _, log_det = positive_definite(scale)
        digammas = np.sum(sc.digamma(0.5 * (df - np.arange(dim))))
        return 0.5 * (dim + 1) * log_det + 0.5 * dim * (dim + 1) * LOG_2 + sc.multigammaln(0.5 * df,
            dim) - 0.5 * (df - dim - 1) * digammas + 0.5 * df * dim

    def rvs(self, df, scale, size=1, random_state=None):
        """Random matrices, by Bartlett's triangles."""
        dim, df, scale = self._checked(df, scale)
        shape = (size,) if np.ndim(size) == 0 else tuple(size)
        n, below, stream = int(np.prod(shape)), dim * (dim - 1) // 2, self._stream(random_state)
        lower = stream.normal(size=n * below).reshape((*shape, below))
        spreads = np.array([stream.chisquare(df - place, size=n) ** 0.5 for place in range(dim)])
        triangles = np.zeros((*shape, dim, dim))
        rows, columns = np.tril_indices(dim, k=-1)
        triangles[..., rows, columns] = lower
        places = np.arange(dim)
        triangles[..., places, places] = spreads.reshape((dim, *shape[::-1])).T
        roots = positive_definite(scale)[0] @ triangles
        return squeezed(roots @ np.swapaxes(roots, -1, -2))


class invwishart_gen(wishart_gen):
    """The inverse of the scatter of normal vectors."""

    def logpdf(self, x, df, scale):
        """The logarithm of the density."""
        dim, df, scale = self._checked(df, scale)
        _, log_det = positive_definite(scale)
        answer = []
        for matrix in self._matrices(x, dim):
            log_det_x = positive_definite(matrix)[1]
            answer.append(0.5 * df * log_det - 0.5 * np.trace(scale @ np.linalg.inv(matrix))
                - (0.5 * df * dim * LOG_2 + 0.5 * (df + dim + 1) * log_det_x))
        return squeezed(np.array(answer) - sc.multigammaln(0.5 * df, dim))

    def mean(self, df, scale):
        """The mean matrix, when there is one."""
        dim, df, scale = self._checked(df, scale)
        return squeezed(scale / (df - dim - 1)) if df > dim + 1 else None

    def mode(self, df, scale):
        """The likeliest matrix."""
        dim, df, scale = self._checked(df, scale)
        return squeezed(scale / (df + dim + 1))

    def var(self, df, scale):
        """The variance of each entry, when there is one."""
        dim, df, scale = self._checked(df, scale)
        if df <= dim + 3:
            return None
        top = (df - dim + 1) * scale**2 + (df - dim - 1) * np.outer(np.diag(scale), np.diag(scale))
        return squeezed(top / ((df - dim) * (df - dim - 1) ** 2 * (df - dim - 3)))

    def entropy(self, df, scale):
        """The differential entropy."""
        dim, df, scale = self._checked(df, scale)
        _, log_det = positive_definite(scale)
        digammas = np.sum(sc.digamma(0.5 * (df - dim + np.arange(1, dim + 1))))
        return sc.multigammaln(0.5 * df, dim) + 0.5 * dim * df + 0.5 * (dim + 1) * (log_det - LOG_2) - 0.5 * (df + dim + 1) * digammas

    def rvs(self, df, scale, size=1, random_state=None):
        """Random matrices."""
        dim, df, scale = self._checked(df, scale)
        shape = (size,) if np.ndim(size) == 0 else tuple(size)
        stream, triangles = self._stream(random_state), np.zeros((*shape, dim, dim))
        rows, columns = np.tril_indices(dim, k=-1)
        triangles[..., rows, columns] = stream.normal(size=(*shape, rows.size))
        places = np.arange(dim)
        triangles[..., places, places] = stream.chisquare(df=df - dim + 1 + places, size=(*shape, dim)) ** 0.5
        roots = positive_definite(scale)[0] @ np.linalg.inv(triangles)
        return squeezed(roots @ np.swapaxes(roots, -1, -2))


class matrix_normal_gen(vector_distribution):
    """Normal matrices whose rows and columns have covariances of their own."""

    _of_values, _of_parameters = ("pdf", "logpdf"), ()

    def __call__(self, mean=None, rowcov=1, colcov=1, seed=None):
        mean, rowcov, colcov = self._checked(mean, rowcov, colcov)
        return self._frozen(seed, mean=mean, rowcov=rowcov, colcov=colcov)

    @staticmethod
    def _checked(mean, rowcov, colcov):
        if mean is not None:
            mean = np.asarray(mean, dtype=float)
            if mean.ndim != 2:
                raise ValueError("Array `mean` must be two dimensional.")
        covariances = []
        for axis, (name, cov, word) in enumerate((("rowcov", rowcov, "rows"), ("colcov", colcov, "columns"))):
            cov = np.asarray(cov, dtype=float)
            if cov.ndim == 0:
                cov = cov * np.identity(1 if mean is None else mean.shape[axis])
            elif cov.ndim == 1:
                cov = np.diag(cov)
            if cov.ndim != 2:
                raise ValueError(f"`{name}` must be a scalar or a 2D array.")
            if cov.shape[0] != cov.shape[1]:
                raise ValueError(f"Array `{name}` must be square.")
            if mean is not None and mean.shape[axis] != cov.shape[0]:
                raise ValueError(f"Arrays `mean` and `{name}` must have the same number of {word}.")
            covariances.append(cov)
        return np.zeros((covariances[0].shape[0], covariances[1].shape[0])) if mean is None else mean, *covariances

    def logpdf(self, X, mean=None, rowcov=1, colcov=1):
        """The logarithm of the density."""
        mean, rowcov, colcov = self._checked(mean, rowcov, colcov)
        X = np.asarray(X, dtype=float)
        if X.shape[-2:] != mean.shape:
            raise ValueError("The shape of array `X` is not compatible with the distribution parameters.")
        (row_root, row_log), (column_root, column_log) = positive_definite(rowcov), positive_definite(colcov)
        gap = np.linalg.inv(row_root) @ (X - mean) @ np.linalg.inv(column_root).T
        rows, columns = mean.shape
        return squeezed(-0.5 * (rows * columns * LOG_2PI + columns * row_log + rows * column_log + np.sum(gap**2, axis=(-2, -1))))

    def pdf(self, X, mean=None, rowcov=1, colcov=1):
        """The density."""
        return np.exp(self.logpdf(X, mean, rowcov, colcov))

    def rvs(self, mean=None, rowcov=1, colcov=1, size=1, random_state=None):
        """Random matrices."""
        mean, rowcov, colcov = self._checked(mean, rowcov, colcov)
        size = int(size)
        rows, columns = positive_definite(rowcov)[0], positive_definite(colcov)[0]
        drawn = self._stream(random_state).standard_normal(size=(mean.shape[1], size, mean.shape[0])).transpose(1, 2, 0)
        values = mean + rows @ drawn @ columns.T
        return values.reshape(mean.shape) if size == 1 else values


class ortho_group_gen(vector_distribution):
    """Rotations and reflections, all equally likely."""

    _rest = "and must be a scalar nonnegative integer."

    def __call__(self, dim=None, seed=None):
        return self._frozen(seed, dim=self._checked(dim))

    def _checked(self, dim):
        if dim is None or not np.isscalar(dim) or dim < 0 or dim != int(dim):
            raise ValueError(f"Dimension of rotation must be specified,{self._rest}")
        return dim

    def _drawn(self, shape, stream):
        return stream.normal(size=shape)

    def rvs(self, dim, size=1, random_state=None):
        """Random matrices."""
        dim, size = self._checked(dim), int(size)
        z = self._drawn((*((size,) if size > 1 else ()), dim, dim), self._stream(random_state))
        q, r = np.linalg.qr(z)
        d = np.diagonal(r, axis1=-2, axis2=-1)
        return q * (d / np.abs(d))[..., None, :]


class special_ortho_group_gen(ortho_group_gen):
    """Rotations, all equally likely."""

    _rest = "\n                                and must be a scalar nonnegative integer."

    def rvs(self, dim, size=1, random_state=None):
        """Random matrices."""
        q = super().rvs(dim, size, random_state)
        if dim:
            q[..., 0, :] /= np.asarray(np.linalg.det(q))[..., None]
        return q


class unitary_group_gen(ortho_group_gen):
    """Complex rotations, all equally likely."""

    def _drawn(self, shape, stream):
        real = stream.normal(size=shape)
        return 1 / math.sqrt(2) * (real + 1j * stream.normal(size=shape))


class random_correlation_gen(vector_distribution):
    """Correlation matrices with given eigenvalues."""

    def __call__(self, eigs, seed=None, tol=1e-13, diag_tol=1e-7):
        return _fixed_correlation(self, eigs, seed, tol, diag_tol)

    def rvs(self, eigs, random_state=None, tol=1e-13, diag_tol=1e-7):
        """A random matrix, turned by Givens rotations until its diagonal is 1."""
        eigs = np.asarray(eigs, dtype=float)
        dim = eigs.size
        if eigs.ndim != 1 or dim <= 1:
            raise ValueError("Array 'eigs' must be a vector of length greater than 1.")
        if np.abs(np.sum(eigs) - dim) > tol:
            raise ValueError("Sum of eigenvalues must equal dimensionality.")
        if np.any(eigs < -tol):
            raise ValueError("All eigenvalues must be non-negative.")
        turn = ortho_group.rvs(dim, random_state=self._stream(random_state))
        m = np.dot(np.dot(turn, np.diag(eigs)), turn.T)
        for i in range(dim - 1):
            if m[i, i] == 1:
                continue
            above = m[i, i] > 1
            later = [j for j in range(i + 1, dim) if (m[j, j] < 1) == above and m[j, j] != 1]
            j = later[0] if later else dim - 1
            c, s = _givens(m[i, i], m[j, j], m[i, j])
            for lines in (m, m.T):
                lines[i], lines[j] = c * lines[i] - s * lines[j], s * lines[i] + c * lines[j]
        if np.abs(np.diag(m) - 1).max() > diag_tol:
            raise RuntimeError("Failed to generate a valid correlation matrix")
        return m


class _fixed_correlation:
    """Correlation matrices whose eigenvalues are settled."""

    def __init__(self, dist, eigs, seed, tol, diag_tol):
        self._dist, self.eigs, self._seed, self.tol, self.diag_tol = dist, eigs, seed, tol, diag_tol

    def rvs(self, random_state=None):
        """A random matrix."""
        return self._dist.rvs(self.eigs, self._seed if random_state is None else random_state, self.tol, self.diag_tol)


def _givens(first, second, joint):
    """Cosine and sine that turn the first of two diagonal entries into 1."""
    first, second = first - 1.0, second - 1.0
    if second == 0:
        return 0.0, 1.0
    t = (joint + math.copysign(math.sqrt(max(joint**2 - first * second, 0)), joint)) / second
    c = 1.0 / math.sqrt(1.0 + t * t)
    return c, 1.0 if c == 0 else c * t


class uniform_direction_gen(vector_distribution):
    """Unit vectors, all directions equally likely."""

    def __call__(self, dim=None, seed=None):
        return self._frozen(seed, dim=self._checked(dim))

    @staticmethod
    def _checked(dim):
        if dim is None or not np.isscalar(dim) or dim < 1 or dim != int(dim):
            raise ValueError("Dimension of vector must be specified, and must be an integer greater than 0.")
        return int(dim)

    def rvs(self, dim, size=None, random_state=None):
        """Random vectors."""
        dim = self._checked(dim)
        shape = () if size is None else tuple(np.atleast_1d(size).tolist())
        drawn = self._stream(random_state).standard_normal((*shape, dim))
        return drawn / np.sqrt(np.sum(drawn**2, axis=-1, keepdims=True))


wishart, invwishart, matrix_normal = wishart_gen(), invwishart_gen(), matrix_normal_gen()
ortho_group, special_ortho_group, unitary_group = ortho_group_gen(), special_ortho_group_gen(), unitary_group_gen()
random_correlation, uniform_direction = random_correlation_gen(), uniform_direction_gen()
