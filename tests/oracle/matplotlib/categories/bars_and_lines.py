"""Words on an axis."""
import matplotlib.pyplot as plt

fig, ax = plt.subplots()
ax.bar(["a", "b", "c"], [1, 2, 3])
print(ax.get_xticks(), [t.get_text() for t in ax.get_xticklabels()], [round(float(v), 4) for v in ax.get_xlim()])
ax.plot(["b", "d"], [5, 6])
print(list(ax.get_xticks()), [t.get_text() for t in ax.get_xticklabels()], ax.lines[0].get_xdata().tolist())
print(type(ax.xaxis.get_major_locator()).__name__, type(ax.xaxis.get_major_formatter()).__name__, ax.xaxis.get_units() is not None)
print(ax.xaxis.convert_units("c"), ax.xaxis.have_units())
fig, ax = plt.subplots()
ax.barh(["one", "two"], [3, 4])
print([t.get_text() for t in ax.get_yticklabels()], [round(float(v), 4) for v in ax.get_ylim()])
ax.scatter([1, 2], ["two", "three"])
print([t.get_text() for t in ax.get_yticklabels()])
fig, (a, b) = plt.subplots(1, 2, sharey=True)
a.plot([1, 2], ["x", "y"])
b.plot([1, 2], ["y", "z"])
print([t.get_text() for t in a.get_yticklabels()])
