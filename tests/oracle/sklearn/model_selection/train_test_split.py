import numpy as np
import pandas as pd
from sklearn.model_selection import train_test_split

a, b = train_test_split(list(range(10)), random_state=42)
print(a, b)
X = np.arange(20).reshape(10, 2)
y = np.array([0, 0, 0, 1, 1, 1, 1, 1, 1, 0])
for part in train_test_split(X, y, test_size=0.3, random_state=0, stratify=y):
    print(part.tolist())
frame = pd.DataFrame({"a": range(6), "b": list("uvwxyz")}, index=list("ABCDEF"))
for part in train_test_split(frame, frame["a"], train_size=4, random_state=1):
    print(part)
print(train_test_split([1, 2, 3, 4, 5], shuffle=False, test_size=2))
print(train_test_split(list("abcabcabcaab"), stratify=list("abcabcabcaab"), test_size=0.34, random_state=7))
for call in (
    lambda: train_test_split(), lambda: train_test_split([1, 2, 3], test_size=5), lambda: train_test_split([1, 2, 3], test_size=1.5),
    lambda: train_test_split([1, 2, 3], [1, 2]), lambda: train_test_split([1, 2, 3], stratify=[1, 2, 2]),
    lambda: train_test_split([1]), lambda: train_test_split([1, 2, 3], test_size=2, train_size=2),
    lambda: train_test_split([1, 2], shuffle=False, stratify=[1, 2]),
):
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, error)
