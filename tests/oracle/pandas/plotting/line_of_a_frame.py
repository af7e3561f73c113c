# A line per column: legend, limits, the name of the index below.
import pandas as pd

df = pd.DataFrame({"a": [1.0, 3.0, 2.0], "b": [4, 5, 6], "word": list("xyz")}, index=pd.Index([10, 20, 30], name="step"))
ax = df.plot(title="Two lines", ylabel="size")
print(type(ax).__name__, ax.get_title(), repr(ax.get_xlabel()), repr(ax.get_ylabel()))
for line in ax.get_lines():
    print(line.get_label(), line.get_color(), line.get_xydata().tolist(), line.get_linestyle())
print([text.get_text() for text in ax.get_legend().get_texts()], repr(ax.get_legend().get_title().get_text()))
print([round(v, 6) for v in ax.get_xlim()], [round(v, 6) for v in ax.get_ylim()])
print(ax.get_figure().get_size_inches().tolist())
ax = df.plot(y="a", color="red", style="--", lw=3, alpha=0.5, legend=False, figsize=(4, 3), grid=True)
line = ax.get_lines()[0]
print(line.get_color(), line.get_linestyle(), line.get_linewidth(), line.get_alpha(), ax.get_legend())
print(ax.get_figure().get_size_inches().tolist(), ax.xaxis.get_gridlines()[0].get_visible())
