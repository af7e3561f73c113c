# Two lists of accounts compared: who is in both, who is missing, and whose amounts differ.
import pandas as pd

ours = pd.DataFrame({"account": [1, 2, 3], "amount": [10.0, 20.0, 30.0]})
theirs = pd.DataFrame({"account": [2, 3, 4], "amount": [20.0, 33.0, 44.0]})
both = ours.merge(theirs, on="account", how="outer", suffixes=("", "_bank"), indicator=True)
print(both)
print(both._merge.value_counts())
print(both[both._merge == "left_only"].drop(columns="_merge"))
print(both[both._merge.eq("both") & both["amount"].ne(both["amount_bank"])])

records = pd.DataFrame({"_id": ["a", "b"], "_score": [1, 2]})
print(records._id.tolist(), records._score.sum())
try:
    records._missing
except AttributeError as error:
    print("AttributeError:", error)
