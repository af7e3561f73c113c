"""Errors of a regressor drawn."""
import matplotlib.pyplot as plt
from sklearn.datasets import load_diabetes
from sklearn.metrics import PredictionErrorDisplay
from sklearn.tree import DecisionTreeRegressor

X, y = load_diabetes(return_X_y=True)
tree = DecisionTreeRegressor(max_depth=2).fit(X, y)
for kind in ("residual_vs_predicted", "actual_vs_predicted"):
    display = PredictionErrorDisplay.from_estimator(tree, X, y, kind=kind, subsample=40, random_state=0)
    print(display.ax_.get_xlabel(), "|", display.ax_.get_ylabel(), display.scatter_.get_offsets()[:2].round(9).tolist(), display.line_.get_xdata().round(9).tolist() if hasattr(display.line_.get_xdata(), "round") else [round(float(x), 5) for x in display.line_.get_xdata()])
for call in (lambda: display.plot(kind="dots"), lambda: PredictionErrorDisplay.from_predictions(y, y, subsample=1.5), lambda: PredictionErrorDisplay.from_predictions(y, y, subsample=-1)):
    try:
        call()
    except ValueError as error:
        print(error)
plt.close("all")
