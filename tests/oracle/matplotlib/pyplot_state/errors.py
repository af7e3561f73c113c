# What pyplot refuses.
import matplotlib.pyplot as plt


def attempt(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, "-", error)



attempt(lambda: plt.subplot(2, 2))
attempt(lambda: plt.subplot(2, 2, 5))
attempt(lambda: plt.subplot(2, 2, 1, nrows=2))
attempt(lambda: plt.subplot("a"))
attempt(lambda: plt.subplot(polar=True, projection="3d"))
attempt(lambda: plt.subplot2grid((2, 2), (3, 0)))
attempt(lambda: plt.sca(3))
attempt(lambda: plt.colorbar())
attempt(lambda: plt.clim(1, 2))
attempt(lambda: plt.xticks(None, ["a"]))
attempt(lambda: plt.yticks(None, ["a"]))
attempt(lambda: plt.xticks([1, 2], ["a"]))
attempt(lambda: plt.rgrids())
attempt(lambda: plt.thetagrids())
attempt(lambda: plt.switch_backend("nothing"))
attempt(lambda: plt.savefig("reports/nodir/x.png"))
attempt(lambda: plt.get_cmap("nocolours"))
attempt(lambda: plt.bar(1))
attempt(lambda: plt.hist())
attempt(lambda: plt.scatter(1))
attempt(lambda: plt.title())
attempt(lambda: plt.imshow())
