# RuntimeWarning texts
import numpy as np

import warnings
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    np.array([1.0]) / 0
    np.log(np.array([-1.0]))
    np.mean([])
    np.nanmean([np.nan])
    np.array([200], dtype=np.uint8).astype(np.int8)
    np.float64(1) / np.float64(0)
    np.std([1], ddof=1)
for w in caught:
    print(w.category.__name__, w.message)
