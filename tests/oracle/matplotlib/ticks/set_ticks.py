"""Ticks set by hand, with and without labels."""
import matplotlib.pyplot as plt

fig, ax = plt.subplots()
ax.plot([0, 10], [0, 1])
ticks = ax.set_xticks([0, 2.5, 5, 20])
print(len(ticks), type(ticks[0]).__name__, ax.get_xticks().tolist(), [round(float(v), 6) for v in ax.get_xlim()])
ax.set_yticks([0, 0.5, 1], labels=["low", "mid", "high"], rotation=30, color="red")
print([t.get_text() for t in ax.get_yticklabels()], [t.get_rotation() for t in ax.get_yticklabels()], ax.get_yticklabels()[0].get_color())
ax.set_xticks([1, 3], minor=True)
print(ax.get_xticks(minor=True).tolist(), ax.get_xticks().tolist())
ax.set_xticks([])
print(ax.get_xticks().tolist(), ax.get_xticklabels())
plt.xticks([0, 1], ["a", "b"], rotation=45)
locs, labels = plt.xticks()
print(locs, [t.get_text() for t in labels], labels[0].get_rotation())
