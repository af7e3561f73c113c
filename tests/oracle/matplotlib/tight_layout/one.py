# Margins around one axes.
import matplotlib.pyplot as plt


def places(fig):
    return [[round(float(v), 2) for v in ax.get_position().extents] for ax in fig.axes]



fig, ax = plt.subplots()
fig.tight_layout()
print(places(fig))
ax.set_title("A title")
ax.set_xlabel("the x axis")
ax.set_ylabel("the y axis")
fig.tight_layout()
print(places(fig))
fig.tight_layout(pad=3)
print(places(fig))
fig.tight_layout(rect=(0.2, 0.1, 0.9, 0.8))
print(places(fig), fig.get_layout_engine().adjust_compatible)
plt.tight_layout()
print(places(fig))
