# Parameters are read, changed and copied like those of any estimator.
from sklearn.base import clone
from sklearn.linear_model import ElasticNet, LogisticRegression, SGDClassifier

model = LogisticRegression(C=0.5, penalty=None)
print(sorted(model.get_params())[:6])
print(model.set_params(C=2.0, solver="saga"))
print(clone(model).get_params() == model.get_params())
try:
    model.set_params(strength=1)
except ValueError as error:
    print(str(error)[:80])
print(ElasticNet(alpha=0.1, l1_ratio=0.7, fit_intercept=False, max_iter=500, positive=True, random_state=0, selection="random"))
print(SGDClassifier(loss="hinge"))
