# Zeros and ones only.
import numpy as np
import statsmodels.api as sm

try:
    sm.Logit([0, 1, 2], np.ones((3, 1)))
except ValueError as error:
    print(error)
