# K-means of scipy, with seeds.
import numpy as np
from scipy.cluster.vq import kmeans, whiten

np.set_printoptions(precision=12)
features = np.array([[1.9, 2.3], [1.5, 2.5], [0.8, 0.6], [0.4, 1.8], [0.1, 0.1], [0.2, 1.8], [2.0, 0.5], [0.3, 1.5], [1.0, 1.0]])
rows = whiten(features)
print(kmeans(rows, np.array((rows[0], rows[2]))))
book, apart = kmeans(rows, 3, seed=1)
print(book.round(9), round(float(apart), 10))
book, apart = kmeans(rows, 2, rng=5, iter=3)
print(book.round(9), round(float(apart), 10))
np.random.seed(0)
print(kmeans(rows[:, 0], 2)[0].round(9))
for wrong in (lambda: kmeans(rows, 0), lambda: kmeans(rows, 2, iter=0), lambda: kmeans(rows, 1.5)):
    try:
        wrong()
    except ValueError as error:
        print(error)
