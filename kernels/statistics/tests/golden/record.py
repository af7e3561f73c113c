"""Writes the golden cases beside it. Run by scripts/record-statistics.

A case is {"function", "input", "expected"}: expected is one flat list of numbers, input is named
arguments. NaN and infinities are written as text. {"lcg": ...} is a sample that both sides compute.
A "tolerance" stands where the default of 1e-9 is more than the original's own method gives.
"""

import json
import math
import pathlib
import warnings

import numpy as np
import pandas as pd
import scipy
import scipy.spatial.distance
import scipy.stats as st
import sklearn
import sklearn.metrics as sk
import statsmodels
import statsmodels.stats.diagnostic
import statsmodels.stats.multitest
import statsmodels.stats.proportion
import statsmodels.tsa.seasonal
import statsmodels.tsa.stattools

warnings.simplefilter("ignore")
FOLDER = pathlib.Path(__file__).parent
THEMES: dict[str, list] = {}
NAN = math.nan


def plain(value):
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple, np.ndarray)):
        return [plain(item) for item in value]
    if isinstance(value, (bool, np.bool_)):
        return bool(value)
    if isinstance(value, (int, np.integer)):
        return int(value)
    if isinstance(value, (float, np.floating)):
        value = float(value)
        if math.isnan(value):
            return "nan"
        if math.isinf(value):
            return "inf" if value > 0 else "-inf"
    return value


class Lcg:
    """A sample from a generator of 64 bits, described by its seed."""

    def __init__(self, seed, n, kind="normal", shift=0.0, scale=1.0, step=0.0):
        self.about = {"seed": seed, "n": n, "kind": kind, "shift": shift, "scale": scale, "step": step}
        state = seed
        values = []

        def uniform():
            nonlocal state
            state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
            return (state >> 11) / 2**53

        for _ in range(n):
            if kind == "uniform":
                value = uniform()
            elif kind == "square":
                value = uniform()
                value = value * value
            else:
                value = uniform() + uniform() + uniform() + uniform() - 2.0
            value = shift + scale * value
            if step:
                value = math.floor(value / step) * step
            values.append(value)
        self.values = np.array(values)


def data(value):
    return value.values if isinstance(value, Lcg) else value


def described(value):
    if isinstance(value, Lcg):
        return {"lcg": value.about}
    if isinstance(value, (list, tuple)):
        return [described(item) for item in value]
    return value


def flat(value):
    if isinstance(value, (list, tuple, np.ndarray)):
        return [number for item in value for number in flat(item)]
    return [float(value)]


def case(theme, function, given, expected, tolerance=None, absolute=None):
    if theme == "distributions":
        tolerance = tolerance or 1e-12
    entry = {
        "function": function,
        "input": plain({key: described(value) for key, value in given.items()}),
        "expected": plain(flat(expected)),
    }
    if tolerance:
        entry["tolerance"] = tolerance
    if absolute:
        entry["absolute"] = absolute
    THEMES.setdefault(theme, []).append(entry)


def pv(result):
    return [result.statistic, result.pvalue]


# Samples.
A = [5.1, 4.9, 6.2, 5.8, 6.0, 5.5, 5.3, 6.7, 5.9, 6.1]
B = [4.1, 5.0, 5.2, 4.8, 5.6, 4.4, 4.9, 5.3, 4.7]
C = [6.6, 7.1, 5.9, 6.8, 7.4, 6.3]
TIED_A = [1.0, 2, 2, 3, 3, 3, 4, 5, 5, 6, 7]
TIED_B = [2.0, 2, 3, 4, 4, 6, 6, 8, 9]
EXTREME = [1e-8, 1.0, 1e8, -1e8, 3.5, 2.5e7]
OFFSET = [1e9 + x for x in (4.0, 7.0, 13.0, 16.0, 5.0)]
N30, M25 = Lcg(11, 30, shift=0.3), Lcg(12, 25, scale=1.5)
N200, M180 = Lcg(13, 200), Lcg(14, 180, shift=0.2)
N5000, M4000 = Lcg(15, 5000), Lcg(16, 4000, shift=0.02)
SKEWED = Lcg(17, 120, "square")
COARSE, COARSE_B = Lcg(18, 60, step=0.5), Lcg(19, 50, shift=0.3, step=0.5)
SAMPLES = {"a": A, "b": B, "tied": TIED_A, "offset": OFFSET, "n30": N30, "n200": N200, "skewed": SKEWED, "coarse": COARSE}
PAIRS = [
    (A, B), (A, C), (TIED_A, TIED_B), (N30, M25), (N200, M180), (OFFSET, [x + 3 for x in OFFSET[:4]]), (COARSE, COARSE_B),
    ([1.0, 2.0], [3.0, 4.5]), (EXTREME, B),
]
SIDES = ["two-sided", "less", "greater"]


