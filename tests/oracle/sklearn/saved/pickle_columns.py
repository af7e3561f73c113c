# Transformers of columns of a frame, with categories of texts.
import pickle

import numpy as np
import pandas as pd
from sklearn.compose import ColumnTransformer
from sklearn.preprocessing import MinMaxScaler, OneHotEncoder

table = pd.DataFrame({"city": ["Rom", "Bern", "Rom", "Wien"], "age": [20, 30, 40, 60]})
columns = ColumnTransformer([("city", OneHotEncoder(sparse_output=False), ["city"]), ("age", MinMaxScaler(), ["age"])])
columns.fit(table)
again = pickle.loads(pickle.dumps(columns))
print(again.get_feature_names_out())
print(again.transform(table))
print(np.array_equal(again.transform(table), columns.transform(table)))
