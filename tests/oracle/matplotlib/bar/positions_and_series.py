import matplotlib.pyplot as plt
import numpy as np
import pandas as pd

counts = pd.Series(["a", "b", "a", "c"]).value_counts()
fig, ax = plt.subplots()
bars = ax.bar(counts.index, counts.values)
print([bar.get_height() for bar in bars], [label.get_text() for label in ax.get_xticklabels()])
bars = ax.bar(counts.index, counts)
print([bar.get_height() for bar in bars])
bars = ax.bar(range(3), counts, color=plt.cm.tab10(range(3)), zorder=3)
print(bars[2].get_zorder(), np.round(bars[1].get_facecolor(), 3).tolist())
bars = ax.barh(y=np.arange(3), width=[1, 2, 3], height=[0.2, 0.4, 0.6], left=1, align="edge")
print([(float(bar.get_x()), float(bar.get_y()), float(bar.get_height())) for bar in bars])
bars = ax.bar(x="a", height=2.5)
print(bars[0].get_x(), bars[0].get_height(), len(bars))
bars = ax.bar([True, False], [1, 2])
print([float(bar.get_x()) for bar in bars])
bars = ax.bar([1, 2], [np.nan, 3])
print([float(bar.get_height()) for bar in bars], ax.bar_label(bars)[0].get_text() == "")
bars[0].set_height(9)
bars[0].set_color("k")
print(bars[0].get_height(), bars[0].get_facecolor(), bars[0].get_edgecolor())
