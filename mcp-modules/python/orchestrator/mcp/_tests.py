"""Hypothesis tests. Each returns a dict with "test", "statistic", "p_value", "significant" and what the test adds."""

import _kit_analytics

import numpy as np

import pandas as pd

from orchestrator.mcp._columns import one, plain, sample

__all__ = [
    "adjust_p_values",
    "anova",
    "chi_square_test",
    "compare_groups",
    "kruskal_test",
    "ks_test",
    "mann_whitney_test",
    "shapiro_test",
    "t_test",
    "wilcoxon_test",
]


def _answer(test, found, alpha, **more):
    degrees = found.get("degrees_of_freedom") or []
    answer = {
        "test": test,
        "statistic": plain(found["statistic"]),
        "p_value": plain(found["p_value"]),
        "significant": bool(found["p_value"] < alpha),
        "alpha": alpha,
    }
    if degrees:
        answer["degrees_of_freedom"] = degrees[0] if len(degrees) == 1 else degrees
    answer.update((name, plain(value) if isinstance(value, float) else value) for name, value in more.items())
    return answer


def _pairs(first, second):
    both = pd.DataFrame({"first": np.asarray(first, dtype=float), "second": np.asarray(second, dtype=float)}).dropna()
    return both["first"].to_numpy(), both["second"].to_numpy()


def t_test(first, second=None, *, expected=0.0, paired=False, equal_variances=True, alternative="two-sided", alpha=0.05):
    """Student's t test: two samples, two paired samples, or one sample against an expected mean.

    equal_variances=False is Welch's test.

    >>> round(t_test([1, 2, 3, 4], [3, 4, 5, 6])["p_value"], 4)
    0.071
    """
    if second is None:
        values = sample(first)
        found = _kit_analytics.t_one_sample(values, float(expected), alternative)
        return _answer("one-sample t test", found, alpha, mean=float(values.mean()), expected=float(expected))
    if paired:
        found = _kit_analytics.t_paired(*_pairs(first, second), alternative)
        return _answer("paired t test", found, alpha)
    first, second = sample(first), sample(second)
    found = _kit_analytics.t_independent(first, second, bool(equal_variances), alternative)
    name = "t test" if equal_variances else "Welch's t test"
    means = {"mean_first": float(first.mean()), "mean_second": float(second.mean())}
    return _answer(name, found, alpha, **means, cohens_d=_kit_analytics.effects(first, second)["cohens_d"])


def mann_whitney_test(first, second, *, alternative="two-sided", method="auto", alpha=0.05):
    """Whether values of one sample tend to be larger than those of the other; no normal distribution is assumed."""
    first, second = sample(first), sample(second)
    found = _kit_analytics.mann_whitney(first, second, alternative, method)
    medians = {"median_first": float(np.median(first)), "median_second": float(np.median(second))}
    return _answer("Mann-Whitney U test", found, alpha, **medians, cliffs_delta=_kit_analytics.effects(first, second)["cliffs_delta"])


def wilcoxon_test(first, second=None, *, alternative="two-sided", method="auto", alpha=0.05):
    """Wilcoxon's signed-rank test of pairs, or of differences."""
    if second is None:
        differences = sample(first)
    else:
        first, second = _pairs(first, second)
        differences = first - second
    return _answer("Wilcoxon signed-rank test", _kit_analytics.wilcoxon(differences, alternative, method), alpha)


def ks_test(first, second=None, *, method="auto", alpha=0.05):
    """Kolmogorov and Smirnov: whether two samples come from one distribution; or one from a standard normal one."""
    if second is None:
        found = _kit_analytics.ks_normal(sample(first), 0.0, 1.0, method)
        return _answer("one-sample Kolmogorov-Smirnov test", found, alpha)
    found = _kit_analytics.ks_two_samples(sample(first), sample(second), method)
    return _answer("two-sample Kolmogorov-Smirnov test", found, alpha)


def shapiro_test(values, *, alpha=0.05):
    """Shapiro and Wilk's test for a normal distribution."""
    found = _kit_analytics.shapiro(sample(values))
    return _answer("Shapiro-Wilk test", found, alpha, normal=bool(found["p_value"] >= alpha))


def anova(*samples, alpha=0.05):
    """One-way analysis of variance of two or more samples."""
    found = _kit_analytics.anova([sample(one_of) for one_of in samples])
    return _answer("one-way ANOVA", found, alpha, eta_squared=found["eta_squared"])


