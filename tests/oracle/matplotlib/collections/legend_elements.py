import matplotlib.pyplot as plt

fig, ax = plt.subplots()
dots = ax.scatter(range(20), range(20), c=range(20), s=[20 * n + 5 for n in range(20)])
handles, labels = dots.legend_elements()
print(labels, [handle.get_marker() is not None for handle in handles][:2], handles[0].get_linestyle())
for options in ({"num": 4}, {"num": [0, 5, 10]}, {"prop": "sizes", "num": 5}, {"prop": "sizes", "num": 3, "func": lambda s: s / 10},
                {"fmt": "{x:.1f}", "num": 3}):
    handles, labels = dots.legend_elements(**options)
    print(labels, [round(float(handle.get_markersize()), 3) for handle in handles])
few = ax.scatter([1, 2], [1, 2], c=[0, 1])
print(few.legend_elements()[1])
try:
    dots.legend_elements(prop="odd")
except ValueError as error:
    print(error)
