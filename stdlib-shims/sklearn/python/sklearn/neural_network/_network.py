"""A network of layers: its start, its slopes, and its training."""

import warnings

import numpy as np

from sklearn._data import check_sample_weight
from sklearn._rules import BOOL, SEED, float_in, int_from, one_of
from sklearn.base import BaseEstimator, is_classifier
from sklearn.exceptions import ConvergenceWarning
from sklearn.neural_network._layers import ACTIVATIONS, LOSSES, SLOPES

RULES = {
    "hidden_layer_sizes": ("an array-like", int_from(1)), "activation": one_of("identity", "logistic", "relu", "tanh"),
    "solver": one_of("adam", "lbfgs", "sgd"), "alpha": float_in(0), "batch_size": (one_of("auto"), int_from(1)),
    "learning_rate": one_of("adaptive", "constant", "invscaling"), "learning_rate_init": float_in(0, "inf", "()"), "power_t": float_in(0),
    "max_iter": int_from(1), "shuffle": BOOL, "random_state": SEED, "tol": float_in(0), "warm_start": BOOL,
    "momentum": float_in(0, 1, "[]"), "nesterovs_momentum": BOOL, "early_stopping": BOOL, "validation_fraction": float_in(0, 1),
    "beta_1": float_in(0, 1), "beta_2": float_in(0, 1), "epsilon": float_in(0, "inf", "()"), "max_fun": int_from(1),
}


