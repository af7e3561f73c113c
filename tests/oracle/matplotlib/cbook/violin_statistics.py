# Numbers of violins.
import numpy as np
from matplotlib.cbook import violin_stats

def flat(data, places):
    return np.ones(len(places)) * len(data)

for violin in violin_stats([[1, 2, 3, 4, 5.0], [2, 2, 3, 9]], flat, points=5, quantiles=[[0.5], [0.1, 0.9]]):
    print({key: np.round(value, 5).tolist() for key, value in violin.items()})
for violin in violin_stats(np.arange(6.0), flat, points=3):
    print({key: np.round(value, 5).tolist() for key, value in violin.items()})
try:
    violin_stats([[1, 2]], flat, quantiles=[[0.1], [0.2]])
except ValueError as error:
    print(error)
