# Categories on axes: new ones are added, old ones keep their place.
import matplotlib.pyplot as plt

fig, ax = plt.subplots()
bars = ax.bar(["pear", "apple", "fig"], [3, 1, 2])
print([round(bar.get_x() + bar.get_width() / 2, 6) for bar in bars])
line, = ax.plot(["fig", "kiwi", "pear"], [1, 2, 3])
print(line.get_xdata(orig=False).tolist(), list(line.get_xdata()))
print(list(ax.get_xticks()), [label.get_text() for label in ax.get_xticklabels()])
print(ax.xaxis.convert_units("kiwi"), ax.xaxis.have_units())
fig, ax = plt.subplots()
ax.barh(["a", "b"], [1, 2])
print([label.get_text() for label in ax.get_yticklabels()])
ax.scatter([1, 2], ["b", "c"])
print(list(ax.get_yticks()), [label.get_text() for label in ax.get_yticklabels()])
