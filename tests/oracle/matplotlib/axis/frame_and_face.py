"""Frame, background and what is switched off."""
import matplotlib.pyplot as plt

fig, ax = plt.subplots(subplot_kw={"facecolor": "0.9", "frameon": True})
print(ax.get_facecolor(), ax.get_frame_on(), ax.patch.get_visible(), ax.axison)
ax.set_facecolor("tab:blue")
ax.set_frame_on(False)
print(ax.get_fc(), ax.get_frame_on())
ax.set_axis_off()
fig.canvas.draw()
print(ax.axison, len(ax.get_xticklabels()) > 0)
ax.set_axis_on()
ax.spines[["top", "right"]].set_visible(False)
print([side for side, spine in ax.spines.items() if spine.get_visible()], ax.spines.left.get_linewidth(), ax.spines["left"].get_edgecolor())
try:
    ax.set_facecolor("nocolor")
except ValueError as error:
    print(error)
fig.canvas.draw()
