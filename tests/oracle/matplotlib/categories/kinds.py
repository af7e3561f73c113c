"""Words in series, categories, numbers as words, and what is refused."""
import numpy as np
import pandas as pd
import matplotlib.pyplot as plt

for words in (pd.Series(["x", "y", "z"]), pd.Categorical(["b", "a", "b"]), ["1", "2", "10"], np.array(["u", "v", "u"]), ["a", None, "b"], ["a", 1, "b"]):
    fig, ax = plt.subplots()
    try:
        ax.bar(words, [1, 2, 3])
    except Exception as error:
        print(type(error).__name__, error)
        continue
    print([t.get_text() for t in ax.get_xticklabels()], [round(float(v), 4) for v in ax.get_xlim()], len(ax.patches))
    plt.close(fig)
fig, ax = plt.subplots()
ax.bar(["a", "b"], [1, 2])
ax.plot([0, 1], [3, 4])
ax.set_xticks([0, 1], ["first", "second"])
print([t.get_text() for t in ax.get_xticklabels()])
fig, (top, bottom) = plt.subplots(2, 1, sharex=True)
top.bar(["a", "b"], [1, 2])
bottom.bar(["b", "c"], [1, 2])
print([t.get_text() for t in bottom.get_xticklabels()], np.round(top.get_xlim(), 4).tolist(), len(top.get_xticklabels()))
