"""Rotations between rotations, at even speed."""

import numpy as np

from scipy.spatial.transform._rotation import Rotation


class Slerp:
    """Spherical linear interpolation."""

    def __init__(self, times, rotations):
        if not isinstance(rotations, Rotation):
            raise TypeError("`rotations` must be a `Rotation` instance.")
        if rotations.single or len(rotations) == 1:
            raise ValueError("`rotations` must be a sequence of at least 2 rotations.")
        times = np.asarray(times, dtype=np.float64)
        if times.ndim != 1:
            raise ValueError(f"Expected times to be specified in a 1 dimensional array, got {times.ndim} dimensions.")
        if times.shape[0] != len(rotations):
            raise ValueError(
                f"Expected number of rotations to be equal to number of timestamps given, got {len(rotations)} rotations and "
                f"{times.shape[0]} timestamps."
            )
        self.times, self.timedelta = times, np.diff(times)
        if np.any(self.timedelta <= 0):
            raise ValueError("Times must be in strictly increasing order.")
        self.rotations = rotations[:-1]
        self.rotvecs = (self.rotations.inv() * rotations[1:]).as_rotvec()

    def __call__(self, times):
        """The rotations at some times."""
        asked = np.asarray(times, dtype=np.float64)
        if asked.ndim > 1:
            raise ValueError("`times` must be at most 1-dimensional.")
        flat = np.atleast_1d(asked)
        place = np.searchsorted(self.times, flat) - 1
        place[flat == self.times[0]] = 0
        if np.any((place < 0) | (place > len(self.rotations) - 1)):
            raise ValueError(f"Interpolation times must be within the range [{self.times[0]}, {self.times[-1]}], both inclusive.")
        share = (flat - self.times[place]) / self.timedelta[place]
        made = self.rotations[place] * Rotation.from_rotvec(self.rotvecs[place] * share[:, None])
        return made[0] if asked.ndim == 0 else made
