"""What a ColumnTransformer says when something is wrong."""
import numpy as np
import pandas as pd
from sklearn.compose import ColumnTransformer, make_column_selector
from sklearn.preprocessing import FunctionTransformer, StandardScaler

X = pd.DataFrame({"a": [1.0, 2.0, 3.0], "b": [4.0, 5.0, 7.0]})


def attempt(call):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)


fitted = ColumnTransformer([("n", StandardScaler(), ["a"])]).fit(X)
attempt(lambda: ColumnTransformer([("n", StandardScaler(), ["c"])]).fit(X))
attempt(lambda: ColumnTransformer([("n", StandardScaler(), ["a"])]).fit(X.to_numpy()))
attempt(lambda: ColumnTransformer([("n", StandardScaler(), [5])]).fit(X.to_numpy()))
attempt(lambda: fitted.transform(X[["b"]]))
attempt(lambda: ColumnTransformer([("n", StandardScaler(), ["a"])]).transform(X))
attempt(lambda: ColumnTransformer([("n", StandardScaler(), ["a"]), ("n", StandardScaler(), ["b"])]).fit(X))
attempt(lambda: ColumnTransformer([("n", StandardScaler(), [0])]).fit(X.to_numpy()).transform(X.to_numpy()[:, :1]))
attempt(lambda: ColumnTransformer([("n", FunctionTransformer(lambda f: f.iloc[:, 0]), ["a"])]).fit(X))
attempt(lambda: ColumnTransformer([("n", "passthrough", ["a"]), ("m", "passthrough", ["a"])], verbose_feature_names_out=False).fit(X).get_feature_names_out())
attempt(lambda: make_column_selector(dtype_include=float)(X.to_numpy()))
attempt(lambda: ColumnTransformer([("n", FunctionTransformer(), ["a"])]).fit(X).get_feature_names_out())