class Network(BaseEstimator):
    """Fits layers by backpropagation."""

    def _forward(self, X):
        """The values of every layer."""
        values = [X]
        hidden = ACTIVATIONS[self.activation]
        for place, (coef, intercept) in enumerate(zip(self.coefs_, self.intercepts_)):
            last = place == len(self.coefs_) - 1
            values.append((ACTIVATIONS[self.out_activation_] if last else hidden)(values[-1] @ coef + intercept))
        return values

    def _outputs(self, X):
        return self._forward(X)[-1]

    def _loss_and_slopes(self, X, y, weights):
        """The loss of these rows, and the slopes of coefficients and intercepts."""
        values = self._forward(X)
        name = "binary_log_loss" if self.loss == "log_loss" and self.out_activation_ == "logistic" else self.loss
        total = X.shape[0] if weights is None else weights.sum()
        squares = sum(float(coef.ravel() @ coef.ravel()) for coef in self.coefs_)
        loss = LOSSES[name](y, values[-1], weights) + 0.5 * self.alpha * squares / total
        slopes = values[-1] - y
        if weights is not None:
            slopes = slopes * weights[:, None]
        coef_slopes, intercept_slopes = [], []
        for place in range(len(self.coefs_) - 1, -1, -1):
            coef = self.coefs_[place]
            coef_slopes.insert(0, (values[place].T @ slopes + self.alpha * coef) / total)
            intercept_slopes.insert(0, slopes.sum(axis=0) / total)
            if place:
                slopes = SLOPES[self.activation](values[place], slopes @ coef.T)
        return loss, coef_slopes, intercept_slopes

    def _start(self, sizes, random_state):
        self.n_iter_ = self.t_ = 0
        self.n_layers_ = len(sizes)
        if is_classifier(self):
            self.out_activation_ = "softmax" if self._label_binarizer.y_type_ == "multiclass" else "logistic"
        else:
            self.out_activation_ = "exp" if self.loss == "poisson" else "identity"
        self.coefs_, self.intercepts_ = [], []
        for inside, outside in zip(sizes, sizes[1:]):
            bound = np.sqrt((2.0 if self.activation == "logistic" else 6.0) / (inside + outside))
            self.coefs_.append(random_state.uniform(-bound, bound, (inside, outside)))
            self.intercepts_.append(random_state.uniform(-bound, bound, outside))
        self._keep_best()
        if self.solver != "lbfgs":
            self.loss_curve_, self._n_worse = [], 0
            if self.early_stopping:
                self.validation_scores_, self.best_validation_score_, self.best_loss_ = [], -np.inf, None
            else:
                self.best_loss_, self.validation_scores_, self.best_validation_score_ = np.inf, None, None

    def _keep_best(self):
        self._best = [coef.copy() for coef in self.coefs_], [intercept.copy() for intercept in self.intercepts_]

    def _fit(self, X, y, sample_weight=None, incremental=False):
        from sklearn.utils._random import check_random_state
        hidden = list(self.hidden_layer_sizes) if hasattr(self.hidden_layer_sizes, "__iter__") else [self.hidden_layer_sizes]
        if any(size <= 0 for size in hidden):
            raise ValueError(f"hidden_layer_sizes must be > 0, got {hidden}.")
        first = not hasattr(self, "coefs_") or (not self.warm_start and not incremental)
        X, y = self._checked(X, y, incremental, first)
        weights = None if sample_weight is None else check_sample_weight(sample_weight, X.shape[0])
        y = y.reshape(len(y), -1)
        self.n_outputs_ = y.shape[1]
        random_state = check_random_state(self.random_state)
        if first:
            self._start([X.shape[1], *hidden, self.n_outputs_], random_state)
        if self.solver == "lbfgs":
            self._fit_at_once(X, y, weights)
        else:
            self._fit_by_batches(X, y, weights, incremental, random_state)
        if not all(np.isfinite(values).all() for values in (*self.coefs_, *self.intercepts_)):
            raise ValueError(
                "Solver produced non-finite parameter weights. The input data may contain large values and need to be preprocessed."
            )
        return self

    def _unpack(self, packed):
        place = 0
        for parts in (self.coefs_, self.intercepts_):
            for number, part in enumerate(parts):
                parts[number] = packed[place:place + part.size].reshape(part.shape)
                place += part.size

    def _fit_at_once(self, X, y, weights):
        from sklearn.linear_model._logistic import warn_unconverged
        from sklearn.utils._descent import descend

        def loss(packed):
            self._unpack(packed)
            value, coef_slopes, intercept_slopes = self._loss_and_slopes(X, y, weights)
            return value, np.hstack([slopes.ravel() for slopes in coef_slopes + intercept_slopes])

        start = np.hstack([part.ravel() for part in self.coefs_ + self.intercepts_])
        found = descend(loss, start, max_iter=self.max_iter, max_calls=self.max_fun, gtol=self.tol)
        self.n_iter_, self.loss_ = found.n_iter, found.value
        warn_unconverged(found.ending, found.n_iter, self.max_iter, "")
        self._unpack(found.at)

    def _steps(self, parameters):
        from sklearn.neural_network._steps import Adam, Momentum
        if self.solver == "sgd":
            return Momentum(parameters, self.learning_rate_init, self.learning_rate, self.momentum, self.nesterovs_momentum, self.power_t)
        return Adam(parameters, self.learning_rate_init, self.beta_1, self.beta_2, self.epsilon)

    def _held_out(self, X, y, weights, random_state):
        """Rows to learn from and rows to judge by."""
        from sklearn.model_selection import train_test_split
        stratify = y if is_classifier(self) and self.n_outputs_ == 1 else None
        arrays = (X, y) if weights is None else (X, y, weights)
        parts = train_test_split(*arrays, random_state=random_state, test_size=self.validation_fraction, stratify=stratify)
        if parts[1].shape[0] < 2:
            raise ValueError("The validation set is too small. Increase 'validation_fraction' or the size of your dataset.")
        judged = parts[3]
        if is_classifier(self):
            judged = self._label_binarizer.inverse_transform(judged)
        if weights is None:
            return parts[0], parts[2], None, (parts[1], judged, None)
        return parts[0], parts[2], parts[4], (parts[1], judged, parts[5])

    def _fit_by_batches(self, X, y, weights, incremental, random_state):
        from sklearn.utils._pieces import gen_batches
        from sklearn.utils._random import shuffle
        parameters = self.coefs_ + self.intercepts_
        if not incremental or not hasattr(self, "_optimizer"):
            self._optimizer = self._steps(parameters)
        if self.early_stopping and incremental:
            raise ValueError("partial_fit does not support early_stopping=True")
        held = None
        if self.early_stopping:
            X, y, weights, held = self._held_out(X, y, weights, random_state)
        n_rows = X.shape[0]
        if self.batch_size == "auto":
            size = min(200, n_rows)
        else:
            if self.batch_size > n_rows:
                warnings.warn("Got `batch_size` less than 1 or larger than sample size. It is going to be clipped", stacklevel=4)
            size = int(np.clip(self.batch_size, 1, n_rows))
        order = np.arange(n_rows, dtype=int)
        self.n_iter_ = 0
        for _ in range(self.max_iter):
            if self.shuffle:
                order = shuffle(order, random_state=random_state)
            total = 0.0
            for batch in gen_batches(n_rows, size):
                rows = order[batch] if self.shuffle else batch
                part = None if weights is None else weights[rows]
                loss, coef_slopes, intercept_slopes = self._loss_and_slopes(X[rows], y[rows], part)
                total += loss * (batch.stop - batch.start)
                self._optimizer.update(parameters, coef_slopes + intercept_slopes)
            if self._round_ends(total / n_rows, n_rows, held) or incremental:
                break
            if self.n_iter_ == self.max_iter:
                warnings.warn(
                    f"Stochastic Optimizer: Maximum iterations ({self.max_iter}) reached and the optimization hasn't converged yet.",
                    ConvergenceWarning, stacklevel=4,
                )
        if self.early_stopping:
            self.coefs_, self.intercepts_ = self._best

    def _round_ends(self, loss, n_rows, held):
        """Notes the round; whether to stop."""
        self.n_iter_ += 1
        self.loss_ = loss
        self.t_ += n_rows
        self.loss_curve_.append(loss)
        if self.verbose:
            print(f"Iteration {self.n_iter_}, loss = {loss:.8f}")
        if held is None:
            self._n_worse = self._n_worse + 1 if loss > self.best_loss_ - self.tol else 0
            self.best_loss_ = min(self.best_loss_, loss)
        else:
            score = self._judge(*held)
            self.validation_scores_.append(score)
            if self.verbose:
                print(f"Validation score: {score:f}")
            self._n_worse = self._n_worse + 1 if score < self.best_validation_score_ + self.tol else 0
            if score > self.best_validation_score_:
                self.best_validation_score_ = score
                self._keep_best()
        self._optimizer.round_ends(self.t_)
        if self._n_worse <= self.n_iter_no_change:
            return False
        what = "Training loss" if held is None else "Validation score"
        words = f"{what} did not improve more than tol={self.tol:f} for {self.n_iter_no_change} consecutive epochs."
        if self._optimizer.gives_up(words, self.verbose):
            return True
        self._n_worse = 0
        return False

    def fit(self, X, y, sample_weight=None):
        """Train the network."""
        return self._fit(X, y, sample_weight)

    def _has_parts(self):
        if self.solver not in ("sgd", "adam"):
            raise AttributeError(f"partial_fit is only available for stochastic optimizers. {self.solver} is not stochastic.")
        return True
