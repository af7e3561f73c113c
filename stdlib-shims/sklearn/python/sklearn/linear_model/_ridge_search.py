"""Ridge regression whose penalty is chosen by leaving one row out, or by folds."""

import numpy as np

from sklearn._data import check_sample_weight
from sklearn.base import BaseEstimator, MultiOutputMixin, RegressorMixin, clone
from sklearn.linear_model._ridge import Ridge, RidgeClassifier, RidgeTargets
from sklearn.linear_model._shared import LinearPredictor, centred
from sklearn._rules import BOOL, float_in, one_of


def _left_out(X, y, alphas, weights, fit_intercept):
    """Errors of each row when it is left out, for each alpha: (alphas, rows, targets); and coefficients."""
    n_rows = X.shape[0]
    root = np.sqrt(weights)
    centred_X, centred_y, x_mean, y_mean = centred(X, y, fit_intercept, weights)
    scaled_X, scaled_y = centred_X * root[:, None], centred_y * root[:, None]
    left, values, right = np.linalg.svd(scaled_X, full_matrices=False)
    one = root / np.linalg.norm(root)
    errors, coefs = [], []
    for alpha in alphas:
        shrink = values ** 2 / (values ** 2 + alpha)
        fitted = left @ (shrink[:, None] * (left.T @ scaled_y))
        leverage = (left ** 2 * shrink).sum(axis=1)
        if fit_intercept:
            leverage = leverage + one ** 2
        errors.append((scaled_y - fitted) / (1.0 - leverage)[:, None])
        coefs.append((right.T @ ((values / (values ** 2 + alpha))[:, None] * (left.T @ scaled_y))).T)
    return np.stack(errors), coefs, x_mean, y_mean, root


class _RidgeSearch(BaseEstimator):
    """Chooses alpha."""

    def _search(self, X, Y, y, sample_weight, model, classifier):
        alphas = np.asarray(self.alphas, dtype=np.float64).ravel()
        for place, alpha in enumerate(alphas):
            if self.cv is None and alpha <= 0:
                name = f"alphas[{place}]" if len(alphas) > 1 else "alphas"
                raise ValueError(f"{name} == {alpha}, must be > 0.0.")
        if self.cv is not None:
            return self._search_by_folds(X, y, alphas, sample_weight, model, classifier)
        weights = check_sample_weight(sample_weight, X.shape[0])
        columns = Y.reshape(len(Y), -1)
        errors, coefs, x_mean, y_mean, root = _left_out(X, columns, alphas, weights, self.fit_intercept)
        if self.scoring is None:
            squared = errors ** 2
            scores = -squared.mean(axis=(1, 2)) if not getattr(self, "alpha_per_target", False) else -squared.mean(axis=1)
        else:
            if getattr(self, "alpha_per_target", False):
                raise NotImplementedError(
                    f"{type(self).__name__}(scoring=..., alpha_per_target=True) is not available: leave scoring to None"
                )
            predicted = columns - errors / root[:, None]
            scores = np.array([self._scored(columns, guess, sample_weight, classifier) for guess in predicted])
        self._keep(alphas, scores, coefs, Y.ndim, x_mean, y_mean)
        if self.store_cv_results:
            kept = errors ** 2 if self.scoring is None else columns - errors / root[:, None]
            kept = np.moveaxis(kept, 0, -1)
            self.cv_results_ = kept[:, 0, :] if Y.ndim == 1 else kept
        return self

    def _scored(self, true, guess, sample_weight, classifier):
        from sklearn.metrics import get_scorer
        scorer = get_scorer(self.scoring) if isinstance(self.scoring, str) else self.scoring

        class Known(RegressorMixin if not classifier else RidgeTargets):
            classes_ = self._binarizer.classes_ if classifier else None

            def predict(inner, X):
                if not classifier:
                    return guess.ravel() if guess.shape[1] == 1 else guess
                return self.classes_[(guess.ravel() > 0).astype(int) if guess.shape[1] == 1 else guess.argmax(axis=1)]

            def decision_function(inner, X):
                return guess.ravel() if guess.shape[1] == 1 else guess

        if classifier:
            truth = self.classes_[(true.ravel() > 0).astype(int) if true.shape[1] == 1 else true.argmax(axis=1)]
        else:
            truth = true.ravel() if true.shape[1] == 1 else true
        given = {} if sample_weight is None else {"sample_weight": sample_weight}
        return scorer(Known(), np.zeros((len(true), 1)), truth, **given)

    def _keep(self, alphas, scores, coefs, n_dimensions, x_mean, y_mean):
        if scores.ndim == 1:
            best = int(scores.argmax())
            self.alpha_, self.best_score_, coef = alphas[best], scores[best], coefs[best]
        else:
            best = scores.argmax(axis=0)
            self.alpha_, self.best_score_ = alphas[best], scores.max(axis=0)
            coef = np.vstack([coefs[chosen][target] for target, chosen in enumerate(best)])
        self.coef_ = coef.ravel() if len(coef) == 1 else coef
        self.intercept_ = np.zeros(coef.shape[0])
        if self.fit_intercept:
            self.intercept_ = y_mean - coef @ x_mean
        if n_dimensions == 1:
            self.intercept_ = self.intercept_[0]

    def _search_by_folds(self, X, y, alphas, sample_weight, model, classifier):
        from sklearn.model_selection import GridSearchCV
        if self.store_cv_results:
            raise ValueError("cv!=None and store_cv_results=True are incompatible")
        if getattr(self, "alpha_per_target", False):
            raise ValueError("cv!=None and alpha_per_target=True are incompatible")
        search = GridSearchCV(model, {"alpha": list(alphas)}, cv=self.cv, scoring=self.scoring)
        given = {} if sample_weight is None else {"sample_weight": sample_weight}
        search.fit(X, y, **given)
        best = search.best_estimator_
        self.alpha_, self.best_score_ = best.alpha, search.best_score_
        self.coef_, self.intercept_ = best.coef_, best.intercept_
        return self


