# Without a search the numbers of the kernel stay as they are.
import numpy as np
from sklearn.gaussian_process import GaussianProcessRegressor
from sklearn.gaussian_process.kernels import RBF, DotProduct

np.set_printoptions(precision=12)
X = np.array([[0.0], [1.0], [2.0], [4.0]])
y = np.array([0.0, 1.0, 0.5, -1.0])
for kernel in (None, RBF(2.0, "fixed"), DotProduct(1.0) + RBF(0.5)):
    model = GaussianProcessRegressor(kernel, optimizer=None, alpha=0.01).fit(X, y)
    mean, deviation = model.predict([[0.5], [3.0]], return_std=True)
    print(model.kernel_, np.round(mean, 10), np.round(deviation, 9), round(float(model.log_marginal_likelihood()), 9))
value, slopes = model.log_marginal_likelihood(model.kernel_.theta, eval_gradient=True)
print(round(float(value), 9), np.round(slopes, 10))
