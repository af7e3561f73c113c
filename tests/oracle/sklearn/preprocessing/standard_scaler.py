# StandardScaler on frames: columns with mean 0 and variance 1, names kept.
import numpy as np
import pandas as pd
from sklearn.preprocessing import StandardScaler

np.set_printoptions(precision=12)
pd.set_option("display.precision", 12)
frame = pd.DataFrame({"height": [150.0, 160, 170, 180], "weight": [50, 65, 70, 95]}, index=list("abcd"))
scaler = StandardScaler()
scaled = scaler.fit_transform(frame)
print(type(scaled).__name__, scaled.round(10).tolist())
print(scaler.mean_, scaler.scale_.round(9), scaler.feature_names_in_, scaler.n_features_in_, scaler.get_feature_names_out())
print(pd.DataFrame(scaled, columns=frame.columns).describe().round(10))
print(scaler.set_output(transform="pandas").transform(frame).round(10))
print(scaler.inverse_transform(scaled).tolist(), scaler.get_params())
