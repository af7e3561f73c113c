# Variables put into a dictionary that is there, and read by name
import io
import numpy as np
import scipy.io

np.set_printoptions(precision=12)
file = io.BytesIO()
scipy.io.savemat(file, {"signal": np.sin(np.arange(4.0)), "rate": 100, "label": "test", "flags": np.array([[True, False]])})
kept = {"before": 1}
file.seek(0)
found = scipy.io.loadmat(file, mdict=kept, squeeze_me=True)
print(found is kept, sorted(kept), kept["signal"].round(11), kept["rate"], type(kept["rate"]).__name__, kept["label"])
file.seek(0)
print(scipy.io.whosmat(file))
file.seek(0)
print(scipy.io.loadmat(file, variable_names="rate")["rate"])
file.seek(0)
chars = scipy.io.loadmat(file, chars_as_strings=False)["label"]
print(chars.shape, chars[0, 0])