def distributions():
    for z in (-37.0, -8.5, -1.96, -0.3, 0.0, 0.7, 2.5, 6.0, 12.0, 37.5):
        case("distributions", "normal", {"x": z}, [st.norm.cdf(z), st.norm.sf(z)])
    for t, df in ((0.0, 3), (1.3, 1), (-2.5, 7.3), (40.0, 30), (2.0, 1e6), (-1e-3, 0.5), (5.0, 2e7), (300.0, 2), (0.6, 150.5), (1.0, 1e5), (3.0, 4e3), (0.01, 1e7), (25.0, 500), (1e5, 3)):
        case("distributions", "student", {"x": t, "df": df}, [st.t.cdf(t, df), st.t.sf(t, df)])
    for x, df in ((0.0, 2), (0.01, 1), (10.2, 3), (900.0, 1000), (1100.0, 1000), (80.0, 5), (1e-9, 4), (3.0, 0.5), (600.0, 3), (1e5, 1e5), (101000.0, 1e5), (99000.0, 1e5), (1.5, 1), (1.51, 1), (1400.0, 2), (1e7, 1e7)):
        case("distributions", "chi_squared", {"x": x, "df": df}, [st.chi2.cdf(x, df), st.chi2.sf(x, df)])
    for f, a, b in ((4.1, 2, 27), (0.2, 5, 5), (1.0, 100, 2000), (60.0, 3, 40), (1e-6, 1, 9), (2.5, 1e5, 3e5), (1.01, 1e5, 3e5), (1.3, 4, 1e7), (12.0, 2, 2e7), (0.9, 2e4, 2e4), (700.0, 1, 300)):
        case("distributions", "fisher", {"x": f, "first": a, "second": b}, [st.f.cdf(f, a, b), st.f.sf(f, a, b)], 1e-10 if b == 1e7 else None)  # scipy is off by 2e-11
    for x, a, b in ((0.3, 2, 5), (0.99, 0.5, 0.5), (1e-5, 3, 2), (0.5, 50, 50), (0.7, 400.5, 200.25)):
        case("distributions", "beta", {"x": x, "first": a, "second": b}, [st.beta.cdf(x, a, b), st.beta.sf(x, a, b)])
    for k, n, p in ((3, 10, 0.2), (0, 5, 0.5), (5, 5, 0.9), (480, 1000, 0.5), (2, 1000, 0.01)):
        case("distributions", "binomial", {"k": k, "n": n, "p": p}, [st.binom.pmf(k, n, p), st.binom.cdf(k, n, p), st.binom.sf(k, n, p)])
    for x in (0.1, 0.3, 0.5, 0.8, 0.83, 1.0, 1.36, 2.0, 5.0):
        case("distributions", "kolmogorov", {"x": x}, [st.kstwobign.cdf(x), st.kstwobign.sf(x)])
    for p in (1e-300, 1e-10, 0.025, 0.4, 0.5, 0.9, 0.999, 1 - 1e-12):
        case("distributions", "normal_quantile", {"p": p}, st.norm.ppf(p))
    for p, df in ((0.025, 5), (0.975, 5), (0.9, 1), (1e-6, 30), (0.6, 2.5)):
        case("distributions", "student_quantile", {"p": p, "df": df}, st.t.ppf(p, df))
    for p, df in ((0.05, 1), (0.95, 10), (0.5, 200), (1e-5, 3)):
        case("distributions", "chi_squared_quantile", {"p": p, "df": df}, st.chi2.ppf(p, df))
    for p, a, b in ((0.95, 3, 20), (0.01, 5, 5)):
        case("distributions", "fisher_quantile", {"p": p, "first": a, "second": b}, st.f.ppf(p, a, b))
        case("distributions", "beta_quantile", {"p": p, "first": a, "second": b}, st.beta.ppf(p, a, b))
    # One sample, every method of the exact distribution: the edges, the matrix, the recursion, the expansion.
    for n, d in ((1, 0.6), (10, 0.07), (10, 0.95), (10, 0.3), (10, 0.55), (50, 0.1), (100, 0.08), (100, 0.15), (140, 0.17),
                 (140, 0.2), (200, 0.05), (200, 0.12), (1000, 0.01), (1000, 0.03), (1000, 0.06), (5000, 0.012), (100000, 0.004),
                 (200000, 0.002), (20000, 0.02), (60000, 0.0065), (200000, 0.004), (1000000, 0.002), (3000000, 0.003), (10000000, 0.0005), (10000000, 0.004)):
        # Beyond 10^6 values scipy takes a first approximation to the sum that is added up here.
        case("distributions", "kolmogorov_exact", {"n": n, "d": d}, st.kstwo.sf(d, n), 2e-3 if n > 10**6 else 1e-9)


