"""Sharing after the axes exist."""
import matplotlib.pyplot as plt

fig, (a, b, c) = plt.subplots(1, 3)
a.set_xlim(3, 4)
b.sharex(a)
print(b.get_xlim(), b.get_shared_x_axes().joined(a, b))
for call in (lambda: b.sharex(c), lambda: b.sharex(3), lambda: b.sharey("ax")):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)
d = fig.add_axes([0.1, 0.1, 0.2, 0.2], sharey=a)
a.set_ylim(-1, 1)
print(d.get_ylim(), d in d.get_shared_y_axes(), c in c.get_shared_x_axes())
b.remove()
print(len(a.get_shared_x_axes().get_siblings(a)), a.get_xlim())
