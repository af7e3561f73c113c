# Distances and normalisation with numpy and pandas together.
import numpy as np
import pandas as pd

points = pd.DataFrame({"x": [0.0, 3.0, 6.0], "y": [0.0, 4.0, 8.0]}, index=["p", "q", "r"])
values = points.to_numpy()
deltas = values[:, None, :] - values[None, :, :]
distances = pd.DataFrame(np.sqrt((deltas**2).sum(axis=2)), index=points.index, columns=points.index)
print(distances)
normal = (points - points.min()) / (points.max() - points.min())
print(normal)
z = (points - points.mean()) / points.std(ddof=0)
print(z.round(4))
print(points.apply(np.linalg.norm, axis=1))
print((points**2).sum().pow(0.5))
print(distances.where(np.triu(np.ones(distances.shape), k=1).astype(bool)))
print(distances.stack().sort_values(ascending=False).head(2))
print(points.T @ points)
outliers = points[(np.abs(z) > 1.2).any(axis=1)]
print(outliers)
np.fill_diagonal(distances.values, 0)
print(distances.idxmax(axis=1).tolist(), distances.max().max())
