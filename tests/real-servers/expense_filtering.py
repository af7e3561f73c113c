# test_expense_filtering: 1,000 expenses in a database server, those over $100 found by code, and only a summary handed back.
from servers.sqlite import create_table, read_query, write_query

await create_table(query="create table trip_expenses (id integer, category text, amount real)")
kinds = ("fuel", "food", "camping", "repairs")
rows = ", ".join(f"({n}, '{kinds[n % 4]}', {n * 7 % 250 + 0.5})" for n in range(1000))
await write_query(query=f"insert into trip_expenses values {rows}")

# This server answers in the words of Python, not of JSON.
expenses = json.loads((await read_query(query="select * from trip_expenses")).replace("'", '"'))
large = [row for row in expenses if row["amount"] > 100]
by_category = {kind: round(sum(row["amount"] for row in large if row["category"] == kind), 2) for kind in kinds}
assert len(expenses) == 1000 and all(row["amount"] > 100 for row in large)
assert sum(by_category.values()) == sum(row["amount"] for row in large)
result = {"rows": len(expenses), "over_100": len(large), "by_category": by_category}
print(len(json.dumps(expenses)) > 50_000, len(json.dumps(result)) < 200)
print(result)
