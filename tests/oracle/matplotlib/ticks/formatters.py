"""Formatters as strings, functions and objects."""
import matplotlib.pyplot as plt
from matplotlib.ticker import FuncFormatter, MultipleLocator, PercentFormatter, StrMethodFormatter

fig, ax = plt.subplots()
ax.plot([0, 1], [0, 2000000])
ax.yaxis.set_major_formatter(lambda x, pos: f"{x / 1e6:.1f}M")
print([t.get_text() for t in ax.get_yticklabels()], type(ax.yaxis.get_major_formatter()).__name__)
ax.yaxis.set_major_formatter("{x:,.0f} EUR")
print([t.get_text() for t in ax.get_yticklabels()])
ax.xaxis.set_major_formatter(PercentFormatter(1))
ax.xaxis.set_major_locator(MultipleLocator(0.25))
print([t.get_text() for t in ax.get_xticklabels()], ax.get_xticks().tolist())
print(ax.xaxis.isDefault_majloc, ax.xaxis.isDefault_majfmt, ax.yaxis.isDefault_majloc, ax.xaxis.isDefault_minloc)
ax.xaxis.set_major_formatter(FuncFormatter(lambda x, pos: str(pos)))
print([t.get_text() for t in ax.get_xticklabels()])
ax.xaxis.set_major_formatter(StrMethodFormatter("{x:.2f}"))
print([t.get_text() for t in ax.get_xticklabels()])
