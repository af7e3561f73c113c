# Counts in order.
import pandas as pd
import seaborn as sns
import matplotlib.pyplot as plt

frame = pd.DataFrame({"pet": ["cat", "dog", "cat", "bird", "cat", "dog"]})
ax = sns.countplot(x="pet", data=frame, order=["bird", "cat", "dog"])
plt.xticks(rotation=90)
print([p.get_height() for p in ax.patches], [t.get_text() for t in ax.get_xticklabels()], ax.get_ylabel())
print({t.get_rotation() for t in ax.get_xticklabels()}, type(ax.get_figure()).__name__)
