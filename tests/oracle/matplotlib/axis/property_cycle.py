"""Colours taken in turn."""
import matplotlib.pyplot as plt
from cycler import cycler

fig, ax = plt.subplots()
print([ax.plot([0, 1])[0].get_color() for _ in range(12)])
ax.set_prop_cycle(color=["r", "g"], linestyle=["-", "--"])
print([(line.get_color(), line.get_linestyle()) for line in [ax.plot([0, 1])[0] for _ in range(3)]])
ax.set_prop_cycle(cycler(lw=[1, 2]) * cycler("color", ["c", "m"]))
print([(line.get_color(), line.get_linewidth()) for line in [ax.plot([0, 1])[0] for _ in range(5)]])
ax.set_prop_cycle("color", ["k", "y"])
print(ax.plot([0, 1], color="red")[0].get_color(), ax.plot([0, 1])[0].get_color(), ax.bar([1], [1])[0].get_facecolor())
ax.set_prop_cycle(None)
print(ax._get_lines.get_next_color(), ax._get_lines.get_next_color())
for call in (lambda: ax.set_prop_cycle(3), lambda: ax.set_prop_cycle(foo=[1]), lambda: ax.set_prop_cycle("color", ["r"], lw=[1])):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)
