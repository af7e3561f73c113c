# Texts and arrows.
import matplotlib.pyplot as plt

fig, ax = plt.subplots()
bars = ax.bar(["a", "b"], [3, 5])
for bar in bars:
    ax.annotate(f"{bar.get_height()}", xy=(bar.get_x() + bar.get_width() / 2, bar.get_height()), xytext=(0, 3), textcoords="offset points", ha="center", va="bottom")
ax.text(0.5, 0.5, "middle", transform=ax.transAxes, fontsize=14, color="red")
print([t.get_text() for t in ax.texts], [t.xy for t in ax.texts[:2]], ax.texts[2].get_position(), ax.texts[2].get_fontsize())
print([t.get_text() for t in ax.bar_label(bars)], len(ax.texts))
