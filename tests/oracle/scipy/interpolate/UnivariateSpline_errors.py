"""What smoothing splines say to wrong input."""
import numpy as np
from scipy.interpolate import InterpolatedUnivariateSpline, LSQUnivariateSpline, UnivariateSpline

x = np.arange(8.0)
calls = [lambda: UnivariateSpline(x, x[:5]), lambda: UnivariateSpline(x[::-1], x), lambda: UnivariateSpline(x, x, k=7), lambda: UnivariateSpline(x, x, s=-1),
         lambda: UnivariateSpline(x[:3], x[:3]), lambda: UnivariateSpline(x, x, ext=9), lambda: UnivariateSpline(x, x, w=[1, 2]),
         lambda: UnivariateSpline(np.zeros(8), x, s=0), lambda: UnivariateSpline(x, x, s=0, ext=2)(9.0), lambda: InterpolatedUnivariateSpline([0, 0, 1, 2], [1, 2, 3, 4]),
         lambda: LSQUnivariateSpline(x, x, [4, 2]), lambda: UnivariateSpline(x, x, bbox=[1]), lambda: UnivariateSpline(x, np.r_[np.nan, x[1:]], check_finite=True)]
for call in calls:
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)
