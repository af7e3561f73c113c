# C0, C1, ... follow the property cycle.
import matplotlib as mpl
from matplotlib.colors import to_hex

print([to_hex(f"C{n}") for n in (0, 3, 9, 10, 23)])
mpl.rcParams["axes.prop_cycle"] = mpl.cycler(color=["k", "#ff0000"])
print([to_hex(f"C{n}") for n in range(4)])
mpl.rcParams["axes.prop_cycle"] = mpl.cycler(lw=[1, 2])
print(to_hex("C5"))