def describing():
    shares = [0.0, 0.25, 0.5, 0.75, 0.9, 1.0]
    gapped = [3.0, NAN, 1.0, 2.0, NAN, 2.0, 9.5]
    for values in [*SAMPLES.values(), gapped, [4.0], [], [2.0, 2.0, 2.0, 2.0], EXTREME, N5000]:
        s = pd.Series(data(values), dtype=float)
        mode = s.mode()
        top = mode.iloc[0] if len(mode) else NAN
        expected = [s.count(), s.isna().sum(), s.mean(), s.std(), s.min(), *(s.quantile(shares) if len(s) else [NAN] * 6), s.max(),
                    s.sum(), s.skew(), s.kurt(), s.nunique(), top, (s == top).sum()]
        case("describe", "describe", {"values": values, "shares": shares}, expected, absolute=1e-11 if values is N5000 else None)
    for values in [*SAMPLES.values(), [1.0, 1.0], [1.0, 2.0], [1.0, 2.0, 4.0]]:
        x = data(values)
        case("describe", "moments", {"values": values}, [st.skew(x), st.skew(x, bias=False), st.kurtosis(x), st.kurtosis(x, bias=False)], absolute=1e-13)
        case("describe", "spread", {"values": values}, [st.sem(x), st.median_abs_deviation(x)])
    for p in ([0.01, 0.04, 0.03, 0.5, 0.8], [0.2], [0.05, 0.05, 0.05], [1e-9, 0.9, 1.0, 0.0]):
        for name, method in (("bonferroni", "bonferroni"), ("holm", "holm"), ("benjamini_hochberg", "fdr_bh")):
            case("describe", name, {"values": p}, statsmodels.stats.multitest.multipletests(p, method=method)[1])
    wild = [10.0, 12, 11, 13, 12, 11, 50, 12, -20, 11, 12, 13]
    for values in (wild, A, [1.0, 1, 1, 1, 1, 9], N200):
        x = np.asarray(data(values))
        q1, q3 = np.quantile(x, [0.25, 0.75])
        low, high = q1 - 1.5 * (q3 - q1), q3 + 1.5 * (q3 - q1)
        case("describe", "outliers_quartiles", {"values": values}, [low, high, np.flatnonzero((x < low) | (x > high))])
        m, s = x.mean(), x.std(ddof=1)
        low, high = m - 3 * s, m + 3 * s
        case("describe", "outliers_deviations", {"values": values}, [low, high, np.flatnonzero((x < low) | (x > high))])
        m = np.median(x)
        mad = np.median(np.abs(x - m))
        unit = mad / 0.6745 if mad > 0 else 1.253314 * np.abs(x - m).mean()
        low, high = m - 3.5 * unit, m + 3.5 * unit
        case("describe", "outliers_median", {"values": values}, [low, high, np.flatnonzero((x < low) | (x > high))], absolute=1e-12)


def correlations():
    y10 = [2.1, 1.0, 3.7, 3.0, 2.2, 4.1, 3.9, 5.0, 4.4, 6.1]
    pairs = [
        (A, y10), (A, [-y for y in y10]), (TIED_A, [3.0, 1, 2, 2, 5, 5, 6, 7, 7, 7, 9]), (N200, Lcg(31, 200)), ([1.0, 2, 3], [1.0, 2, 3]),
        ([1.0, 2.0], [5.0, 4.0]), ([1.0, 2, 3, 4], [2.0, 2, 2, 2]), (OFFSET, [1.0, 2, 4, 5, 3]), (Lcg(32, 33), Lcg(33, 33)), (Lcg(34, 40), Lcg(35, 40)),
        (list(range(40)), list(range(40))), (COARSE, Lcg(36, 60, step=0.5)), ([1.0, NAN, 3], [1.0, 2, 3]), (EXTREME, [1.0, 2, 3, 0, 2.2, 2.9]),
    ]
    for x, y in pairs:
        a, b = np.asarray(data(x), float), np.asarray(data(y), float)
        for side in SIDES if x is A else SIDES[:1]:
            given = {"first": x, "second": y, "side": side}
            case("correlation", "pearson", given, pv(st.pearsonr(a, b, alternative=side)), absolute=2e-8 if len(a) < 4 else None)
            spearman = st.spearmanr(a, b, alternative=side)
            if not abs(spearman.statistic) > 0.999999:
                case("correlation", "spearman", given, pv(spearman))
            case("correlation", "kendall", given, pv(st.kendalltau(a, b, alternative=side)))
        if not np.isnan(a).any():
            case("correlation", "covariance", {"first": x, "second": y}, np.cov(a, b)[0, 1])
    groups = [True, False, True, True, False, False, True, False, True, True]
    case("correlation", "point_biserial", {"groups": groups, "values": A}, pv(st.pointbiserialr(groups, A)))


