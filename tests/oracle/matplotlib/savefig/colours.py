# Backgrounds of saved pictures.
import matplotlib.pyplot as plt

import io

import numpy as np


def corner(**options):
    buffer = io.BytesIO()
    fig.savefig(buffer, format="rgba", **options)
    return list(buffer.getvalue()[:4])


fig = plt.figure(figsize=(1, 1), facecolor="#336699")
print(corner(), corner(facecolor="red"), corner(facecolor="none"), corner(transparent=True))
print(fig.get_facecolor() == (0.2, 0.4, 0.6, 1.0))
with plt.rc_context({"savefig.facecolor": "lime"}):
    print(corner())
with plt.rc_context({"savefig.transparent": True}):
    print(corner())
ax = fig.add_axes([0, 0, 1, 1], facecolor="yellow")
ax.set_axis_off()
ax.set_axis_on()
for spine in ax.spines.values():
    spine.set_visible(False)
ax.set_xticks([])
ax.set_yticks([])
print(corner(), corner(transparent=True), ax.get_facecolor())
fig.set_frameon(False)
ax.remove()
print(corner())
