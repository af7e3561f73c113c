# Queries over a CSV file that is larger than the memory
# memory: 128M
import pandas as pd
from orchestrator.mcp.data import load_sql

FILE = "workspace/large.csv"
N_BLOCKS, N_ROWS = 150, 20_000
REGIONS = ["north", "south", "east", "west", ""]
block = "".join(
    f"{i},{REGIONS[i % 5]},item {i % 700},{i % 1000}.25,a remark of some length about number {i:05d}\n" for i in range(N_ROWS)
)
with open(FILE, "w") as file:
    file.write("id,region,item,amount,remark\n")
    for _ in range(N_BLOCKS):
        file.write(block)
del block


def show(title, query):
    frame = load_sql(query.replace("FILE", f"'{FILE}'"))
    print(f"--- {title}")
    print(frame.to_string(index=False))


show("how many", "select count(*) as n, count(region) as known, min(id) as least, max(remark) as last from FILE")
show("filter", "select id, remark from FILE where id = 19999 and amount > 900 limit 2")
show("projection", "select id % 10 as digit, upper(region) as region from FILE where id < 3 limit 4")
show("group by", "select region, count(*) as n, sum(amount) as amount, avg(id) as id from FILE group by region order by region")
show("group by an expression", "select id % 3 as rest, max(item) as item from FILE group by id % 3 order by rest")
show("having", "select item, count(*) as n from FILE group by item having count(*) > 1700 order by item limit 3")
show("distinct", "select distinct region from FILE order by region")
show("count distinct", "select region, count(distinct item) as items from FILE group by region order by region")
show("spread", "select round(stddev(amount), 6) as sd, round(variance(id), 3) as v, sum(id) as total from FILE")
show("sort and limit", "select id, amount, item from FILE order by amount desc, id limit 3 offset 149")
show("sort by text", "select distinct remark from FILE order by remark desc limit 2")

names = pd.DataFrame({"region": ["north", "south", "west"], "head": ["Ann", "Bob", "Cy"]})
show("join", "select n.head, count(*) as n, sum(f.amount) as amount from FILE f join names n on f.region = n.region group by n.head order by n.head")
show("left join", "select n.head, count(*) as n from FILE f left join names n on f.region = n.region group by n.head order by n.head")
show("in", "select count(*) as n from FILE where region in (select region from names where head <> 'Bob')")
show("with", "with t as (select region, sum(amount) as amount from FILE group by region) select max(amount) as most from t")
show("union", "select min(id) as id from FILE union all select max(id) as id from FILE")
show("case", "select case when amount < 500 then 'low' else 'high' end as band, count(*) as n from FILE group by 1 order by 1")
show("median of some", "select median(amount) as m from FILE where id < 2000")

try:
    load_sql(f"select * from '{FILE}' order by amount")
except MemoryError as error:
    print(error)