def means():
    for x, y in PAIRS:
        a, b = data(x), data(y)
        for side in SIDES if x is A else SIDES[:1]:
            r = st.ttest_ind(a, b, alternative=side)
            case("means", "t_independent", {"first": x, "second": y, "side": side}, [*pv(r), r.df])
            r = st.ttest_ind(a, b, equal_var=False, alternative=side)
            case("means", "t_welch", {"first": x, "second": y, "side": side}, [*pv(r), r.df])
        case("means", "effects", {"first": x, "second": y}, effects(a, b))
    for x, y in (([1.0], [2.0, 3.0]), ([1.0, 1], [2.0, 2]), ([1.0, 1], [1.0, 1])):
        r = st.ttest_ind(x, y)
        case("means", "t_independent", {"first": x, "second": y, "side": "two-sided"}, [*pv(r), r.df])
    for values in [*SAMPLES.values(), [1.0, 1, 1], [3.0], [1.0, NAN, 2.0]]:
        for expected in (0.0, 5.0):
            r = st.ttest_1samp(data(values), expected)
            case("means", "t_one_sample", {"values": values, "expected": expected, "side": "two-sided"}, [*pv(r), r.df])
    for side in SIDES:
        r = st.ttest_rel(A[:9], B, alternative=side)
        case("means", "t_paired", {"first": A[:9], "second": B, "side": side}, [*pv(r), r.df])
    groups = [[A, B, C], [A, B], [N30, M25, C], [TIED_A, TIED_B, [1.0, 9.0]], [[1.0, 1], [2.0, 2]], [[1.0, 1], [1.0, 1]], [[1.0], [2.0], [3.0, 4.0]],
              [OFFSET, [x + 1 for x in OFFSET], [x - 2 for x in OFFSET]], [N200, M180, SKEWED], [COARSE, COARSE_B]]
    for g in groups:
        values = [data(item) for item in g]
        case("means", "anova", {"groups": g}, pv(st.f_oneway(*values)), absolute=1e-13 if g[0] is OFFSET else None)
        case("means", "kruskal", {"groups": g}, pv(st.kruskal(*values)), absolute=1e-12)
        for center in ("median", "mean", "trimmed"):
            case("means", "levene", {"groups": g, "center": center}, pv(st.levene(*[np.asarray(v, float) for v in values], center=center)), 1e-8 if g[0] is OFFSET else None, absolute=1e-13)
        if all(len(v) > 1 for v in values):
            case("means", "bartlett", {"groups": g}, pv(st.bartlett(*[np.asarray(v, float) for v in values])), absolute=1e-13)
        everything = np.concatenate([np.asarray(v, float) for v in values])
        between = sum(len(v) * (np.mean(v) - everything.mean()) ** 2 for v in values)
        total = ((everything - everything.mean()) ** 2).sum()
        case("means", "eta_squared", {"groups": g}, between / total if total else NAN, absolute=1e-14)
    for g in ([A[:6], C, B[:6]], [[1.0, 2, 3, 4], [2.0, 3, 3, 5], [1.0, 1, 4, 6], [2.0, 2, 2, 2]], [[1.0, 1], [1.0, 1], [1.0, 1]]):
        case("means", "friedman", {"groups": g}, pv(st.friedmanchisquare(*g)), absolute=1e-12)


def effects(a, b):
    a, b = np.asarray(a, float), np.asarray(b, float)
    n, m = len(a), len(b)
    pooled = math.sqrt(((n - 1) * a.var(ddof=1) + (m - 1) * b.var(ddof=1)) / (n + m - 2))
    d = (a.mean() - b.mean()) / pooled
    delta = np.sign(a[:, None] - b[None, :]).mean()
    return [d, d * (1 - 3 / (4 * (n + m - 2) - 1)), delta]


def ranked():
    for x, y in [*PAIRS, ([1.0, 1], [1.0, 1]), ([1.5], [2.5]), (A[:4], Lcg(41, 30))]:
        a, b = data(x), data(y)
        for method in ("auto", "asymptotic"):
            for side in SIDES if x is A or x is TIED_A else SIDES[:1]:
                case("ranks", "mann_whitney", {"first": x, "second": y, "side": side, "method": method}, pv(st.mannwhitneyu(a, b, alternative=side, method=method)))
    case("ranks", "mann_whitney", {"first": A, "second": N30, "side": "less", "method": "exact"}, pv(st.mannwhitneyu(A, N30.values, alternative="less", method="exact")))
    diffs = [
        [1.1, -0.4, 2.3, 0.7, -1.9, 3.2, 0.2, 2.8], [1.0, -1, 2, -2, 3], [0.0, 1, 2, -1, 3, 0, 4], [0.0, 0, 0], [2.0], Lcg(42, 40, shift=0.2), Lcg(43, 80, shift=0.1),
        Lcg(44, 30, shift=0.2, step=0.25), Lcg(45, 13, shift=0.2, step=0.5), [5.0, 4, 3, 2, 1],
    ]
    for d in diffs:
        x = data(d)
        for zeros in ("wilcox", "pratt", "zsplit"):
            for side in SIDES if len(x) < 9 else SIDES[:1]:
                given = {"values": d, "zeros": zeros, "side": side, "method": "auto", "corrected": False}
                case("ranks", "wilcoxon", given, pv(st.wilcoxon(x, zero_method=zeros, alternative=side)), 1e-9)
        if len(x) > 9:
            given = {"values": d, "zeros": "wilcox", "side": "two-sided", "method": "asymptotic", "corrected": True}
            case("ranks", "wilcoxon", given, pv(st.wilcoxon(x, correction=True, method="asymptotic")))
    given = {"values": diffs[0], "zeros": "wilcox", "side": "greater", "method": "exact", "corrected": False}
    case("ranks", "wilcoxon", given, pv(st.wilcoxon(diffs[0], method="exact", alternative="greater")))


