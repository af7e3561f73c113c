# Files of a plot.
from pathlib import Path

import matplotlib.pyplot as plt

fig, ax = plt.subplots()
ax.bar(["A", "B"], [1, 2])
path = Path("reports") / "plot.png"
plt.savefig(path)
plt.close(fig)
print(path.exists(), path.stat().st_size > 1000, plt.get_fignums())
with open(path, "rb") as file:
    print(file.read(8))
