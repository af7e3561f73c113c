# Columns of a file that are asked for and not there.
import pandas as pd

write_file("sales.csv", "region,units\nnorth,3\n")
pd.read_csv("workspace/sales.csv", usecols=["region", "unit"])
