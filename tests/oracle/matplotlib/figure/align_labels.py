# Labels of a column or row at the same distance.
import matplotlib.pyplot as plt

fig, axs = plt.subplots(2, 2, figsize=(8, 6))
for index, ax in enumerate(axs.flat):
    ax.plot([0, 10 ** index])
    ax.set_ylabel("value")
    ax.set_xlabel("time")
fig.align_ylabels(axs[:, 0])
fig.canvas.draw()
place = lambda label: round(label.get_window_extent().x0)
print(abs(place(axs[0, 0].yaxis.label) - place(axs[1, 0].yaxis.label)) <= 1)
print(abs(place(axs[0, 1].yaxis.label) - place(axs[1, 1].yaxis.label)) <= 1)
fig.align_labels()
fig.canvas.draw()
print(abs(place(axs[0, 1].yaxis.label) - place(axs[1, 1].yaxis.label)) <= 1)
axs[0, 0].tick_params(axis="x", rotation=90)
fig.align_xlabels()
fig.canvas.draw()
low = lambda label: round(label.get_window_extent().y0)
print(abs(low(axs[0, 0].xaxis.label) - low(axs[0, 1].xaxis.label)) <= 1)
