"""The ways to give limits, and what they return."""
import matplotlib.pyplot as plt

fig, ax = plt.subplots()
print(ax.get_xlim(), ax.get_ylim())
print(ax.set_xlim(1, 5), ax.get_xlim())
print(ax.set_xlim((2, 6)), ax.set_xlim([3, 7]))
print(ax.set_xlim(left=0), ax.set_xlim(right=10), ax.set_xlim(xmin=-1), ax.set_xlim(xmax=11))
print(ax.set_ylim(bottom=-2), ax.set_ylim(top=4), ax.set_ylim(ymin=-3, ymax=3))
print(ax.set_ylim(5, -5), ax.yaxis_inverted(), ax.get_ybound())
print(ax.get_autoscalex_on(), ax.get_autoscaley_on())
ax.set(xlim=(0, 2), ylim=(1, 3))
print([float(v) for v in ax.get_xlim()], [float(v) for v in ax.get_ylim()])
