# No period, too few rows, missing values, factors of negative numbers.
import numpy as np
from statsmodels.tsa.seasonal import seasonal_decompose

for arguments in (
    {"x": np.arange(20.0)}, {"x": np.arange(20.0), "period": 12}, {"x": np.array([1.0, np.nan] * 12), "period": 4},
    {"x": np.arange(24.0), "period": 4, "model": "multiplicative"},
):
    try:
        seasonal_decompose(**arguments)
    except ValueError as error:
        print(error)
