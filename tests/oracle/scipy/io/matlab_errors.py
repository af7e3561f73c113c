# What MATLAB's files cannot hold
import io
import numpy as np
import scipy.io


def refused(call):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)


def kept(variables, **reading):
    file = io.BytesIO()
    scipy.io.savemat(file, variables)
    file.seek(0)
    return scipy.io.loadmat(file, **reading)


refused(lambda: kept({"n": None}))
refused(lambda: kept({"a": {"x" * 40: 1}}))
refused(lambda: scipy.io.savemat(io.BytesIO(), {"a": 1}, format="9"))
refused(lambda: scipy.io.loadmat(io.BytesIO(b"")))
refused(lambda: scipy.io.loadmat("nowhere.mat"))
print(sorted(kept({"a": 1, "_b": 2})))
