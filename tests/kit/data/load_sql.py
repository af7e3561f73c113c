# Rows of an SQLite file as frames: types, gaps, parameters, what is not there.
# with: shop.db
from orchestrator.mcp.data import load_sql

print(load_sql("select * from orders order by id"))
print(load_sql("select * from orders").dtypes)
print(load_sql("select * from paid;", connection="shop.db"))

# Placeholders of every spelling.
print(load_sql("select name from customers where id = ? or city = ?", params=[2, "Rome"]))
print(load_sql("select name from customers where id in (%s, %s) and 7 %% 2 = 1", params=(1, 3)))
print(load_sql("select name from customers where city = $2 and id = $1", params=[1, "Rome"]))
print(load_sql("select name from customers where id = :id", params={"id": 3}))
print(load_sql("select name, '?' as mark from customers where id = %(id)s", params={"id": 3}, connection="data/raw/shop.db"))
print(load_sql("select count(*) as n from orders where day >= ?", params="2024-02-01")["n"][0])

# Large whole numbers keep their digits beside a gap; a column of everything holds objects.
odd = load_sql("select * from oddities")
print(odd.dtypes)
print(odd["big"].tolist(), odd["anything"].tolist(), odd["raw"].tolist())

# No rows, names that repeat, views, text search, how a table looks.
print(load_sql("select * from empty").dtypes)
print(load_sql("select 1 as a, 2 as a, null as b").columns.tolist())
print(load_sql("select body from notes where notes match 'quick'"))
print(load_sql("pragma table_info(customers)")[["name", "type"]])

# Many rows come in batches and end up as one column.
many = load_sql("with recursive n(i) as (select 1 union all select i + 1 from n limit 200000) select i, i / 2.0 as half, 'row ' || i as name from n")
print(len(many), many["i"].sum(), many["half"].iloc[-1], many["name"].iloc[-1], many.dtypes.tolist())

# A type that only a later row has widens the whole column.
later = load_sql("with recursive n(i) as (select 1 union all select i + 1 from n limit 100000) select iif(i < 90000, i, i + 0.5) as x, iif(i < 90000, i, 'text') as y, iif(i < 90000, null, i) as z from n")
print(later.dtypes.tolist(), later["x"].iloc[-1], later["y"].iloc[0], later["y"].iloc[-1], later["z"].iloc[-1])
