"""What a model answers over two columns, as a picture."""
import matplotlib.pyplot as plt
from sklearn.datasets import load_iris
from sklearn.inspection import DecisionBoundaryDisplay
from sklearn.tree import DecisionTreeClassifier

X, y = load_iris(return_X_y=True, as_frame=True)
X = X.iloc[:, :2]
tree = DecisionTreeClassifier(max_depth=2, random_state=0).fit(X, y)
display = DecisionBoundaryDisplay.from_estimator(tree, X, grid_resolution=5, response_method="predict")
print(display.response.tolist(), display.ax_.get_xlabel(), "|", display.ax_.get_ylabel(), display.xx0[0].round(9).tolist())
display = DecisionBoundaryDisplay.from_estimator(tree, X, grid_resolution=4, response_method="predict_proba", plot_method="pcolormesh")
print(display.response.shape, len(display.surface_), display.response[1, 2].round(10).tolist())
display = DecisionBoundaryDisplay.from_estimator(tree, X, grid_resolution=3, class_of_interest=2, eps=0.5, xlabel="length", response_method="predict_proba")
print(display.response.round(10).tolist(), display.ax_.get_xlabel())
for options in ({"grid_resolution": 1}, {"eps": -1}, {"plot_method": "dots"}, {"class_of_interest": 7, "response_method": "predict_proba"}):
    try:
        DecisionBoundaryDisplay.from_estimator(tree, X, **options)
    except ValueError as error:
        print(error)
plt.close("all")
