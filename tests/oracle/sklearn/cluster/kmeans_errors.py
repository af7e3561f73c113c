# What k-means refuses.
import numpy as np
from sklearn.cluster import KMeans

X = np.arange(8.0).reshape(4, 2)
for wrong in (
    lambda: KMeans(5).fit(X),
    lambda: KMeans(0).fit(X),
    lambda: KMeans(2, tol=-1).fit(X),
    lambda: KMeans(2, max_iter=0).fit(X),
    lambda: KMeans(2, init=[[1, 2]]).fit(X),
    lambda: KMeans(2, init=[[1], [2]]).fit(X),
    lambda: KMeans(2).predict(X),
    lambda: KMeans(2, random_state=0).fit(X).predict([[1, 2, 3]]),
    lambda: KMeans(2).fit([[1, np.nan], [2, 3]]),
    lambda: KMeans(2).fit([1, 2, 3]),
):
    try:
        wrong()
    except Exception as error:
        print(type(error).__name__, str(error).split("\n")[0])
