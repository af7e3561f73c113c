import matplotlib.pyplot as plt


def tried(make):
    try:
        return make()
    except Exception as error:
        return f"{type(error).__name__}: {error}"


fig, ax = plt.subplots()
table = ax.table(cellText=[["1", "2"], ["3", "4"]], colLabels=["a", "b"], rowLabels=["x", "y"], loc="bottom")
print(type(table).__name__, sorted(table.get_celld()), table[0, 0].get_text().get_text(), table[1, -1].get_text().get_text())
print(table[1, 0].get_text().get_ha(), table[0, 0].get_text().get_ha(), table[1, -1].get_text().get_ha(), table[0, 0].get_fontsize(), table[0, 0].PAD)
table.auto_set_font_size(False)
table.set_fontsize(14)
table.scale(1, 2)
print(table[1, 1].get_fontsize(), round(float(table[1, 1].get_height()), 4), table[1, 1].get_width())
table[1, 0].set_facecolor("r")
table[1, 0].set_text_props(weight="bold", color="w")
print(table[1, 0].get_facecolor(), table[1, 0].get_text().get_weight(), table[1, 0].get_edgecolor(), table[1, 0].visible_edges)
cell = table.add_cell(5, 5, 0.1, 0.1, text="q")
cell.visible_edges = "T"
print(cell.get_text().get_text(), cell.get_path().codes.tolist(), table.edges, len(ax.tables))
for wrong in (lambda: ax.table(), lambda: ax.table(cellText=[["1"], ["2", "3"]]), lambda: ax.table(cellText=[["1"]], loc="foo"),
              lambda: table.auto_set_column_width("a"), lambda: table.__setitem__((1, 1), 3), lambda: ax.table(cellText=[["1"]], rowLabels=["a", "b"]),
              lambda: setattr(cell, "visible_edges", "Q")):
    print(tried(wrong))
