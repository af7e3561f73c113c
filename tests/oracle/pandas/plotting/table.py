# A frame as a table beside a plot.
import matplotlib.pyplot as plt
import pandas as pd
from pandas.plotting import table

df = pd.DataFrame({"a": [1, 2], "b": [3, 4]}, index=["x", "y"])
fig, ax = plt.subplots()
made = table(ax, df, loc="upper right")
cells = made.get_celld()
print(sorted(cells), [cells[key].get_text().get_text() for key in sorted(cells)])
ax = df.plot(table=True)
print(len(ax.tables), sorted(ax.tables[0].get_celld())[:3])
try:
    table(ax, [1, 2])
except ValueError as error:
    print(error)
