"""Tests: what `statsmodels.stats` offers."""

import _rooms

_WHERE = _rooms.table(
    anova="anova_lm",
    diagnostic="acorr_breusch_godfrey acorr_ljungbox het_arch het_breuschpagan het_goldfeldquandt het_white normal_ad",
    multitest="fdrcorrection multipletests",
    power="FTestAnovaPower GofChisquarePower NormalIndPower TTestIndPower TTestPower tt_ind_solve_power tt_solve_power "
          "zt_ind_solve_power",
    proportion="proportion_confint proportion_effectsize proportions_chisquare proportions_ztest",
    stattools="durbin_watson jarque_bera omni_normtest",
    weightstats="CompareMeans DescrStatsW ttest_ind zconfint ztest",
)
__all__ = sorted(_WHERE)
__getattr__ = _rooms.doors(
    __name__, _WHERE, section="statsmodels.stats.api",
    modules="anova api contingency_tables diagnostic multicomp multitest outliers_influence power proportion stattools weightstats",
)
