import matplotlib.pyplot as plt
import numpy as np

fig, ax = plt.subplots()
wedges, texts = ax.pie([1, 2, 3], colors=["r", "g"], counterclock=False, radius=0.5, wedgeprops={"width": 0.2, "edgecolor": "w"}, textprops={"fontsize": 8}, labeldistance=None)
print(len(wedges), texts, wedges[0].width, wedges[0].get_edgecolor(), [wedge.get_facecolor() for wedge in wedges], round(float(wedges[0].theta1), 3))
wedges, texts, shares = ax.pie([1, 3], autopct=lambda share: f"{share:.0f}", labels=["x", "y"], rotatelabels=True, shadow=True, hatch=["/", "o"], pctdistance=0.8, center=(1, 2), frame=True)
print([text.get_text() for text in shares], [round(float(text.get_rotation()), 3) for text in texts], [wedge.get_hatch() for wedge in wedges])
print(len(ax.patches), [round(float(v), 3) for v in (*ax.get_xlim(), *ax.get_ylim())])
wedges, texts = ax.pie([0.2, 0.3], normalize=False)
print([round(float(wedge.theta2), 3) for wedge in wedges])
wedges, texts = ax.pie({"a": 1, "b": 2}.values(), labels={"a": 1, "b": 2}.keys())
print([text.get_text() for text in texts], ax.get_legend_handles_labels()[1])
