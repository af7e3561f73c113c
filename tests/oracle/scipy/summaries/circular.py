"""Means and spreads of angles."""
import numpy as np
from scipy import stats


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


angles = np.array([0.1, 6.2, 0.4, 5.9, 0.2])
show(stats.circmean(angles), stats.circvar(angles), stats.circstd(angles), stats.circstd(angles, normalize=True))
degrees = np.array([355.0, 5.0, 2.0, 359.0])
show(stats.circmean(degrees, high=360), stats.circmean(degrees, high=180, low=-180), stats.circstd(degrees, high=360))
show(stats.circmean(np.array([[0.1, 6.1], [0.3, 5.0]]), axis=0), stats.circmean([0.1, np.nan, 0.3], nan_policy="omit"))
