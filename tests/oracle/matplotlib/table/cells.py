import matplotlib.pyplot as plt
import numpy as np

fig, ax = plt.subplots()
table = ax.table(cellText=[["1", "2"], ["3", "4"]], colLabels=["a", "b"], rowLabels=["x", "y"], loc="center", cellColours=[["w", "r"], ["g", "b"]])
cells = table.get_celld()
print(type(table).__name__, sorted(cells), [cells[key].get_text().get_text() for key in sorted(cells)])
print([cells[key].get_facecolor() for key in ((1, 0), (1, 1), (2, 0), (2, 1))], cells[1, 0].get_text().get_ha(), cells[0, 0].get_text().get_ha())
table.auto_set_font_size(False)
table.set_fontsize(9)
table.scale(1, 1.5)
print(cells[1, 0].get_fontsize(), round(cells[1, 0].get_height(), 4), round(cells[1, 0].get_width(), 4), len(ax.tables))
table[0, 0].set_text_props(weight="bold")
print(table[0, 0].get_text().get_weight())
for call in (lambda: ax.table(), lambda: ax.table([["1"]], colLabels=["a", "b"]), lambda: ax.table([["1", "2"], ["3"]]), lambda: ax.table([["1"]], loc="nowhere")):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, str(error).split(";")[0])
