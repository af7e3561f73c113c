"""Statistics: distributions, summaries, correlations, tests. Each room is read when its first name is used."""

import _rooms

_DISTRIBUTIONS = {
    "_normal_family": "norm lognorm halfnorm truncnorm skewnorm invgauss t cauchy",
    "_gamma_family": "gamma chi2 chi rayleigh maxwell invgamma beta f powerlaw",
    "_exponential_family": "expon uniform pareto laplace logistic triang loguniform reciprocal",
    "_extreme_family": "weibull_min weibull_max gumbel_r gumbel_l genextreme genpareto",
    "_lifetime_family": "exponweib exponpow fatiguelife burr burr12 fisk mielke gompertz lomax invweibull loglaplace kappa3",
    "_bounded_family": "arcsine anglit semicircular cosine bradford trapezoid truncexpon truncpareto truncweibull_min rdist argus",
    "_tailed_family": "halfcauchy halflogistic foldcauchy foldnorm gennorm halfgennorm hypsecant levy levy_l dgamma dweibull "
                      "laplace_asymmetric skewcauchy",
    "_gamma_kin": "gengamma erlang betaprime loggamma pearson3 nakagami jf_skew_t",
    "_normal_kin": "johnsonsb johnsonsu exponnorm powernorm powerlognorm gibrat wald recipinvgauss moyal rice norminvgauss alpha "
                   "crystalball",
    "_heavy_family": "rel_breitwigner dpareto_lognorm",
    "_noncentral_family": "ncx2 ncf nct ksone kstwo kstwobign studentized_range",
    "_round_family": "vonmises vonmises_line wrapcauchy genlogistic genhalflogistic genexpon tukeylambda geninvgauss genhyperbolic "
                     "irwinhall kappa4",
    "_count_family": "binom bernoulli poisson geom nbinom hypergeom randint zipf",
    "_count_kin": "betabinom betanbinom boltzmann dlaplace logser planck skellam yulesimon nhypergeom zipfian poisson_binom "
                  "nchypergeom_fisher",
}

_WHERE = _rooms.table(
    _DISTRIBUTIONS,
    _continuous="rv_continuous",
    _discrete="rv_discrete",
    _histogram_dist="rv_histogram",
    _distribution="FitError",
    _multivariate="multivariate_normal",
    _student_vectors="multivariate_t",
    _simplex_family="dirichlet multinomial multivariate_hypergeom dirichlet_multinomial",
    _matrix_family="wishart invwishart matrix_normal ortho_group special_ortho_group unitary_group random_correlation uniform_direction",
    _summaries="describe zscore zmap gzscore skew kurtosis moment mode sem iqr gmean hmean pmean gstd variation median_abs_deviation "
               "kstat kstatvar",
    _places="rankdata percentileofscore scoreatpercentile trim_mean trimboth trim1 sigmaclip tmean tvar tstd tsem tmin tmax tiecorrect",
    _estimates="bayes_mvs mvsdist expectile obrientransform lmoment quantile",
    _circle="circmean circvar circstd directional_stats",
    _binning="cumfreq relfreq binned_statistic binned_statistic_2d binned_statistic_dd",
    _correlation="pearsonr spearmanr spearmanrho kendalltau pointbiserialr ConstantInputWarning",
    _order_tests="somersd chatterjeexi weightedtau bws_test page_trend_test",
    _lines="linregress theilslopes siegelslopes",
    _means_tests="ttest_1samp ttest_ind ttest_rel ttest_ind_from_stats f_oneway tukey_hsd alexandergovern",
    _dunnett="dunnett",
    _counts_tests="chisquare power_divergence chi2_contingency fisher_exact binomtest expected_freq",
    _exact_tests="barnard_exact boschloo_exact poisson_means_test quantile_test",
    _rank_tests="mannwhitneyu wilcoxon kruskal friedmanchisquare ranksums brunnermunzel median_test",
    _shape_tests="shapiro normaltest skewtest kurtosistest jarque_bera anderson",
    _fit_tests="kstest ks_1samp ks_2samp",
    _gap_tests="cramervonmises cramervonmises_2samp epps_singleton_2samp anderson_ksamp",
    _goodness="goodness_of_fit fit",
    _spread_tests="levene bartlett fligner mood ansari",
    _survival="ecdf logrank CensoredData",
    _many_tests="combine_pvalues false_discovery_control",
    _methods="MonteCarloMethod PermutationMethod BootstrapMethod",
    _samples="DegenerateDataWarning",
    _kde="gaussian_kde",
    _transforms="probplot boxcox boxcox_llf boxcox_normmax yeojohnson yeojohnson_llf yeojohnson_normmax",
    _shape_plots="ppcc_max ppcc_plot boxcox_normplot yeojohnson_normplot",
    _distances="entropy differential_entropy wasserstein_distance energy_distance",
    _bootstrap="bootstrap",
    _permutation="permutation_test monte_carlo_test",
)
__all__ = sorted(_WHERE)
_open = _rooms.doors(
    __name__, _WHERE, "biasedurn mstats_basic mstats_extras mvn sampling",
    modules="contingency distributions kde morestats mstats qmc stats",
)


def __getattr__(name):
    # As in `_rooms`, a name is a plain string.
    if type(name) is not str or _WHERE.get(name) not in _DISTRIBUTIONS:
        return _open(name)
    room = __import__(f"scipy.stats.{_WHERE[name]}", None, None, ["__name__"])
    kind, shapes, low, high = room.DISTRIBUTIONS[name]
    value = globals()[name] = kind(a=low, b=high, name=name, shapes=shapes)
    return value


def __dir__():
    return sorted({*globals(), *__all__})
