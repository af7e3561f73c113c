import matplotlib.pyplot as plt
import pandas as pd

fig, ax = plt.subplots()
parts = ax.boxplot([[1, 2, 3], [2, 5, 9]], orientation="horizontal", tick_labels=["p", "q"])
print(parts["boxes"][0].get_xydata().tolist(), [label.get_text() for label in ax.get_yticklabels()])
print([round(float(v), 4) for v in (*ax.get_xlim(), *ax.get_ylim())])
fig, ax = plt.subplots()
parts = ax.boxplot([1, 2, 3, 10], vert=False)
print(parts["medians"][0].get_xydata().tolist(), parts["fliers"][0].get_xydata().tolist())
fig, ax = plt.subplots()
parts = ax.boxplot(pd.Series([1.0, 2.0, 4.0]))
print(parts["boxes"][0].get_xydata().tolist())
parts = ax.boxplot({"a": [1, 2], "b": [3, 4]}.values())
print(len(parts["boxes"]))
parts = ax.boxplot(pd.DataFrame({"a": [1, 2, 3], "b": [3, 4, 5]}))
print(len(parts["boxes"]), ax.get_xticks().tolist())
