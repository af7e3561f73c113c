"""Receiver operating curves drawn."""
import matplotlib.pyplot as plt
from sklearn.datasets import load_iris, make_classification
from sklearn.metrics import RocCurveDisplay
from sklearn.model_selection import cross_validate
from sklearn.naive_bayes import GaussianNB

X, y = make_classification(200, random_state=0)
bayes = GaussianNB().fit(X, y)
display = RocCurveDisplay.from_estimator(bayes, X, y, plot_chance_level=True, despine=True)
print(display.line_.get_label(), "|", display.ax_.get_xlabel(), "|", display.ax_.get_ylabel(), display.chance_level_.get_label(), round(display.roc_auc, 11))
print([float(end) for end in display.ax_.get_xlim()], display.pos_label, display.name, display.ax_.spines["top"].get_visible())
display = RocCurveDisplay.from_predictions(y, bayes.predict_proba(X)[:, 1], name="mine", curve_kwargs={"c": "red"})
print(display.line_.get_label(), display.line_.get_color())
folds = cross_validate(GaussianNB(), X, y, cv=3, return_estimator=True, return_indices=True)
display = RocCurveDisplay.from_cv_results(folds, X, y)
print([line.get_label() for line in display.line_][0], len(display.line_), [round(area, 11) for area in display.roc_auc])
flowers = load_iris(return_X_y=True)
for call in (lambda: RocCurveDisplay.from_estimator(GaussianNB().fit(*flowers), *flowers), lambda: RocCurveDisplay.from_predictions(flowers[1], flowers[1])):
    try:
        call()
    except ValueError as error:
        print(error)
plt.close("all")
