"""Linear models with a cost for each row: the solvers of the library liblinear, one class against the rest."""

import warnings

import numpy as np

from sklearn.exceptions import ConvergenceWarning

# Loss -> penalty -> the forms (dual or not) that have a solver.
_FORMS = {
    "logistic_regression": {"l1": (False,), "l2": (False, True)},
    "hinge": {"l2": (True,)},
    "squared_hinge": {"l1": (False,), "l2": (False, True)},
    "epsilon_insensitive": {"l2": (True,)},
    "squared_epsilon_insensitive": {"l2": (False, True)},
}


def _why_not(loss, penalty, dual):
    forms = _FORMS[loss].get(penalty)
    if forms is None:
        return f"The combination of penalty='{penalty}' and loss='{loss}' is not supported"
    if dual not in forms:
        return f"The combination of penalty='{penalty}' and loss='{loss}' are not supported when dual={dual}"
    return None


def chosen_form(dual, loss, penalty, shape):
    """Whether the dual is solved, where that is left to the shape of the data."""
    if dual != "auto":
        return dual
    wanted = shape[0] < shape[1]
    return wanted if _why_not(loss, penalty, wanted) is None else not wanted


def fit_lines(X, targets, costs, *, loss, penalty, dual, tol, max_iter, fit_intercept, intercept_scaling, random_state, width=0.0):
    """Coefficients, intercepts and rounds of each problem: a row of targets and of costs for each."""
    from sklearn.utils._random import check_random_state
    why = _why_not(loss, penalty, dual)
    if why is not None:
        raise ValueError(f"Unsupported set of arguments: {why}, Parameters: penalty={penalty!r}, loss={loss!r}, dual={dual!r}")
    if dual and loss == "logistic_regression":
        raise NotImplementedError("LogisticRegression(dual=True) is not available: use dual=False, which has the same minimum")
    seed = int(check_random_state(random_state).randint(2 ** 31 - 1))
    used = costs.max(axis=0) > 0
    X, targets, costs = X[used], targets[:, used], costs[:, used]
    if fit_intercept:
        X = np.column_stack((X, np.full(X.shape[0], float(intercept_scaling))))
    if dual or penalty == "l1":
        from _sklearn_linear import lines
        name = loss if dual else "l1_logistic" if loss == "logistic_regression" else "l1_squared_hinge"
        weights, rounds = lines(X, targets, costs, name, float(width), tol, max_iter, seed)
    else:
        weights, rounds = _by_trust_region(X, targets, costs, loss, width, tol, max_iter)
    if max(rounds) >= max_iter:
        warnings.warn("Liblinear failed to converge, increase the number of iterations.", ConvergenceWarning, stacklevel=4)
    rounds = np.asarray(rounds, dtype=np.int32)
    if fit_intercept:
        return weights[:, :-1].copy(), intercept_scaling * weights[:, -1], rounds
    return weights, 0.0, rounds


def _by_trust_region(X, targets, costs, loss, width, tol, max_iter):
    from _sklearn_linear import trust
    name = {"logistic_regression": "logistic", "squared_hinge": "squared_hinge"}.get(loss, "squared")
    made, rounds = [], []
    for y, cost in zip(targets, costs):
        share = 1.0
        if name != "squared":
            positive = int((y > 0).sum())
            share = max(min(positive, len(y) - positive), 1) / len(y)
        weights, n_iter = trust(X, y, cost, np.zeros(X.shape[1]), name, float(width), tol * share, max_iter)
        made.append(weights)
        rounds.append(n_iter)
    return np.array(made), rounds


def fit_class_lines(X, codes, n_classes, by_class, C, sample_weight, **options):
    """The same for classes: one problem for two of them, else one for each against the rest."""
    # The rows of a class come together, as the solver's order of visits rests on that.
    order = np.argsort(codes, kind="stable")
    X, codes, weights = X[order], codes[order], sample_weight[order]
    targets, costs = [], []
    for label in ([1] if n_classes == 2 else range(n_classes)):
        inside = codes == label
        targets.append(np.where(inside, 1.0, -1.0))
        costs.append(C * weights * np.where(inside, by_class[label], by_class[0] if n_classes == 2 else 1.0))
    return fit_lines(X, np.array(targets), np.array(costs), **options)
