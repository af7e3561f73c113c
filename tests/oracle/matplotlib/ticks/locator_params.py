"""Number of ticks."""
import matplotlib.pyplot as plt

fig, ax = plt.subplots()
ax.plot([0, 10], [0, 100])
ax.locator_params(nbins=4)
print(ax.get_xticks().tolist(), ax.get_yticks().tolist())
ax.locator_params(axis="y", nbins=20)
print(ax.get_yticks().tolist())
ax.locator_params(axis="x", integer=True, tight=True)
print(ax.get_xticks().tolist(), [round(float(v), 6) for v in ax.get_xlim()])
for size in ((3, 2), (12, 9)):
    fig, ax = plt.subplots(figsize=size)
    ax.plot([0, 10], [0, 100])
    print(size, ax.xaxis.get_tick_space(), ax.yaxis.get_tick_space(), ax.get_xticks().tolist(), ax.get_yticks().tolist())
