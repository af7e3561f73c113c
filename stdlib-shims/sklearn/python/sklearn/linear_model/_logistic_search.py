"""Logistic regression with the penalty that predicts folds best."""

import numbers
import warnings

import numpy as np

from sklearn._data import check_sample_weight
from sklearn._rules import BOOL, SEED, float_in, int_from, one_of
from sklearn.linear_model._logistic import LogisticRegression, by_average, check_solver, fit_scores, remembered
from sklearn.linear_model._shared import fold_rows


class LogisticRegressionCV(LogisticRegression):
    """Fits each penalty on each fold, and the best one on all rows."""

    _rules = {"dual": BOOL, "tol": float_in(0), "fit_intercept": BOOL, "intercept_scaling": float_in(0, "inf", "()"),
              "class_weight": ("an instance of 'dict'", one_of("balanced"), "None"), "random_state": SEED,
              "solver": one_of("lbfgs", "liblinear", "newton-cg", "newton-cholesky", "sag", "saga"), "max_iter": int_from(0),
              "Cs": (int_from(1), "an array-like"), "l1_ratios": ("an array-like", "None"), "refit": BOOL,
              "penalty": one_of("elasticnet", "l1", "l2")}

    def __init__(self, *, Cs=10, fit_intercept=True, cv=None, dual=False, penalty="l2", scoring=None, solver="lbfgs", tol=0.0001,
                 max_iter=100, class_weight=None, n_jobs=None, verbose=0, refit=True, intercept_scaling=1.0, multi_class="deprecated",
                 random_state=None, l1_ratios=None):
        self.Cs = Cs
        self.fit_intercept = fit_intercept
        self.cv = cv
        self.dual = dual
        self.penalty = penalty
        self.scoring = scoring
        self.tol = tol
        self.max_iter = max_iter
        self.class_weight = class_weight
        self.n_jobs = n_jobs
        self.verbose = verbose
        self.solver = solver
        self.refit = refit
        self.intercept_scaling = intercept_scaling
        self.multi_class = multi_class
        self.random_state = random_state
        self.l1_ratios = l1_ratios

    def _checked_search(self):
        solver = check_solver(self.solver, self.penalty, self.dual)
        if self.penalty == "elasticnet":
            ratios = self.l1_ratios
            if ratios is None or len(ratios) == 0 or any(not isinstance(r, numbers.Number) or r < 0 or r > 1 for r in ratios):
                raise ValueError(f"l1_ratios must be a list of numbers between 0 and 1; got (l1_ratios={ratios!r})")
        elif self.l1_ratios is not None:
            warnings.warn(f"l1_ratios parameter is only used when penalty is 'elasticnet'. Got (penalty={self.penalty})", stacklevel=3)
        return solver

    def fit(self, X, y, sample_weight=None, **params):
        """Choose the penalty and find the coefficients."""
        from sklearn.utils.class_weight import compute_class_weight
        from sklearn.utils.multiclass import check_classification_targets
        self._check_parameters()
        solver = self._checked_search()
        self._decay = 0.01 if hasattr(X, "toarray") else 1.0
        X, y = self._validate(X, y, needs_y=True)
        check_classification_targets(y)
        X = X.astype(np.float64)
        self.classes_, codes = np.unique(y, return_inverse=True)
        n_classes = len(self.classes_)
        scheme = self._warn_of_scheme(solver, n_classes)
        folds = fold_rows(self.cv, X, codes, classifier=True)
        if n_classes < 2:
            raise ValueError(
                f"This solver needs samples of at least 2 classes in the data, but the data contains only one class: {self.classes_[0]!r}"
            )
        weights = check_sample_weight(sample_weight, X.shape[0])
        if self.class_weight is not None:
            by_class = compute_class_weight(self.class_weight, classes=self.classes_, y=y, sample_weight=sample_weight)
            weights = weights * by_class[codes]
        strengths = np.logspace(-4, 4, self.Cs) if isinstance(self.Cs, numbers.Integral) else np.asarray(self.Cs, dtype=np.float64)
        # One problem of all classes, or one for each class that stands against the rest.
        problems = [None] if scheme == "multinomial" else [1] if n_classes == 2 else list(range(n_classes))
        self._search(X, codes, weights, sample_weight, folds, strengths, problems, n_classes, solver)
        return self

    def _path(self, X, codes, weights, strengths, label, n_classes, solver, ratio, start=None):
        """Coefficients (strengths, outputs, columns and intercept) and rounds; each fit starts from the one before."""
        if solver == "liblinear":
            return self._path_of_liblinear(X, codes, weights, strengths, label)
        targets = codes.astype(np.float64) if label is None else (codes == label).astype(np.float64)
        inner = n_classes if label is None else 2
        common = {"solver": solver, "penalty": self.penalty, "l1_ratio": ratio, "fit_intercept": self.fit_intercept,
                  "max_iter": self.max_iter, "tol": self.tol}
        if solver in ("sag", "saga"):
            return self._path_of_averages(X, targets, inner, weights, strengths, start, common)
        coefs, rounds = [], []
        for C in strengths:
            start, n_iter = fit_scores(X, targets, inner, weights, C=C, start=start, random_state=self.random_state, **common)
            coefs.append(start)
            rounds.append(n_iter)
        return np.array(coefs), rounds

    def _path_of_averages(self, X, targets, n_classes, weights, strengths, start, common):
        from sklearn.utils._random import check_random_state
        random_state, coefs, rounds = check_random_state(self.random_state), [], []
        memory = None if start is None else remembered(start, *X.shape)
        for C in strengths:
            coef, n_iter, memory = by_average(X, targets, n_classes, weights, C=C, random_state=random_state, decay=self._decay,
                                              memory=memory, longest=self._longest, **common)
            coefs.append(coef)
            rounds.append(n_iter)
        return np.array(coefs), rounds

    def _path_of_liblinear(self, X, codes, weights, strengths, label):
        from sklearn.linear_model._liblinear import fit_class_lines
        from sklearn.utils._random import check_random_state
        random_state, coefs, rounds = check_random_state(self.random_state), [], []
        for C in strengths:
            coef, intercept, n_iter = fit_class_lines(
                X, (codes == label).astype(int), 2, np.ones(2), C, weights, loss="logistic_regression", penalty=self.penalty,
                dual=self.dual, tol=self.tol, max_iter=self.max_iter, fit_intercept=self.fit_intercept,
                intercept_scaling=self.intercept_scaling, random_state=random_state,
            )
            coefs.append(np.column_stack((coef, intercept)) if self.fit_intercept else coef)
            rounds.append(int(n_iter[0]))
        return np.array(coefs), rounds

    def _score_of(self, coef, X, y, label, classes, sample_weight):
        from sklearn.metrics import get_scorer
        model = LogisticRegression(solver=self.solver)
        model.classes_ = classes if label is None else np.array([-1, 1])
        model.coef_ = coef[:, :-1] if self.fit_intercept else coef
        model.intercept_ = coef[:, -1] if self.fit_intercept else 0.0
        model.n_features_in_ = X.shape[1]
        truth = y if label is None else np.where(y == label, 1.0, -1.0)
        given = {} if sample_weight is None else {"sample_weight": sample_weight}
        if self.scoring is None:
            return model.score(X, truth, **given)
        scorer = get_scorer(self.scoring) if isinstance(self.scoring, str) else self.scoring
        return scorer(model, X, truth, **given)

    def _search(self, X, codes, weights, sample_weight, folds, strengths, problems, n_classes, solver):
        self._longest = float((X ** 2).sum(axis=1).max())
        plain = None if sample_weight is None else np.asarray(sample_weight)
        ratios = list(self.l1_ratios) if self.penalty == "elasticnet" else [None]
        # For each problem: (folds, penalties), where all strengths of one share of l1 come before those of the next.
        all_coefs, all_scores, all_rounds = [], [], []
        for label in problems:
            coefs, scores, rounds = [], [], []
            for train, test in folds:
                known = np.unique(codes[train])
                part = None if plain is None else plain[test]
                made, n_iter = [], []
                for ratio in ratios:
                    more, more_rounds = self._path(X[train], codes[train], weights[train], strengths, label, n_classes, solver, ratio)
                    made.extend(more)
                    n_iter.extend(more_rounds)
                coefs.append(made)
                scores.append([self._score_of(coef, X[test], codes[test], label, known, part) for coef in made])
                rounds.append(n_iter)
            all_coefs.append(np.array(coefs))
            all_scores.append(np.array(scores))
            all_rounds.append(rounds)
        self.Cs_ = strengths
        self._keep_paths(all_coefs, all_scores, all_rounds, ratios, problems, n_classes)
        chosen, shares, found = [], [], []
        for place, label in enumerate(problems):
            C, share, coef = self._choose(X, codes, weights, ratios, label, n_classes, solver, all_coefs[place], all_scores[place])
            chosen.append(C)
            shares.append(share)
            found.append(coef)
        coef = np.vstack(found)
        n_outputs = coef.shape[0]
        self.coef_ = coef[:, :X.shape[1]]
        self.intercept_ = coef[:, -1] if self.fit_intercept else np.zeros(n_outputs)
        is_joint = problems == [None]
        self.C_ = np.array(chosen * n_outputs if is_joint else chosen)
        self.l1_ratio_ = np.array(shares * n_outputs if is_joint else shares)
        self.l1_ratios_ = np.array(ratios)

    def _keep_paths(self, all_coefs, all_scores, all_rounds, ratios, problems, n_classes):
        labels = self.classes_[1:] if n_classes == 2 else self.classes_
        n_folds, n_strengths, n_shares = all_coefs[0].shape[0], len(self.Cs_), len(ratios)
        self.n_iter_ = np.array(all_rounds, dtype=np.int32)
        if problems == [None]:
            by_class = [np.array(all_coefs[0][:, :, place]) for place in range(n_classes)]
            all_scores = all_scores * n_classes
        else:
            by_class = [coefs[:, :, 0] for coefs in all_coefs]
        if self.l1_ratios is not None:
            by_class = [coefs.reshape(n_folds, n_shares, n_strengths, -1).transpose(0, 2, 1, 3) for coefs in by_class]
            all_scores = [scores.reshape(n_folds, n_shares, n_strengths).transpose(0, 2, 1) for scores in all_scores]
            self.n_iter_ = self.n_iter_.reshape(-1, n_folds, n_shares, n_strengths).transpose(0, 1, 3, 2)
        self.scores_ = dict(zip(labels, all_scores))
        self.coefs_paths_ = dict(zip(labels, by_class))

    def _choose(self, X, codes, weights, ratios, label, n_classes, solver, coefs, scores):
        """The best penalty, and the coefficients of all rows for it, or the mean of those of the folds."""
        n_strengths = len(self.Cs_)
        if not self.refit:
            best = scores.argmax(axis=1)
            share = np.mean(np.array(ratios)[best // n_strengths]) if self.penalty == "elasticnet" else None
            mean = np.mean([coefs[fold, place] for fold, place in enumerate(best)], axis=0)
            return np.mean(self.Cs_[best % n_strengths]), share, mean
        best = int(scores.sum(axis=0).argmax())
        C, share = self.Cs_[best % n_strengths], ratios[best // n_strengths]
        made, _ = self._path(X, codes, weights, np.array([C]), label, n_classes, solver, share, coefs[:, best].mean(axis=0))
        return C, share, made[0]

    def score(self, X, y, sample_weight=None, **score_params):
        """The score by `scoring`, or the accuracy."""
        from sklearn.metrics import get_scorer
        scorer = get_scorer(self.scoring or "accuracy") if not callable(self.scoring) else self.scoring
        return scorer(self, X, y, **({} if sample_weight is None else {"sample_weight": sample_weight}))
