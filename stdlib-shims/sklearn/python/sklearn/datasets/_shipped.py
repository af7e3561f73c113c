"""The small tables that are shipped."""

import numpy as np

from sklearn.utils._bunch import Bunch

_MODULE = "sklearn.datasets.data"
_DESCR = {
    "iris": "Iris: 150 flowers of three species, four lengths in cm each. Measured by E. Anderson, published by R. A. Fisher in 1936.",
    "wine": "Wine: 178 wines of three growers in one region of Italy, 13 chemical measurements each. Collected by M. Forina and others.",
    "breast_cancer": "Breast cancer Wisconsin (diagnostic): 569 tumours, 30 measurements of cell nuclei each; 0 is malignant, 1 benign.",
    "diabetes": "Diabetes: 442 patients, ten measurements each; the target is the progression of the disease after one year. From Efron, "
                "Hastie, Johnstone and Tibshirani, Least Angle Regression, 2004. Columns are centred and scaled unless scaled=False.",
    "digits": "Digits: 1797 pictures of handwritten digits, 8 by 8 pixels in 17 shades. From E. Alpaydin and C. Kaynak.",
    "linnerud": "Linnerud: 20 men of a fitness club, three exercises and three measurements of the body each.",
}


def _frame(data, target, names, targets):
    import pandas as pd
    frame = pd.DataFrame(data, columns=list(names))
    for place, name in enumerate(targets):
        frame[name] = target if target.ndim == 1 else target[:, place]
    X = frame[list(names)]
    return frame, X, frame[targets[0]] if len(targets) == 1 else frame[list(targets)]


def _answer(name, data, target, names, return_X_y, as_frame, targets=("target",), **more):
    frame = None
    if as_frame:
        frame, data, target = _frame(data, target, names, targets)
    if return_X_y:
        return data, target
    return Bunch(data=data, target=target, frame=frame, **more)


def _columns(name, n_targets=1):
    from _sklearn_tables import table
    values = table(name)
    target = values[:, -n_targets:]
    return values[:, :-n_targets].copy(), target[:, 0].copy() if n_targets == 1 else target.copy()


def load_iris(*, return_X_y=False, as_frame=False):
    """Flowers of three species."""
    data, target = _columns("iris")
    names = ["sepal length (cm)", "sepal width (cm)", "petal length (cm)", "petal width (cm)"]
    species = np.array(["setosa", "versicolor", "virginica"])
    return _answer("iris", data, target.astype(int), names, return_X_y, as_frame, target_names=species,
                   DESCR=_DESCR["iris"], feature_names=names, filename="iris.csv", data_module=_MODULE)


def load_wine(*, return_X_y=False, as_frame=False):
    """Wines of three growers."""
    data, target = _columns("wine")
    names = ["alcohol", "malic_acid", "ash", "alcalinity_of_ash", "magnesium", "total_phenols", "flavanoids", "nonflavanoid_phenols",
             "proanthocyanins", "color_intensity", "hue", "od280/od315_of_diluted_wines", "proline"]
    return _answer("wine", data, target.astype(int), names, return_X_y, as_frame, target_names=np.array(["class_0", "class_1", "class_2"]),
                   DESCR=_DESCR["wine"], feature_names=names)


def load_breast_cancer(*, return_X_y=False, as_frame=False):
    """Tumours, malignant and benign."""
    data, target = _columns("breast_cancer")
    parts = ("radius", "texture", "perimeter", "area", "smoothness", "compactness", "concavity", "concave points", "symmetry",
             "fractal dimension")
    names = np.array([f"mean {part}" for part in parts] + [f"{part} error" for part in parts] + [f"worst {part}" for part in parts])
    return _answer("breast_cancer", data, target.astype(int), names, return_X_y, as_frame, target_names=np.array(["malignant", "benign"]),
                   DESCR=_DESCR["breast_cancer"], feature_names=names, filename="breast_cancer.csv", data_module=_MODULE)


def load_diabetes(*, return_X_y=False, as_frame=False, scaled=True):
    """Patients and the progression of their disease."""
    data, target = _columns("diabetes")
    if scaled:
        from sklearn.preprocessing import scale
        data = scale(data) / data.shape[0] ** 0.5
    names = ["age", "sex", "bmi", "bp", "s1", "s2", "s3", "s4", "s5", "s6"]
    return _answer("diabetes", data, target, names, return_X_y, as_frame, DESCR=_DESCR["diabetes"], feature_names=names,
                   data_filename="diabetes_data_raw.csv.gz", target_filename="diabetes_target.csv.gz", data_module=_MODULE)


def load_digits(*, n_class=10, return_X_y=False, as_frame=False):
    """Pictures of handwritten digits."""
    from sklearn._rules import check
    check("load_digits", "n_class", n_class, "an int in the range [1, 10]")
    data, target = _columns("digits")
    target = target.astype(int)
    images = data.reshape(-1, 8, 8)
    if n_class < 10:
        kept = target < n_class
        data, target, images = data[kept], target[kept], images[kept]
    names = [f"pixel_{row}_{column}" for row in range(8) for column in range(8)]
    return _answer("digits", data, target, names, return_X_y, as_frame, feature_names=names, target_names=np.arange(10), images=images,
                   DESCR=_DESCR["digits"])


def load_linnerud(*, return_X_y=False, as_frame=False):
    """Exercises and measurements of the body."""
    data, target = _columns("linnerud", 3)
    names, targets = ["Chins", "Situps", "Jumps"], ["Weight", "Waist", "Pulse"]
    frame = None
    if as_frame:
        frame, data, target = _frame(data, target, names, targets)
    if return_X_y:
        return data, target
    return Bunch(data=data, feature_names=names, target=target, target_names=targets, frame=frame, DESCR=_DESCR["linnerud"],
                 data_filename="linnerud_exercise.csv", target_filename="linnerud_physiological.csv", data_module=_MODULE)
