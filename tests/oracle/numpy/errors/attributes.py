# names that do not exist
import numpy as np

for name in ["foo", "bool8", "float", "int", "object", "NaN", "Inf", "product", "in1d", "row_stackx"]:
    try:
        getattr(np, name)
        print(name, "exists")
    except AttributeError as error:
        print(str(error).splitlines()[0])
try:
    np.array([1]).foo
except AttributeError as error:
    print(error)
try:
    np.array([1, 2]).append(3)
except AttributeError as error:
    print(error)
