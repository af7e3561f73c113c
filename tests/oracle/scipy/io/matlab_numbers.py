# Numbers in MATLAB's files and back
import io
import numpy as np
import scipy.io

def kept(variables, **reading):
    file = io.BytesIO()
    scipy.io.savemat(file, variables)
    file.seek(0)
    return scipy.io.loadmat(file, **reading)


found = kept({"a": np.arange(6.0).reshape(2, 3), "v": [1, 2, 3], "c": 1 + 2j, "i": np.int16(3), "b": np.array([True, False]), "f": np.float32([1.5]), "e": np.array([])})
print(found["__version__"], found["__globals__"], found["__header__"][:20])
for name in "avcibfe":
    print(name, found[name].dtype, found[name].shape, found[name].tolist())
print(kept({"v": [1, 2, 3]}, squeeze_me=True)["v"], kept({"b": True}, mat_dtype=True)["b"])
print(sorted(kept({"a": 1, "b": 2, "c": 3}, variable_names=["a", "c"])))
