# An estimator that holds a generator of random numbers, saved and read again: both go on alike.
import copy
import io
import pickle

import joblib
import numpy as np
from sklearn.base import clone
from sklearn.cluster import KMeans
from sklearn.datasets import load_iris
from sklearn.ensemble import RandomForestClassifier
from sklearn.model_selection import ShuffleSplit

X, y = load_iris(return_X_y=True)
rng = np.random.RandomState(7)
rng.rand(3)
model = RandomForestClassifier(5, random_state=rng).fit(X, y)
back = pickle.loads(pickle.dumps(model))
print(type(back.random_state).__name__, back.random_state is rng, back.random_state.rand() == rng.rand())
print((back.predict_proba(X) == model.predict_proba(X)).all(), back.estimators_[0].random_state == model.estimators_[0].random_state)
print((back.fit(X, y).predict_proba(X) == model.fit(X, y).predict_proba(X)).all())
waiting = KMeans(3, n_init=1, random_state=np.random.RandomState(3))
file = io.BytesIO()
joblib.dump(waiting, file)
file.seek(0)
print(joblib.load(file).fit(X).inertia_ == waiting.fit(X).inertia_)
drawn = np.random.RandomState(1)
drawn.normal()
again = pickle.loads(pickle.dumps(drawn))
print(again.normal(size=3) == drawn.normal(size=3), again.get_state()[2:] == drawn.get_state()[2:])
print(copy.deepcopy(drawn).rand() == drawn.rand(), clone(model).random_state is not rng)
splits = pickle.loads(pickle.dumps(ShuffleSplit(2, random_state=np.random.RandomState(5))))
print([test[:4].tolist() for _, test in splits.split(X)])
