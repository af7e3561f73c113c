# attack: a billion points, of which memory holds one
# stopped by: MemoryLimit or MemoryError or ExecutionTimeout
# limits: timeout=10 memory=256M
import numpy as np
import matplotlib.pyplot as plt

values = np.broadcast_to(np.float64(1.0), (10**9,))
plt.plot(values)
plt.savefig("reports/a.png")
