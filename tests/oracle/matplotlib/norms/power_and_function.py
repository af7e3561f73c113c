# Power norms, norms by functions, and none.
import numpy as np
from matplotlib.colors import FuncNorm, NoNorm, PowerNorm

p = PowerNorm(0.5, 0, 100)
print(np.round(p([0, 25, 100, -5, 200]), 6).tolist(), np.round(p.inverse([0, 0.5, 1, 1.2, -0.1]), 6).tolist(), p(25))
print(PowerNorm(2)([1, 2, 3]).tolist(), PowerNorm(0.5, 1, 1)([1, 2]).tolist(), np.round(PowerNorm(0.5, 0, 10, clip=True)([-1, 5, 20]), 6).tolist())
f = FuncNorm((np.sqrt, np.square), 0, 100)
print(f([0, 25, 100]).tolist(), f.inverse([0.5, 1]).tolist())
print(NoNorm()([1, 2, 3]), NoNorm().inverse(3))
for call in (lambda: PowerNorm(0.5, 3, 1)([1, 2]), lambda: FuncNorm(3), lambda: FuncNorm((1, 2))):
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, error)
