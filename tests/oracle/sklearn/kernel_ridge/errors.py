# Parameters out of their range, and a machine not fitted.
from sklearn.kernel_ridge import KernelRidge

X, y = [[0.0], [1.0], [2.0]], [0.0, 1.0, 4.0]
for model in (KernelRidge(alpha=-1), KernelRidge(degree=-1), KernelRidge(gamma=-0.5)):
    try:
        model.fit(X, y)
    except ValueError as error:
        print(type(error).__name__, error)
try:
    KernelRidge().predict(X)
except ValueError as error:
    print(type(error).__name__, error)
