"""Each transformer on its own columns."""
import numpy as np
import pandas as pd
from sklearn.compose import ColumnTransformer, make_column_selector, make_column_transformer
from sklearn.preprocessing import MinMaxScaler, OneHotEncoder, StandardScaler

pd.set_option("display.precision", 12)
X = pd.DataFrame({"age": [20.0, 35.0, 50.0, 41.0], "city": ["Rome", "Oslo", "Rome", "Bern"], "income": [1.0, 3.0, 2.0, 5.0], "id": [7, 8, 9, 10]})
both = ColumnTransformer([("num", StandardScaler(), ["age", "income"]), ("cat", OneHotEncoder(), ["city"])])
print(both)
print(both.fit_transform(X).round(10).tolist())
print(both.get_feature_names_out().tolist(), both.sparse_output_, both.output_indices_)
print(both.transformers_, both.named_transformers_.cat.categories_)
print(both.transform(X[["city", "id", "income", "age"]].head(2)).round(10).tolist(), both.n_features_in_, both.feature_names_in_.tolist())
rest = ColumnTransformer([("num", StandardScaler(), ["age"])], remainder="passthrough", verbose_feature_names_out=False)
print(rest.set_output(transform="pandas").fit_transform(X))
print(rest.transformers_[-1], rest.get_feature_names_out().tolist())
print(ColumnTransformer([("keep", "passthrough", ["id"]), ("gone", "drop", ["city"]), ("range", MinMaxScaler(), make_column_selector(dtype_include=float))]).fit_transform(X).round(10).tolist())
print(make_column_transformer((StandardScaler(), ["age"]), (MinMaxScaler(), ["income"]), remainder="drop"))
print(make_column_selector(dtype_include=object)(X), make_column_selector(pattern="^i")(X), make_column_selector(dtype_exclude=object)(X))
array = np.arange(12.0).reshape(4, 3)
print(ColumnTransformer([("a", StandardScaler(), [0]), ("b", MinMaxScaler(), slice(1, 3))]).fit_transform(array).round(10).tolist())
print(ColumnTransformer([("a", "passthrough", [True, False, True]), ("b", MinMaxScaler(), [-2])], transformer_weights={"b": 3}).fit_transform(array).tolist())
print(ColumnTransformer([("a", StandardScaler(), [0])], remainder=MinMaxScaler()).fit_transform(array).round(10).tolist())
