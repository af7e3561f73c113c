# The nearest of some places for each of others, from frames.
import numpy as np
import pandas as pd
from scipy.spatial import cKDTree
from scipy.spatial.distance import cdist

shops = pd.DataFrame({"name": ["north", "south", "east"], "x": [0.0, 0.0, 5.0], "y": [5.0, -5.0, 0.0]})
homes = pd.DataFrame({"x": [1.0, 4.0, -1.0], "y": [4.0, 1.0, -3.0]})
distances, places = cKDTree(shops[["x", "y"]].to_numpy()).query(homes[["x", "y"]].to_numpy())
homes["shop"], homes["distance"] = shops["name"].to_numpy()[places], distances.round(6)
print(homes)
print(pd.DataFrame(cdist(homes[["x", "y"]], shops[["x", "y"]]), columns=shops["name"]).round(10))
