"""Transformers side by side."""
import numpy as np
import pandas as pd
from sklearn.pipeline import FeatureUnion, make_pipeline, make_union
from sklearn.preprocessing import MinMaxScaler, StandardScaler

X = pd.DataFrame({"a": [1.0, 2.0, 4.0], "b": [0.0, 5.0, 1.0]})
union = FeatureUnion([("std", StandardScaler()), ("range", MinMaxScaler())])
print(union)
print(union.fit_transform(X).round(9).tolist())
print(union.get_feature_names_out().tolist(), union.n_features_in_, union.feature_names_in_.tolist())
print(union.set_output(transform="pandas").fit_transform(X).round(9))
print(make_union(StandardScaler(), "passthrough", MinMaxScaler()).fit_transform(X).round(9).tolist())
print(FeatureUnion([("s", StandardScaler()), ("n", "drop")], transformer_weights={"s": 10}).fit_transform(X).round(9).tolist())
print(union.set_params(range__feature_range=(0, 2)).fit(X).transform(X).round(9).to_numpy().tolist())
print(union["std"], make_pipeline(make_union(StandardScaler(), MinMaxScaler()), StandardScaler()).fit_transform(X).shape)
