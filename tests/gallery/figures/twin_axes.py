import numpy as np
import matplotlib.pyplot as plt

x = np.arange(1, 13)
fig, left = plt.subplots()
left.bar(x, x * 3 + 5, color="lightsteelblue", label="sales")
left.set_ylabel("sales", color="steelblue")
left.set_xlabel("month")
right = left.twinx()
right.plot(x, 100 - x**1.5, color="crimson", marker="o", label="stock")
right.set_ylabel("stock", color="crimson")
right.tick_params(axis="y", labelcolor="crimson")
fig.legend(loc="upper center", ncol=2)

plt.savefig("reports/twin_axes.png")
