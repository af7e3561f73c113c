# Columns of a query over frames that have no name are called as they are written, as in SQLite; ORDER BY finds them
import pandas as pd

from orchestrator.mcp.data import load_sql

sales = pd.DataFrame({"region": ["north", "south", "north", None], "units": [3, 5, 2, 4], "price": [1.5, 2.5, 2.0, 4.0]})
for query in (
    "select count(*) from sales",
    "select COUNT(*), Sum( units ), avg(price) from sales",
    "select region, count(*) from sales group by region order by count(*) desc, region",
    "select upper(region), lower(region), region from sales where region is not null",
    "select units*2, units + 1, -units, 7, 'x' from sales limit 1",
    "select s.units, s.price as p from sales s limit 1",
    "select region, max(units) - min(units) from sales group by region order by max(units) - min(units) desc, region",
    "select case when units > 3 then 'many' else 'few' end, count(*) from sales group by 1 order by 2, 1",
    "select count(distinct region), cast(sum(price) as integer) from sales",
    "select row_number() over (order by units), units from sales order by units",
    "select t.\"count(*)\" from (select count(*) from sales) t",
    "with totals as (select region, sum(units) from sales group by region) select max(\"sum(units)\") from totals",
    """select sum(units
      * price)  -- with a comment
      from sales""",
):
    print(load_sql(query).to_dict("list"))
