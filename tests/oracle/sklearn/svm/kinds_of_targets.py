# A machine for classes that are texts or truths, within a frame.
import numpy as np
import pandas as pd
from sklearn.datasets import load_iris
from sklearn.svm import SVC, LinearSVC

np.set_printoptions(precision=12)
bunch = load_iris(as_frame=True)
names = bunch.target_names[bunch.target]
model = SVC().fit(bunch.data, names)
print(model.feature_names_in_, model.classes_, model.predict(bunch.data.iloc[::60]))
truths = LinearSVC(random_state=0).fit(bunch.data, pd.Series(bunch.target == 0))
print(truths.classes_, truths.predict(bunch.data.iloc[::60]), np.round(truths.coef_, 10))
