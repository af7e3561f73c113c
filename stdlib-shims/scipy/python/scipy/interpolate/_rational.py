"""Quotients of polynomials through points, in barycentric form: AAA's greedy ones and Floater and Hormann's blends."""

import operator
import warnings

import numpy as np


class _BarycentricRational:
    """Support points, their values and weights."""

    def __init__(self, x, y, axis=0, **options):
        self._axis = axis
        z, f = np.asarray(x), np.asarray(y)
        self._check(z, f, **options)
        f = np.moveaxis(f, axis, 0)
        known = np.isfinite(f).reshape(f.shape[0], -1).all(axis=-1)
        z, places = np.unique(z[known], return_index=True)
        f = f[known][places]
        self._shape = f.shape[1:]
        self._support_points, self._support_values, self.weights = self._weights(z, f, **options)

    def _check(self, x, y):
        if x.ndim != 1:
            raise ValueError("`x` must be 1-D.")
        if not y.ndim >= 1:
            raise ValueError("`y` must be at least 1-D.")
        if x.size != y.shape[self._axis]:
            raise ValueError(f"`x` be of size {y.shape[self._axis]} but got size {x.size}.")
        if not np.all(np.isfinite(x)):
            raise ValueError("`x` must be finite.")

    def __call__(self, z):
        z = np.asarray(z)
        flat = np.ravel(z)
        values = self._support_values.reshape(self._support_values.shape[0], -1)
        weights = self.weights[..., None]
        with np.errstate(invalid="ignore", divide="ignore"):
            cauchy = 1 / np.subtract.outer(flat, self._support_points)
            found = cauchy @ (weights * values) / (cauchy @ weights)
        if np.any(np.isinf(flat)):
            found[np.isinf(flat)] = np.sum(weights * values, axis=0) / np.sum(weights)
        for place in np.flatnonzero(np.isnan(found).any(axis=1)).tolist():
            at = np.flatnonzero(self._support_points == flat[place])
            if at.size:
                found[place] = values[at[0]]
        found = found.reshape(z.shape + self._shape)
        return np.moveaxis(found, 0, self._axis) if z.ndim > 0 else found

    def _zeros_of(self, row):
        """Where the sum of row / (z - support points) is zero, as eigenvalues."""
        points = self._support_points
        kept = row != 0
        row, points = row[kept], points[kept]
        n = len(row)
        if n < 2:
            return np.zeros(0, dtype=complex)
        # The points on a diagonal, less a projection along the row: one more eigenvalue, zero, belongs to none of them.
        total = row.sum()
        if abs(total) > 1e-13 * np.abs(row).sum():
            matrix = np.diag(points.astype(np.result_type(points, row, float))) - np.outer(points * np.ones(n), row) / total
            values = np.linalg.eigvals(matrix)
            return np.delete(values, np.argmin(np.abs(values))) + 0j
        # Some zeros lie at infinity: the arrow is turned inside out around a place off the line.
        centre = points.mean() + 0.7j * (np.abs(points - points.mean()).max() or 1.0)
        arrow = np.zeros((n + 1, n + 1), dtype=complex)
        arrow[0, 1:], arrow[1:, 0] = row, 1.0
        arrow[1:, 1:] = np.diag(points - centre)
        inverse = np.linalg.eigvals(np.linalg.solve(arrow, np.diag(np.r_[0.0, np.ones(n)])))
        return centre + 1 / inverse[np.abs(inverse) > 1e-5 * np.abs(inverse).max()]

    def poles(self):
        """Where the function is infinite."""
        return self._zeros_of(self.weights)

    def roots(self):
        """Where the function is zero."""
        if self._support_values.ndim > 1:
            raise NotImplementedError("Roots not implemented for multi-dimensional data.")
        return self._zeros_of(self.weights * self._support_values)

    def residues(self):
        """The residues at the poles."""
        if self._support_values.ndim > 1:
            raise NotImplementedError("Residues not implemented for multi-dimensional data.")
        cauchy = 1 / np.subtract.outer(self.poles(), self._support_points)
        return cauchy @ (self._support_values * self.weights) / -(cauchy**2 @ self.weights)


