# A column that the row does not have, near none.
row = {"region": "north", "month": 1}
print(row["amount"])
