# PLSRegression as a regressor: a split, scores, cross-validation.
import numpy as np
import pandas as pd
from sklearn.cross_decomposition import PLSRegression
from sklearn.datasets import load_diabetes
from sklearn.metrics import r2_score
from sklearn.model_selection import cross_val_score

np.set_printoptions(precision=12)
frame, y = load_diabetes(return_X_y=True, as_frame=True)
for n in (1, 3, 5):
    print(n, cross_val_score(PLSRegression(n), frame, y, cv=4).round(10))
model = PLSRegression(3).fit(frame[:300], y[:300])
print(round(r2_score(y[300:], model.predict(frame[300:])), 10), model.coef_.round(9).tolist(), model.intercept_.round(9), model.n_features_in_)
print(model.x_loadings_[0].round(10), model.x_rotations_[0].round(10), model.y_loadings_.round(10).tolist(), model.feature_names_in_[:2])
print(model.set_output(transform="pandas").transform(frame[:2]).round(9))
