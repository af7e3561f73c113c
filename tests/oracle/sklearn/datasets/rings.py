# Rings, moons, rolls and checkerboards.
import numpy as np
from sklearn.datasets import make_biclusters, make_checkerboard, make_circles, make_gaussian_quantiles, make_hastie_10_2, make_moons, make_s_curve, make_sparse_coded_signal

np.set_printoptions(precision=12)
print(make_moons(4, noise=0.1, random_state=0)[0].round(11).tolist(), make_circles((2, 3), factor=0.5, shuffle=False)[1])
print(make_gaussian_quantiles(n_samples=5, n_classes=2, random_state=1)[0].round(10).tolist(), make_hastie_10_2(3, random_state=0)[1])
data, dictionary, code = make_sparse_coded_signal(3, n_components=4, n_features=2, n_nonzero_coefs=1, random_state=0)
print(data.round(12).tolist(), dictionary.shape, code.round(11).tolist())
print(make_checkerboard((4, 3), 2, noise=0.1, shuffle=False, random_state=0)[0].round(9).tolist())
print(make_biclusters((3, 3), 2, shuffle=False, random_state=0)[1].tolist(), make_s_curve(2, random_state=0)[1].round(10))
for call in (lambda: make_circles((1, 2, 3)), lambda: make_moons((1,)), lambda: make_circles(factor=1.5), lambda: make_gaussian_quantiles(n_samples=2, n_classes=3)):
    try:
        call()
    except ValueError as e:
        print(e)
