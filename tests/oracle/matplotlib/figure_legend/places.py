# Where legends of a figure stand.
import matplotlib.pyplot as plt


def attempt(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, "-", error)



def place(loc, **options):
    fig, ax = plt.subplots(figsize=(6, 4))
    ax.plot([1, 2], label="line")
    legend = fig.legend(loc=loc, **options)
    fig.canvas.draw()
    return [round(float(v) / 10) for v in legend.get_window_extent().extents]


for loc in ("upper right", "upper left", "lower center", "center", "center left", 4):
    print(loc, place(loc))
print(place("upper left", bbox_to_anchor=(0.5, 0.5)), place((0.1, 0.2)))
print(place("outside upper left"), place("outside right center"))
attempt(lambda: place("somewhere"))
attempt(lambda: place("best"))
attempt(lambda: place("outside nowhere"))
