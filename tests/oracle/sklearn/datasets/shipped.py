"""The tables that are shipped."""
from sklearn.datasets import load_breast_cancer, load_diabetes, load_digits, load_iris, load_linnerud, load_wine

iris = load_iris()
print(list(iris), iris.data.shape, iris.target.dtype, iris.feature_names, iris.target_names)
print(iris.data[:2].tolist(), iris.target[[0, 50, 100]].tolist(), iris["data"].sum().round(9))
for load in (load_wine, load_breast_cancer, load_digits, load_diabetes, load_linnerud):
    found = load()
    print(load.__name__, list(found), found.data.shape, found.data.sum().round(6), found.target.sum(), found.target.dtype, list(found.feature_names)[:3])
print(load_diabetes().data[0].round(12).tolist(), load_diabetes(scaled=False).data[0].tolist())
X, y = load_digits(n_class=3, return_X_y=True)
print(X.shape, y[:6].tolist(), load_digits().images[0][0].tolist())
frame = load_iris(as_frame=True).frame
print(frame.head(3))
X, y = load_wine(return_X_y=True, as_frame=True)
print(X.shape, y.value_counts().sort_index().tolist(), y.name)
