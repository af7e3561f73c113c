# Half a circle.
import matplotlib.pyplot as plt
import numpy as np

fig, ax = plt.subplots(subplot_kw={"projection": "polar"})
ax.set_thetamin(0)
ax.set_thetamax(180)
ax.plot([0, 1, 2], [1, 2, 3])
fig.canvas.draw()
print(ax.get_thetamin(), ax.get_thetamax(), np.round(ax.get_position().bounds, 5).tolist())
print(np.round(ax.transData.transform([[0, 0], [0, 3], [np.pi, 3], [1, 1]]), 2).tolist())
print([spine.get_visible() for spine in ax.spines.values()], np.round(ax.patch.get_extents().bounds, 2).tolist())
print([t.get_text() for t in ax.get_xticklabels()], [round(float(v), 3) for v in ax.get_yticks()])
for axis in (ax.xaxis, ax.yaxis):
    label = axis.get_majorticklabels()[1]
    print(label.get_text(), label.get_ha(), label.get_va(), np.round(label.get_transform().transform(label.get_position()), 2).tolist())
print(np.round(ax.set_thetalim(thetamin=30, thetamax=90), 4).tolist())
print(np.round(ax.transData.transform([[0.6, 1], [1.2, 3]]), 2).tolist())
try:
    ax.set_thetalim(0, 7)
except ValueError as error:
    print(error)
