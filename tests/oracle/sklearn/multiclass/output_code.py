# A code of bits for each class.
import numpy as np
from sklearn.datasets import load_iris
from sklearn.linear_model import LogisticRegression
from sklearn.multiclass import OutputCodeClassifier
from sklearn.tree import DecisionTreeClassifier

X, y = load_iris(return_X_y=True)
X = (X - X.mean(axis=0)) / X.std(axis=0)
model = OutputCodeClassifier(LogisticRegression(), code_size=2, random_state=0).fit(X, y)
print(model.code_book_, len(model.estimators_))
print(model.predict(X[::20]), round(model.score(X, y), 10))
print(OutputCodeClassifier(DecisionTreeClassifier(random_state=0), random_state=1).fit(X, y).code_book_)
try:
    OutputCodeClassifier(LogisticRegression(), code_size=0).fit(X, y)
except ValueError as error:
    print(error)
