# What scripts do next: titles, labels, ticks, saving.
from pathlib import Path

import matplotlib.pyplot as plt
import pandas as pd

df = pd.DataFrame({"a": [1, 2, 3], "b": [3, 2, 1]}, index=["x", "y", "z"])
df.plot(kind="bar", figsize=(5, 3))
plt.title("Title")
plt.xlabel("X")
plt.ylabel("Y")
plt.xticks(rotation=0)
plt.tight_layout()
plt.savefig("reports/bars.png", dpi=50)
print(Path("reports/bars.png").stat().st_size > 500, plt.gca().get_title(), plt.gca().get_xlabel())
print([t.get_rotation() for t in plt.gca().get_xticklabels()], [t.get_text() for t in plt.gca().get_xticklabels()])
plt.close("all")
ax = df["a"].plot(marker="o")
ax.set_xticks(range(3))
ax.set_xticklabels(["eins", "zwei", "drei"], rotation=45)
print([t.get_text() for t in ax.get_xticklabels()], len(plt.get_fignums()))
fig = ax.get_figure()
fig.savefig("reports/line.svg")
print(open("reports/line.svg").read(5))
