# KernelCenterer: kernels as if the rows were centred.
import numpy as np
from sklearn.metrics.pairwise import pairwise_kernels
from sklearn.preprocessing import KernelCenterer

X = [[1.0, -2.0, 2.0], [-2.0, 1.0, 3.0], [4.0, 1.0, -2.0]]
K = pairwise_kernels(X, metric="linear")
centerer = KernelCenterer().fit(K)
print(centerer.transform(K).tolist(), centerer.K_fit_rows_, centerer.K_fit_all_, centerer)
try:
    KernelCenterer().fit(K[:2])
except ValueError as e:
    print(e)
