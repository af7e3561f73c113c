# A program that grows and edits a table in steps.
import pandas as pd

book = pd.DataFrame(columns=["name", "score"])
for name, score in [("Ann", 90), ("Bob", 70)]:
    book = pd.concat([book, pd.DataFrame([{"name": name, "score": score}])], ignore_index=True)
print(book)
book.loc[len(book)] = ["Cid", 85]
book.loc[book["name"] == "Bob", "score"] = 75
print(book)
book["score"] = book["score"].astype(int)
book = book.sort_values("score", ascending=False).reset_index(drop=True)
book.index = book.index + 1
book.index.name = "place"
print(book)
best = book.iloc[0]
print(f"{best['name']} leads with {best['score']}")
book["diff"] = book["score"] - book["score"].shift(-1)
print(book)
print(book.loc[1, "name"], book["score"].mean().round(1), book.shape)
removed = book[book["name"] != "Bob"]
print(removed.to_dict("index"))
print(book.set_index("name")["score"].sort_index().to_dict())
