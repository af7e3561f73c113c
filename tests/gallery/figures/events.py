import numpy as np
import matplotlib.pyplot as plt

rng = np.random.default_rng(14)
plt.eventplot([np.sort(rng.random(30)) for _ in range(5)], colors=["C0", "C1", "C2", "C3", "C4"], linelengths=0.8)
plt.yticks(range(5), [f"neuron {i}" for i in range(5)])

plt.savefig("reports/events.png")
