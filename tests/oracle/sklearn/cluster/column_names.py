# Names of columns through clusterers that transform.
import numpy as np
import pandas as pd
from sklearn.cluster import Birch, FeatureAgglomeration, KMeans, MiniBatchKMeans

frame = pd.DataFrame(np.random.RandomState(0).rand(20, 4), columns=["a", "b", "c", "d"])
for model in (KMeans(2, random_state=0), MiniBatchKMeans(2, random_state=0), FeatureAgglomeration(2), Birch(threshold=0.4, n_clusters=2)):
    made = model.set_output(transform="pandas").fit_transform(frame)
    print(type(model).__name__, list(made.columns)[:3], made.shape, made.iloc[0].round(10).tolist()[:2], list(model.feature_names_in_))
try:
    KMeans(2, random_state=0).fit(frame).predict(frame[["b", "a", "c", "d"]])
except ValueError as error:
    print(error)
