# merge: booleans with numbers, labels that occur twice already, categories in their own order
import pandas as pd

flags = pd.DataFrame({"k": [True, False, True], "v": [1, 2, 3]})
numbers = pd.DataFrame({"k": [1, 0, 2], "w": [4, 5, 6]})
for how in ["inner", "left", "right", "outer"]:
    for left, right in [(flags, numbers), (numbers, flags)]:
        merged = left.merge(right, on="k", how=how)
        print(how, merged.dtypes.to_dict())
        print(merged)
print(flags.merge(numbers.astype(float), on="k"))
print(flags.merge(numbers.assign(k=["a", "b", "c"]), on="k"))
print(flags.set_index("k").join(numbers.set_index("k")))

twice = pd.DataFrame([[1, 2.5, "x"], [3, 0.5, "y"]], columns=["a", "b", "b"])
print(twice.merge(twice, on="a"))
print(twice.join(twice, rsuffix="_r"))
try:
    pd.DataFrame({"k": [1], "a": [1], "a_x": [2]}).merge(pd.DataFrame({"k": [1], "a": [3]}), on="k")
except pd.errors.MergeError as error:
    print(error)

sizes = pd.CategoricalDtype(["small", "large", "huge"], ordered=True)
left = pd.DataFrame({"size": pd.Series(["large", "small", None], dtype=sizes), "v": [1, 2, 3]})
right = pd.DataFrame({"size": pd.Series(["huge", "large", None], dtype=sizes), "w": [4, 5, 6]})
print(left.merge(right, on="size", how="outer"))
print(left.merge(right, on="size", how="left", sort=True))
