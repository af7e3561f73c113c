# Twins, colorbars and turned labels take part.
import matplotlib.pyplot as plt


def places(fig):
    return [[round(float(v), 2) for v in ax.get_position().extents] for ax in fig.axes]



import numpy as np

fig, (left, right) = plt.subplots(1, 2, figsize=(9, 4))
twin = left.twinx()
twin.set_ylabel("second y")
left.set_ylabel("first y")
image = right.imshow(np.arange(12).reshape(3, 4), aspect="auto")
fig.colorbar(image, ax=right, label="values")
fig.tight_layout()
print(places(fig))
fig, ax = plt.subplots()
ax.set_xlabel("rotated")
ax.set_xticks([0, 1], ["a long label", "another long label"], rotation=45, ha="right")
fig.tight_layout()
print(places(fig))
