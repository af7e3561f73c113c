# A tree asked for many points at once, with shapes kept.
import numpy as np
from scipy.spatial import KDTree

np.set_printoptions(precision=12)
rng = np.random.RandomState(8)
tree = KDTree(rng.rand(50, 3))
asked = rng.rand(2, 3, 3)
distances, places = tree.query(asked, k=2)
print(distances.shape, places.shape, distances[0, 0].round(11), places[1, 2])
print(tree.query_ball_point(asked[0], 0.25).shape, [sorted(found) for found in tree.query_ball_point(asked[0], [0.2, 0.3, 0.4])])
print(tree.query(asked[0, 0], k=3, p=1)[0].round(11), tree.query(asked[0, 0], k=60)[0][-1], tree.query(asked[0, 0], k=60)[1][-1])
print(len(tree.query_pairs(0.15)), tree.query_pairs(0.15, output_type="ndarray").shape, tree.query_pairs(0.05))
