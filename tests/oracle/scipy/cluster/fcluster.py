# Flat clusters by every criterion.
import numpy as np
from scipy.cluster.hierarchy import fcluster, fclusterdata, inconsistent, leaders, linkage, maxdists, maxinconsts, maxRstat, ward
from scipy.spatial.distance import pdist

np.set_printoptions(precision=12)
X = [[0, 0], [0, 1], [1, 0], [0, 4], [0, 3], [1, 4], [4, 0], [3, 0], [4, 1], [4, 4], [3, 4], [4, 3]]
Z = ward(pdist(X))
for t in (0.9, 1.1, 3, 9):
    print(t, fcluster(Z, t=t, criterion="distance"))
for t in (1, 2, 4, 5):
    print(t, fcluster(Z, t=t, criterion="maxclust"))
R = inconsistent(Z)
print(fcluster(Z, 0.8), fcluster(Z, 0.8, depth=4), fcluster(Z, 1.0, R=R))
print(fcluster(Z, 0.5, "monocrit", monocrit=maxRstat(Z, R, 1)), fcluster(Z, 3, "maxclust_monocrit", monocrit=maxinconsts(Z, R)))
print(maxdists(Z).round(10), R[-3:].round(10), fclusterdata(X, 1.0), fclusterdata(X, 3, "maxclust", method="average"))
print(leaders(Z, fcluster(Z, 4, "maxclust")))
try:
    fcluster(Z, 1, "largest")
except ValueError as error:
    print(error)
