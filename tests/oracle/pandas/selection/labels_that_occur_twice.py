# Columns that share a label: worked on one by one, or refused where one column is needed
import pandas as pd

twice = pd.DataFrame([[1, 2.5, "x"], [3, None, "y"], [1, 0.5, "x"]], columns=["a", "b", "b"])
print(twice.set_index("b"))
print(twice.groupby("a")["b"].count(), twice.pivot_table(index="a", values="b", aggfunc="count"), sep="\n")
print(twice.agg({"b": "count"}), twice.agg(["count"]), sep="\n")
print(twice.dropna(subset=["b"]), twice.drop_duplicates("b"), twice.duplicated("b").tolist())


def refused(action):
    try:
        print(action())
    except Exception as error:
        print(type(error).__name__, error)


refused(lambda: twice.filter(items=["a"]))
refused(lambda: twice.isin(twice))
refused(lambda: twice.query("a > 1"))
refused(lambda: twice.eval("a"))
refused(lambda: twice.stack(future_stack=True))
refused(lambda: twice.set_axis([0, 0, 1])[["a"]].unstack())
refused(lambda: twice.set_index(["a", "b"]))
refused(lambda: twice.nlargest(1, "b"))
refused(lambda: twice.melt(id_vars="b"))
refused(lambda: twice.combine_first(twice))
refused(lambda: twice.value_counts("b"))
refused(lambda: twice.join(twice))
