# Classes get colours by chance that are always the same.
import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
from pandas.plotting import andrews_curves, parallel_coordinates, radviz

df = pd.DataFrame({"a": [1.0, 2.0, 3.0], "b": [4.0, 3.0, 5.0], "kind": ["v", "u", "v"]})
for draw in (andrews_curves, parallel_coordinates):
    plt.figure()
    ax = draw(df, "kind")
    print([np.round(line.get_color(), 6).tolist() for line in ax.get_lines()[:3]], [t.get_text() for t in ax.get_legend().get_texts()])
plt.figure()
ax = radviz(df, "kind")
print([np.round(c.get_facecolor(), 6).tolist() for c in ax.collections])
plt.figure()
ax = parallel_coordinates(df, "kind", cols=["b", "a"], sort_labels=True, color=["r", "b"], axvlines=False)
print([(line.get_color(), line.get_ydata().tolist()) for line in ax.get_lines()], [t.get_text() for t in ax.get_xticklabels()])
for kwds in ({"use_columns": True}, {"xticks": [1]}, {"xticks": ["x", "y"]}):
    try:
        parallel_coordinates(df, "kind", **kwds)
    except ValueError as error:
        print(error)
