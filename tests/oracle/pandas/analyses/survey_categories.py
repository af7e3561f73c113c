import pandas as pd
import numpy as np

levels = ["Strongly disagree", "Disagree", "Neutral", "Agree", "Strongly agree"]
df = pd.DataFrame({
    "age": [23, 45, 31, 67, 19, 52, 38, np.nan],
    "gender": pd.Categorical(["F", "M", "F", "M", "X", None, "F", "M"]),
    "q1": pd.Categorical(["Agree", "Neutral", "Strongly agree", "Disagree", None, "Agree", "Agree", "Neutral"], categories=levels, ordered=True),
    "weight": [1.0, 0.5, 1.2, 0.9, 1.1, 1.0, 0.7, 1.3],
})
print(df)
print(df.dtypes)
print(df["q1"].cat.categories, df["q1"].cat.ordered)
print(df["q1"].cat.codes)
print(df["q1"].value_counts())
print(df["q1"].value_counts(sort=False, normalize=True, dropna=False))
print(df["q1"].min(), df["q1"].max(), df["q1"].mode())
print(df[df["q1"] >= "Agree"])
print(df.sort_values("q1", na_position="first"))
df["age_group"] = pd.cut(df["age"], bins=[0, 25, 40, 60, 100], labels=["<25", "25-40", "40-60", "60+"])
print(df["age_group"])
print(pd.cut(df["age"], bins=3))
print(pd.cut(df["age"], bins=3, retbins=True)[1])
print(pd.cut(df["age"], [18, 30, 50], right=False))
print(pd.qcut(df["age"], 4, labels=False))
print(pd.qcut(df["weight"], q=[0, .5, 1]))
print(df.groupby("age_group", observed=False)["weight"].agg(["count", "mean"]))
print(df.groupby(["gender", "age_group"], observed=False).size())
print(df.groupby(["gender", "age_group"], observed=True).size().unstack(fill_value=0))
print(pd.crosstab(df["gender"], df["q1"]))
print(pd.crosstab(df["gender"], df["q1"], dropna=False))
print(pd.get_dummies(df["gender"], prefix="g"))
print(pd.get_dummies(df, columns=["gender"], drop_first=True, dtype=int))
print(df["gender"].cat.rename_categories({"F": "Female", "M": "Male"}))
print(df["gender"].cat.add_categories("Other").fillna("Other"))
print(df["q1"].cat.remove_unused_categories().cat.categories)
print(df["q1"].cat.reorder_categories(levels[::-1]).sort_values().head(3))
print(df["q1"].astype(str).value_counts().index[0])
score = df["q1"].map({level: i for i, level in enumerate(levels, 1)})
print(score)
print(df["q1"].cat.codes.replace(-1, np.nan).mean())
print(df.describe())
print(df.describe(include="category"))
print(df["gender"].isna().sum(), df["gender"].nunique(), df["gender"].unique())
try:
    df["gender"] = df["gender"].fillna("Unknown")
except Exception as e:
    print(type(e).__name__, e)
try:
    df.loc[0, "gender"] = "Q"
except Exception as e:
    print(type(e).__name__, e)
try:
    print(df["gender"] > "F")
except Exception as e:
    print(type(e).__name__, e)
print(df["gender"].astype("object").dtype, df["gender"].cat.as_ordered().dtype)
print(pd.concat([df["gender"], df["gender"]]).dtype, pd.concat([df["gender"], pd.Series(["Z"])]).dtype)
print(pd.Series([3, 1, None, 3], dtype="category"))
print(pd.Series(pd.cut([1, 5, 9], [0, 3, 6, 10])).dtype)
