"""Rotations, alone or many at once."""

import numpy as np

from scipy._refusals import refuse
from scipy.spatial.transform import _quaternions as q


class Rotation:
    """One rotation or an array of them, kept as unit quaternions."""

    __module__ = "scipy.spatial.transform._rotation"

    def __init__(self, quat, normalize=True, copy=True, scalar_first=False):
        quat = np.array(quat, dtype=np.float64)
        if quat.ndim == 0 or quat.shape[-1] != 4:
            raise ValueError(f"Expected `quat` to have shape (..., 4), got {quat.shape}.")
        if scalar_first:
            quat = np.roll(quat, -1, axis=-1)
        self._quat = q.unit(quat) if normalize else quat

    @classmethod
    def _of(cls, quat):
        return cls(quat, normalize=False)

    @classmethod
    def from_quat(cls, quat, *, scalar_first=False):
        """Rotations from quaternions."""
        return cls(quat, scalar_first=scalar_first)

    @classmethod
    def from_matrix(cls, matrix, *, assume_valid=False):
        """Rotations from matrices."""
        matrix = np.array(matrix, dtype=np.float64)
        if matrix.ndim < 2 or matrix.shape[-2:] != (3, 3):
            raise ValueError(f"Expected `matrix` to have shape (3, 3) or (N, 3, 3), got {matrix.shape}")
        return cls._of(q.from_matrix(matrix))

    @classmethod
    def from_rotvec(cls, rotvec, degrees=False):
        """Rotations from axes as long as the angles."""
        rotvec = np.array(rotvec, dtype=np.float64)
        if rotvec.ndim == 0 or rotvec.shape[-1] != 3:
            raise ValueError(f"Expected `rot_vec` to have shape (3,) or (N, 3), got {rotvec.shape}")
        return cls._of(q.from_rotvec(np.deg2rad(rotvec) if degrees else rotvec))

    @classmethod
    def from_mrp(cls, mrp):
        """Rotations from modified Rodrigues parameters."""
        mrp = np.array(mrp, dtype=np.float64)
        if mrp.ndim == 0 or mrp.shape[-1] != 3:
            raise ValueError(f"Expected `mrp` to have shape (3,) or (N, 3), got {mrp.shape}")
        size = (mrp ** 2).sum(axis=-1, keepdims=True) + 1
        return cls._of(np.concatenate([2 * mrp, 2 - size], axis=-1) / size)

    @classmethod
    def from_euler(cls, seq, angles, degrees=False):
        """Rotations from turns about axes: xyz stay, XYZ turn along."""
        angles = np.array(angles, dtype=np.float64)
        return cls._of(q.from_euler(seq, np.deg2rad(angles) if degrees else angles))

    @classmethod
    def from_davenport(cls, axes, order, angles, degrees=False):
        """Rotations from turns about axes of one's own."""
        refuse("scipy.spatial.transform.Rotation.from_davenport", "multiply rotations from from_rotvec")

    @classmethod
    def create_group(cls, group, axis="Z"):
        """Not available."""
        refuse("scipy.spatial.transform.Rotation.create_group")

    @classmethod
    def identity(cls, num=None, *, shape=None):
        """Rotations that change nothing."""
        shape = shape if shape is not None else () if num is None else (num,)
        return cls._of(np.broadcast_to([0.0, 0.0, 0.0, 1.0], (*np.atleast_1d(np.array(shape, dtype=int)).tolist(), 4)))

    @classmethod
    def random(cls, num=None, rng=None, *, shape=None, random_state=None):
        """Rotations drawn evenly."""
        if random_state is not None:
            rng = np.random.RandomState(random_state) if isinstance(random_state, (int, np.integer)) else random_state
        else:
            rng = np.random if rng is None else np.random.default_rng(rng)
        size = tuple(shape) + (4,) if shape is not None else 4 if num is None else (num, 4)
        return cls(rng.normal(size=size))

    @classmethod
    def concatenate(cls, rotations):
        """Rotations one after another in one array."""
        if isinstance(rotations, Rotation):
            return cls._of(rotations._quat)
        if not all(isinstance(one, Rotation) for one in rotations):
            raise TypeError("input must contain Rotation objects only")
        return cls._of(np.concatenate([np.atleast_2d(one._quat) for one in rotations]))

    @classmethod
    def align_vectors(cls, a, b, weights=None, return_sensitivity=False):
        """The rotation that brings b nearest to a, and how far they are apart then."""
        a, b = np.array(a, dtype=np.float64), np.array(b, dtype=np.float64)
        for name, given in (("a", a), ("b", b)):
            if given.ndim not in (1, 2) or given.shape[-1] != 3:
                raise ValueError(f"Expected input `{name}` to have shape (3,) or (N, 3), got {given.shape}")
        if a.shape != b.shape:
            raise ValueError(f"Expected inputs `a` and `b` to have same shapes, got {a.shape} and {b.shape} respectively.")
        a, b = np.atleast_2d(a), np.atleast_2d(b)
        weights = np.ones(len(a)) if weights is None else np.array(weights, dtype=np.float64)
        if weights.ndim != 1:
            raise ValueError(f"Expected `weights` to be 1 dimensional, got shape {weights.shape}.")
        if len(weights) != len(a):
            raise ValueError(
                f"Expected `weights` to have number of values equal to number of input vectors, got {len(weights)} values and "
                f"{len(a)} vectors."
            )
        if (weights < 0).any():
            raise ValueError("`weights` may not contain negative values")
        if len(a) == 1 or np.isinf(weights).any():
            refuse("scipy.spatial.transform.Rotation.align_vectors of one vector or with infinite weights")
        return cls._aligned(a, b, weights, return_sensitivity)

    @classmethod
    def _aligned(cls, a, b, weights, return_sensitivity):
        left, sizes, right = np.linalg.svd((weights[:, None] * a).T @ b)
        if np.linalg.det(left @ right) < 0:
            sizes[-1], left[:, -1] = -sizes[-1], -left[:, -1]
        if sizes[1] + sizes[2] < 1e-16 * sizes[0]:
            import warnings
            warnings.warn("Optimal rotation is not uniquely or poorly defined for the given sets of vectors.", stacklevel=3)
        turn = left @ right
        apart = np.sqrt(max((weights * (a ** 2 + b ** 2).sum(axis=1)).sum() - 2 * sizes.sum(), 0.0))
        made = cls.from_matrix(turn)
        if not return_sensitivity:
            return made, apart
        kappa = sizes[0] * sizes[1] + sizes[1] * sizes[2] + sizes[2] * sizes[0]
        zeta = (sizes[0] + sizes[1]) * (sizes[1] + sizes[2]) * (sizes[2] + sizes[0])
        core = (weights[:, None] * a).T @ b @ turn.T
        return made, apart, np.mean(weights) / zeta * (kappa * np.eye(3) + core @ core.T)

    # What it is in other terms

    def as_quat(self, canonical=False, *, scalar_first=False):
        """Quaternions."""
        quat = q.canonical(self._quat) if canonical else self._quat.copy()
        return np.roll(quat, 1, axis=-1) if scalar_first else quat

    def as_matrix(self):
        """Matrices."""
        return q.to_matrix(self._quat)

    def as_rotvec(self, degrees=False):
        """Axes as long as the angles."""
        vectors = q.to_rotvec(self._quat)
        return np.rad2deg(vectors) if degrees else vectors

    def as_mrp(self):
        """Modified Rodrigues parameters."""
        sign = np.where(self._quat[..., 3:] < 0, -1.0, 1.0)
        return sign * self._quat[..., :3] / (1.0 + sign * self._quat[..., 3:])

    def as_euler(self, seq, degrees=False, *, suppress_warnings=False):
        """The angles of turns about three axes."""
        angles = q.to_euler(self._quat, seq, suppress_warnings)
        return np.rad2deg(angles) if degrees else angles

    def as_davenport(self, axes, order, degrees=False, *, suppress_warnings=False):
        """Not available."""
        refuse("scipy.spatial.transform.Rotation.as_davenport", "use as_euler")

    # What it does

    def apply(self, vectors, inverse=False):
        """Vectors turned."""
        vectors = np.array(vectors, dtype=np.float64)
        if vectors.ndim == 0 or vectors.shape[-1] != 3:
            raise ValueError(f"Expected input of shape (..., 3), got {vectors.shape}.")
        matrices = self.as_matrix()
        if inverse:
            matrices = np.swapaxes(matrices, -1, -2)
        try:
            return (matrices @ vectors[..., None])[..., 0]
        except ValueError:
            raise ValueError(
                f"Cannot broadcast {self._quat.shape[:-1]} rotations to {vectors.shape[:-1]} vectors."
            ) from None

    def __mul__(self, other):
        if not isinstance(other, Rotation):
            return NotImplemented
        return Rotation._of(q.unit(q.composed(self._quat, other._quat)))

    def __pow__(self, n, modulus=None):
        if modulus is not None:
            raise NotImplementedError("modulus not supported")
        if n == 0:
            return Rotation._of(np.broadcast_to([0.0, 0.0, 0.0, 1.0], self._quat.shape))
        if n == -1:
            return self.inv()
        return Rotation._of(self._quat) if n == 1 else Rotation.from_rotvec(n * self.as_rotvec())

    def inv(self):
        """The way back."""
        return Rotation._of(self._quat * [-1.0, -1.0, -1.0, 1.0])

    def magnitude(self):
        """The angles."""
        return 2 * np.arctan2(np.linalg.norm(self._quat[..., :3], axis=-1), np.abs(self._quat[..., 3]))

    def approx_equal(self, other, atol=None, degrees=False):
        """Whether rotations differ by less than an angle."""
        limit = 1e-8 if atol is None else np.deg2rad(atol) if degrees else atol
        return np.atleast_1d((other * self.inv()).magnitude() < limit)

    def mean(self, weights=None, axis=None):
        """The rotation nearest to all."""
        if axis is not None:
            refuse("scipy.spatial.transform.Rotation.mean(axis=)")
        quat = self._quat.reshape(-1, 4)
        if len(quat) == 0:
            raise ValueError("Mean of an empty rotation set is undefined.")
        weights = np.ones(len(quat)) if weights is None else np.asarray(weights, dtype=np.float64)
        if (weights < 0).any():
            raise ValueError("`weights` must be non-negative.")
        if weights.shape != (len(quat),):
            raise ValueError(
                f"Expected `weights` to have number of values equal to number of rotations, got {weights.size} values and {len(quat)} "
                "rotations."
            )
        return Rotation(np.linalg.eigh((weights[:, None] * quat).T @ quat)[1][:, -1])

    def reduce(self, left=None, right=None, return_indices=False):
        """Not available."""
        refuse("scipy.spatial.transform.Rotation.reduce")

    # As a sequence

    @property
    def single(self):
        """Whether this is one rotation."""
        return self._quat.ndim == 1

    @property
    def shape(self):
        """The shape of the array of rotations."""
        return self._quat.shape[:-1]

    def __len__(self):
        if self.single:
            raise TypeError("Single rotation has no len().")
        return self._quat.shape[0]

    def __getitem__(self, indexer):
        if self.single:
            raise TypeError("Single rotation is not subscriptable.")
        return Rotation._of(self._quat[indexer])

    def __setitem__(self, indexer, value):
        if self.single:
            raise TypeError("Single rotation is not subscriptable.")
        if not isinstance(value, Rotation):
            raise TypeError("value must be a Rotation object")
        self._quat[indexer] = value._quat

    def __bool__(self):
        return True

    def __repr__(self):
        rows = repr(self.as_matrix()).splitlines()
        return ("\n" + " " * len("Rotation.from_matrix(")).join(rows).join(("Rotation.from_matrix(", ")"))
