# logx, logy, loglog, xlim, ylim, xticks, yticks.
import pandas as pd

df = pd.DataFrame({"a": [1.0, 10.0, 100.0], "b": [2.0, 20.0, 300.0]}, index=[1, 2, 4])
for kwds in ({"logy": True}, {"logx": True}, {"loglog": True}, {"logy": "sym"}):
    ax = df.plot(**kwds)
    print(kwds, ax.get_xscale(), ax.get_yscale())
ax = df.plot(xlim=(0, 5), ylim=(-1, 400), xticks=[1, 2, 4], yticks=[0, 200, 400])
print(ax.get_xlim(), ax.get_ylim(), ax.get_xticks().tolist(), ax.get_yticks().tolist())
print([t.get_text() for t in ax.get_xticklabels()])
try:
    df.plot(logy="yes")
except ValueError as error:
    print(error)
