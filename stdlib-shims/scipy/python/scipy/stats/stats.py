"""The older name of a part of scipy.stats."""

from scipy import _old_names

__all__, __dir__, __getattr__ = _old_names.old_room(__name__, (
    "gmean hmean pmean mode tmean tvar tmin tmax tstd tsem moment skew kurtosis describe skewtest kurtosistest normaltest "
    "jarque_bera scoreatpercentile percentileofscore cumfreq relfreq obrientransform sem zmap zscore gzscore iqr gstd "
    "median_abs_deviation sigmaclip trimboth trim1 trim_mean f_oneway pearsonr fisher_exact spearmanr pointbiserialr kendalltau "
    "weightedtau multiscale_graphcorr linregress siegelslopes theilslopes ttest_1samp ttest_ind ttest_ind_from_stats ttest_rel "
    "kstest ks_1samp ks_2samp chisquare power_divergence tiecorrect ranksums kruskal friedmanchisquare rankdata combine_pvalues "
    "wasserstein_distance energy_distance brunnermunzel alexandergovern distributions mstats_basic"
))