def kruskal_test(*samples, alpha=0.05):
    """Kruskal and Wallis: like `anova`, by ranks."""
    return _answer("Kruskal-Wallis test", _kit_analytics.kruskal([sample(one_of) for one_of in samples]), alpha)


def chi_square_test(first, second=None, *, expected=None, correction=True, alpha=0.05):
    """Chi-square: two columns of categories or a table of counts for independence, or counts against expected ones.

    >>> table = pd.DataFrame({"yes": [20, 30], "no": [30, 20]}, index=["a", "b"])
    >>> round(chi_square_test(table)["p_value"], 4)
    0.0719
    """
    if second is not None:
        first = pd.crosstab(pd.Series(first).reset_index(drop=True), pd.Series(second).reset_index(drop=True))
    if isinstance(first, pd.DataFrame) or np.ndim(first) == 2:
        table = np.asarray(first, dtype=float)
        found = _kit_analytics.chi_square_table(table.tolist(), bool(correction))
        return _answer(
            "chi-square test of independence", found, alpha, cramers_v=found["cramers_v"], expected=found["expected"]
        )
    wanted = None if expected is None else np.asarray(expected, dtype=float)
    found = _kit_analytics.chi_square(np.asarray(first, dtype=float), wanted)
    return _answer("chi-square goodness of fit", found, alpha)


def compare_groups(df, group_column, value_column, *, alpha=0.05):
    """Compares a number between groups: statistics of each group, the fitting test, and which pairs differ.

    Normal samples of similar spread are compared by means (t test, ANOVA), others by ranks (Mann-Whitney,
    Kruskal-Wallis); "reason" says why. Pairs are adjusted by Holm's method.
    """
    values, labels = one(df, value_column), one(df, group_column)
    groups = {label: sample(part) for label, part in values.groupby(labels, observed=True)}
    groups = {label: part for label, part in groups.items() if len(part)}
    if len(groups) < 2:
        raise ValueError(f"column {group_column!r} has {len(groups)} group with values; a comparison needs two")
    by_means, reason = _choice(list(groups.values()), alpha)
    parts = list(groups.values())
    if len(parts) == 2:
        overall = t_test(*parts, alpha=alpha) if by_means else mann_whitney_test(*parts, alpha=alpha)
    else:
        overall = anova(*parts, alpha=alpha) if by_means else kruskal_test(*parts, alpha=alpha)
    describe = lambda part: {
        "count": len(part), "mean": float(part.mean()), "median": float(np.median(part)),
        "std": float(part.std(ddof=1)) if len(part) > 1 else None,
    }
    return {
        **overall,
        "reason": reason,
        "groups": {str(plain(label)): describe(part) for label, part in groups.items()},
        "pairs": _pairwise(groups, by_means, alpha) if len(parts) > 2 else [],
    }


def _choice(parts, alpha):
    if min(len(part) for part in parts) < 3:
        return False, "a group has fewer than 3 values"
    if any(len(part) < 5000 and part.min() < part.max() and _kit_analytics.shapiro(part)["p_value"] < alpha for part in parts):
        return False, "a group is not normally distributed"
    if any(part.min() == part.max() for part in parts):
        return False, "a group does not vary"
    if _kit_analytics.levene(parts)["p_value"] < alpha:
        return False, "the groups vary differently"
    return True, "the groups look normal and vary alike"


def _pairwise(groups, by_means, alpha):
    labels = list(groups)
    found = []
    for at, first in enumerate(labels):
        for second in labels[at + 1 :]:
            test = t_test if by_means else mann_whitney_test
            found.append((first, second, test(groups[first], groups[second])["p_value"]))
    adjusted = adjust_p_values([p for _, _, p in found])
    return [
        {"groups": [str(plain(first)), str(plain(second))], "p_value": p, "adjusted_p_value": q, "significant": q < alpha}
        for (first, second, p), q in zip(found, adjusted)
    ]


def adjust_p_values(p_values, method="holm"):
    """p-values adjusted for having made many tests: "bonferroni", "holm" or "fdr" (Benjamini and Hochberg).

    >>> adjust_p_values([0.01, 0.04], "bonferroni")
    [0.02, 0.08]
    """
    if method not in ("bonferroni", "holm", "fdr"):
        raise ValueError(f"method must be 'bonferroni', 'holm' or 'fdr', found {method!r}")
    return _kit_analytics.adjusted(method, [float(p) for p in p_values])
