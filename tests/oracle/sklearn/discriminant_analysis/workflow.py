# Directions that part classes, as features and as a classifier.
import numpy as np
import pandas as pd
from sklearn.datasets import load_wine
from sklearn.discriminant_analysis import LinearDiscriminantAnalysis
from sklearn.model_selection import cross_val_score
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler

np.set_printoptions(precision=12)
frame, y = load_wine(return_X_y=True, as_frame=True)
pipe = make_pipeline(StandardScaler(), LinearDiscriminantAnalysis(n_components=2)).set_output(transform="pandas")
made = pipe.fit_transform(frame, y)
print(made.columns.tolist(), made.abs().mean().round(10).tolist(), pipe[-1].explained_variance_ratio_.round(11))
print(cross_val_score(LinearDiscriminantAnalysis(), frame, y, cv=4).round(10), pipe.predict(frame[:3]))
names = np.array(["low", "mid", "high"])[y]
print(LinearDiscriminantAnalysis(solver="lsqr", shrinkage="auto").fit(frame, names).predict(frame[::60]), LinearDiscriminantAnalysis().fit(frame, names).classes_)
