# k-means clustering by hand
import numpy as np

rng = np.random.default_rng(42)
points = np.vstack([rng.normal(0, 0.5, (10, 2)), rng.normal(5, 0.5, (10, 2))])
centers = points[[0, 10]]
for _ in range(10):
    distances = np.linalg.norm(points[:, None] - centers[None], axis=2)
    labels = distances.argmin(axis=1)
    new = np.array([points[labels == k].mean(axis=0) for k in range(2)])
    if np.allclose(new, centers):
        break
    centers = new
print(labels, np.bincount(labels))
print(centers.round(4), round(float(((points - centers[labels]) ** 2).sum()), 4))
