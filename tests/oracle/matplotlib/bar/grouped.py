import matplotlib.pyplot as plt
import numpy as np
import pandas as pd

frame = pd.DataFrame({"north": [1, 2, 3], "south": [4, 5, 6]}, index=["q1", "q2", "q3"])
fig, ax = plt.subplots()
places = np.arange(len(frame))
for number, column in enumerate(frame):
    ax.bar(places + number * 0.4, frame[column], width=0.4, label=column)
ax.set_xticks(places + 0.2, frame.index)
ax.legend()
print([text.get_text() for text in ax.get_legend().get_texts()], [label.get_text() for label in ax.get_xticklabels()])
print([round(float(bar.get_x()), 3) for bar in ax.patches], [bar.get_height() for bar in ax.patches])
ax.bar({"a": 1}.keys(), {"a": 1}.values())
