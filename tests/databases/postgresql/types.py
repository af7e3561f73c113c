# What becomes of PostgreSQL's types.
import pandas as pd

from orchestrator.mcp.data import load_sql

pd.set_option("display.width", 200)
loaded = load_sql("select id, small, whole, single, double, money_sum, name, code, flag, day, clock, moment, instant, span, document, binary_document, key, bytes, feeling from kinds order by id")
for name in loaded.columns:
    print(f"{name:16} {str(loaded[name].dtype):20} {loaded[name].tolist()}")
print(load_sql("select * from far").dtypes.tolist(), load_sql("select * from far")["moment"].tolist())
print(load_sql("select id from kinds where id > 100").dtypes.tolist())
print(load_sql("select 1 as a, 2 as a, null as b").values.tolist())
print(load_sql("select sum(units) as units, avg(price) as price, count(*) as n from sales;").values.tolist())
print(load_sql("select generate_series as i, generate_series / 2.0 as half, 'row ' || generate_series as name from generate_series(1, 200000)").tail(1))
for query in ("select list from kinds", "select address from kinds", "select * from endless", "select row(1, 2) as pair"):
    try:
        print(load_sql(query))
    except ValueError as error:
        print(f"{query}: {error}")
