"""Labels and offsets for many limits."""
import matplotlib.pyplot as plt

for low, high in ((0, 0.001), (-1e-10, 1e-10), (1e5, 1.00001e5), (0, 1e7), (999, 1001), (0.1, 0.12345), (-50, 50), (1e-5, 9e-5), (0, 360), (2000, 2024),
                  (1e15, 2e15), (100000, 100010), (-3e-5, 2e-5)):
    fig, ax = plt.subplots()
    ax.set_xlim(low, high)
    print(low, high, ax.get_xticks().tolist(), [t.get_text() for t in ax.get_xticklabels()], ax.xaxis.get_major_formatter().get_offset())
    plt.close(fig)
with plt.rc_context({"axes.formatter.limits": (-2, 2), "axes.unicode_minus": False}):
    fig, ax = plt.subplots()
    ax.set_xlim(-500, 3000)
    print([t.get_text() for t in ax.get_xticklabels()], ax.xaxis.get_major_formatter().get_offset())
