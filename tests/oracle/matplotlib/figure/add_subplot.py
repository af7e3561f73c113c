# Every form of add_subplot.
import matplotlib.pyplot as plt


def box(thing):
    return [round(float(v), 4) for v in thing.bounds]


def attempt(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, "-", error)



fig = plt.figure()
print(box(fig.add_subplot().get_position()))
print(box(fig.add_subplot(221).get_position()))
print(box(fig.add_subplot(2, 3, 6).get_position()))
print(box(fig.add_subplot(2, 2, (3, 4)).get_position()))
print(box(fig.add_subplot(3, 3, (1, 5)).get_position()))
ax = fig.add_subplot(fig.add_gridspec(2, 2)[:, 1], title="tall", xlabel="x", xlim=(0, 2), facecolor="0.9")
print(ax, ax.get_title(), ax.get_xlim(), ax.get_facecolor(), ax.get_subplotspec())
print(repr(fig), len(fig.axes), fig.gca() is ax)
attempt(lambda: fig.add_subplot(1, 2))
attempt(lambda: fig.add_subplot(1, 2, 3))
attempt(lambda: fig.add_subplot(1, 2, 0))
attempt(lambda: fig.add_subplot(12))
attempt(lambda: fig.add_subplot(1, 2, (1, 2.5)))
attempt(lambda: fig.add_subplot(2, 2, 1.0))
