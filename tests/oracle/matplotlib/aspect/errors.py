"""Aspects that are refused."""
import matplotlib.pyplot as plt

fig, ax = plt.subplots()
for call in (lambda: ax.set_aspect("foo"), lambda: ax.set_aspect(-1), lambda: ax.set_aspect(0), lambda: ax.set_adjustable("x"),
             lambda: ax.set_anchor("Q"), lambda: ax.set_anchor((1, 2, 3))):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)
fig, axs = plt.subplots(2, 2, sharex=True, sharey=True)
axs[0, 0].plot([0, 1], [0, 5])
axs[0, 0].set_aspect("equal", adjustable="datalim")
try:
    fig.canvas.draw()
except RuntimeError as error:
    print(error)
fig, ax = plt.subplots()
twin = ax.twinx()
print(ax.get_adjustable(), twin.get_adjustable())
