# What is said about mistakes.
import matplotlib.pyplot as plt

for attempt in (
    lambda: plt.plot([1, 2], [1, 2, 3]),
    lambda: plt.plot([1], color="no such colour"),
    lambda: plt.plot([1], linestyle="?"),
    lambda: plt.plot([1], marker="nope"),
    lambda: plt.plot([1], "zz"),
    lambda: plt.plot([1], colour="red"),
    lambda: plt.scatter([1, 2], [1]),
    lambda: plt.bar([1, 2], [1, 2, 3]),
    lambda: plt.hist([1, 2], bins=-1),
    lambda: plt.subplots(0, 1),
    lambda: plt.subplot(2, 2, 5),
    lambda: plt.legend(loc="nowhere"),
    lambda: plt.imshow([1, 2, 3]),
    lambda: plt.xlim("a", 3),
    lambda: plt.savefig("reports/x.xyz"),
    lambda: plt.style.use("nostyle"),
    lambda: plt.get_cmap("nomap"),
    lambda: plt.xscale("cubic"),
    lambda: plt.rc("lines", colour="r"),
    lambda: plt.colorbar(),
):
    plt.clf()
    try:
        attempt()
        print("nothing")
    except Exception as error:
        print(type(error).__name__, str(error)[:150].split("\n")[0])
