# Survey answers: counts, cross tables, percentages.
import pandas as pd

answers = pd.DataFrame(
    {"age": [22, 35, 58, 41, 19, 63], "vote": ["yes", "no", "yes", "yes", "no", "yes"], "region": ["N", "S", "N", "S", "N", "N"]}
)
answers["group"] = pd.cut(answers["age"], bins=[0, 30, 50, 100], labels=["young", "middle", "old"])
print(answers)
print(answers["vote"].value_counts(normalize=True).mul(100).round(1).astype(str) + "%")
print(pd.crosstab(answers["group"], answers["vote"]))
print(answers.groupby("region")["age"].agg(["mean", "count"]))
print(answers.pivot_table(index="region", columns="vote", values="age", aggfunc="mean"))
counts = answers.groupby(["region", "vote"]).size().unstack(fill_value=0)
print(counts)
print(counts.div(counts.sum(axis=1), axis=0).round(2))
print(answers["region"].map({"N": "north", "S": "south"}).tolist())
