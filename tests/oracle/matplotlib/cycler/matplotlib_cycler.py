# matplotlib's own cycler checks names and values.
import matplotlib as mpl

calls = [lambda: mpl.cycler(color="rgb"), lambda: mpl.cycler(c=["r", "g"]), lambda: mpl.cycler("lw", [1, 2]), lambda: mpl.cycler(marker=["o", "s"]),
         lambda: mpl.cycler(alpha=[0.5, 1]), lambda: mpl.cycler(color=[(1, 0, 0), (0, 1, 0)]), lambda: mpl.cycler(mec="rg", dashes=[[1, 2], [3, 4]]),
         lambda: mpl.cycler(color=["xx"]), lambda: mpl.cycler(nope=[1]), lambda: mpl.cycler("color", ["r"], 3), lambda: mpl.cycler(3), lambda: mpl.cycler(),
         lambda: mpl.cycler("color", "rgb", lw=3), lambda: mpl.cycler(linestyle=["-", "zz"]), lambda: mpl.cycler(hatch=["/", "q"])]
for call in calls:
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, error)
