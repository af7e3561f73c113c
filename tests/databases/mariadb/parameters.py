# Placeholders of every spelling, with values of every type.
import datetime

from orchestrator.mcp.data import load_sql


def units(query, params):
    return load_sql(query, params=params)["units"].tolist()


print(units("select units from sales where region = ? and units > ?", ["north", 2]))
print(units("select units from sales where region = %s and units %% 2 = 0", ["north"]))
print(units("select units from sales where units = $2 or units = $1 order by id", [5, 3]))
print(units("select units from sales where region = :r", {"r": "north"}))
print(units("select units from sales where units > %(least)s", {"least": 2.5}))
print(units("select units from sales where region in (?, ?) order by id limit ?", ["north", "south", 2]))
print(units("select units from sales where price <=> ?", [None]))
print(units("select units from sales where region = ?", ["' or 1=1 --"]))
print(units("select units from sales where 'it\\'s ?' like 'it%' and units = ?", [5]))
print(load_sql("select id from kinds where day = ? and bytes = ?", params=[datetime.date(2024, 2, 29), b"\x00\xff"])["id"].tolist())
for query, params in (("select ?, ?", [1]), ("select :a", {"b": 1})):
    try:
        load_sql(query, params=params)
    except ValueError as error:
        print(error)
