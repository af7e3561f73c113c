# Colours of picture elements reduced to a few.
import numpy as np
from scipy.cluster.vq import kmeans, kmeans2, vq

np.set_printoptions(precision=12)
picture = (np.add.outer(np.arange(6), np.arange(5))[:, :, None] * [10, 20, 5] % 97).astype(float)
pixels = picture.reshape(-1, 3)
book, apart = kmeans(pixels, 4, seed=7)
codes, _ = vq(pixels, book)
print(book[np.argsort(book[:, 0])].round(9), round(float(apart), 9), np.sort(np.bincount(codes)))
book, labels = kmeans2(pixels, 3, minit="points", seed=1, iter=20)
print(book[np.argsort(book[:, 1])].round(9), labels.shape)
