# Making a MultiIndex in several ways.
import pandas as pd

m = pd.MultiIndex.from_tuples([("a", 1), ("a", 2), ("b", 1)], names=["letter", "number"])
print(m)
print(m.names, m.nlevels, len(m), m[0], m.tolist())
print(pd.MultiIndex.from_arrays([["x", "x", "y"], [1, 2, 1]]))
print(pd.MultiIndex.from_product([["p", "q"], [1, 2]], names=["k", "n"]))
print(pd.MultiIndex.from_frame(pd.DataFrame({"u": [1, 2], "v": ["a", "b"]})))
print(m.get_level_values("letter"), m.get_level_values(1))
print(m.levels, m.codes)
print(m.droplevel("number"), m.swaplevel())
print(m.set_names(["L", "N"]).names, m.rename(["l2", "n2"]).names)
print(m.to_frame(index=False))
print(("a", 2) in m, ("c", 1) in m, "a" in m, m.get_loc(("b", 1)), m.is_unique)
s = pd.Series([1, 2, 3], index=m)
print(s)
print(s.unstack())
print(s.groupby(level="letter").sum())
print(m.unique(level=0), m.isin([("a", 1)]), m.map(lambda t: f"{t[0]}{t[1]}"))
try:
    m.get_level_values("zz")
except KeyError as error:
    print("KeyError", error)
