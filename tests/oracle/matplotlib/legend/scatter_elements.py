import matplotlib.pyplot as plt

fig, ax = plt.subplots()
points = ax.scatter([1, 2, 3, 4], [1, 2, 3, 4], c=[0, 1, 2, 1], s=[20, 40, 60, 80])
handles, labels = points.legend_elements()
print(labels, [handle.get_marker() for handle in handles], [handle.get_linestyle() for handle in handles])
handles, labels = points.legend_elements(prop="sizes", num=3)
print(labels, len(handles))
handles, labels = points.legend_elements(num=2, fmt="{x:.1f}")
print(labels)
legend = ax.legend(*points.legend_elements(), title="classes")
print([text.get_text() for text in legend.get_texts()], legend.get_title().get_text())
