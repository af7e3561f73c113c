# One script over three servers: rows out of a database, a summary into a graph, a note into a file.
from servers.filesystem import read_text_file, write_file
from servers.memory import create_entities, search_nodes
from servers.sqlite import create_table, read_query, write_query

create_table(query="create table expenses (id integer, team text, amount real)")
rows = ", ".join(f"({n}, '{'abc'[n % 3]}', {n * 1.5})" for n in range(1000))
write_query(query=f"insert into expenses values {rows}")
# This server answers in the words of Python, not of JSON.
expenses = json.loads(read_query(query="select team, amount from expenses").replace("'", '"'))
large = [row for row in expenses if row["amount"] > 1200]
totals = {}
for row in large:
    totals[row["team"]] = totals.get(row["team"], 0) + row["amount"]
print(len(expenses), "rows,", len(large), "large:", totals)

entity = {"name": "large expenses", "entityType": "summary", "observations": [f"{team}: {total}" for team, total in totals.items()]}
await create_entities(entities=[entity])
found = await search_nodes(query="large")
print(found["entities"][0]["observations"])

path = "summary.txt"
await write_file(path=path, content="\n".join(found["entities"][0]["observations"]))
print((await read_text_file(path=path))["content"])