class RidgeCV(LinearPredictor, MultiOutputMixin, RegressorMixin, _RidgeSearch):
    """Ridge regression with the penalty that predicts best what it has not seen."""

    _rules = {"alphas": ("an array-like", float_in(0, "inf", "()")), "fit_intercept": BOOL,
              "gcv_mode": (one_of("auto", "eigen", "svd"), "None"), "store_cv_results": BOOL, "alpha_per_target": BOOL}

    def __init__(self, alphas=(0.1, 1.0, 10.0), *, fit_intercept=True, scoring=None, cv=None, gcv_mode=None,
                 store_cv_results=False, alpha_per_target=False):
        self.alphas = alphas
        self.fit_intercept = fit_intercept
        self.scoring = scoring
        self.cv = cv
        self.gcv_mode = gcv_mode
        self.store_cv_results = store_cv_results
        self.alpha_per_target = alpha_per_target

    def fit(self, X, y, sample_weight=None, **params):
        """Choose the penalty and find the coefficients."""
        X, y = self._validate(X, y, needs_y=True, multi_output=True, y_numeric=True)
        X, y = X.astype(np.float64), y.astype(np.float64)
        return self._search(X, y, y, sample_weight, Ridge(fit_intercept=self.fit_intercept), False)


class RidgeClassifierCV(RidgeTargets, _RidgeSearch):
    """A ridge classifier with the penalty that predicts best what it has not seen."""

    _rules = {"alphas": ("an array-like", float_in(0, "inf", "()")), "fit_intercept": BOOL,
              "class_weight": ("an instance of 'dict'", one_of("balanced"), "None"), "store_cv_results": BOOL}

    def __init__(self, alphas=(0.1, 1.0, 10.0), *, fit_intercept=True, scoring=None, cv=None, class_weight=None,
                 store_cv_results=False):
        self.alphas = alphas
        self.fit_intercept = fit_intercept
        self.scoring = scoring
        self.cv = cv
        self.class_weight = class_weight
        self.store_cv_results = store_cv_results

    def fit(self, X, y, sample_weight=None, **params):
        """Choose the penalty and find the coefficients."""
        X, y = self._validate(X, y, needs_y=True, multi_output=True)
        Y, weights = self._targets(y, sample_weight)
        X = X.astype(np.float64)
        model = RidgeClassifier(fit_intercept=self.fit_intercept, class_weight=self.class_weight)
        return self._search(X, Y, y, weights, clone(model), True)
