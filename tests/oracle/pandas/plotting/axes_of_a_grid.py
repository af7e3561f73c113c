# Plots into axes that a script made.
import matplotlib.pyplot as plt
import pandas as pd

df = pd.DataFrame({"a": [1, 2, 3], "b": [3, 2, 1], "c": [2, 2, 5], "d": [0, 1, 0]})
fig, axes = plt.subplots(2, 2, figsize=(6, 6))
for name, ax, kind in zip("abcd", axes.ravel(), ["line", "bar", "hist", "box"]):
    df[name].plot(ax=ax, kind=kind, title=name)
print([ax.get_title() for ax in axes.ravel()], [len(ax.patches) for ax in axes.ravel()], len(fig.axes))
fig, axes = plt.subplots(2, 2)
result = df.plot(subplots=True, ax=axes, legend=False)
print(result.shape, [ax.get_lines()[0].get_ydata().tolist() for ax in axes.ravel()])
fig, axes = plt.subplots(1, 4, sharey=True)
df.hist(ax=axes)
print([ax.get_title() for ax in axes])
for call in (lambda: df.plot(subplots=True, ax=axes[:2]), lambda: df.hist(ax=axes[:3])):
    try:
        call()
    except ValueError as error:
        print(error)
