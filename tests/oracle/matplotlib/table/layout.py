import matplotlib.pyplot as plt
import numpy as np

fig, ax = plt.subplots()
for options in ({}, {"loc": "center"}, {"loc": "upper right"}, {"loc": "top"}, {"loc": "left"}, {"bbox": [0, 0, 1, 0.5]}, {"colWidths": [0.1, 0.2]},
                {"edges": "horizontal"}, {"cellColours": [["r", "g"], ["b", "w"]]}):
    table = ax.table(cellText=[["1", "2"], ["3", "4"]], **options)
    fig.canvas.draw()
    cells = [cell for _, cell in sorted(table.get_celld().items())]
    print(np.round(table.get_window_extent().extents, 0).tolist(), [np.round(cell.get_window_extent().extents, 0).tolist() for cell in cells],
          [cell.visible_edges for cell in cells][:1], cells[0].get_facecolor())
