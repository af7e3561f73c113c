# Long indexes are wrapped and cut in the middle
import pandas as pd

print(pd.Index(range(0, 50, 2)).append(pd.Index([1])))
print(pd.Index(list(range(200)) + [5]))
print(pd.Index([f"column_{i}" for i in range(15)]))
print(pd.Index([f"name{i}" for i in range(150)]))
print(pd.Index([i / 3 for i in range(12)]))
print(pd.Index(["x" * 40, "y" * 40, "z" * 40]))
