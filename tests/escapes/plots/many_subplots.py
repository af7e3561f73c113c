# attack: a hundred thousand subplots in one figure
# stopped by: MemoryLimit or MemoryError or ExecutionTimeout
# limits: timeout=5
import matplotlib.pyplot as plt

plt.subplots(250, 400)
plt.savefig("reports/a.png")
plt.subplots(250, 400)
plt.savefig("reports/b.png")
