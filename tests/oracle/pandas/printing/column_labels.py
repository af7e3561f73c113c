# Labels that are numbers, missing values, dates or tuples
import numpy as np
import pandas as pd

print(pd.DataFrame([[1, 2], [3, 4]]))
print(pd.DataFrame([[1, 2.5]], columns=[1.5, 2]))
print(pd.DataFrame([[1, 2]], columns=[2023, "total"]))
print(pd.DataFrame([[1, 2]], columns=pd.to_datetime(["2024-01-01", "2024-01-02"])))
print(pd.DataFrame([[1, 2]], columns=[True, False]))
print(pd.DataFrame([[1, 2], [3, 4]], index=[np.nan, "x"]))
print(pd.DataFrame({"v": [1, 2]}, index=[0.5, 10.25]))
print(pd.DataFrame({"v": [1, 2, 3]}, index=[1.0, 2.0, 3.0]))
