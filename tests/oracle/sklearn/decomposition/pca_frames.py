# Frames in, frames out; a pipeline that scales first.
import numpy as np
import pandas as pd
from sklearn.datasets import load_iris
from sklearn.decomposition import PCA
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler

np.set_printoptions(precision=12)
pd.set_option("display.precision", 12)
frame = load_iris(as_frame=True).data
pipe = make_pipeline(StandardScaler(), PCA(n_components=2)).set_output(transform="pandas")
made = pipe.fit_transform(frame)
print(made.head(3).round(10))
print(pipe[-1].explained_variance_ratio_.round(11), pipe[-1].feature_names_in_, pipe.get_feature_names_out())
loadings = pd.DataFrame(pipe[-1].components_.T, index=frame.columns, columns=["one", "two"])
print(loadings.round(11))
