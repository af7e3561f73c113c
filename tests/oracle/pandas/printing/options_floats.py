# display.precision and display.float_format
import pandas as pd

df = pd.DataFrame({"x": [1.23456789, 2.0, 1000.5], "n": [1, 2, 3]})
pd.set_option("display.precision", 2)
print(df)
pd.reset_option("display.precision")
pd.options.display.float_format = "{:,.2f}".format
print(df)
print(df["x"])
pd.reset_option("display.float_format")
with pd.option_context("display.float_format", lambda v: f"${v:.1f}"):
    print(df)
print(df)
with pd.option_context("display.chop_threshold", 2):
    print(pd.Series([0.5, -1.0, 3.0]))
