import matplotlib.pyplot as plt

fig, ax = plt.subplots(subplot_kw={"projection": "polar"})
line, caps, bars = ax.errorbar([0, 1, 2], [1, 2, 3], yerr=0.2, xerr=0.1, capsize=3)
print(len(caps), len(ax.lines), [cap.get_marker() for cap in caps], [len(bar.get_segments()) for bar in bars])
print([(round(float(cap.get_xdata()[0]), 3), round(float(cap.get_ydata()[0]), 3)) for cap in ax.lines])
bars = ax.bar([0, 1, 2], [1, 2, 3])
print([float(value) for value in bars[0].get_xy()], [round(float(value), 4) for value in (*ax.get_ylim(), *ax.get_xlim())])
