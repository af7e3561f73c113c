"""Tests: what `statsmodels.stats` offers."""

from statsmodels._rooms import doors, table

_WHERE = table(
    stats__anova="anova_lm",
    stats__diagnostic="acorr_breusch_godfrey acorr_ljungbox het_arch het_breuschpagan het_goldfeldquandt het_white normal_ad",
    stats__multitest="fdrcorrection multipletests",
    stats__power="FTestAnovaPower GofChisquarePower NormalIndPower TTestIndPower TTestPower tt_ind_solve_power tt_solve_power "
                 "zt_ind_solve_power",
    stats__proportion="proportion_confint proportion_effectsize proportions_chisquare proportions_ztest",
    stats__stattools="durbin_watson jarque_bera omni_normtest",
    stats__weightstats="CompareMeans DescrStatsW ttest_ind zconfint ztest",
)
__all__ = sorted(_WHERE)
_open = doors("statsmodels.stats", _WHERE, section="statsmodels.stats.api")
_MODULES = frozenset((
    "anova", "api", "contingency_tables", "diagnostic", "multicomp", "multitest", "outliers_influence", "power", "proportion", "stattools",
    "weightstats",
))


def __getattr__(name):
    if name in _MODULES:
        return __import__(f"statsmodels.stats.{name}", None, None, ["_"])
    return _open(name)
