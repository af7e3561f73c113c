# The same name with another ending.
import pandas as pd

write_file("sales.csv", "region,units\nnorth,3\n")
pd.read_parquet("workspace/sales.parquet")
