import matplotlib.pyplot as plt
import numpy as np

matrix = np.array([[1, 0, 2], [0, 0, 3]])
fig, ax = plt.subplots()
image = ax.matshow(matrix)
print(ax.get_xlim(), ax.get_ylim(), ax.xaxis.get_ticks_position(), ax.get_xticks().tolist(), ax.get_yticks().tolist(), ax.title.get_position())
fig, ax = plt.subplots()
image = ax.spy(matrix)
print(type(image).__name__, image.get_array().tolist(), image.get_cmap().name, type(image.norm).__name__)
fig, ax = plt.subplots()
points = ax.spy(matrix, markersize=5, precision=1)
print(type(points).__name__, points.get_xydata().tolist(), points.get_marker(), points.get_linestyle(), ax.get_xlim(), ax.get_ylim())
