# Columns of get_dummies are truths: beside numbers they must be made numbers first.
import numpy as np
import pandas as pd
import statsmodels.api as sm

table = pd.DataFrame({"y": [1.0, 2.0, 3.0, 5.0, 4.0, 6.0], "x": [1.0, 2.0, 3.0, 4.0, 5.0, 7.0], "g": list("aabbcc")})
X = sm.add_constant(pd.get_dummies(table[["x", "g"]], drop_first=True))
try:
    sm.OLS(table["y"], X)
except ValueError as error:
    print(error)
print(sm.OLS(table["y"], X.astype(float)).fit().params.round(8))
