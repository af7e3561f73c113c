# Rows from csv.DictReader, and tables written to text files
import csv
import pandas as pd

pd.DataFrame({"id": [1, 2], "v": [0.5, 1.5]}).to_csv("workspace/rows.csv", index=False)
with open("workspace/rows.csv", newline="") as file:
    rows = list(csv.DictReader(file))
df = pd.DataFrame(rows).astype({"id": int, "v": float})
print(df)
print(df.dtypes)
df.to_string("workspace/table.txt")
print(open("workspace/table.txt").read())
df.to_html("workspace/table.html")
print(open("workspace/table.html").read().splitlines()[0])
df.to_markdown("workspace/table.md")
print(open("workspace/table.md").read())
