# Settings inside a with block, also when it fails.
import matplotlib as mpl
import matplotlib.pyplot as plt

with mpl.rc_context({"lines.linewidth": 7, "font.size": 20}):
    print(mpl.rcParams["lines.linewidth"], mpl.rcParams["font.size"])
    mpl.rcParams["axes.grid"] = True
print(mpl.rcParams["lines.linewidth"], mpl.rcParams["font.size"], mpl.rcParams["axes.grid"])
try:
    with plt.rc_context({"lines.linewidth": 9}):
        raise RuntimeError("stop")
except RuntimeError as error:
    print(error, mpl.rcParams["lines.linewidth"])
with plt.rc_context(rc={"axes.titlesize": 5}):
    print(plt.rcParams["axes.titlesize"])
print(plt.rcParams is mpl.rcParams)


@mpl.rc_context({"lines.linewidth": 11})
def inside(extra):
    return mpl.rcParams["lines.linewidth"] + extra


print(inside(1), inside.__name__, inside(2), mpl.rcParams["lines.linewidth"])
