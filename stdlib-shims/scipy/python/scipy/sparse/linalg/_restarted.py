"""A few eigenvalues of what is known by its products: a basis that grows by them and is restarted from its best part.

Where the operator is symmetric this is Lanczos's method with thick restarts, else Arnoldi's as Krylov and Schur have it.
"""

import _scipy_linalg as native
import numpy as np

_EPS = np.finfo(float).eps


class ArpackError(RuntimeError):
    """A search for eigenvalues that failed."""

    def __init__(self, info, infodict=None):
        super().__init__(f"ARPACK error {info}: {(infodict or {}).get(info, 'Unknown error')}")


class ArpackNoConvergence(ArpackError):
    """A search for eigenvalues that did not end."""

    def __init__(self, msg, eigenvalues, eigenvectors):
        super().__init__(-1, {-1: msg})
        self.eigenvalues, self.eigenvectors = eigenvalues, eigenvectors


_NO_SPACE = (
    "Could not build an Arnoldi factorization. IPARAM(5) returns the size of the current Arnoldi factorization. The user is advised "
    "to check that enough workspace and array storage has been allocated."
)

# Larger is wanted more.
_KEYS = {
    "LM": np.abs, "SM": lambda w: -np.abs(w), "LA": lambda w: w, "SA": lambda w: -w, "LR": np.real, "SR": lambda w: -w.real,
    "LI": lambda w: np.abs(w.imag), "SI": lambda w: -np.abs(w.imag),
}


def wanted_first(values, which, k):
    """The order in which values are wanted, and how much each is."""
    if which == "BE":
        # From both ends in turn; the upper end has the odd one.
        rising = np.argsort(values, kind="stable")
        lower, upper = rising, rising[::-1]
        order = np.stack([upper, lower], axis=1).ravel()[:len(rising)] if k % 2 else np.stack([lower, upper], axis=1).ravel()
        return order[np.sort(np.unique(order, return_index=True)[1])], None
    keys = _KEYS[which](values)
    return np.argsort(-keys, kind="stable"), keys


class Space:
    """An orthonormal basis in rows, and what the operator is within it: a column for each vector it was applied to."""

    def __init__(self, product, weight, start, size, is_symmetric, rng):
        self.product, self.weight, self.is_symmetric, self.rng = product, weight, is_symmetric, rng
        self.n, self.size, self.n_kept = len(start), size, 0
        self.basis = np.zeros((size + 1, self.n), dtype=start.dtype)
        self.within = np.zeros((size + 1, size), dtype=start.dtype)
        self._place(0, start)

    def _weighted(self, vector):
        return vector if self.weight is None else self.weight(vector)

    def _rest(self, vector, count):
        """What is left of a vector without the first of the basis, their shares in it, and its length."""
        rows, shares = self.basis[:count], 0
        weighted = self._weighted(vector)
        before = self._length(vector, weighted)
        if not np.isfinite(before):
            raise ArpackError(-9999, {-9999: _NO_SPACE})
        while True:
            # A conjugate is a copy, which real numbers do not need.
            more = (rows.conj() if rows.dtype.kind == "c" else rows) @ weighted
            vector, shares = vector - more @ rows, shares + more
            weighted = self._weighted(vector)
            length = self._length(vector, weighted)
            # What cancels loses the right angle, and is done again.
            if length > 0.7 * before or length == 0:
                return vector, shares, length
            if length <= _EPS * before:
                return vector, shares, 0.0
            before = length

    @staticmethod
    def _length(vector, weighted):
        return float(np.sqrt(max(np.vdot(vector, weighted).real, 0.0)))

    def _place(self, place, vector):
        """Makes a vector the next of the basis; a random one where nothing is left of it."""
        vector, _, length = self._rest(vector, place)
        while length == 0:
            vector, _, length = self._rest(self._random(), place)
        self.basis[place] = vector / length

    def _random(self):
        drawn = self.rng.uniform(-1.0, 1.0, self.n)
        if self.basis.dtype.kind == "c":
            drawn = drawn + 1j * self.rng.uniform(-1.0, 1.0, self.n)
        # A weight may be singular, and what it does not see must stay out.
        return drawn if self.weight is None else self.product(drawn)

    def begin_anew(self):
        """Goes on from a random vector: what the start knew nothing of comes in."""
        self.within[self.n_kept, :self.n_kept] = 0
        self._place(self.n_kept, self._random())

    def grow(self):
        """Applies the operator until the basis is full."""
        for column in range(self.n_kept, self.size):
            image = self.product(self.basis[column])
            rest, shares, length = self._rest(image, column + 1)
            self.within[:column + 1, column] = shares
            if length <= _EPS * np.abs(shares).max():
                # The basis holds all that products lead to.
                self.within[column + 1, column] = 0
                if column + 1 < self.n:
                    self._place(column + 1, self._random())
                continue
            self.within[column + 1, column] = length
            self.basis[column + 1] = rest / length

    def pairs(self):
        """Values, their vectors as columns in terms of the basis, and how far each is from being one of the operator."""
        inside = self.within[:self.size]
        if self.is_symmetric:
            values, vectors = np.linalg.eigh(np.tril(inside) + np.tril(inside, -1).conj().T)
        else:
            values, vectors = native.eigen(inside)
        return values, vectors, np.abs(self.within[self.size] @ vectors)

    def keep(self, vectors, order, count):
        """Restarts from the space of the first vectors of an order."""
        if self.is_symmetric:
            kept = vectors[:, order[:count]]
            block = kept.conj().T @ self.within[:self.size] @ kept
        else:
            kept, block = self._invariant(order, count)
            count = kept.shape[1]
        edge = self.within[self.size] @ kept
        self.basis[:count] = kept.T @ self.basis[:self.size]
        self.basis[count] = self.basis[self.size]
        self.within[:] = 0
        self.within[:count, :count], self.within[count, :count] = block, edge
        self.n_kept = count

    def _invariant(self, order, count):
        """Schur's vectors of the wanted values; neighbours that are conjugate stay together."""
        triangle, unitary, values = native.schur(self.within[:self.size])
        wanted = order(values)[:count]
        chosen = np.zeros(self.size, dtype=bool)
        chosen[wanted] = True
        triangle, unitary, _, count = native.reorder(triangle, unitary, chosen)
        return unitary[:, :count], triangle[:count, :count]