def counted():
    for observed, expected in (([16, 18, 16, 14, 12, 12], None), ([16, 18, 16, 14, 12, 12], [16, 16, 16, 16, 16, 8]), ([5, 0, 1], None), ([0, 0], None), ([7], None)):
        r = st.chisquare(observed, expected)
        case("counts", "chi_square", {"observed": observed, "expected": expected or []}, pv(r))
    tables = [[[10, 20], [30, 25]], [[10, 10, 20], [20, 20, 20]], [[1, 9], [11, 3]], [[100, 5], [3, 2]], [[1, 2, 3], [4, 5, 6], [7, 8, 10]], [[3, 4]], [[5, 5], [5, 5]],
              [[12, 0, 4], [0, 9, 30]]]
    for table in tables:
        for corrected in (True, False):
            r = st.chi2_contingency(table, correction=corrected)
            case("counts", "chi_square_table", {"table": table, "corrected": corrected}, [*pv(r), r.dof, r.expected_freq])
        if min(len(table), len(table[0])) > 1:
            case("counts", "cramers_v", {"table": table}, st.contingency.association(np.array(table)))
    for table in ([[8, 2], [1, 5]], [[100, 2], [1000, 5]], [[0, 5], [7, 3]], [[3, 3], [3, 3]], [[0, 0], [4, 2]], [[9, 0], [0, 7]], [[2, 7], [8, 2]], [[1200, 800], [1100, 950]]):
        for side in SIDES:
            r = st.fisher_exact(table, alternative=side)
            case("counts", "fisher_exact", {"table": table, "side": side}, pv(r))
    for k, n, p in ((3, 10, 0.2), (7, 10, 0.5), (5, 10, 0.5), (0, 12, 0.3), (12, 12, 0.9), (480, 1000, 0.5), (682, 925, 0.75), (2, 100, 0.1), (1, 1, 0.0), (31, 60, 0.5)):
        for side in SIDES:
            r = st.binomtest(k, n, p, alternative=side)
            case("counts", "binomial_test", {"k": k, "n": n, "p": p, "side": side}, [r.statistic, r.pvalue])
    names = {"two-sided": "two-sided", "less": "smaller", "greater": "larger"}
    for side in SIDES:
        case("counts", "proportion_z", {"k": 45, "n": 100, "p": 0.5, "side": side}, statsmodels.stats.proportion.proportions_ztest(45, 100, 0.5, names[side]))
        case("counts", "two_proportions_z", {"first": [45, 100], "second": [30, 90], "side": side}, statsmodels.stats.proportion.proportions_ztest([45, 30], [100, 90], alternative=names[side]))


def normality():
    samples = [*SAMPLES.values(), N5000, M25, EXTREME, [1.0, 2.0, 3.5], [1.0, 1, 1], [1.0, 2, 3], [1.0, 2, 2, 9], [0.0, 0, 0, 0, 100], Lcg(51, 11), Lcg(52, 12), Lcg(53, 500, "uniform"), B[:5]]
    for values in samples:
        x = np.asarray(data(values), float)
        # Beyond 1e-9 only where W is so near to 1 that its own rounding shows in the logarithm.
        case("normality", "shapiro_wilk", {"values": values}, pv(st.shapiro(x)), 1e-7 if len(x) == 3 else 1e-9)
        r = st.anderson(x)
        spread = x.std() > 0
        p = st.anderson(x, method="interpolate").pvalue if spread else NAN
        case("normality", "anderson_darling", {"values": values}, [r.statistic if spread else NAN, p, r.critical_values], absolute=1e-11)
        case("normality", "normal_test", {"values": values}, pv(st.normaltest(x)))
        case("normality", "skew_test", {"values": values}, pv(st.skewtest(x)) if len(x) >= 8 else [NAN, NAN], absolute=1e-12)
        case("normality", "kurtosis_test", {"values": values}, pv(st.kurtosistest(x)) if len(x) >= 5 else [NAN, NAN], absolute=1e-12)
        if spread:
            case("normality", "jarque_bera", {"values": values}, pv(st.jarque_bera(x)))
        for method in ("auto", "asymp"):
            given = {"values": values, "mean": float(x[0]), "deviation": 1.5, "method": method}
            case("normality", "ks_normal", given, pv(st.ks_1samp(x, st.norm(float(x[0]), 1.5).cdf, method=method)))
    for x, y in [*PAIRS, (N5000, M4000), (N30, [5.0, 6, 7]), (A, A), (A, [x + 0.01 for x in A]), (Lcg(61, 700), Lcg(62, 700)), (Lcg(63, 12000), Lcg(64, 9000))]:
        for method in ("auto", "asymp"):
            r = st.ks_2samp(data(x), data(y), method=method)
            case("normality", "ks_two_samples", {"first": x, "second": y, "method": method}, pv(r))


def psi(reference, current, bins=10, epsilon=1e-4):
    x, y = np.asarray(reference, float), np.asarray(current, float)
    x, y = x[~np.isnan(x)], y[~np.isnan(y)]
    quantiles = np.quantile(x, np.arange(bins + 1) / bins)
    edges = []
    for value in np.unique(quantiles):
        if (quantiles == value).sum() > 1:
            edges += [value, np.nextafter(value, np.inf)]
        elif value not in (quantiles[0], quantiles[-1]):
            edges.append(value)
    edges = np.unique(edges)
    shares = [np.bincount(np.searchsorted(edges, v, side="right"), minlength=len(edges) + 1) / len(v) for v in (x, y)]
    old, new = (np.maximum(share, epsilon) for share in shares)
    return ((new - old) * np.log(new / old)).sum()


