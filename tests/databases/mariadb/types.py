# What becomes of MariaDB's types.
from orchestrator.mcp.data import load_sql

loaded = load_sql("select * from kinds order by id")
for name in loaded.columns:
    print(f"{name:16} {str(loaded[name].dtype):20} {loaded[name].tolist()}")
print(load_sql("select id from kinds where id > 100").dtypes.tolist())
print(load_sql("select 1 as a, 2 as a, null as b").values.tolist())
print(load_sql("select sum(units) as units, avg(price) as price, count(*) as n from sales;").values.tolist())
print(load_sql("select seq as i, seq / 2 as half, concat('row ', seq) as name from seq_1_to_200000").tail(1))
try:
    load_sql("select n from huge")
except ValueError as error:
    print(error)