class Search:
    """Restarts of one space until the wanted values stand still."""

    def __init__(self, space, k, which, tol, most_rounds):
        self.space, self.k, self.which, self.most_rounds = space, k, which, most_rounds
        self.tol = tol if tol > 0 else _EPS / 2
        self.n_rounds = 0

    def _look(self):
        space = self.space
        space.grow()
        self.values, self.vectors, self.errors = space.pairs()
        self.order, self.keys = wanted_first(self.values, self.which, self.k)
        # Below the rounding of the small matrix nothing can be told.
        sizes = np.abs(self.values)
        told = (2 if space.is_symmetric else 10) * _EPS * sizes.max()
        self.limits = np.maximum(self.tol * np.maximum(_EPS ** (2 / 3), sizes), told)
        wanted = self.order[:self.k]
        self.n_good = int(np.sum(self.errors[wanted] <= self.limits[wanted]))
        self.n_rounds += 1

    def _keep(self, count):
        space = self.space
        if space.is_symmetric:
            space.keep(self.vectors, self.order, count)
        else:
            space.keep(self.vectors, lambda values: wanted_first(values, self.which, self.k)[0], count)

    def _count(self):
        """How many vectors a restart keeps: more when some are found already, which take no part any longer."""
        free = self.space.size - self.k
        return self.k + min(self.n_good + 1, free // 2)

    def run(self):
        """Until the wanted ones are found; False when the rounds are over."""
        self._look()
        while self.n_good < self.k:
            if self.n_rounds >= self.most_rounds:
                return False
            self._keep(self._count())
            self._look()
        return True

    def _next_is_settled(self):
        """Whether the best of the others is known well enough to be left out."""
        last, other = self.order[self.k - 1], self.order[self.k]
        gap = abs(self.keys[last] - self.keys[other])
        return self.errors[other] <= max(0.1 * gap, 1e-6 * max(abs(self.values[last]), abs(self.values[other])))

    def look_for_others(self):
        """A start says nothing of a second vector of the same value, nor of what is at right angles to it: looks again from
        another one, as long as that changes what is found."""
        found = self.found(self.k)
        while self.keys is not None and self.space.size < self.space.n:
            before = np.sort(self.keys[self.order[:self.k]])
            self._keep(self.k)
            self.space.begin_anew()
            self._look()
            while self.n_good < self.k or not self._next_is_settled():
                if self.n_rounds >= self.most_rounds:
                    return found
                self._keep(self._count())
                self._look()
            found = self.found(self.k)
            if np.allclose(before, np.sort(self.keys[self.order[:self.k]]), rtol=1e-8, atol=1e-12 * np.abs(self.values).max()):
                break
        return found

    def found(self, count):
        """Values and vectors, as columns, the most wanted first."""
        kept = self.order[:count]
        return self.values[kept], (self.vectors[:, kept].T @ self.space.basis[:self.space.size]).T
