# query with comparisons, text, in, variables and backticks.
import pandas as pd

df = pd.DataFrame(
    {"name": ["Ann", "Bob", "Cid", "Dee"], "age": [31, 25, 47, 19], "team": ["red", "blue", "red", "green"], "net pay": [10, 20, 30, 40]}
)
print(df.query("age > 20 and team == 'red'"))
print(df.query("age < 26 or age > 40"))
print(df.query("team in ['red', 'green']"))
print(df.query("team not in ['red']"))
print(df.query("`net pay` >= 20 & age < 40"))
print(df.query("20 < age < 40"))
print(df.query("not (team == 'red')"))
print(df.query("index >= 2"))
print(df.query("name.str.startswith('A')"))
print(df.query("age == age.max()"))
print(df.query("age * 2 > 60")["name"].tolist())
print(df.query("team == ['blue', 'green']").shape)
print(df.query('name == "Bob"')["age"].item())
