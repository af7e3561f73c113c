# Names of columns are kept from a frame and compared when predicting.
import warnings

import pandas as pd
from sklearn.linear_model import LinearRegression

frame = pd.DataFrame({"area": [50.0, 70.0, 90.0, 120.0], "rooms": [2.0, 3.0, 3.0, 5.0]})
price = pd.Series([100.0, 150.0, 170.0, 260.0], name="price")
model = LinearRegression().fit(frame, price)
print(model.feature_names_in_, model.n_features_in_)
print(model.predict(frame.iloc[:2]).round(9))
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    model.predict(frame.to_numpy()[:1])
print(seen[0].category.__name__, seen[0].message)
try:
    model.predict(frame[["rooms", "area"]])
except ValueError as error:
    print(error)
