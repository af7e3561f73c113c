# Placeholders of every spelling, with values of every type.
import datetime
import decimal

import pandas as pd

from orchestrator.mcp.data import load_sql


def units(query, params):
    return load_sql(query, params=params)["units"].tolist()


print(units("select units from sales where region = ? and units > ?", ["north", 2]))
print(units("select units from sales where region = %s and units %% 2 = 0", ["north"]))
print(units("select units from sales where units = $2 or units = $1 order by id", [5, 3]))
print(units("select units from sales where region = :r and price::text = '2'", {"r": "north"}))
print(units("select units from sales where units > %(least)s", {"least": 2.5}))
print(units("select units from sales where region in (?, ?) order by id limit ?", ["north", "south", 2]))
print(units("select units from sales where price is not distinct from ?", [None]))
print(units("select units from sales where region = ?", ["' or 1=1 --"]))
print(load_sql("select id from kinds where day = ? and moment > ? and instant < ?", params=[datetime.date(2024, 2, 29), pd.Timestamp("2024-02-29 13:00"), pd.Timestamp("2025-01-01", tz="UTC")])["id"].tolist())
print(load_sql("select id from kinds where flag = ? and money_sum = ? and bytes = ?", params=[True, decimal.Decimal("12345.67"), b"\x00\xff"])["id"].tolist())
print(load_sql("select id from kinds where binary_document ? 'b' and id = $1", params=[1])["id"].tolist())
for query, params in (("select ?, ?", [1]), ("select :a", {"b": 1}), ("select units from sales where units > ?", ["many"])):
    try:
        load_sql(query, params=params)
    except ValueError as error:
        print(error)
