# Dates in SQL over frames: date_trunc, strftime in either order, parts of dates, and text that holds dates
import pandas as pd

from orchestrator.mcp.data import load_sql

moments = ["2024-01-15 10:30:45.678901", "2024-02-29 23:59:59", "2024-11-30", None]
visits = pd.DataFrame({"at": pd.to_datetime(moments, format="mixed"), "text": moments, "n": [1, 2, 3, 4]})
for unit in ("year", "quarter", "month", "week", "day", "hour", "minute", "second", "millisecond"):
    both = load_sql(f"select date_trunc('{unit}', at) as a, date_trunc('{unit}', text) as b from visits")
    print(unit, both["a"].astype(str).tolist(), both["a"].equals(both["b"].astype(both["a"].dtype)))
print(load_sql("select date_trunc('month', at) as month, sum(n) as n from visits group by 1 order by 1"))
print(load_sql("select date_trunc('month', at), sum(n) from visits where at is not null group by date_trunc('month', at) order by date_trunc('month', at)"))
print(load_sql("select strftime('%Y-%m', at) as a, strftime(at, '%Y-%m') as b, strftime('%d.%m.%Y %H:%M', text) as c from visits"))
print(load_sql("select strftime('%H:%M:%f', at) as sqlite, strftime(at, '%H:%M:%S.%f') as duckdb from visits where n = 1"))
print(load_sql("select strftime('%Y', at) as year, count(*) from visits where at is not null group by strftime('%Y', at)"))
print(load_sql("select extract(year from at) as y, date_part('month', text) as m, day(at) as d, quarter(text) as q, hour(at) as h from visits where at is not null"))
print(load_sql("select cast(text as date) as d, text::timestamp as t, date(at) as e from visits"))
print(load_sql("select n from visits where cast(text as date) >= '2024-02-01' and year(at) = 2024 order by n")["n"].tolist())
print(load_sql("select n from visits where at + interval '1 day' > '2024-02-01' and date_trunc('month', text) between '2024-01-01' and '2024-06-30'")["n"].tolist())
print(load_sql("select at + interval '1 month' as later, at - timestamp '2024-01-01 00:00:00' as since from visits where n < 3"))
print(load_sql("select cast(n as decimal(10, 2)) / 3 as third, cast(1.239 as numeric(5, 1)) as tenth, iif(n > 1, 'many', 'one') as how from visits where n < 3"))
zoned = pd.DataFrame({"at": pd.to_datetime(["2024-07-01 01:30"]).tz_localize("Europe/Berlin")})
print(load_sql("select date_trunc('day', at) as day from zoned")["day"].tolist())
