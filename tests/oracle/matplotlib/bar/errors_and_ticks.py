import matplotlib.pyplot as plt
import numpy as np

fig, ax = plt.subplots()
bars = ax.bar([1, 2, 3], [4, 5, 6], yerr=[0.5, 1, 1.5], capsize=4, ecolor="red", tick_label=["one", "two", "three"])
print(type(bars.errorbar).__name__, bars.errorbar.has_yerr, bars.errorbar.has_xerr)
data_line, caps, columns = bars.errorbar
print(data_line, [[float(v) for v in cap.get_ydata()] for cap in caps], caps[0].get_marker(), caps[0].get_markersize())
print([segment.tolist() for segment in columns[0].get_segments()], np.round(columns[0].get_color(), 3).tolist())
print([label.get_text() for label in ax.get_xticklabels()], ax.get_xticks().tolist())
print([round(float(v), 4) for v in ax.get_ylim()])
bars = ax.barh([1, 2], [3, 4], xerr=0.2, error_kw={"elinewidth": 3, "capsize": 2})
print(bars.errorbar[2][0].get_linewidth(), len(bars.errorbar[1]))
bars = ax.bar([1, 2], [3, 4], yerr=[[0.1, 0.2], [0.3, 0.4]])
print([np.round(segment, 3).tolist() for segment in bars.errorbar[2][0].get_segments()])
