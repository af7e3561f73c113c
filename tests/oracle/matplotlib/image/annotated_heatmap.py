import matplotlib.pyplot as plt
import numpy as np
import pandas as pd

frame = pd.DataFrame(np.array([[1.0, 0.5], [0.5, 1.0]]), index=["a", "b"], columns=["a", "b"])
fig, ax = plt.subplots()
image = ax.imshow(frame, cmap="coolwarm", vmin=-1, vmax=1)
ax.set_xticks(range(2), labels=frame.columns)
ax.set_yticks(range(2), labels=frame.index)
for row in range(2):
    for column in range(2):
        ax.text(column, row, f"{frame.iloc[row, column]:.2f}", ha="center", va="center", color="w")
bar = fig.colorbar(image, ax=ax)
print([text.get_text() for text in ax.texts], [label.get_text() for label in ax.get_xticklabels()], image.get_array().tolist())
print(len(fig.axes), bar.vmin, bar.vmax)
