# pivot long data to wide
import pandas as pd

df = pd.DataFrame({"date": ["d1", "d1", "d2", "d2"], "city": ["Oslo", "Rome", "Oslo", "Rome"], "temp": [1, 15, 2, 17], "rain": [0.5, 0.0, 1.5, 2.0]})
print(df.pivot(index="date", columns="city", values="temp"))
print(df.pivot(index="date", columns="city"))
print(df.pivot(index="date", columns="city", values=["temp", "rain"]))
print(df.pivot(index="city", columns="date", values="temp").reset_index())
print(df.pivot(index="date", columns="city", values="temp").columns.name)
try:
    pd.concat([df, df]).pivot(index="date", columns="city", values="temp")
except ValueError as error:
    print(type(error).__name__, error)
try:
    df.pivot(index="date", columns="nope", values="temp")
except KeyError as error:
    print(type(error).__name__, error)
out = df.pivot(index="date", columns="city", values="temp")
out.columns.name = None
print(out)
