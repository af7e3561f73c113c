# scaling and z-scores
import numpy as np

x = np.array([10.0, 20.0, 30.0, 40.0])
print((x - x.min()) / (x.max() - x.min()), (x - x.mean()) / x.std(), (x - np.median(x)) / (np.percentile(x, 75) - np.percentile(x, 25)), x / np.linalg.norm(x), np.exp(x / 10) / np.exp(x / 10).sum())
