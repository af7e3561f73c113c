"""Curves of learning and of validation drawn."""
import matplotlib.pyplot as plt
from sklearn.datasets import load_iris
from sklearn.model_selection import LearningCurveDisplay, ValidationCurveDisplay
from sklearn.tree import DecisionTreeClassifier

X, y = load_iris(return_X_y=True)
tree = DecisionTreeClassifier(random_state=0)
display = LearningCurveDisplay.from_estimator(tree, X, y, cv=3, train_sizes=[0.4, 0.7, 1.0], shuffle=True, random_state=0, scoring="neg_log_loss", negate_score=True)
print(display.ax_.get_xlabel(), "|", display.ax_.get_ylabel(), [line.get_label() for line in display.lines_], display.lines_[1].get_ydata().round(9).tolist())
print(display.train_sizes.tolist(), display.ax_.get_xscale(), len(display.fill_between_))
display = ValidationCurveDisplay.from_estimator(tree, X, y, param_name="max_depth", param_range=[1, 2, 20], std_display_style="errorbar", score_type="test")
print(display.ax_.get_xlabel(), "|", display.ax_.get_ylabel(), display.lines_, len(display.errorbar_), display.ax_.get_xscale(), display.test_scores.mean(axis=1).round(10).tolist())
for options in ({"score_type": "all"}, {"std_display_style": "dots"}):
    try:
        display.plot(**options)
    except ValueError as error:
        print(error)
plt.close("all")
