"""Words and numbers on the same axis."""
import matplotlib.pyplot as plt

fig, ax = plt.subplots()
ax.plot(["a", "b"], [1, 2])
for call in (lambda: ax.set_xlim("a", "b"), lambda: ax.set_xlim("a", 3)):
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, error)
ax.axvline("b")
print(ax.lines[-1].get_xdata())
ax.text("a", 1, "here")
print(ax.texts[0].get_position())
ax.set_xticks(["a"])
print(list(ax.get_xticks()))
