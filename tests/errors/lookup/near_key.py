# A misspelt column of a row.
row = {"region": "north", "month": 1, "revenue": 1200}
print(row["revenu"])
