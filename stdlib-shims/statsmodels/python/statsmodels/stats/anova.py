"""Analysis of variance of regressions from formulas."""

import _rooms
import numpy as np

from statsmodels.base.results import Results

__all__ = ["anova_lm"]
__getattr__ = _rooms.doors(__name__, absent="AnovaRM anova_single anova1_lm_single anova2_lm_single anova3_lm_single")


def anova_lm(*args, **kwargs):
    """The table of one regression (`typ` 1, 2 or 3), or of several that hold each other."""
    unknown = set(kwargs) - {"typ", "test", "scale", "robust"}
    if unknown:
        raise TypeError(f"anova_lm() got an unexpected keyword argument {sorted(unknown)[0]!r}")
    typ, test, scale, robust = kwargs.get("typ", 1), kwargs.get("test", "F"), kwargs.get("scale"), kwargs.get("robust")
    if test != "F":
        raise NotImplementedError(f"anova_lm(test={test!r}) is not available")
    if len(args) > 1:
        if typ not in (1, "I"):
            raise ValueError(f"Multiple models only supported for type I. Got type {typ}")
        return _of_many(args, scale)
    results, = args
    if not isinstance(results, Results) or results.data.design_info is None:
        raise AttributeError("'PandasData' object has no attribute 'design_info'")
    cov = None
    if robust:
        kind = robust.lower()
        if kind not in ("hc0", "hc1", "hc2", "hc3"):
            raise ValueError("robust options {0} not understood".format(kind))
        cov = getattr(results, "cov_" + kind.upper())
    if typ in (1, "I"):
        return _sequential(results)
    if typ in (2, "II"):
        return _marginal(results, cov)
    if typ in (3, "III"):
        return _whole(results, cov)
    if typ in (4, "IV"):
        raise NotImplementedError("Type IV not yet implemented")
    raise ValueError(f"Type {typ} not understood")


def _f(value, df, df_resid):
    from scipy import stats
    return stats.f.sf(value, df, df_resid)


def _of_many(models, scale):
    import pandas as pd
    scale = scale or models[-1].scale
    df_resid, ssr = [model.df_resid for model in models], [model.ssr for model in models]
    df_diff = np.concatenate(([0.0], -np.diff(df_resid)))
    ss_diff = np.concatenate(([np.nan], -np.diff(ssr)))
    with np.errstate(divide="ignore", invalid="ignore"):
        F = ss_diff / df_diff / scale
    p = _f(F, df_diff, np.asarray(df_resid))
    p[0] = np.nan
    return pd.DataFrame({"df_resid": df_resid, "ssr": ssr, "df_diff": df_diff, "ss_diff": ss_diff, "F": F, "Pr(>F)": p})


def _sequential(results):
    import pandas as pd
    design, model = results.data.design_info, results.model
    # The original leaves weights out of the effects.
    effects = (np.linalg.qr(model.exog)[0].T @ model.endog) ** 2
    names = [name for name in design.term_names if name != "Intercept"]
    sums = np.array([effects[design.term_slices[name]].sum() for name in names] + [results.ssr])
    df = np.array([float(_width(design.term_slices[name])) for name in names] + [results.df_resid])
    F = sums / df / (results.ssr / results.df_resid)
    p = _f(F, df, results.df_resid)
    F[-1] = p[-1] = np.nan
    table = {"df": df, "sum_sq": sums, "mean_sq": sums / df, "F": F, "PR(>F)": p}
    return pd.DataFrame(table, index=[*names, "Residual"])


def _width(place):
    return place.stop - place.start


def _table(results, names, F, p, df):
    import pandas as pd
    F, df = np.array(F, dtype=float), np.array(df, dtype=float)
    sums = F * df * results.ssr / results.df_resid
    table = {
        "sum_sq": [*sums, results.ssr], "df": [*df, results.df_resid], "F": [*F, np.nan], "PR(>F)": [*map(float, p), np.nan],
    }
    return pd.DataFrame(table, index=[*names, "Residual"])


def _marginal(results, cov):
    from scipy import linalg
    design, width = results.data.design_info, len(results._params)
    cov = results._cov if cov is None else cov
    factors = {name: frozenset(name.split(":")) for name in design.term_names if name != "Intercept"}
    rows = []
    for name, own in factors.items():
        first = list(range(*design.term_slices[name].indices(width)))
        second = [
            column for other, parts in factors.items() if own < parts for column in range(*design.term_slices[other].indices(width))
        ]
        L = np.eye(width)[first + second]
        rank = len(first)
        if second:
            # What is left of the term once the terms that hold it are taken out.
            away = linalg.qr(L @ cov @ np.eye(width)[second].T)[0]
            rank = len(L) - len(second)
            L = away[:, -rank:].T @ L
        test = results.f_test(L, cov_p=cov)
        rows.append((first[0], name, test.fvalue, test.pvalue, rank))
    rows.sort(key=lambda row: row[0])
    return _table(results, [row[1] for row in rows], *([row[place] for row in rows] for place in (2, 3, 4)))


def _whole(results, cov):
    design, width = results.data.design_info, len(results._params)
    tests = [results.f_test(np.eye(width)[place], cov_p=cov) for place in design.term_slices.values()]
    return _table(
        results, design.term_names, [test.fvalue for test in tests], [test.pvalue for test in tests],
        [_width(place) for place in design.term_slices.values()],
    )
