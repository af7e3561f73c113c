# What goes wrong with names that do not exist.
import pandas as pd

df = pd.DataFrame({"revenue": [1, 2], "month": ["jan", "feb"]})


def attempt(work):
    try:
        print(work())
    except Exception as error:
        print(type(error).__name__, error)


attempt(lambda: df["revenu"])
attempt(lambda: df[["revenue", "mnth"]])
attempt(lambda: df.loc[5])
attempt(lambda: df.loc[0, "x"])
attempt(lambda: df.sort_values("revenu"))
attempt(lambda: df.groupby("mnth").sum())
attempt(lambda: df.set_index("id"))
attempt(lambda: df.drop(columns="id"))
attempt(lambda: df.drop("id", axis=1))
attempt(lambda: df.rename(columns={"id": "x"}).columns.tolist())
attempt(lambda: df.pivot(index="a", columns="b", values="c"))
attempt(lambda: df.merge(df, on="zz"))
attempt(lambda: df["month"]["mar"])
attempt(lambda: df.dropna(subset=["zz"]))
attempt(lambda: df.drop_duplicates(subset=["zz"]))
attempt(lambda: df.nlargest(1, "zz"))
attempt(lambda: df.astype({"zz": "int"}))
attempt(lambda: df.revenu)
