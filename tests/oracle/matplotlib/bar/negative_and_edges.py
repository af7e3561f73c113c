import matplotlib.pyplot as plt

fig, axes = plt.subplots(1, 4)
axes[0].bar([1, 2], [-1, 4])
axes[1].bar([1, 2], [2, 4], align="edge", width=-0.4)
axes[2].bar([1, 2], [2, 400], log=True)
axes[3].bar([1, 2], [3, 4], width=[0.2, 0.6])
for ax in axes:
    print([round(float(v), 4) for v in (*ax.get_xlim(), *ax.get_ylim())], ax.get_yscale())
    print([(round(float(bar.get_x()), 4), round(float(bar.get_width()), 4)) for bar in ax.patches])
fig, ax = plt.subplots()
bars = ax.bar(0, 5)
print(len(bars), bars[0].get_height(), ax.get_xlim())
