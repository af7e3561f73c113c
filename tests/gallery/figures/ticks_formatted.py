import numpy as np
import matplotlib.pyplot as plt
from matplotlib.ticker import EngFormatter, FuncFormatter, MultipleLocator, PercentFormatter

fig, axes = plt.subplots(2, 2, figsize=(9, 6))
axes[0, 0].plot([0, 1, 2], [0.1, 0.5, 0.9])
axes[0, 0].yaxis.set_major_formatter(PercentFormatter(1.0))
axes[0, 1].plot([0, 1, 2], [1e3, 2.5e4, 3e6])
axes[0, 1].yaxis.set_major_formatter(EngFormatter(unit="Hz"))
axes[1, 0].plot(np.arange(10))
axes[1, 0].xaxis.set_major_locator(MultipleLocator(2.5))
axes[1, 0].yaxis.set_major_formatter(FuncFormatter(lambda v, _: f"${v:,.0f}"))
axes[1, 1].plot([1e6, 2e6, 3e6], [1e-7, 2e-7, 3e-7])
fig.tight_layout()

plt.savefig("reports/ticks_formatted.png")
