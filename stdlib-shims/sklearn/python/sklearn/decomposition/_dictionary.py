"""`DictionaryLearning`: a dictionary of atoms that makes the codes of rows sparse."""

import sys
import time

import numpy as np

from sklearn._rules import BOOL, SEED, float_in, int_from, one_of
from sklearn.decomposition._coding import CODING_RULES, BaseCoding, sparse_encode
from sklearn.utils import check_random_state
from sklearn.utils.extmath import svd_flip


def _improve(dictionary, X, code, rng, positive, verbose):
    """Each atom set to its best; atoms nobody uses become a row with noise."""
    A, B = code.T @ code, X.T @ code
    unused = 0
    for k in range(code.shape[1]):
        if A[k, k] > 1e-6:
            dictionary[k] += (B[:, k] - A[k] @ dictionary) / A[k, k]
        else:
            row = X[rng.choice(len(X))]
            dictionary[k] = row + rng.normal(0, 0.01 * (row.std() or 1), size=len(row))
            code[:, k] = 0
            unused += 1
        if positive:
            dictionary[k] = np.maximum(dictionary[k], 0)
        dictionary[k] /= max(np.linalg.norm(dictionary[k]), 1)
    if verbose and unused:
        print(f"{unused} unused atoms resampled.")


def _start(X, n_components, code_init, dict_init):
    if code_init is not None and dict_init is not None:
        code, dictionary = np.array(code_init), np.array(dict_init)
    else:
        code, S, dictionary = np.linalg.svd(X, full_matrices=False)
        code, dictionary = svd_flip(code, dictionary)
        dictionary = S[:, None] * dictionary
    rank = len(dictionary)
    if n_components <= rank:
        return code[:, :n_components].copy(), dictionary[:n_components].copy()
    code = np.hstack([code, np.zeros((len(code), n_components - rank))])
    return code, np.vstack([dictionary, np.zeros((n_components - rank, dictionary.shape[1]))])


def learn(X, n_components, options):
    """(codes, dictionary, costs, number of rounds)."""
    code, dictionary = _start(X, n_components, options["code_init"], options["dict_init"])
    errors, n_iter, begun, verbose = [], 0, time.time(), options["verbose"]
    if verbose == 1:
        print("[dict_learning]", end=" ")
    for n_iter in range(1, options["max_iter"] + 1):
        if verbose == 1:
            sys.stdout.write(".")
        elif verbose:
            took = time.time() - begun
            print(f"Iteration {n_iter - 1: 3d} (elapsed time: {took: 3.0f}s, {took / 60: 4.1f}mn, current cost "
                  f"{errors[-1] if errors else np.nan: 7.3f})")
        code = sparse_encode(X, dictionary, algorithm=options["method"], alpha=options["alpha"], init=code,
                             positive=options["positive_code"], max_iter=options["method_max_iter"])
        _improve(dictionary, X, code, options["rng"], options["positive_dict"], verbose)
        errors.append(0.5 * np.sum((X - code @ dictionary) ** 2) + options["alpha"] * np.sum(np.abs(code)))
        if n_iter > 1 and errors[-2] - errors[-1] < options["tol"] * errors[-1]:
            if verbose == 1:
                print("")
            elif verbose:
                print(f"--- Convergence reached after {n_iter - 1} iterations")
            break
    return code, dictionary, errors, n_iter


class DictionaryLearning(BaseCoding):
    """Finds a dictionary whose codes are sparse."""

    _rules = {
        **CODING_RULES, "n_components": (int_from(1), "None"), "alpha": float_in(0.0), "max_iter": int_from(0), "tol": float_in(0.0),
        "fit_algorithm": one_of("lars", "cd"), "random_state": SEED, "positive_dict": BOOL,
    }

    def __init__(self, n_components=None, *, alpha=1, max_iter=1000, tol=1e-8, fit_algorithm="lars", transform_algorithm="omp",
                 transform_n_nonzero_coefs=None, transform_alpha=None, n_jobs=None, code_init=None, dict_init=None, callback=None,
                 verbose=False, split_sign=False, random_state=None, positive_code=False, positive_dict=False, transform_max_iter=1000):
        self.transform_algorithm = transform_algorithm
        self.transform_n_nonzero_coefs = transform_n_nonzero_coefs
        self.transform_alpha = transform_alpha
        self.transform_max_iter = transform_max_iter
        self.split_sign = split_sign
        self.n_jobs = n_jobs
        self.positive_code = positive_code
        self.n_components = n_components
        self.alpha = alpha
        self.max_iter = max_iter
        self.tol = tol
        self.fit_algorithm = fit_algorithm
        self.code_init = code_init
        self.dict_init = dict_init
        self.callback = callback
        self.verbose = verbose
        self.random_state = random_state
        self.positive_dict = positive_dict

    def fit(self, X, y=None):
        """Find the dictionary."""
        self.fit_transform(X)
        return self

    def fit_transform(self, X, y=None):
        """Find the dictionary, and give the codes of the last round."""
        self._check_parameters()
        if self.callback is not None:
            raise NotImplementedError("DictionaryLearning(callback=...) is not available")
        if self.positive_code and self.fit_algorithm == "lars":
            raise ValueError("Positive constraint not supported for 'lars' coding method.")
        X = self._validate(X)
        wanted = X.shape[1] if self.n_components is None else self.n_components
        options = {"alpha": self.alpha, "tol": self.tol, "max_iter": self.max_iter, "method": "lasso_" + self.fit_algorithm,
                   "method_max_iter": self.transform_max_iter, "code_init": self.code_init, "dict_init": self.dict_init,
                   "verbose": self.verbose, "rng": check_random_state(self.random_state), "positive_dict": self.positive_dict,
                   "positive_code": self.positive_code}
        code, self.components_, self.error_, self.n_iter_ = learn(X, wanted, options)
        return code

    @property
    def _n_features_out(self):
        return self.components_.shape[0]


def dict_learning(X, n_components, *, alpha, max_iter=100, tol=1e-8, method="lars", n_jobs=None, dict_init=None, code_init=None,
                  callback=None, verbose=False, random_state=None, return_n_iter=False, positive_dict=False, positive_code=False,
                  method_max_iter=1000):
    """(codes, dictionary, costs) and, where asked for, the number of rounds."""
    estimator = DictionaryLearning(n_components, alpha=alpha, max_iter=max_iter, tol=tol, fit_algorithm=method, dict_init=dict_init,
                                   code_init=code_init, callback=callback, verbose=verbose, random_state=random_state,
                                   positive_code=positive_code, positive_dict=positive_dict, transform_max_iter=method_max_iter)
    made = (estimator.set_output(transform="default").fit_transform(X), estimator.components_, estimator.error_)
    return (*made, estimator.n_iter_) if return_n_iter else made
