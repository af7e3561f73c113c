# Text, cells and structs in MATLAB's files
import io
import numpy as np
import scipy.io

def kept(variables, **reading):
    file = io.BytesIO()
    scipy.io.savemat(file, variables)
    file.seek(0)
    return scipy.io.loadmat(file, **reading)


names = np.array(["ab", "cde"])
cell = np.array(["a", 2, np.arange(3)], dtype=object)
found = kept({"s": "hello", "names": names, "cell": cell, "st": {"x": 1, "name": "bob", "inner": {"y": [1.5]}}, "empty": ""})
print(found["s"], found["names"], found["empty"].shape, found["cell"].shape, found["cell"][0, 2])
st = found["st"]
print(st.dtype.names, st.shape, st["x"][0, 0], st["name"][0, 0], st["inner"][0, 0]["y"][0, 0])
simple = kept({"st": {"x": 1, "name": "bob", "inner": {"y": [1.5]}}, "cell": cell}, simplify_cells=True)
print(simple["st"], simple["cell"])
loose = kept({"st": {"x": 1, "name": "bob"}}, struct_as_record=False, squeeze_me=True)["st"]
print(loose.x, loose.name, loose._fieldnames)
print(kept({"l": [{"a": 1}, {"a": 2}]}, simplify_cells=True)["l"])
