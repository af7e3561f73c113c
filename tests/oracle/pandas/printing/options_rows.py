# display.max_rows and min_rows
import pandas as pd

df = pd.DataFrame({"a": range(30), "b": range(30)})
pd.set_option("display.max_rows", 10)
print(df)
print(df["a"])
pd.set_option("display.min_rows", 4)
print(df)
pd.set_option("display.max_rows", 3)
print(df)
pd.reset_option("display.max_rows")
pd.reset_option("display.min_rows")
print(pd.get_option("display.max_rows"), pd.get_option("display.min_rows"))
with pd.option_context("display.max_rows", None):
    print(len(str(pd.DataFrame({"a": range(100)})).splitlines()))
with pd.option_context("display.max_rows", 6, "display.show_dimensions", False):
    print(df)
