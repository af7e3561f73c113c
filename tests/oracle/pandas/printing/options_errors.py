# Unknown options and invalid values
import pandas as pd

try:
    pd.set_option("display.max_rowz", 5)
except Exception as error:
    print(type(error).__name__, error)
try:
    pd.get_option("nothing.here")
except Exception as error:
    print(type(error).__name__, error)
try:
    pd.set_option("display.max_rows", "many")
except Exception as error:
    print(type(error).__name__, error)
print(pd.options.display.max_columns, pd.options.display.precision, pd.options.display.width)
try:
    pd.set_option("max_rows", 20)
except Exception as error:
    print(type(error).__name__, error)
pd.set_option("display.max_rows", 20)
print(pd.get_option("display.max_rows"))
pd.set_option("display.max_rows", 5, "display.precision", 3)
print(pd.options.display.max_rows, pd.options.display.precision)
