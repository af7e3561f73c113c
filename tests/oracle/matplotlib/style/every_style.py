# What each style changes, as a count and a few values.
import matplotlib as mpl
import matplotlib.style as style

for name in style.available:
    with style.context(name, after_reset=True):
        changed = [key for key, value in mpl.rcParams.items() if key != "backend" and value != mpl.rcParamsDefault[key]]
        print(name, len(changed), len(style.library[name]), mpl.rcParams["axes.facecolor"], mpl.rcParams["axes.labelsize"], mpl.rcParams["axes.linewidth"],
              mpl.rcParams["axes.prop_cycle"].by_key()["color"][-1], mpl.rcParams["figure.figsize"], mpl.rcParams["xtick.major.size"])
