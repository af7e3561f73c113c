# subplots=True: an axes per column, in the layout asked for.
import pandas as pd

df = pd.DataFrame({"a": [1, 2, 3], "b": [3, 2, 1], "c": [2, 2, 2]})
axes = df.plot(subplots=True, title="All")
print(type(axes).__name__, axes.shape, [ax.get_legend().get_texts()[0].get_text() for ax in axes])
print([ax.get_lines()[0].get_color() for ax in axes], axes[0].get_figure().get_suptitle())
print([[t.get_visible() for t in ax.get_xticklabels()][:2] for ax in axes])
axes = df.plot(subplots=True, layout=(2, 2), figsize=(6, 4), sharex=False, sharey=True, legend=False)
print(axes.shape, [ax.get_visible() for ax in axes.ravel()], axes[0, 0].get_legend())
print(axes[0, 0].get_ylim() == axes[0, 1].get_ylim())
axes = df.plot(subplots=True, layout=(-1, 3), title=["x", "y", "z"])
print(axes.shape, [ax.get_title() for ax in axes.ravel()])
axes = df.plot(subplots=[("a", "c")])
print(axes.shape, [[line.get_label() for line in ax.get_lines()] for ax in axes])
axes = df.plot.bar(subplots=True, rot=0)
print([ax.get_title() for ax in axes], [t.get_text() for t in axes[2].get_xticklabels()])
for kwds in ({"title": ["x"]}, {"subplots": True, "title": ["x"]}, {"subplots": True, "layout": (1, 1)},
             {"subplots": True, "layout": (1, 2, 3)}, {"subplots": True, "layout": (-1, -1)}, {"subplots": [("a", "q")]},
             {"subplots": [("a", "b"), ("b", "c")]}, {"subplots": ["a"]}, {"subplots": 1.5}):  # fmt: skip
    try:
        df.plot(**kwds)
    except Exception as error:
        print(type(error).__name__, error)
