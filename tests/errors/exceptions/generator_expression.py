# An error inside a generator expression that sum drives.
rows = [{"qty": 2, "price": 3}, {"qty": None, "price": 4}]
total = sum(row["qty"] * row["price"] for row in rows)
print(total)
