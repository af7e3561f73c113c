"""The older name of a part of scipy.stats."""

from scipy import _old_names

__all__, __dir__, __getattr__ = _old_names.old_room(__name__, (
    "mvsdist bayes_mvs kstat kstatvar probplot ppcc_max ppcc_plot boxcox_llf boxcox boxcox_normmax boxcox_normplot shapiro "
    "anderson ansari bartlett levene fligner mood wilcoxon median_test circmean circvar circstd anderson_ksamp yeojohnson_llf "
    "yeojohnson yeojohnson_normmax yeojohnson_normplot chi2_contingency distributions"
))
