"""Special functions keep the labels of pandas objects, and float32."""
import numpy as np
from scipy import special

import pandas as pd

series = pd.Series([0.1, 0.5, 2.0], index=list("abc"), name="v")
frame = pd.DataFrame({"a": [0.1, 1.0], "b": [2.0, 3.0]})
print(special.expit(series).round(11).to_dict(), special.expit(series).name)
print(special.gamma(frame).round(10).to_dict())
print(special.boxcox1p(series, 0.15).round(11).tolist(), special.xlogy(series, series).index.tolist())
print(special.erf(np.array([0.2, 0.3], dtype=np.float32)).dtype, special.erf(np.float32(0.2)).dtype,
    special.beta(np.array([1.0], dtype=np.float32), 2.0).dtype)
print(type(special.softmax(series)).__name__, special.expit(np.array([1, 2])).dtype)
