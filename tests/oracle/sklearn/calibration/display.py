"""A calibration curve drawn."""
import matplotlib.pyplot as plt
import numpy as np
from sklearn.calibration import CalibrationDisplay
from sklearn.datasets import make_classification
from sklearn.naive_bayes import GaussianNB

X, y = make_classification(200, random_state=1)
display = CalibrationDisplay.from_estimator(GaussianNB().fit(X, y), X, y, n_bins=4)
print(display.ax_.get_xlabel(), "|", display.ax_.get_ylabel(), [text.get_text() for text in display.ax_.get_legend().get_texts()])
print(display.line_.get_xdata().round(10).tolist(), display.line_.get_ydata().round(10).tolist(), display.line_.get_marker(), display.pos_label)
display = CalibrationDisplay.from_predictions(y, np.linspace(0, 1, 200), ax=display.ax_, name="even", color="red")
print([line.get_label() for line in display.ax_.get_lines()], display.line_.get_color())
plt.close("all")
