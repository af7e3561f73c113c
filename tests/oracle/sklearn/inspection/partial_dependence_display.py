"""Partial dependence drawn: lines, single rows and pairs."""
import matplotlib.pyplot as plt
from sklearn.datasets import load_diabetes
from sklearn.inspection import PartialDependenceDisplay
from sklearn.tree import DecisionTreeRegressor

X, y = load_diabetes(return_X_y=True, as_frame=True)
tree = DecisionTreeRegressor(max_depth=4, random_state=0).fit(X, y)
display = PartialDependenceDisplay.from_estimator(tree, X, ["bmi", "s5", ("bmi", "s5")], grid_resolution=6)
print(display.axes_.shape, [ax.get_xlabel() for ax in display.axes_.ravel()], [ax.get_ylabel() for ax in display.axes_.ravel()])
print(display.lines_[0, 0].get_ydata().round(9).tolist(), [round(float(end), 9) for end in display.axes_[0, 0].get_ylim()], display.deciles[2].round(11).tolist())
display = PartialDependenceDisplay.from_estimator(tree, X, ["bmi"], kind="both", subsample=4, random_state=0, centered=True, grid_resolution=4)
print(display.lines_.shape, display.lines_[0, 0, 0].get_ydata().round(9).tolist(), display.lines_[0, 0, 4].get_label(), display.lines_[0, 0, 4].get_linestyle())
for features, options in (([("age", "bmi", "bp")], {}), ([("age", "bmi")], {"kind": "both"}), (["weight"], {}), ([0], {"subsample": -1})):
    try:
        PartialDependenceDisplay.from_estimator(tree, X, features, **options)
    except ValueError as error:
        print(error)
plt.close("all")
