# A network within a pipeline and a search.
import numpy as np
import warnings

from sklearn.datasets import load_wine
from sklearn.model_selection import GridSearchCV
from sklearn.neural_network import MLPClassifier
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler

np.set_printoptions(precision=12)
X, y = load_wine(return_X_y=True)
warnings.simplefilter("ignore")
pipe = make_pipeline(StandardScaler(), MLPClassifier((5,), max_iter=20, learning_rate_init=0.02, random_state=0))
search = GridSearchCV(pipe, {"mlpclassifier__alpha": [0.0001, 1.0]}, cv=3).fit(X, y)
print(search.best_params_, search.cv_results_["mean_test_score"].round(10))
print(search.best_estimator_[-1].loss_.round(10))
