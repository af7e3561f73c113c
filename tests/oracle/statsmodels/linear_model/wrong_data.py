# What is said of texts, of different lengths and of other labels.
import numpy as np
import pandas as pd
import statsmodels.api as sm

for endog, exog in (
    (pd.Series([1.0, 2.0]), pd.DataFrame({"a": ["x", "y"]})), ([1.0, 2.0, 3.0], [1.0, 2.0]),
    (pd.Series([1.0, 2.0]), pd.Series([1.0, 2.0], index=[1, 2])),
):
    try:
        sm.OLS(endog, exog)
    except ValueError as error:
        print(error)
