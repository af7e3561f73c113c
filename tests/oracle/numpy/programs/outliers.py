# outliers by IQR and z-score
import numpy as np

data = np.array([10, 12, 11, 13, 12, 95, 11, 10, 12, -40, 13])
q1, q3 = np.percentile(data, [25, 75])
iqr = q3 - q1
mask = (data < q1 - 1.5 * iqr) | (data > q3 + 1.5 * iqr)
print("outliers:", data[mask], "at", np.where(mask)[0])
z = np.abs((data - data.mean()) / data.std())
print(z.round(3), data[z > 2])
clean = data[~mask]
print(clean.mean(), clean.std().round(4), np.median(data))
