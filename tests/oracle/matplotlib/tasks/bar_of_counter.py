# Counts of words as bars.
from collections import Counter

import matplotlib.pyplot as plt
import pandas as pd

counts = Counter("a rose is a rose is a rose".split())
frame = pd.DataFrame(counts.most_common(), columns=["Word", "Count"])
ax = frame.plot(kind="bar", x="Word", y="Count", title="Word counts")
print(type(ax).__name__, ax.get_title(), ax.get_xlabel(), repr(ax.get_ylabel()))
print([t.get_text() for t in ax.get_xticklabels()], [p.get_height() for p in ax.patches])
print([t.get_text() for t in ax.get_legend().get_texts()], len(ax.containers), ax.get_xticks().tolist())
print([round(p.get_x(), 4) for p in ax.patches], ax.get_xlim(), ax.get_ylim())
