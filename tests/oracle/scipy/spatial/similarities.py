# Similar texts and vectors by the cosine.
import numpy as np
from scipy.spatial.distance import cdist, cosine, jaccard, pdist, squareform

np.set_printoptions(precision=12)
a, b = np.array([1, 1, 0, 2]), np.array([1, 0, 1, 1])
print(round(1 - cosine(a, b), 11), cosine(a, a).round(12), round(1 - jaccard(a > 0, b > 0), 11))
words = np.array([[1, 0, 2], [0, 1, 1], [1, 1, 0]])
print((1 - squareform(pdist(words, "cosine"))).round(10), (1 - cdist(words[:1], words, "cosine")).round(11))
print(cosine([1, 0], [0, 1]), cosine([1, 2], [-1, -2]), cosine([1, 2], [2, 4], w=[1, 3]))
