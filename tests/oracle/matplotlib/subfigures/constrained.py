# Parts in constrained layout.
import matplotlib.pyplot as plt


def places(fig):
    return [[round(float(v), 2) for v in ax.get_position().extents] for ax in fig.axes]



fig = plt.figure(layout="constrained", figsize=(8, 4))
left, right = fig.subfigures(1, 2)
left.subplots(2, 1)[0].set_ylabel("label")
right.subplots().set_title("title")
left.suptitle("left part")
fig.suptitle("whole")
fig.canvas.draw()
print(places(fig))
print([[round(float(v) / 8) for v in part.bbox.bounds] for part in (left, right)])
