import matplotlib.pyplot as plt
from matplotlib import cbook

stats = cbook.boxplot_stats([1, 2, 3, 4, 100], labels=["x"])
print({key: value.tolist() if hasattr(value, "tolist") else value for key, value in stats[0].items()})
fig, ax = plt.subplots()
parts = ax.bxp(stats, showmeans=True, shownotches=True)
print(parts["means"][0].get_xydata().tolist(), parts["fliers"][0].get_ydata().tolist())
print([label.get_text() for label in ax.get_xticklabels()])
box = {"med": 5, "q1": 3, "q3": 8, "whislo": 1, "whishi": 11, "fliers": []}
parts = ax.bxp([box], positions=[3], widths=[1.5], capwidths=0.2, patch_artist=True)
print(parts["boxes"][0].get_path().vertices.tolist(), [[round(float(v), 3) for v in cap.get_xdata()] for cap in parts["caps"]])
print(ax.get_xticks().tolist())
