# "pandas is required for load_csv" cannot happen: nothing has to be installed
import numpy
import pandas

from orchestrator.mcp.data import load_csv

print(type(load_csv("data/raw/sales.csv")) is pandas.DataFrame, numpy.__version__.split(".")[0])
