# Other table formats and alignment
import pandas as pd

df = pd.DataFrame({"name": ["a", "b"], "x": [1.5, 200.25]})
for name in ["plain", "simple", "psql", "orgtbl", "presto", "outline", "fancy_grid", "tsv", "heavy_grid", "rounded_grid", "simple_grid"]:
    print(name)
    print(df.to_markdown(tablefmt=name))
print(df.to_markdown(numalign="left", stralign="center"))
print(df.to_markdown(headers=["i", "A", "B"]))
print(df.to_markdown(colalign=("left", "right", "center")))
print(df.to_markdown(floatfmt=("", "", ".3f")))
