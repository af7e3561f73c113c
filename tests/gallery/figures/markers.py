import numpy as np
import matplotlib.pyplot as plt

plt.figure(figsize=(7, 5))
for i, marker in enumerate("o s ^ v D * P X + x".split()):
    plt.plot(np.arange(8), np.arange(8) * 0.3 + i, marker=marker, label=f"'{marker}'")
plt.legend(ncol=2, loc="upper left", fontsize=8)
plt.title("Markers")
plt.xlim(-1, 12)

plt.savefig("reports/markers.png")
