# Files: writing a CSV table, reading it back and summarising it.
import csv

rows = [
    {"region": "north", "product": "pen", "units": 10, "price": 1.5},
    {"region": "south", "product": "book", "units": 3, "price": 12.0},
    {"region": "north", "product": "book, large", "units": 1, "price": 20.0},
    {"region": "south", "product": 'the "best" ink', "units": 4, "price": 2.25},
]
with open("data/processed/sales.csv", "w", newline="") as f:
    writer = csv.DictWriter(f, fieldnames=list(rows[0]))
    writer.writeheader()
    writer.writerows(rows)

with open("data/processed/sales.csv", newline="") as f:
    print(repr(f.readline()))
    print(repr(f.readline()))

totals = {}
with open("data/processed/sales.csv", newline="") as f:
    for row in csv.DictReader(f):
        amount = int(row["units"]) * float(row["price"])
        totals[row["region"]] = totals.get(row["region"], 0) + amount
        print(f"{row['region']:<6}{row['product']:<16}{amount:>8.2f}")
print(totals)

with open("reports/totals.csv", "w", newline="") as f:
    writer = csv.writer(f, delimiter=";", lineterminator="\n")
    writer.writerow(["region", "total"])
    writer.writerows(sorted(totals.items()))
with open("reports/totals.csv") as f:
    print(f.read(), end="")
with open("reports/totals.csv", newline="") as f:
    print(list(csv.reader(f, delimiter=";")))