def drifting():
    for x, y in [*PAIRS, (N5000, M4000), (A, A), ([1.0, 1, 1, 1], [2.0, 2, 1]), (COARSE, Lcg(71, 90, shift=1.0, step=0.5)), (Lcg(72, 3000, "square"), Lcg(73, 3000, "uniform"))]:
        a, b = data(x), data(y)
        case("drift", "wasserstein", {"first": x, "second": y}, st.wasserstein_distance(a, b))
        case("drift", "population_stability", {"first": x, "second": y}, psi(a, b), absolute=1e-14)
    for p, q in (([10, 20, 30], [15, 15, 30]), ([1, 0, 0], [0, 1, 0]), ([5, 5], [5, 5]), ([100, 1, 0, 3], [90, 4, 2, 0]), ([0.2, 0.8], [0.5, 0.5])):
        p, q = np.array(p, float), np.array(q, float)
        case("drift", "jensen_shannon", {"first": p, "second": q}, scipy.spatial.distance.jensenshannon(p, q, base=2))
        case("drift", "total_variation", {"first": p, "second": q}, np.abs(p / p.sum() - q / q.sum()).sum() / 2)
        seen = p + q > 0
        r = st.chi2_contingency([p[seen], q[seen]])
        case("drift", "chi_square_counts", {"first": p, "second": q}, pv(r))
    # The verdicts: whether it drifts, by which measure, and every value.
    gapped = [1.0, NAN, 2.0, NAN, 3.0, NAN, 4.0, NAN]
    verdicts = [(N5000, M4000, False, None), (N200, Lcg(74, 200, shift=1.0), True, None), ([1.0, 2, 3, 4] * 8, gapped * 8, True, "missing_rate")]
    for x, y, drifted, by in verdicts:
        a, b = np.asarray(data(x), float), np.asarray(data(y), float)
        p, q = a[~np.isnan(a)], b[~np.isnan(b)]
        missing = abs(np.isnan(a).mean() - np.isnan(b).mean())
        values = [st.ks_2samp(p, q).statistic, psi(a, b), st.wasserstein_distance(p, q) / p.std(ddof=1), missing]
        case("drift", "numeric", {"first": x, "second": y, "decided_by": by or ""}, [float(drifted), *values])


def series():
    times = np.arange(200.0)
    season = 10 + 0.05 * times + 3 * np.array([[0, 1, 3, 2, -1, -2, -3][int(t) % 7] for t in times])
    noisy = Lcg(81, 200, scale=0.8)
    weekly = list(season + noisy.values)
    walk = list(np.round(np.cumsum(Lcg(82, 250).values), 6))
    stationary = Lcg(83, 300)
    short = [3.0, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3]
    named = [np.round(weekly, 6).tolist(), walk, stationary, short, Lcg(84, 1000, step=0.25)]
    for values in named:
        x = np.asarray(data(values), float)
        case("series", "autocorrelation", {"values": values, "n_lags": 10}, statsmodels.tsa.stattools.acf(x, nlags=10, fft=False), absolute=1e-13)
        r = statsmodels.stats.diagnostic.acorr_ljungbox(x, lags=10)
        case("series", "ljung_box", {"values": values, "n_lags": 10}, np.column_stack([r.lb_stat, r.lb_pvalue]), absolute=1e-300)
        r = st.linregress(np.arange(len(x)), x)
        case("series", "linear_trend", {"values": values}, [r.slope, r.intercept, r.rvalue, r.pvalue, r.stderr])
        case("series", "mann_kendall", {"values": values}, mann_kendall(x))
        for regression in ("n", "c", "ct", "ctt"):
            if values is short and regression == "n":
                continue  # as many coefficients as values: ours is an error
            r = statsmodels.tsa.stattools.adfuller(x, regression=regression, result_object=False)
            case("series", "dickey_fuller", {"values": values, "regression": regression, "max_lag": -1}, [*r[:4], *r[4].values()], 1e-9)
        r = statsmodels.tsa.stattools.adfuller(x, maxlag=3, autolag=None, result_object=False)
        case("series", "dickey_fuller", {"values": values, "regression": "c", "max_lag": 3}, [*r[:4], *r[4].values()])
        for period in (4, 7):
            r = statsmodels.tsa.seasonal.seasonal_decompose(x, period=period)
            case("series", "decompose", {"values": values, "period": period}, np.concatenate([r.trend[:12], r.seasonal[:period], r.resid[:12]]), absolute=1e-12)
            keep = ~np.isnan(r.resid)
            strength = max(0.0, 1 - np.var(r.resid[keep]) / np.var(r.resid[keep] + r.seasonal[keep]))
            case("series", "seasonal_strength", {"values": values, "period": period}, strength, absolute=1e-12)
    case("series", "best_period", {"values": named[0], "longest": 60}, 7.0)
    case("series", "best_period", {"values": stationary, "longest": 60}, -1.0)
    for y in ([5.0, 5, 5, 5], [1.0, 2.0, 2.5]):
        r = st.linregress(np.arange(len(y)), y)
        case("series", "linear_trend", {"values": y}, [r.slope, r.intercept, r.rvalue, r.pvalue, r.stderr], absolute=1e-15)
    case("series", "steps", {"values": [0.0, 10, 20, 30, 60, 70, 70, 80, 100]}, [10.0, 10.0, 30.0, 1.0, 2.0, 3.0, 2.0, 7.0, 1.0])


