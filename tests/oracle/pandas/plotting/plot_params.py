# Settings, and booleans as numbers.
import numpy as np
import pandas as pd
from pandas.plotting import plot_params

print(dict(plot_params), plot_params["x_compat"], "x_compat" in plot_params)
index = pd.date_range("2024-01-01", periods=3, freq="D")
df = pd.DataFrame({"v": [1, 2, 3], "flag": [True, False, True]}, index=index)
with plot_params.use("x_compat", True):
    ax = df.plot()
    print(hasattr(ax, "freq"), len(ax.get_lines()))
print(hasattr(df.plot(include_bool=True), "freq"), len(df.plot(include_bool=True).get_lines()))
nullable = pd.DataFrame({"i": pd.array([1, None, 3], dtype="Int64"), "f": pd.array([1.5, 2.5, None], dtype="Float64")})
ax = nullable.plot()
print([np.asarray(line.get_ydata()).tolist() for line in ax.get_lines()])
print(pd.DataFrame({"o": pd.Series([1, 2, 3], dtype=object)}).plot().get_lines()[0].get_ydata().tolist())
print(df.plot.__class__.__name__, pd.DataFrame.plot.__name__)
