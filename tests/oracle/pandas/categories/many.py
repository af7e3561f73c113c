# long Categoricals are shortened in print
import pandas as pd

print(pd.Categorical([str(i) for i in range(20)]))
print(pd.Categorical(list(range(20)), ordered=True))
print(pd.Categorical(["a"] * 20))
print(pd.Series(list("abcdefghijklmnop"), dtype="category"))
