import numpy as np
import matplotlib.pyplot as plt

rng = np.random.default_rng(1)
for name, centre, colour in [("a", (0, 0), "tab:blue"), ("b", (3, 1), "tab:orange"), ("c", (1, 4), "tab:green")]:
    points = rng.normal(size=(60, 2)) + centre
    plt.scatter(points[:, 0], points[:, 1], color=colour, label=f"group {name}", alpha=0.7)
plt.xlabel("x")
plt.ylabel("y")
plt.legend(title="Groups")
plt.tight_layout()

plt.savefig("reports/scatter_groups.png")
