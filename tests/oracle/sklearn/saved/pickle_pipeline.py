# A pipeline with all its steps, and the names of the columns it has seen.
import pickle

import numpy as np
import pandas as pd
from sklearn.linear_model import LogisticRegression
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler

table = pd.DataFrame({"size": [1.0, 2.0, 3.0, 4.0, 5.0, 6.0], "weight": [2.0, 1.0, 4.0, 3.0, 6.0, 5.0]})
kinds = np.array(["small", "small", "small", "large", "large", "large"])
model = make_pipeline(StandardScaler(), LogisticRegression()).fit(table, kinds)
again = pickle.loads(pickle.dumps(model))
print(again)
print(again.feature_names_in_, again.classes_, list(again.named_steps))
print(again.predict(table))
print(np.array_equal(again.predict_proba(table), model.predict_proba(table)))
