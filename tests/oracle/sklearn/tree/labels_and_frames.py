"""Labels of classes are given back as they came; frames keep the names of columns."""
import pandas as pd
from sklearn.datasets import load_iris
from sklearn.tree import DecisionTreeClassifier

frame = load_iris(as_frame=True).frame
names = frame.pop("target").map({0: "setosa", 1: "versicolor", 2: "virginica"})
tree = DecisionTreeClassifier(max_depth=2, random_state=0).fit(frame, names)
print(tree.classes_.tolist(), tree.feature_names_in_.tolist())
print(tree.predict(frame.iloc[[0, 60, 140]]).tolist())
print(DecisionTreeClassifier(random_state=0).fit([[0, 0], [1, 1]], ["no", "yes"]).predict([[2.0, 2.0]]).tolist())
try:
    tree.predict(frame.rename(columns={"petal length (cm)": "length"}))
except ValueError as error:
    print(error)
