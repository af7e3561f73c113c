# TargetEncoder: categories as the mean target of their rows.
import numpy as np
from sklearn.preprocessing import TargetEncoder

X = np.array([["dog"] * 20 + ["cat"] * 30 + ["snake"] * 38], dtype=object).T
numbers = [90.3] * 5 + [80.1] * 15 + [20.4] * 5 + [20.1] * 25 + [21.2] * 8 + [49] * 30
encoder = TargetEncoder(smooth=5.0)
print(encoder.fit(X, numbers).transform([["dog"], ["cat"], ["bird"]]).round(9).tolist(), encoder.target_mean_.round(9), encoder.categories_)
auto = TargetEncoder(smooth="auto", random_state=0, cv=3)
print(auto.fit_transform(X, numbers)[::15].round(9).tolist(), [part.round(9).tolist() for part in auto.encodings_], auto.target_type_)
labels = ["yes", "no"] * 44
print(TargetEncoder(random_state=1).fit_transform(X, labels)[::20].round(11).tolist())
many = TargetEncoder(random_state=1).fit(X, ["a", "b", "c", "a"] * 22)
print(many.transform([["dog"], ["x"]]).round(11).tolist(), many.get_feature_names_out(), many.classes_, many)
try:
    TargetEncoder().fit(X, [[1, 2]] * 88)
except ValueError as e:
    print(e)
