# Frames from generators, comprehensions and dict views.
import itertools

import pandas as pd

print(pd.DataFrame({"n": (i * i for i in range(3))}))
print(pd.Series(i for i in range(3)))
print(pd.DataFrame([(a, b) for a, b in itertools.product("xy", [1, 2])], columns=["a", "b"]))
counts = {"x": 3, "y": 1}
print(pd.DataFrame(counts.items(), columns=["key", "n"]))
print(pd.DataFrame(list(counts.items())))
print(pd.Series(counts.values(), index=counts.keys()))
print(pd.Series(dict(sorted(counts.items(), key=lambda kv: kv[1]))))
print(pd.DataFrame({k: [v] for k, v in counts.items()}))
print(pd.DataFrame.from_dict(counts, orient="index", columns=["n"]))
print(pd.DataFrame(enumerate("ab"), columns=["i", "c"]))
print(pd.DataFrame({"a": {1, 2} and [1, 2], "b": map(str, [1, 2])}))
print(pd.Series(reversed([1, 2])).tolist(), pd.Index(x for x in "ab"))
