# object layouts
import numpy as np

print(np.array([1, "a", None, 2.5], dtype=object), repr(np.array([1, "a", None], dtype=object)), np.array([[1, 2], ["x", (3, 4)]], dtype=object), np.array([{"a": 1}, [1, 2]], dtype=object), repr(np.array([1.5, 2], dtype=object)))
