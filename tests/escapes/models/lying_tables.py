# attack: tables that answer differently each time they are asked
# prints: refused: 13
import numpy as np
import pandas as pd

from orchestrator.mcp.models import ForestModel, KMeansModel, LinearModel, LogisticModel


class Shrinking(pd.DataFrame):
    def __len__(self):
        return 7


class Growing(list):
    def __iter__(self):
        self.append([1.0])
        return super().__iter__()


class Array:
    calls = 0

    def __array__(self, *args, **kwargs):
        Array.calls += 1
        return np.ones((Array.calls * 1000, 2))


y = [0, 1, 0, 1]
refused = 0
for X in (Shrinking({"a": [1.0, 2.0, 3.0, 4.0]}), Growing([[1.0], [2.0], [3.0], [4.0]]), Array()):
    for make in (LinearModel, LogisticModel, ForestModel, lambda: KMeansModel(2)):
        try:
            make().fit(X, y)
        except (ValueError, TypeError, MemoryError):
            refused += 1
model = LinearModel().fit([[1.0], [2.0], [4.0]], [1.0, 2.0, 3.0])
for lie in ({"_native": None}, {"_encoding": None}, {"_classes": [1] * 5}):
    liar = LinearModel().fit([[1.0], [2.0], [4.0]], [1.0, 2.0, 3.0])
    for name, value in lie.items():
        setattr(liar, name, value)
    try:
        liar.predict([[1.0]])
    except (ValueError, AttributeError):
        refused += 1
native = model._native
for values, n_columns in (([1.0], 0), ([1.0], 10**9), ([1.0, 2.0, 3.0], 2), ([], 1)):
    try:
        native.predict(np.array(values), n_columns)
    except ValueError:
        refused += 1
try:
    type(native)()
    print("ESCAPED: a model made of nothing")
except TypeError:
    refused += 1
print("refused:", refused)
