"""Precision over recall, and detection errors, drawn."""
import matplotlib.pyplot as plt
from sklearn.datasets import make_classification
from sklearn.metrics import DetCurveDisplay, PrecisionRecallDisplay
from sklearn.naive_bayes import GaussianNB

X, y = make_classification(200, random_state=0)
bayes = GaussianNB().fit(X, y)
display = PrecisionRecallDisplay.from_estimator(bayes, X, y, plot_chance_level=True)
print(display.line_.get_label(), display.line_.get_drawstyle(), "|", display.ax_.get_xlabel(), "|", display.ax_.get_ylabel(), display.chance_level_.get_label())
print(round(display.average_precision, 11), display.prevalence_pos_label, display.estimator_name)
display = PrecisionRecallDisplay.from_predictions(y, bayes.predict_proba(X)[:, 0], pos_label=0, name="other")
print(display.line_.get_label(), display.pos_label)
display = DetCurveDisplay.from_estimator(bayes, X, y)
print(display.ax_.get_xlabel(), "|", display.ax_.get_ylabel(), [label.get_text() for label in display.ax_.get_xticklabels()], display.line_.get_xdata()[:3].round(10).tolist())
plt.close("all")
