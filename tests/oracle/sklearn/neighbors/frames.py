# Frames in, names kept, other columns refused.
import pandas as pd
from sklearn.datasets import load_iris
from sklearn.neighbors import KNeighborsClassifier, NearestNeighbors

data = load_iris(as_frame=True)
frame, kinds = data.data, data.target.map(dict(enumerate(data.target_names.tolist())))
model = KNeighborsClassifier(n_neighbors=7).fit(frame, kinds)
print(model.feature_names_in_, model.predict(frame.iloc[[0, 60, 120]]), model.classes_)
print(NearestNeighbors(n_neighbors=2).fit(frame).kneighbors(frame.iloc[:2])[1])
try:
    model.predict(frame.rename(columns={"sepal length (cm)": "length"}))
except ValueError as error:
    print(error)
