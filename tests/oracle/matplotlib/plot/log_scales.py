import matplotlib.pyplot as plt

fig, axes = plt.subplots(1, 3)
for ax, method in zip(axes, ("semilogx", "semilogy", "loglog")):
    lines = getattr(ax, method)([1, 10, 100, 1000], [0.1, 1, 50, 700], "s-", label=method)
    print(method, ax.get_xscale(), ax.get_yscale(), lines[0].get_marker(), lines[0].get_label())
    print([round(float(v), 4) for v in (*ax.get_xlim(), *ax.get_ylim())])
fig, ax = plt.subplots()
ax.semilogy([1, 2, 3], [1, 2, 3], base=2)
print(ax.yaxis.get_transform().base)
