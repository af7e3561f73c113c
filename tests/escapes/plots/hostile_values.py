# attack: values, sizes and names whose methods lie, raise or change the figure that is being drawn
# prints: ended
# limits: timeout=30
import numpy as np
import matplotlib.pyplot as plt


class Evil:
    def __len__(self):
        return 2**62

    def __getitem__(self, index):
        plt.clf()
        raise IndexError

    def __float__(self):
        plt.close("all")
        return float("nan")

    def __iter__(self):
        return iter([1, Evil()])

    def __str__(self):
        plt.clf()
        return "$" + "x" * 1000

    def __hash__(self):
        return 1

    def __eq__(self, other):
        return True

    @property
    def __array_interface__(self):
        return {"data": (1, False), "shape": (10**9,), "typestr": "<f8", "version": 3}


class Name(str):
    def __format__(self, spec):
        return "\0" * 1000


evil = Evil()
for attempt in (
    lambda: plt.plot(evil), lambda: plt.plot([evil]), lambda: plt.scatter([1], [1], s=evil), lambda: plt.bar([1, 2], evil),
    lambda: plt.title(evil), lambda: plt.hist(evil), lambda: plt.imshow([[evil]]), lambda: plt.figure(figsize=(evil, evil)),
    lambda: plt.xlim(evil, evil), lambda: plt.xticks([evil], [evil]), lambda: plt.legend([evil], [evil]), lambda: plt.plot([1], color=evil),
    lambda: plt.plot([1], linewidth=evil), lambda: plt.contour([[evil, 1], [1, 1]]), lambda: plt.text(evil, evil, evil),
    lambda: plt.savefig(Name("reports/x.png")), lambda: plt.rcParams.update({Name("lines.linewidth"): evil}),
    lambda: plt.colormaps[Name("viridis")], lambda: plt.plot(np.full(10, np.inf)), lambda: plt.bar(["a"] * 10, [np.nan] * 10),
):
    try:
        attempt()
        plt.savefig("reports/a.png")
    except Exception:
        pass
print("ended")
