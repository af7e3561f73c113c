# to_csv with a decimal comma, for single precision too, and date formats for periods
import numpy as np
import pandas as pd

singles = np.array([1.5, 0.1, 1e10, 1e-4, 123456789, 0.25, np.nan, np.inf], dtype="float32")
frame = pd.DataFrame({"single": singles, "double": singles.astype("float64").round(3)})
print(frame.to_csv())
print(frame.to_csv(decimal=","))
print(frame.to_csv(decimal=",", sep=";", quoting=2, na_rep="NA"))
print(frame.to_csv(decimal=",", sep=";", float_format="%.2f"))

spans = pd.DataFrame(
    {"day": pd.period_range("2024-01-30", periods=3, freq="D"), "moment": pd.date_range("2024-01-30", periods=3)},
    index=pd.period_range("2024-01", periods=3, freq="M", name="month"),
)
print(spans.to_csv())
print(spans.to_csv(date_format="%d/%m/%Y"))
