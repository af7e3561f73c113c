# when scientific notation is used
import numpy as np

for values in [[1e8, 1.0], [1e9, 1], [0.0001, 1], [0.00001, 1], [1e3, 1e-3], [1e-3, 1e5], [123456789.0, 0.5], [1e15, 1e16], [5e-324], [1.7976931348623157e308], [99999999.0, 1], [1e7 + 0.5, 1e-1], [0.0, 1e-7], [1e100, -1e-100]]:
    print(np.array(values), repr(np.array(values)))
