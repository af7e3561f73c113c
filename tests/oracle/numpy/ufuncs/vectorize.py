# vectorize and frompyfunc
import numpy as np

f = np.vectorize(lambda a, b: a if a > b else b)
print(f([1, 5, 3], [4, 2, 3]), f([1, 5], 3))
def grade(score):
    return "pass" if score >= 50 else "fail"
print(np.vectorize(grade)([40, 60]))
print(np.vectorize(lambda x: x / 2, otypes=[float])(np.array([1, 2])))
print(np.vectorize(len)(["a", "bcd"]))
@np.vectorize
def double(x):
    return x * 2
print(double(np.array([[1, 2], [3, 4]])))
g = np.frompyfunc(lambda x: x + 1, 1, 1)
print(repr(g([1, 2])))
