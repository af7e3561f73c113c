# to_html writes a table
import pandas as pd

df = pd.DataFrame({"name": ["a<b", "c&d"], "x": [1.5, None], "n": [1, 2]})
print(df.to_html())
print(df.to_html(index=False, border=0))
print(df.to_html(classes="striped", na_rep="-", table_id="t1"))
print(df.to_html(escape=False, header=False, columns=["name"]))
print(df.to_html(classes=["one", "two"], float_format="%.2f", justify="left"))
