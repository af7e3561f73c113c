# LabelEncoder: labels as whole numbers in sorted order.
import numpy as np
import pandas as pd
from sklearn.preprocessing import LabelEncoder

encoder = LabelEncoder()
print(encoder.fit_transform(["paris", "tokyo", "amsterdam", "paris"]), encoder.classes_, list(encoder.classes_), encoder)
print(encoder.transform(["tokyo"]), encoder.inverse_transform([0, 2, 1]))
frame = pd.DataFrame({"size": ["s", "m", "l", "m"], "n": [3, 1, 2, 1]})
frame["code"] = encoder.fit_transform(frame["size"])
print(frame, dict(zip(encoder.classes_, encoder.transform(encoder.classes_))))
print(LabelEncoder().fit_transform([10, 5, 10, 7]), LabelEncoder().fit_transform([True, False]), LabelEncoder().fit([1.5, 0.5]).classes_)
print(LabelEncoder().fit_transform(np.array([["a"], ["b"]])), encoder.transform([]))
for call in (lambda: encoder.transform(["xl"]), lambda: encoder.inverse_transform([5]), lambda: LabelEncoder().transform(["a"]),
             lambda: LabelEncoder().fit([["a", "b"]]), lambda: LabelEncoder().fit(["a", 1])):
    try:
        print(call())
    except Exception as e:
        print(type(e).__name__, e)
