"""A confusion matrix drawn."""
import matplotlib.pyplot as plt
from sklearn.datasets import load_iris
from sklearn.metrics import ConfusionMatrixDisplay
from sklearn.tree import DecisionTreeClassifier, DecisionTreeRegressor

X, y = load_iris(return_X_y=True)
tree = DecisionTreeClassifier(max_depth=2, random_state=0).fit(X, y)
display = ConfusionMatrixDisplay.from_estimator(tree, X, y, display_labels=["a", "b", "c"], cmap="Blues")
print([[text.get_text() for text in row] for row in display.text_], [label.get_text() for label in display.ax_.get_xticklabels()])
print(display.ax_.get_xlabel(), "|", display.ax_.get_ylabel(), [float(end) for end in display.ax_.get_ylim()], display.im_.get_cmap().name)
print([round(float(part), 10) for part in display.text_[0, 0].get_color()], [round(float(part), 11) for part in display.text_[0, 1].get_color()])
display = ConfusionMatrixDisplay.from_predictions(["x", "y", "y"], ["x", "x", "y"], normalize="true", xticks_rotation=45, colorbar=False)
print([[text.get_text() for text in row] for row in display.text_], display.ax_.get_xticklabels()[0].get_rotation(), display.display_labels.tolist())
print(ConfusionMatrixDisplay(display.confusion_matrix).plot(include_values=False).text_)
try:
    ConfusionMatrixDisplay.from_estimator(DecisionTreeRegressor().fit(X, y), X, y)
except ValueError as error:
    print(error)
plt.close("all")
