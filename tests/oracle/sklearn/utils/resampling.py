# shuffle and resample: frames, weights, strata, several arrays at once.
import numpy as np
import pandas as pd
from scipy.sparse import csr_matrix
from sklearn.utils import resample, shuffle

frame = pd.DataFrame({"x": range(6), "y": list("aabbcc")})
print(shuffle(frame, random_state=1).index.tolist(), resample(frame, n_samples=3, random_state=2).x.tolist())
X, y = shuffle(np.arange(10).reshape(5, 2), np.arange(5), random_state=0)
print(X.tolist(), y.tolist(), shuffle(csr_matrix(np.eye(3)), random_state=3).toarray().tolist(), shuffle("abc", random_state=0) if False else "")
minority = frame[frame.y == "a"]
upsampled = pd.concat([frame[frame.y != "a"], resample(minority, replace=True, n_samples=4, random_state=42)])
print(upsampled.y.value_counts().sort_index().to_dict(), resample([1, 2, 3], sample_weight=[0, 0, 1], random_state=0))
print(resample(frame.y, stratify=frame.y, n_samples=3, replace=False, random_state=0).sort_values().tolist(), shuffle([1, 2, 3], n_samples=2, random_state=5))
for call in (lambda: resample([1, 2], [1]), lambda: resample([1, 2], replace=False, n_samples=3), lambda: resample([1], stratify=[1], sample_weight=[1])):
    try:
        call()
    except Exception as e:
        print(type(e).__name__, e)
