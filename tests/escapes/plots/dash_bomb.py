# attack: dashes too short to be seen on a line far too long
# prints: drawn
# limits: timeout=20
import matplotlib.pyplot as plt

fig, ax = plt.subplots()
ax.plot([0, 1], [0, 1], linestyle=(0, (1e-9, 1e-9)))
ax.plot([-1e300, 1e300], [0, 1], linestyle=(0, (1e-3, 1e-3)))
ax.plot([0, 1], [0, 1], linestyle=(1e300, (1, 1)), linewidth=1e-300)
ax.set_xlim(0, 1)
fig.savefig("reports/a.png")
print("drawn")
