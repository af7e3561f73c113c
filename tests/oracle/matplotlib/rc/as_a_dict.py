# Settings as a dict: keys, copies, updates.
import matplotlib as mpl
import matplotlib.pyplot as plt

rc = mpl.rcParams
print(sorted(rc.keys() & {"axes.grid", "nope", "font.size"}), "axes.grid" in rc.keys(), len(rc.items()), len(dict(rc)), len({**rc}), isinstance(rc, dict))
saved = rc.copy()
rc.update({"figure.figsize": (10, 6), "axes.spines.top": False}, **{"font.sans-serif": ["SimHei"]})
rc["font.size"] = 50
print(rc["figure.figsize"], rc["font.sans-serif"], rc["axes.spines.top"], rc.setdefault("axes.grid", True))
rc.update(saved)
print(rc["font.size"], rc["figure.figsize"])
rc.update(mpl.rcParamsDefault)
print([key for key in saved if saved[key] != rc[key] and not key.startswith("backend")])
print(repr(mpl.RcParams({"axes.grid": "yes", "font.size": 3})), repr(rc.find_all("lines.mark")), repr(rc.find_all("zzz")), sep="\n")
rc["axes.prop_cycle"] = plt.cycler("color", plt.cm.viridis([0.0, 0.5, 1.0]))
print(len(rc["axes.prop_cycle"]))