def mann_kendall(x):
    n = len(x)
    s = sum(np.sign(x[i + 1 :] - x[i]).sum() for i in range(n - 1))
    _, ties = np.unique(x, return_counts=True)
    var = (n * (n - 1) * (2 * n + 5) - (ties * (ties - 1) * (2 * ties + 5)).sum()) / 18
    z = 0.0 if s == 0 else (s - np.sign(s)) / math.sqrt(var)
    return [z, 2 * st.norm.sf(abs(z))]


def regression():
    pairs = [([3.0, -0.5, 2, 7], [2.5, 0.0, 2, 8]), ([0.0, 0, 0], [0.0, 0, 0]), ([1.0, 1, 1], [1.0, 2, 1]), ([5.0], [4.0]), (N200, Lcg(91, 200)), ([0.0, 1, 2], [0.1, 0.9, 2.2]), (OFFSET, [x + 0.5 for x in OFFSET])]
    for t, p in pairs:
        y, z = np.asarray(data(t), float), np.asarray(data(p), float)
        size = np.abs(y) + np.abs(z)
        smape = np.mean(np.where(size == 0, 0, 2 * np.abs(z - y) / np.where(size == 0, 1, size)))
        expected = [sk.mean_absolute_error(y, z), sk.mean_squared_error(y, z), sk.root_mean_squared_error(y, z), sk.mean_absolute_percentage_error(y, z), smape,
                    sk.median_absolute_error(y, z), sk.max_error(y, z), sk.r2_score(y, z), sk.explained_variance_score(y, z), (z - y).mean()]
        case("metrics", "regression", {"truth": t, "predicted": p}, expected, absolute=1e-14)
        if (y > -1).all() and (z > -1).all():
            case("metrics", "squared_log_error", {"truth": t, "predicted": p}, sk.mean_squared_log_error(y, z), absolute=1e-30)
        for share in (0.1, 0.5, 0.95):
            case("metrics", "pinball", {"truth": t, "predicted": p, "share": share}, sk.mean_pinball_loss(y, z, alpha=share))
    truth, guess, train = [10.0, 12, 14], [11.0, 12, 13], [5.0, 7, 6, 8, 9, 8, 10]
    for season in (1, 2):
        naive = np.abs(np.array(train[season:]) - np.array(train[:-season])).mean()
        case("metrics", "mase", {"truth": truth, "predicted": guess, "training": train, "season": season}, np.abs(np.array(truth) - guess).mean() / naive)
    case("metrics", "intervals", {"truth": truth, "lower": [9.0, 12, 15], "upper": [11.0, 13, 16]}, [2 / 3, 1 / 3, 0.0, 4 / 3])


