# Selection inside pipelines and searches, selectors on columns of a frame.
import numpy as np
from sklearn.datasets import load_breast_cancer
from sklearn.feature_selection import SelectKBest, SelectPercentile, VarianceThreshold, f_classif
from sklearn.linear_model import LogisticRegression
from sklearn.model_selection import GridSearchCV
from sklearn.naive_bayes import GaussianNB
from sklearn.pipeline import Pipeline, make_pipeline
from sklearn.preprocessing import StandardScaler

np.set_printoptions(precision=12)
frame, y = load_breast_cancer(return_X_y=True, as_frame=True)
pipe = Pipeline([("scale", StandardScaler()), ("select", SelectKBest(f_classif, k=5)), ("model", LogisticRegression())]).fit(frame, y)
print(pipe[:-1].get_feature_names_out(), round(pipe.score(frame, y), 10), pipe["select"].get_support(indices=True))
search = GridSearchCV(make_pipeline(SelectKBest(), GaussianNB()), {"selectkbest__k": [2, 5, "all"]}, cv=3).fit(frame, y)
print(search.best_params_, search.cv_results_["mean_test_score"].round(10))
kept = VarianceThreshold(threshold=1.0).set_output(transform="pandas").fit_transform(frame)
print(kept.columns.tolist(), SelectPercentile(percentile=10).fit(frame, y).get_feature_names_out())
