"""The threshold of a classifier, tuned by cross-validation or set by hand."""
from sklearn.datasets import make_classification
from sklearn.ensemble import RandomForestClassifier
from sklearn.model_selection import FixedThresholdClassifier, TunedThresholdClassifierCV
from sklearn.naive_bayes import GaussianNB

X, y = make_classification(300, weights=[0.85], random_state=0)
tuned = TunedThresholdClassifierCV(GaussianNB(), scoring="f1", cv=4, store_cv_results=True).fit(X, y)
print(tuned, round(float(tuned.best_threshold_), 10), round(float(tuned.best_score_), 10), int(tuned.predict(X).sum()))
print(tuned.cv_results_["thresholds"][::33].round(10).tolist(), tuned.cv_results_["scores"][::33].round(10).tolist(), tuned.classes_.tolist())
tuned = TunedThresholdClassifierCV(RandomForestClassifier(10, random_state=0), cv=0.3, random_state=0, thresholds=[0.2, 0.4, 0.6], refit=False).fit(X, y)
print(round(float(tuned.best_threshold_), 10), tuned.predict_proba(X[:2]).round(9).tolist())
fixed = FixedThresholdClassifier(GaussianNB(), threshold=0.9).fit(X, y)
print(fixed, int(fixed.predict(X).sum()), fixed.predict_proba(X[:1]).round(10).tolist())
for call in (lambda: TunedThresholdClassifierCV(GaussianNB()).predict(X), lambda: TunedThresholdClassifierCV(GaussianNB()).fit(X, y + X[:, 0].round()),
             lambda: TunedThresholdClassifierCV(GaussianNB(), cv="prefit").fit(X, y), lambda: TunedThresholdClassifierCV(GaussianNB(), cv=3, refit=False).fit(X, y)):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, str(error)[:120])
