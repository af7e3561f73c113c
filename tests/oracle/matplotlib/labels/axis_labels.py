"""Labels of the axes: words, places, padding."""
import matplotlib.pyplot as plt

fig, ax = plt.subplots()
ax.set_xlabel("time", fontsize=14, color="green")
ax.set_ylabel("value", labelpad=12, rotation=0)
print(ax.get_xlabel(), ax.get_ylabel(), ax.xaxis.get_label_text(), ax.xaxis.get_label(), ax.xaxis.labelpad, ax.yaxis.labelpad)
print(ax.xaxis.label.get_fontsize(), ax.xaxis.label.get_color(), ax.yaxis.label.get_rotation(), ax.yaxis.label.get_rotation_mode())
for loc in ("left", "center", "right"):
    label = ax.set_xlabel("x", loc=loc)
    print(loc, label.get_position(), label.get_ha(), label.get_va())
for loc in ("bottom", "center", "top"):
    label = ax.set_ylabel("y", loc=loc)
    print(loc, label.get_position(), label.get_ha(), label.get_va())
for call in (lambda: ax.set_xlabel("x", loc="top"), lambda: ax.set_ylabel("x", loc="left"), lambda: ax.set_xlabel("x", loc="left", ha="right"),
             lambda: ax.xaxis.set_label_position("left"), lambda: ax.yaxis.set_label_position("top")):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)
