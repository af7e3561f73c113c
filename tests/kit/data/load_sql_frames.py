# SQL over frames of the script and files of the project.
import datetime

import pandas as pd

from orchestrator.mcp.data import load_sql, save_csv, save_excel, save_json, save_parquet

sales = pd.DataFrame(
    {
        "region": ["north", "south", "north", None],
        "units": [3, 5, 2, 4],
        "price": [1.5, None, 2.0, 4.0],
        "day": pd.to_datetime(["2024-01-01", "2024-01-02", "2024-02-01", None]),
        "flag": [True, False, True, False],
    }
)
print(load_sql("select * from sales"))
print(load_sql("select * from sales").dtypes)
print(load_sql("select region, sum(units) as units, count(*) as n, avg(price) as price from sales group by region order by units desc, region"))
print(load_sql("select units from sales where price is null"))
print(load_sql("select units from sales where day >= ?", params=[datetime.date(2024, 1, 2)])["units"].tolist())
print(load_sql("select units from sales where region = :r and price > %(p)s", params={"r": "north", "p": 1.75})["units"].tolist())

# Files, with the name of the file as the name of the table; patterns read many.
for month, units in (("01", [1, 2]), ("02", [3, 4])):
    save_csv(pd.DataFrame({"region": ["north", "south"], "units": units}), f"workspace/month-{month}.csv")
print(load_sql("select region, sum(units) as units from 'workspace/month-*.csv' group by region order by region"))
save_parquet(sales, "workspace/sales.parquet")
save_json(sales[["region", "units"]], "workspace/sales.json")
save_excel(sales[["region", "units"]], "workspace/sales.xlsx")
for ending in ("parquet", "json", "xlsx"):
    print(ending, load_sql(f"select sum(sales.units) as units from 'workspace/sales.{ending}'")["units"][0])

# Joins of both, subqueries, WITH, windows, unions.
managers = pd.DataFrame({"region": ["north", "west"], "who": ["Ann", "Will"]})
print(load_sql("select s.region, who, units from sales as s left join managers as m on s.region = m.region order by units"))
print(load_sql("with big as (select * from sales where units > 2) select count(*) as n, max(units) as most from big"))
print(load_sql("select region, units, row_number() over (partition by region order by units) as nth from sales where region is not null order by region, nth"))
print(load_sql("select region from managers union select region from sales order by region nulls last")["region"].tolist())
print(load_sql("select m.who, f.units from managers as m join 'workspace/month-01.csv' as f on m.region = f.region"))
print(load_sql("select who from managers where region in (select region from sales)")["who"].tolist())

# The named index of a grouped frame is a column; a series is a table of one column.
totals = sales.groupby("region").agg(total=("units", "sum"))
print(load_sql("select region, total from totals where total > 4 order by region"))
units = sales["units"]
print(load_sql("select max(units) as most from units")["most"][0])


def inside():
    local = pd.DataFrame({"x": [1, 2, 3]})
    return load_sql("select sum(x) as x from local")["x"][0]


print(inside())
print(load_sql("select * from sales where units > 100").dtypes.tolist())
