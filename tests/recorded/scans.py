# A file that is read window by window: groups, sums and orders are the same in every process.
from orchestrator.mcp.data import load_sql

block = "".join(f"{i * 7 % 997},key {i * 13 % 101},{i % 1000 / 7}\n" for i in range(30_000))
with open("workspace/rows.csv", "w") as file:
    file.write("a,b,c\n")
    for _ in range(20):
        file.write(block)

FILE = "'workspace/rows.csv'"
print(load_sql(f"select b, sum(c) as c, avg(c) as m, stddev(c) as s, count(distinct a) as n from {FILE} group by b").head(3).values.tolist())
print(load_sql(f"select sum(c) as c, stddev(c) as s from {FILE}").values.tolist())
print(load_sql(f"select a, b from {FILE} order by a desc limit 3").values.tolist())
print(load_sql(f"select distinct b from {FILE}").head(3).values.tolist())
print(load_sql(f"select a, count(*) as n from {FILE} where c > 100 group by a").head(3).values.tolist())
