"""Three titles, their words and properties."""
import matplotlib.pyplot as plt

fig, ax = plt.subplots()
print(repr(ax.get_title()), ax)
text = ax.set_title("middle")
ax.set_title("to the left", loc="left", color="red", fontsize=8)
ax.set_title("to the right", loc="right", fontdict={"fontsize": 20, "fontweight": "bold"})
print(ax.get_title(), ax.get_title("left"), ax.get_title(loc="right"), ax.title is text)
print(ax)
for title in (ax.title, ax._left_title, ax._right_title):
    print(title.get_ha(), title.get_va(), title.get_fontsize(), title.get_weight(), title.get_color(), title.get_position())
ax.set_title("high", y=1.2, pad=20)
print(ax.title.get_position())
fig.canvas.draw()
print(ax.title.get_position())
for call in (lambda: ax.set_title("x", loc="up"), lambda: ax.get_title("x"), lambda: ax.set_title("x", foo=1)):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)