def classification():
    labels = [([0, 1, 1, 0, 1, 1, 0, 0], [0, 1, 0, 0, 1, 1, 1, 0]), ([0, 1, 2, 0, 1, 2, 2, 1], [0, 2, 1, 0, 0, 2, 2, 1]), ([0, 0, 0], [0, 0, 0]), ([0, 0, 1], [1, 1, 0]),
              ([0, 1, 1, 3], [0, 2, 2, 3]), ([1, 1, 1, 1], [0, 1, 1, 1])]
    for t, p in labels:
        given = {"truth": t, "predicted": p}
        case("metrics", "confusion", given, sk.confusion_matrix(t, p))
        case("metrics", "agreement", given, [sk.accuracy_score(t, p), sk.balanced_accuracy_score(t, p), sk.cohen_kappa_score(t, p), sk.matthews_corrcoef(t, p)], absolute=1e-15)
        for zero in (0.0, 1.0, NAN):
            for beta in (1.0, 2.0, 0.5):
                for average in ("micro", "macro", "weighted", None, "binary"):
                    if average == "binary" and max(t + p) > 1:
                        continue
                    if beta != 1.0 and average in ("micro", "binary"):
                        continue
                    r = sk.precision_recall_fscore_support(t, p, beta=beta, average=average, zero_division=zero)
                    expected = r[:3] if average else np.column_stack(r)
                    case("metrics", "precision_recall_f", {**given, "average": average or "none", "beta": beta, "zero": zero}, expected)
    truth = [0, 0, 1, 1, 0, 1, 1, 0]
    scores = [[0.1, 0.4, 0.35, 0.8, 0.2, 0.7, 0.35, 0.6], [0.5] * 8, [0.9, 0.8, 0.1, 0.2, 0.7, 0.3, 0.15, 0.95]]
    big = Lcg(92, 400, step=0.125)
    big_truth = (Lcg(93, 400).values + big.values > 0.3).astype(int)
    for t, s in [*((truth, s) for s in scores), (big_truth, big), ([1, 1, 1], [0.1, 0.2, 0.3]), ([0, 0], [0.1, 0.2])]:
        x = data(s)
        given = {"truth": t, "scores": s}
        case("metrics", "roc_curve", given, np.concatenate(sk.roc_curve(t, x, pos_label=1)))
        case("metrics", "roc_auc", given, sk.roc_auc_score(t, x) if len(set(t)) == 2 else NAN)
        case("metrics", "precision_recall_curve", given, np.concatenate(sk.precision_recall_curve(t, x, pos_label=1)))
        case("metrics", "average_precision", given, sk.average_precision_score(t, x))
    raw = Lcg(94, 90, "uniform").values.reshape(30, 3) + 0.1
    probabilities = np.round(raw / raw.sum(axis=1, keepdims=True), 3)
    probabilities[:, 2] = 1 - probabilities[:, 0] - probabilities[:, 1]
    classes = [int(v) for v in (np.arange(30) * 7 + np.arange(30) // 4) % 3]
    for how in ("ovr", "ovo"):
        for average in ("macro", "weighted"):
            case("metrics", "roc_auc_multiclass", {"truth": classes, "probabilities": probabilities, "how": how, "weighted": average == "weighted"},
                 sk.roc_auc_score(classes, probabilities, multi_class=how, average=average))
    case("metrics", "log_loss", {"truth": classes, "probabilities": probabilities}, sk.log_loss(classes, probabilities))
    case("metrics", "brier", {"truth": classes, "probabilities": probabilities}, sk.brier_score_loss(classes, probabilities))
    for s in (scores[0], [0.0, 0, 1, 1, 0, 1, 0, 1]):
        both = np.column_stack([1 - np.array(s), s])
        case("metrics", "log_loss", {"truth": truth, "probabilities": both}, sk.log_loss(truth, s))
        case("metrics", "brier", {"truth": truth, "probabilities": both}, sk.brier_score_loss(truth, s))


def clustering():
    clouds = np.concatenate([Lcg(95 + k, 40, scale=0.6).values.reshape(20, 2) + [3 * k, -2 * k] for k in range(3)])
    clouds = np.round(clouds, 4)
    own = [k for k in range(3) for _ in range(20)]
    mixed = [i % 4 for i in range(60)]
    lonely = [9] + [0] * 30 + [4] * 29
    for labels in (own, mixed, lonely):
        given = {"points": clouds.ravel(), "n_columns": 2, "labels": labels}
        case("clusters", "silhouette", given, sk.silhouette_score(clouds, labels))
        case("clusters", "davies_bouldin", given, sk.davies_bouldin_score(clouds, labels))
        case("clusters", "calinski_harabasz", given, sk.calinski_harabasz_score(clouds, labels))
    case("clusters", "silhouette_samples", {"points": clouds[:20].ravel(), "n_columns": 2, "labels": mixed[:20]}, sk.silhouette_samples(clouds[:20], mixed[:20]))
    same = np.array([[0.0, 0], [0, 0], [1, 1], [1, 1]])
    given = {"points": same.ravel(), "n_columns": 2, "labels": [0, 0, 1, 1]}
    case("clusters", "silhouette", given, sk.silhouette_score(same, [0, 0, 1, 1]))
    case("clusters", "davies_bouldin", given, sk.davies_bouldin_score(same, [0, 0, 1, 1]))
    case("clusters", "calinski_harabasz", given, sk.calinski_harabasz_score(same, [0, 0, 1, 1]))
    for t, p in ((own, mixed), (own, own), (own, lonely), ([0, 0, 1, 1], [0, 1, 0, 1]), ([0, 0, 1, 1], [1, 1, 0, 0]), ([0, 0, 0], [0, 0, 0]), ([0, 0, 0], [0, 1, 2]), ([0, 0, 1, 2, 2, 2], [0, 0, 1, 1, 2, 2])):
        expected = [sk.adjusted_rand_score(t, p), sk.normalized_mutual_info_score(t, p), sk.adjusted_mutual_info_score(t, p), sk.mutual_info_score(t, p), sk.fowlkes_mallows_score(t, p),
                    *sk.homogeneity_completeness_v_measure(t, p)]
        case("clusters", "partitions", {"truth": t, "predicted": p}, expected, absolute=2e-15 if len(t) < 6 else 1e-13)


for record in (distributions, describing, correlations, means, ranked, counted, normality, drifting, series, regression, classification, clustering):
    record()
versions = f"scipy {scipy.__version__}, scikit-learn {sklearn.__version__}, statsmodels {statsmodels.__version__}, pandas {pd.__version__}, numpy {np.__version__}"
for theme, cases in THEMES.items():
    lines = ",\n".join(json.dumps(entry, allow_nan=False) for entry in cases)
    (FOLDER / f"{theme}.json").write_text(f'{{"recorded_with": {json.dumps(versions)}, "cases": [\n{lines}\n]}}\n')
print(sum(map(len, THEMES.values())), "cases:", {theme: len(cases) for theme, cases in THEMES.items()})
