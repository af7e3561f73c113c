"""Many tests at once: p-values that allow for their number."""

import _rooms
import numpy as np

__all__ = ["fdrcorrection", "multipletests"]
__getattr__ = _rooms.doors(__name__, absent="fdrcorrection_twostage local_fdr NullDistribution RegressionFDR")


_METHODS = {
    "bonferroni": ("b", "bonf"), "sidak": ("s",), "holm-sidak": ("hs",), "holm": ("h",), "simes-hochberg": ("sh",), "hommel": ("ho",),
    "fdr_bh": ("fdr_i", "fdr_p", "fdri", "fdrp"), "fdr_by": ("fdr_n", "fdr_c", "fdrn", "fdrcorr"), "fdr_gbs": (),
}


def multipletests(pvals, alpha=0.05, method="hs", maxiter=1, is_sorted=False, returnsorted=False):
    """(reject, corrected p-values, alpha of Sidak, alpha of Bonferroni).

    >>> multipletests([0.01, 0.04, 0.03], method="bonferroni")[1]
    array([0.03, 0.12, 0.09])
    """
    pvals = np.asarray(pvals)
    order = None if is_sorted else np.argsort(pvals)
    p = pvals if is_sorted else pvals[order]
    n = len(p)
    method = method.lower()
    if method in ("fdr_tsbky", "fdr_2sbky", "fdr_twostage", "fdr_tsbh", "fdr_2sbh"):
        raise NotImplementedError(f"multipletests(method={method!r}) is not available")
    names = [name for name, short in _METHODS.items() if method == name or method in short]
    if not names:
        raise ValueError("method not recognized")
    reject, corrected = _WAYS[names[0]](p, alpha, n)
    corrected = np.minimum(corrected, 1.0)
    if order is not None and not returnsorted:
        back = np.empty_like(order)
        back[order] = np.arange(n)
        reject, corrected = reject[back], corrected[back]
    return reject, corrected, 1 - np.power(1.0 - alpha, 1.0 / n), alpha / float(n)


def _stepped_down(p, bounds):
    """Rejections end at the first p-value above its bound."""
    kept = p > bounds
    first = np.flatnonzero(kept)
    if len(first):
        kept[first[0]:] = True
    return ~kept


def _stepped_up(p, bounds):
    """All p-values below the last one within its bound are rejected."""
    reject = p <= bounds
    last = np.flatnonzero(reject)
    if len(last):
        reject[:last[-1]] = True
    return reject


def _backwards(values):
    return np.minimum.accumulate(values[::-1])[::-1]


def _bonferroni(p, alpha, n):
    return p <= alpha / float(n), p * float(n)


def _sidak(p, alpha, n):
    return p <= 1 - np.power(1.0 - alpha, 1.0 / n), -np.expm1(n * np.log1p(-p))


def _holm_sidak(p, alpha, n):
    left = np.arange(n, 0, -1)
    return _stepped_down(p, 1 - np.power(1.0 - alpha, 1.0 / left)), np.maximum.accumulate(-np.expm1(left * np.log1p(-p)))


def _holm(p, alpha, n):
    left = np.arange(n, 0, -1)
    return _stepped_down(p, alpha / left), np.maximum.accumulate(p * left)


def _simes_hochberg(p, alpha, n):
    left = np.arange(n, 0, -1)
    return _stepped_up(p, alpha / left), _backwards(left * p)


def _hommel(p, alpha, n):
    corrected = p.astype(float).copy()
    for m in range(n, 1, -1):
        smallest = np.min(m * p[-m:] / np.arange(1, m + 1.0))
        corrected[-m:] = np.maximum(corrected[-m:], smallest)
        corrected[:-m] = np.maximum(corrected[:-m], np.minimum(m * p[:-m], smallest))
    return corrected <= alpha, corrected


def _false_discovery(p, alpha, shares):
    return _stepped_up(p, shares * alpha), _backwards(p / shares)


def _benjamini_hochberg(p, alpha, n):
    return _false_discovery(p, alpha, np.arange(1, n + 1) / float(n))


def _benjamini_yekutieli(p, alpha, n):
    return _false_discovery(p, alpha, np.arange(1, n + 1) / float(n) / np.sum(1.0 / np.arange(1, n + 1)))


def _gavrilov(p, alpha, n):
    step = np.arange(1, n + 1)
    corrected = _backwards(np.maximum.accumulate((n + 1.0 - step) / step * p / (1.0 - p)))
    return corrected <= alpha, corrected


_WAYS = {
    "bonferroni": _bonferroni, "sidak": _sidak, "holm-sidak": _holm_sidak, "holm": _holm, "simes-hochberg": _simes_hochberg,
    "hommel": _hommel, "fdr_bh": _benjamini_hochberg, "fdr_by": _benjamini_yekutieli, "fdr_gbs": _gavrilov,
}


def fdrcorrection(pvals, alpha=0.05, method="indep", is_sorted=False):
    """(reject, corrected p-values) for a rate of false discoveries."""
    if method in ("i", "indep", "p", "poscorr"):
        method = "fdr_bh"
    elif method in ("n", "negcorr"):
        method = "fdr_by"
    else:
        raise ValueError("only indep and negcorr implemented")
    return multipletests(pvals, alpha, method, is_sorted=is_sorted)[:2]
