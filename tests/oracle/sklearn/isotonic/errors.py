"""What isotonic regression refuses."""
import numpy as np
from sklearn.isotonic import IsotonicRegression

x = np.arange(5.0)
for call in (lambda: IsotonicRegression(out_of_bounds="raise").fit(x, x).predict([9.0]), lambda: IsotonicRegression().fit(np.ones((3, 2)), x[:3]),
             lambda: IsotonicRegression().fit(x, x[:3]), lambda: IsotonicRegression(y_min="low").fit(x, x), lambda: IsotonicRegression().fit([0, np.nan], [0, 1]),
             lambda: IsotonicRegression().get_feature_names_out()):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, str(error).splitlines()[0])
