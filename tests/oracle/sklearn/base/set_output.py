import pandas as pd
from sklearn.preprocessing import StandardScaler, OneHotEncoder, PolynomialFeatures

frame = pd.DataFrame({"a": [1.0, 2.0, 4.0], "b": [3.0, 4.0, 9.0]}, index=["x", "y", "z"])
print(StandardScaler().set_output(transform="pandas").fit_transform(frame).round(10))
print(PolynomialFeatures(2).set_output(transform="pandas").fit_transform(frame))
words = pd.DataFrame({"c": ["u", "v", "u"]})
print(OneHotEncoder(sparse_output=False).set_output(transform="pandas").fit_transform(words))
