"""Bounds keep the direction of an axis; inverting turns it."""
import matplotlib.pyplot as plt

fig, ax = plt.subplots()
ax.plot([0, 1, 2], [3, 1, 2])
ax.invert_yaxis()
print(ax.get_ylim(), ax.yaxis_inverted(), ax.yaxis.get_inverted(), ax.xaxis_inverted())
ax.set_ybound(0, 10)
print(ax.get_ylim(), ax.get_ybound())
ax.set_ybound(upper=20)
print(ax.get_ylim(), ax.get_ybound())
ax.invert_yaxis()
print(ax.get_ylim())
ax.xaxis.set_inverted(True)
print(ax.get_xlim(), ax.get_xbound())
ax.set_xbound((5, 6))
print(ax.get_xlim())
