# attack: ticks a billionth apart
# stopped by: MemoryLimit or MemoryError or ExecutionTimeout
# limits: timeout=5 memory=512M
import matplotlib.pyplot as plt
from matplotlib.ticker import MultipleLocator

fig, ax = plt.subplots()
ax.plot([0, 1])
ax.xaxis.set_major_locator(MultipleLocator(1e-9))
fig.savefig("reports/a.png")
