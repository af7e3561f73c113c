# A file whose name is misspelt, for pandas as for load_csv.
import pandas as pd

write_file("sales.csv", "region,units\nnorth,3\n")
pd.read_csv("workspace/sale.csv")
