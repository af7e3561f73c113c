# weekly pattern from dates
import numpy as np

dates = np.arange("2024-01-01", "2024-01-29", dtype="datetime64[D]")
values = np.arange(28) % 7 + np.arange(28) * 0.1
weekday = (dates.astype(int) - 4) % 7
for d in range(7):
    print(d, values[weekday == d].mean().round(3), dates[weekday == d][0])
weeks = values.reshape(4, 7)
print(weeks.sum(axis=1).round(2), dates[np.argmax(values)], dates[-1] - dates[0])
