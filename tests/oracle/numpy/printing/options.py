# other print options
import numpy as np

a = np.arange(30)
np.set_printoptions(linewidth=40)
print(a)
np.set_printoptions(threshold=5, edgeitems=2, linewidth=75)
print(a, np.arange(100).reshape(10, 10))
np.set_printoptions(threshold=1000, edgeitems=3, sign="+")
print(np.array([1.0, -2.0]))
np.set_printoptions(sign="-", floatmode="fixed", precision=2)
print(np.array([1.0, 2.555]))
np.set_printoptions(floatmode="maxprec", precision=8, nanstr="NA", infstr="Inf")
print(np.array([np.nan, np.inf, 1]))
np.set_printoptions(nanstr="nan", infstr="inf", formatter={"float": lambda x: f"<{x:.1f}>"})
print(np.array([1.0, 2.0]), np.array([1, 2]))
np.set_printoptions(formatter=None)
print(np.get_printoptions()["precision"], np.get_printoptions()["threshold"], np.get_printoptions()["linewidth"])