class AAA(_BarycentricRational):
    """Adds the point where the error is largest until the error is small."""

    def __init__(self, x, y, *, rtol=None, max_terms=100, clean_up=True, clean_up_tol=1e-13):
        super().__init__(x, y, rtol=rtol, max_terms=max_terms)
        if clean_up:
            self.clean_up(clean_up_tol)

    def _check(self, x, y, rtol=None, max_terms=100):
        if operator.index(max_terms) < 1:
            raise ValueError("`max_terms` must be an integer value greater than or equal to one.")
        if y.ndim != 1:
            raise ValueError("`y` must be 1-D.")
        super()._check(x, y)

    @property
    def support_points(self):
        """The points that the function goes through."""
        return self._support_points

    @property
    def support_values(self):
        """The values there."""
        return self._support_values

    def _weights(self, z, f, rtol, max_terms):
        kind = np.result_type(z, f, 1.0)
        least = np.finfo(float).eps
        enough = (least**0.75 if rtol is None else rtol) * np.max(np.abs(f))
        is_free = np.ones(z.size, dtype=bool)
        chosen, errors, found = [], [], np.repeat(np.mean(f), z.size)
        is_ill = False
        for _ in range(max_terms):
            free = np.flatnonzero(is_free)
            place = int(free[np.argmax(np.abs(f[free] - found[free]))])
            chosen.append(place)
            is_free[place] = False
            with np.errstate(divide="ignore", invalid="ignore"):
                cauchy = 1 / np.subtract.outer(z, z[chosen])
                loewner = (f[:, None] - f[chosen]) * cauchy
            rows = loewner[is_free]
            norms = 1.0
            if rows.shape[0] >= len(chosen):
                _, sizes, vectors = np.linalg.svd(rows, full_matrices=False)
                with np.errstate(divide="ignore", invalid="ignore"):
                    is_ill = is_ill or bool(sizes[0] / sizes[-1] > 1 / (3 * least))
                if is_ill:
                    norms = np.linalg.norm(rows, axis=0)
                    _, sizes, vectors = np.linalg.svd(rows / norms, full_matrices=False)
                smallest = sizes == np.min(sizes)
                weights = (vectors.conj()[smallest].sum(axis=0) / np.sqrt(smallest.sum())).astype(kind) / norms
            else:
                _, _, vectors = np.linalg.svd(rows, full_matrices=True)
                vectors = vectors[rows.shape[0]:].conj()
                weights = (vectors.sum(axis=0) / np.sqrt(len(vectors))).astype(kind)
            used = weights != 0
            with np.errstate(invalid="ignore"):
                top, bottom = cauchy[:, used] @ (weights * f[chosen])[used], cauchy[:, used] @ weights[used]
            wild = ~np.isfinite(bottom)
            found = np.where(wild, f, top) / np.where(wild, 1, bottom)
            errors.append(np.max(np.abs(f - found)))
            if errors[-1] <= enough:
                break
        if len(chosen) == max_terms:
            warnings.warn(f"AAA failed to converge within {max_terms} iterations.", RuntimeWarning, stacklevel=4)
        self.errors, self._points, self._values = np.array(errors), z, f
        return z[chosen][used].astype(kind), f[chosen][used].astype(kind), weights[used]

    def clean_up(self, cleanup_tol=1e-13):
        """Takes away poles that nearly cancel with zeros; how many there were."""
        poles = self.poles()
        if poles.size == 0:
            return 0
        middle = np.exp(np.mean(np.log(np.abs(self._values)))) if np.all(self._values != 0) else 0.0
        near = np.min(np.abs(np.subtract.outer(poles, self._points)), axis=1)
        with np.errstate(divide="ignore", invalid="ignore"):
            false_ones = np.flatnonzero(np.abs(self.residues()) / near < cleanup_tol * middle)
        if false_ones.size == 0:
            return 0
        warnings.warn(f"{false_ones.size} Froissart doublets detected.", RuntimeWarning, stacklevel=3)
        beside = np.argmin(np.abs(np.subtract.outer(self._support_points, poles[false_ones])), axis=0)
        self._support_points, self._support_values = (np.delete(part, beside) for part in (self._support_points, self._support_values))
        others = np.logical_and.reduce(np.not_equal.outer(self._points, self._support_points), axis=1)
        cauchy = 1 / np.subtract.outer(self._points[others], self._support_points)
        rows = self._values[others][:, None] * cauchy - cauchy * self._support_values
        self.weights = np.conj(np.linalg.svd(rows)[2][self._support_points.size - 1])
        return int(false_ones.size)


class FloaterHormannInterpolator(_BarycentricRational):
    """Polynomials of degree d through neighbouring points, blended: no poles on the line."""

    def __init__(self, points, values, *, d=3, axis=0):
        super().__init__(points, values, axis=axis, d=d)

    def _check(self, x, y, d):
        if not 0 <= operator.index(d) < len(x):
            raise ValueError("`d` must satisfy 0 <= d < n")
        super()._check(x, y)

    def _weights(self, z, f, d):
        n = z.size
        weights = np.zeros(n, dtype=np.result_type(z, 1.0))
        for start in range(n - d):
            run = z[start: start + d + 1]
            apart = np.abs(run[:, None] - run)
            np.fill_diagonal(apart, 1.0)
            weights[start: start + d + 1] += 1 / np.prod(apart, axis=1)
        return z, f, weights * (-1.0) ** (np.arange(n) - d)
