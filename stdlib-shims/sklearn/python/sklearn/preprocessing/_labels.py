"""Labels as numbers, and as columns of zeros and ones."""

import numpy as np

from sklearn._data import check_fitted, column_or_1d
from sklearn.base import BaseEstimator, TransformerMixin
from sklearn.utils.multiclass import type_of_target, unique_labels


class LabelEncoder(TransformerMixin, BaseEstimator, auto_wrap_output_keys=None):
    """Labels as whole numbers in sorted order."""

    def fit(self, y):
        """Learn the classes."""
        self.fit_transform(y)
        return self

    def fit_transform(self, y):
        """Learn the classes and encode."""
        y = column_or_1d(y, warn=True)
        if y.dtype.kind != "O":
            self.classes_, numbers = np.unique(y, return_inverse=True)
            return numbers
        from sklearn.preprocessing._categories import CategoryEncoder, places_among
        self.classes_ = CategoryEncoder._own(y)
        return places_among(y, self.classes_)

    def transform(self, y):
        """Labels to numbers."""
        check_fitted(self)
        y = column_or_1d(y, dtype=getattr(self.classes_, "dtype", None) if self.classes_.dtype.kind == "O" else None, warn=True)
        if y.shape[0] == 0:
            return np.array([])
        if self.classes_.dtype.kind in "OUS":
            places = {label: position for position, label in enumerate(self.classes_.tolist())}
            for label, shown in zip(y.tolist(), y):
                if label not in places:
                    raise ValueError(f"y contains previously unseen labels: {shown!r}")
            return np.array([places[label] for label in y.tolist()])
        unseen = np.setdiff1d(y, self.classes_)
        if len(unseen):
            raise ValueError(f"y contains previously unseen labels: {list(unseen)}")
        return np.searchsorted(self.classes_, y)

    def inverse_transform(self, y):
        """Numbers to labels."""
        check_fitted(self)
        y = column_or_1d(y, warn=True)
        if y.shape[0] == 0:
            return np.array([])
        unseen = np.setdiff1d(y, np.arange(len(self.classes_)))
        if len(unseen):
            raise ValueError(f"y contains previously unseen labels: {unseen}")
        return self.classes_[np.asarray(y)]


def label_binarize(y, *, classes, neg_label=0, pos_label=1, sparse_output=False):
    """A column of zeros and ones for each class (one column for two classes)."""
    if neg_label >= pos_label:
        raise ValueError(f"neg_label={neg_label} must be strictly less than pos_label={pos_label}.")
    if sparse_output:
        if pos_label == 0 or neg_label != 0:
            raise ValueError("Sparse binarization is only supported with non zero pos_label and zero neg_label, got "
                             f"pos_label={pos_label} and neg_label={neg_label}")
        from scipy.sparse import csr_matrix
        return csr_matrix(label_binarize(y, classes=classes, neg_label=neg_label, pos_label=pos_label))
    kind = type_of_target(y)
    if "multioutput" in kind:
        raise ValueError("Multioutput target data is not supported with label binarization")
    if kind == "continuous":
        raise ValueError("continuous target data is not supported with label binarization")
    y = y.toarray() if hasattr(y, "toarray") else y.to_numpy() if hasattr(y, "to_numpy") else np.asarray(y)
    classes = np.asarray(classes)
    if kind == "multilabel-indicator":
        hits = y != 0
    else:
        y = y.ravel()
        if len(classes) == 1 and kind == "binary":
            return np.full((len(y), 1), neg_label, dtype=int)
        hits = y[:, None] == np.sort(classes)[None, :]
        order = np.searchsorted(np.sort(classes), classes)
        hits = hits[:, order]
    made = np.where(hits, pos_label, neg_label).astype(int)
    return made[:, -1:] if kind != "multilabel-indicator" and len(classes) == 2 else made


