# The arguments of to_csv
import csv
import numpy as np
import pandas as pd

df = pd.DataFrame({"t": ["a", "b,c", None], "x": [1.23456, np.nan, 3.0], "n": [1, 2, 3]})
print(df.to_csv())
print(df.to_csv(index=False, sep=";"))
print(df.to_csv(na_rep="NULL"))
print(df.to_csv(float_format="%.2f"))
print(df.to_csv(columns=["n", "t"], header=["N", "T"]))
print(df.to_csv(header=False, index=False))
print(df.to_csv(index_label="row"))
print(df.to_csv(quoting=csv.QUOTE_ALL, index=False))
print(df.to_csv(quoting=csv.QUOTE_NONNUMERIC, index=False))
print(repr(df.to_csv(lineterminator="\r\n", index=False)))
print(df.to_csv(decimal=",", sep=";", index=False))
print(df["x"].to_csv())
print(df["n"].to_csv(header=False))
