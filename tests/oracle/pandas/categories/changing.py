# .cat: renaming, adding, removing, reordering
import pandas as pd

s = pd.Series(["a", "b", "a", "c"], dtype="category")
print(s.cat.rename_categories({"a": "x"}).tolist())
print(s.cat.rename_categories(["one", "two", "three"]))
print(s.cat.rename_categories(str.upper).cat.categories)
print(s.cat.add_categories(["d", "e"]).cat.categories.tolist())
print(s.cat.remove_categories(["a"]))
print(s.cat.set_categories(["c", "b"]))
print(s.cat.reorder_categories(["c", "b", "a"], ordered=True))
print(s[s != "c"].cat.remove_unused_categories().cat.categories.tolist())
print(s.cat.as_ordered().cat.ordered, s.cat.as_unordered().cat.ordered)
for call in (lambda: s.cat.rename_categories(["x"]), lambda: s.cat.add_categories("a"), lambda: s.cat.remove_categories("z"), lambda: s.cat.reorder_categories(["a", "b"])):
    try:
        call()
    except ValueError as error:
        print(type(error).__name__, error)
