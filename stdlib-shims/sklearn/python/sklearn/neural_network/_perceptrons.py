"""Networks that say classes, and networks that say numbers."""

import numpy as np

from sklearn._data import check_fitted, column_or_1d
from sklearn._rules import one_of
from sklearn.base import ClassifierMixin, RegressorMixin
from sklearn.neural_network._network import RULES, Network
from sklearn.utils._named import available_if


class MLPClassifier(ClassifierMixin, Network):
    """A network that gives the probability of each class."""

    loss = "log_loss"
    _rules = RULES

    def __init__(self, hidden_layer_sizes=(100,), activation="relu", *, solver="adam", alpha=0.0001, batch_size="auto",
                 learning_rate="constant", learning_rate_init=0.001, power_t=0.5, max_iter=200, shuffle=True, random_state=None,
                 tol=0.0001, verbose=False, warm_start=False, momentum=0.9, nesterovs_momentum=True, early_stopping=False,
                 validation_fraction=0.1, beta_1=0.9, beta_2=0.999, epsilon=1e-08, n_iter_no_change=10, max_fun=15000):
        self.activation = activation
        self.solver = solver
        self.alpha = alpha
        self.batch_size = batch_size
        self.learning_rate = learning_rate
        self.learning_rate_init = learning_rate_init
        self.power_t = power_t
        self.max_iter = max_iter
        self.hidden_layer_sizes = hidden_layer_sizes
        self.shuffle = shuffle
        self.random_state = random_state
        self.tol = tol
        self.verbose = verbose
        self.warm_start = warm_start
        self.momentum = momentum
        self.nesterovs_momentum = nesterovs_momentum
        self.early_stopping = early_stopping
        self.validation_fraction = validation_fraction
        self.beta_1 = beta_1
        self.beta_2 = beta_2
        self.epsilon = epsilon
        self.n_iter_no_change = n_iter_no_change
        self.max_fun = max_fun

    def _checked(self, X, y, incremental, reset):
        from sklearn.preprocessing import LabelBinarizer
        from sklearn.utils.multiclass import unique_labels
        X, y = self._validate(X, y, needs_y=True, multi_output=True, reset=reset)
        if y.ndim == 2 and y.shape[1] == 1:
            y = column_or_1d(y, warn=True)
        if not hasattr(self, "classes_") or (not self.warm_start and not incremental):
            self._label_binarizer = LabelBinarizer().fit(y)
            self.classes_ = self._label_binarizer.classes_
        else:
            classes = unique_labels(y)
            if self.warm_start:
                if set(classes) != set(self.classes_):
                    raise ValueError(
                        "warm_start can only be used where `y` has the same classes as in the previous call to fit. Previously got "
                        f"{self.classes_}, `y` has {classes}"
                    )
            elif len(np.setdiff1d(classes, self.classes_, assume_unique=True)):
                raise ValueError(f"`y` has classes not in `self.classes_`. `self.classes_` has {self.classes_}. 'y' has {classes}.")
        return X.astype(np.float64), self._label_binarizer.transform(y).astype(np.float64)

    def _said(self, outputs):
        return self._label_binarizer.inverse_transform(outputs.ravel() if self.n_outputs_ == 1 else outputs)

    def _judge(self, X, y, weights):
        from sklearn.metrics import accuracy_score
        outputs = self._outputs(X)
        return accuracy_score(y, self._said(outputs), sample_weight=weights) if np.isfinite(outputs).all() else np.nan

    def predict(self, X):
        """The most likely class of each row."""
        check_fitted(self)
        return self._said(self._outputs(self._validate(X, reset=False)))

    @available_if(Network._has_parts)
    def partial_fit(self, X, y, sample_weight=None, classes=None):
        """One pass over more rows."""
        from sklearn.preprocessing import LabelBinarizer
        from sklearn.utils._classes import first_classes
        from sklearn.utils.multiclass import type_of_target
        if first_classes(self, classes):
            self._label_binarizer = LabelBinarizer().fit(y if type_of_target(y).startswith("multilabel") else classes)
        return self._fit(X, y, sample_weight, incremental=True)

    def predict_proba(self, X):
        """The probability of each class."""
        check_fitted(self)
        shares = self._outputs(self._validate(X, reset=False))
        return np.column_stack((1 - shares, shares)) if self.n_outputs_ == 1 else shares

    def predict_log_proba(self, X):
        """The logarithm of the probability of each class."""
        return np.log(self.predict_proba(X))


class MLPRegressor(RegressorMixin, Network):
    """A network that gives numbers."""

    _rules = {**RULES, "loss": one_of("poisson", "squared_error")}

    def __init__(self, loss="squared_error", hidden_layer_sizes=(100,), activation="relu", *, solver="adam", alpha=0.0001,
                 batch_size="auto", learning_rate="constant", learning_rate_init=0.001, power_t=0.5, max_iter=200, shuffle=True,
                 random_state=None, tol=0.0001, verbose=False, warm_start=False, momentum=0.9, nesterovs_momentum=True,
                 early_stopping=False, validation_fraction=0.1, beta_1=0.9, beta_2=0.999, epsilon=1e-08, n_iter_no_change=10,
                 max_fun=15000):
        self.activation = activation
        self.solver = solver
        self.alpha = alpha
        self.batch_size = batch_size
        self.learning_rate = learning_rate
        self.learning_rate_init = learning_rate_init
        self.power_t = power_t
        self.max_iter = max_iter
        self.loss = loss
        self.hidden_layer_sizes = hidden_layer_sizes
        self.shuffle = shuffle
        self.random_state = random_state
        self.tol = tol
        self.verbose = verbose
        self.warm_start = warm_start
        self.momentum = momentum
        self.nesterovs_momentum = nesterovs_momentum
        self.early_stopping = early_stopping
        self.validation_fraction = validation_fraction
        self.beta_1 = beta_1
        self.beta_2 = beta_2
        self.epsilon = epsilon
        self.n_iter_no_change = n_iter_no_change
        self.max_fun = max_fun

    def _checked(self, X, y, incremental, reset):
        X, y = self._validate(X, y, needs_y=True, multi_output=True, y_numeric=True, reset=reset)
        if y.ndim == 2 and y.shape[1] == 1:
            y = column_or_1d(y, warn=True)
        return X.astype(np.float64), y.astype(np.float64)

    @staticmethod
    def _said(outputs):
        return outputs.ravel() if outputs.shape[1] == 1 else outputs

    def _judge(self, X, y, weights):
        from sklearn.metrics import r2_score
        outputs = self._outputs(X)
        return r2_score(y, self._said(outputs), sample_weight=weights) if np.isfinite(outputs).all() else np.nan

    def predict(self, X):
        """The numbers for each row."""
        check_fitted(self)
        return self._said(self._outputs(self._validate(X, reset=False)))

    @available_if(Network._has_parts)
    def partial_fit(self, X, y, sample_weight=None):
        """One pass over more rows."""
        return self._fit(X, y, sample_weight, incremental=True)
