# A radar chart as scripts write it.
import matplotlib.pyplot as plt
import numpy as np

names = ["speed", "power", "range", "price", "looks"]
angles = np.linspace(0, 2 * np.pi, len(names), endpoint=False).tolist()
values = [4, 3, 5, 2, 4]
angles += angles[:1]
values += values[:1]
fig, ax = plt.subplots(figsize=(6, 6), subplot_kw=dict(polar=True))
ax.set_theta_offset(np.pi / 2)
ax.set_theta_direction(-1)
ax.plot(angles, values, linewidth=2, label="car")
ax.fill(angles, values, alpha=0.25)
ax.set_xticks(angles[:-1])
ax.set_xticklabels(names)
ax.set_rlabel_position(0)
ax.set_yticks([1, 2, 3, 4, 5])
ax.set_yticklabels(["1", "2", "3", "4", "5"], color="grey", size=7)
ax.set_ylim(0, 5)
ax.set_title("Radar", y=1.1)
ax.legend(loc="upper right", bbox_to_anchor=(1.3, 1.1))
fig.canvas.draw()
print([t.get_text() for t in ax.get_xticklabels()], [t.get_text() for t in ax.get_yticklabels()], ax.get_ylim())
print(np.round(ax.transData.transform(np.column_stack((angles, values))), 2).tolist())
print(ax.get_title(), ax.title.get_position(), [t.get_text() for t in ax.get_legend().get_texts()])
print(len(ax.lines), len(ax.patches), ax.patches[0].get_alpha())
for text in ax.get_xticklabels():
    print(text.get_text(), np.round(text.get_transform().transform(text.get_position()), 2).tolist(), text.get_ha(), text.get_va())
for text in ax.get_yticklabels():
    print(text.get_text(), np.round(text.get_transform().transform(text.get_position()), 2).tolist(), text.get_ha(), text.get_va())