class LabelBinarizer(TransformerMixin, BaseEstimator, auto_wrap_output_keys=None):
    """A column of zeros and ones for each class."""

    def __init__(self, *, neg_label=0, pos_label=1, sparse_output=False):
        self.neg_label = neg_label
        self.pos_label = pos_label
        self.sparse_output = sparse_output

    def fit(self, y):
        """Learn the classes."""
        if self.neg_label >= self.pos_label:
            raise ValueError(f"neg_label={self.neg_label} must be strictly less than pos_label={self.pos_label}.")
        self.y_type_ = type_of_target(y)
        if "multioutput" in self.y_type_:
            raise ValueError("Multioutput target data is not supported with label binarization")
        if len(y) == 0:
            raise ValueError(f"y has 0 samples: {y!r}")
        self.sparse_input_ = False
        self.classes_ = unique_labels(y)
        return self

    def fit_transform(self, y):
        """Learn the classes and encode."""
        return self.fit(y).transform(y)

    def transform(self, y):
        """Labels to columns."""
        check_fitted(self)
        if type_of_target(y).startswith("multilabel") and not self.y_type_.startswith("multilabel"):
            raise ValueError("The object was not fitted with multilabel input.")
        return label_binarize(y, classes=self.classes_, neg_label=self.neg_label, pos_label=self.pos_label,
                              sparse_output=self.sparse_output)

    def inverse_transform(self, Y, threshold=None):
        """Columns to labels."""
        check_fitted(self)
        Y = Y.toarray() if hasattr(Y, "toarray") else np.asarray(Y)
        if threshold is None:
            threshold = (self.pos_label + self.neg_label) / 2.0
        if self.y_type_ == "multiclass":
            return self.classes_[Y.argmax(axis=1)]
        hits = (Y > threshold).astype(int)
        if self.y_type_ == "multilabel-indicator":
            return hits
        if len(self.classes_) == 1:
            return np.repeat(self.classes_[0], len(hits.ravel()))
        return self.classes_[hits.ravel() if hits.ndim == 1 or hits.shape[1] == 1 else hits[:, 1]]


class MultiLabelBinarizer(TransformerMixin, BaseEstimator, auto_wrap_output_keys=None):
    """Sets of labels as columns of zeros and ones."""

    def __init__(self, *, classes=None, sparse_output=False):
        self.classes = classes
        self.sparse_output = sparse_output

    def fit(self, y):
        """Learn the classes."""
        if self.classes is None:
            classes = sorted({label for labels in y for label in labels})
        elif len(set(self.classes)) < len(self.classes):
            raise ValueError("The classes argument contains duplicate classes. Remove these duplicates before passing them to "
                             "MultiLabelBinarizer.")
        else:
            classes = list(self.classes)
        whole = all(isinstance(label, int) for label in classes)
        self.classes_ = np.array(classes, dtype=int if whole else object)
        return self

    def fit_transform(self, y):
        """Learn the classes and encode."""
        y = list(y)
        return self.fit(y).transform(y)

    def transform(self, y):
        """Sets of labels to columns; unknown ones are left out with a warning."""
        check_fitted(self)
        places = {label: position for position, label in enumerate(self.classes_.tolist())}
        y = list(y)
        made = np.zeros((len(y), len(places)), dtype=int)
        unknown = set()
        for row, labels in enumerate(y):
            for label in set(labels):
                if label in places:
                    made[row, places[label]] = 1
                else:
                    unknown.add(label)
        if unknown:
            import warnings
            warnings.warn(f"unknown class(es) {sorted(unknown, key=str)} will be ignored", stacklevel=2)
        if self.sparse_output:
            from scipy.sparse import csr_matrix
            return csr_matrix(made)
        return made

    def inverse_transform(self, yt):
        """Columns to tuples of labels."""
        check_fitted(self)
        yt = yt.toarray() if hasattr(yt, "toarray") else np.asarray(yt)
        if yt.shape[1] != len(self.classes_):
            raise ValueError(f"Expected indicator for {len(self.classes_)} classes, but got {yt.shape[1]}")
        unexpected = np.setdiff1d(yt, [0, 1])
        if len(unexpected) > 0:
            raise ValueError(f"Expected only 0s and 1s in label indicator. Also got {unexpected}")
        return [tuple(self.classes_[np.flatnonzero(row)]) for row in yt]
