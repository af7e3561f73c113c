# What cannot be run over frames is told in the words of SQL and Python, never in those of the engine
import pandas as pd

from orchestrator.mcp.data import load_sql

sales = pd.DataFrame(
    {
        "region": ["north", "south", "north", None],
        "units": [3, 5, 2, 4],
        "price": [1.5, None, 2.0, 4.0],
        "day": pd.to_datetime(["2024-01-01", "2024-01-02", "2024-02-01", None]),
        "flag": [True, False, True, False],
    }
)
QUERIES = """
select revenu from sales
select s.revenu from sales s
select x.units from sales s
select * from sales s join sales t on s.units = t.revenu
select * from sales s join sales t using (revenu)
select * from sales order by revenu
select levenshtein(region, 'x') from sales
select to_char(day, 'YYYY') from sales
select now() from sales
select date_trunc('fortnight', day) from sales
select date_trunc(day) from sales
select date_trunc('month', units) from sales
select date_trunc('month', region) from sales
select strftime('%Q', day) from sales
select strftime('%Y', units) from sales
select strftime(day) from sales
select year(region) from sales
select units + region from sales
select -region from sales
select not region from sales
select sum(region) from sales
select avg(region) from sales
select upper(units) from sales
select round(price, units) from sales
select * from sales where units
select * from sales where units = 'a'
select * from sales where region > 3
select * from sales where units in ('a', 'b')
select * from sales where region in (1, 2)
select * from sales where day > 'soon'
select * from sales s join sales t on s.units = t.region
select cast(region as integer) from sales
select cast(region as date) from sales
select cast(units as json) from sales
select units::nosuch from sales
select region[1] from sales
select units, count(*) from sales group by region
select region from sales group by region order by sum(units)
select * from sales order by 12
select * from sales group by 12
select units as u from sales having u > 3
select (select max(units) from sales) from sales
select * from sales where units > (select avg(units) from sales)
select * from sales where units > all (select units from sales)
select * from sales where exists (select 1 from sales t where t.units > sales.price)
select sum(units) over (order by day rows between 1 preceding and current row) from sales
select sum(units) over (order by day range between 1 preceding and current row) from sales
select ntile(4) over (order by units) from sales
select percentile_cont(0.5) within group (order by units) from sales
select region, sum(units) from sales group by rollup(region)
select region, sum(units) from sales group by grouping sets ((region), ())
select * from sales where region similar to 'n%'
select * from sales where region ~ '('
select [units] from sales
select {'a': 1} from sales
select x'00' from sales
select * from sales limit -1
select top 3 * from sales
select * from sales tablesample (10)
select * from sales for update
select * from sales pivot (sum(units) for region in ('north'))
select * from sales, unnest([1, 2, 3]) as t(x)
select units, region from sales union select units from sales
select units from sales except all select units from sales
with recursive t as (select 1 as n union all select n + 1 from t where n < 5) select * from t, sales
select units, units from sales
select * from read_csv('x.csv'), sales
select * from sales where cast(day as date) > 'soon'
"""
ENGINE = ("polars", "lazyframe", "dataframe", "sqlinterface", "utf8", "i64", "dtype", "lhs", "ident", "series", "expr(", "udf")
for query in QUERIES.strip().splitlines():
    try:
        load_sql(query)
    except Exception as error:
        text = str(error)
        strange = [word for word in ENGINE if word in text.lower()]
        print(f"{query}\n  {type(error).__name__}: {text}" + (f"  ENGINE WORDS {strange}" if strange else ""))
    else:
        print(f"{query}\n  no error")
