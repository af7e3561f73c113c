import datetime as dt
from decimal import Decimal
from fractions import Fraction

import matplotlib.pyplot as plt
import numpy as np

fig, ax = plt.subplots()
(line,) = ax.plot([Decimal("1.5"), Decimal("2.5")], [Fraction(1, 2), Fraction(3, 4)])
print(np.asarray(line.get_xdata(orig=False), dtype=float).tolist(), np.asarray(line.get_ydata(orig=False), dtype=float).tolist())
print([round(float(v), 4) for v in (*ax.get_xlim(), *ax.get_ylim())])
fig, ax = plt.subplots()
bars = ax.bar([dt.date(2024, 1, 1), dt.date(2024, 1, 3)], [1, 2], width=dt.timedelta(days=1))
print([(float(bar.get_x()), float(bar.get_width())) for bar in bars])
ax.hlines([1], [dt.date(2024, 1, 1)], [dt.date(2024, 1, 2)])
ax.vlines([dt.date(2024, 1, 2)], 0, 1)
print(ax.collections[0].get_segments()[0].tolist(), ax.collections[1].get_segments()[0].tolist())
bars = ax.broken_barh([(dt.date(2024, 1, 1), dt.timedelta(days=2))], (0, 1))
print(bars.get_paths()[0].vertices[:, 0].tolist())
ax.text(dt.date(2024, 1, 2), 1, "x")
ax.annotate("y", (dt.date(2024, 1, 2), 1))
area = ax.fill_between([dt.date(2024, 1, 1), dt.date(2024, 1, 2)], [1, 2])
print(area.get_paths()[0].vertices[:, 0].tolist())
