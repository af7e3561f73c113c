import matplotlib.pyplot as plt

fig, ax = plt.subplots()
for number in range(12):
    (line,) = ax.plot([0, 1], [number, number])
    print(line.get_color(), line.get_label(), line.get_linewidth(), line.get_zorder())
lines = ax.plot([1, 2], [[1, 2], [3, 4]], label=["a", "b"])
print([line.get_label() for line in lines])
lines = ax.plot([1, 2], [[1, 2], [3, 4]], label="same")
print([line.get_label() for line in lines])
try:
    ax.plot([1, 2], [[1, 2], [3, 4]], label=["a", "b", "c"])
except ValueError as error:
    print(error)
print(ax.get_legend_handles_labels()[1])
