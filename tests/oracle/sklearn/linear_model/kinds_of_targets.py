# Classes of every kind: texts, truths, categories, a column.
import warnings

import numpy as np
import pandas as pd
from sklearn.datasets import load_iris
from sklearn.linear_model import LogisticRegression, RidgeClassifier, SGDClassifier

X, y = load_iris(return_X_y=True)
names = np.array(["setosa", "versicolor", "virginica"])[y]
for target in (list(names), pd.Series(names), pd.Series(pd.Categorical(names)), y > 0, y.astype(float), y.reshape(-1, 1)):
    for model in (LogisticRegression(solver="newton-cholesky"), RidgeClassifier(), SGDClassifier(random_state=0)):
        with warnings.catch_warnings(record=True) as seen:
            warnings.simplefilter("always")
            model.fit(X, target)
        print(type(model).__name__, model.classes_, model.predict(X[[0, 149]]), [warning.category.__name__ for warning in seen])
