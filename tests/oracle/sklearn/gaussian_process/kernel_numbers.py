# The numbers of a kernel: logarithms, bounds, names, copies.
import numpy as np
from sklearn.base import clone
from sklearn.gaussian_process.kernels import RBF, ConstantKernel, WhiteKernel

np.set_printoptions(precision=12)
kernel = ConstantKernel(2.0, (0.1, 10)) * RBF([1.0, 2.0]) + WhiteKernel(0.5, "fixed")
print(np.round(kernel.theta, 11), kernel.n_dims)
print(np.round(kernel.bounds, 9))
print([number.name for number in kernel.hyperparameters], [number.fixed for number in kernel.hyperparameters])
print(kernel.hyperparameters[0])
print(kernel.clone_with_theta(np.log([3.0, 4.0, 5.0])))
print(sorted(kernel.get_params()))
print(kernel.set_params(k2__noise_level=0.25), clone(kernel) == kernel)
for attempt in (lambda: kernel.set_params(size=1), lambda: setattr(RBF(), "theta", [0.0, 1.0])):
    try:
        attempt()
    except ValueError as error:
        print(error)
