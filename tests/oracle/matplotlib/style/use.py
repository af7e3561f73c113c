# Styles set what they set and leave the rest.
import matplotlib as mpl
import matplotlib.pyplot as plt

plt.style.use("ggplot")
print(mpl.rcParams["axes.facecolor"], mpl.rcParams["axes.grid"], mpl.rcParams["axes.prop_cycle"].by_key()["color"][:2])
plt.style.use("seaborn-v0_8-whitegrid")
print(mpl.rcParams["axes.facecolor"], mpl.rcParams["axes.edgecolor"], mpl.rcParams["axes.prop_cycle"].by_key()["color"][:2])
plt.style.use({"lines.linewidth": 9})
print(mpl.rcParams["lines.linewidth"])
plt.style.use("default")
print(mpl.rcParams["axes.facecolor"], mpl.rcParams["lines.linewidth"], mpl.rcParams["axes.grid"])
plt.style.use(["dark_background", "fast"])
print(mpl.rcParams["axes.facecolor"], mpl.rcParams["text.color"], mpl.rcParams["path.simplify_threshold"])
