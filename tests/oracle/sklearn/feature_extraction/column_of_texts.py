# A column of texts beside columns of numbers.
import numpy as np
import pandas as pd
from sklearn.compose import ColumnTransformer
from sklearn.feature_extraction.text import CountVectorizer
from sklearn.preprocessing import OneHotEncoder, StandardScaler

frame = pd.DataFrame({"text": ["good day", "bad day", "good food"], "price": [1.0, 2.0, 3.0], "kind": ["a", "b", "a"]})
mixed = ColumnTransformer([("words", CountVectorizer(), "text"), ("numbers", StandardScaler(), ["price"]), ("kinds", OneHotEncoder(), ["kind"])])
made = mixed.fit_transform(frame)
print((made.toarray() if hasattr(made, "toarray") else made).round(10).tolist(), mixed.get_feature_names_out())
print(mixed.transform(frame[:1]).shape)
