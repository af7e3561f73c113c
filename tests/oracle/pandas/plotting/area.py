# Areas, stacked by default.
import numpy as np
import pandas as pd

df = pd.DataFrame({"a": [1, 2, 3], "b": [3, None, 1]})
ax = df.plot.area()
print([t.get_text() for t in ax.get_legend().get_texts()], [round(v, 4) for v in ax.get_ylim()])
print([line.get_xydata().tolist() for line in ax.get_lines()], [line.get_label()[:5] for line in ax.get_lines()])
print([np.round(c.get_facecolor(), 3).tolist() for c in ax.collections], [c.get_alpha() for c in ax.collections])
print([c.get_paths()[0].vertices.tolist() for c in ax.collections])
ax = df.plot(kind="area", stacked=False, color=["k", "r"], lw=0)
print([c.get_alpha() for c in ax.collections], [np.round(c.get_facecolor(), 3).tolist() for c in ax.collections])
ax = (-df).plot.area()
print([round(v, 4) for v in ax.get_ylim()])
for data, kwds in ((df, {"logy": True}), (pd.DataFrame({"a": [1, -1]}), {})):
    try:
        data.plot.area(**kwds)
    except ValueError as error:
        print(error)
