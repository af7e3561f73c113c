import numpy as np
import pandas as pd
import matplotlib.pyplot as plt

frame = pd.DataFrame(np.random.default_rng(15).normal(size=(100, 3)).cumsum(axis=0), columns=["a", "b", "c"])
ax = frame.plot(title="Three walks", figsize=(8, 4))
ax.set_xlabel("step")

plt.savefig("reports/pandas_lines.png")
