"""Statistics: distributions, summaries, correlations, tests. Each room is read when its first name is used."""

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

_ROOMS = {
    "_continuous": "rv_continuous",
    "_discrete": "rv_discrete",
    "_histogram_dist": "rv_histogram",
    "_distribution": "FitError",
    "_multivariate": "multivariate_normal",
    "_student_vectors": "multivariate_t",
    "_simplex_family": "dirichlet multinomial multivariate_hypergeom dirichlet_multinomial",
    "_matrix_family": "wishart invwishart matrix_normal ortho_group special_ortho_group unitary_group random_correlation uniform_direction",
    "_summaries": "describe zscore zmap gzscore skew kurtosis moment mode sem iqr gmean hmean pmean gstd variation median_abs_deviation "
                  "kstat kstatvar",
    "_places": "rankdata percentileofscore scoreatpercentile trim_mean trimboth trim1 sigmaclip tmean tvar tstd tsem tmin tmax tiecorrect",
    "_estimates": "bayes_mvs mvsdist expectile obrientransform lmoment quantile",
    "_circle": "circmean circvar circstd directional_stats",
    "_binning": "cumfreq relfreq binned_statistic binned_statistic_2d binned_statistic_dd",
    "_correlation": "pearsonr spearmanr spearmanrho kendalltau pointbiserialr ConstantInputWarning",
    "_order_tests": "somersd chatterjeexi weightedtau bws_test page_trend_test",
    "_lines": "linregress theilslopes siegelslopes",
    "_means_tests": "ttest_1samp ttest_ind ttest_rel ttest_ind_from_stats f_oneway tukey_hsd alexandergovern",
    "_dunnett": "dunnett",
    "_counts_tests": "chisquare power_divergence chi2_contingency fisher_exact binomtest expected_freq",
    "_exact_tests": "barnard_exact boschloo_exact poisson_means_test quantile_test",
    "_rank_tests": "mannwhitneyu wilcoxon kruskal friedmanchisquare ranksums brunnermunzel median_test",
    "_shape_tests": "shapiro normaltest skewtest kurtosistest jarque_bera anderson",
    "_fit_tests": "kstest ks_1samp ks_2samp",
    "_gap_tests": "cramervonmises cramervonmises_2samp epps_singleton_2samp anderson_ksamp",
    "_goodness": "goodness_of_fit fit",
    "_spread_tests": "levene bartlett fligner mood ansari",
    "_survival": "ecdf logrank CensoredData",
    "_many_tests": "combine_pvalues false_discovery_control",
    "_methods": "MonteCarloMethod PermutationMethod BootstrapMethod",
    "_samples": "DegenerateDataWarning",
    "_kde": "gaussian_kde",
    "_transforms": "probplot boxcox boxcox_llf boxcox_normmax yeojohnson yeojohnson_llf yeojohnson_normmax",
    "_shape_plots": "ppcc_max ppcc_plot boxcox_normplot yeojohnson_normplot",
    "_distances": "entropy differential_entropy wasserstein_distance energy_distance",
    "_bootstrap": "bootstrap",
    "_permutation": "permutation_test monte_carlo_test",
}

_MODULES = ("distributions", "mstats", "contingency", "qmc", "stats", "morestats", "kde")

_ABSENT = (
    "gausshyper landau levy_stable nchypergeom_wallenius vonmises_fisher matrix_t normal_inverse_gamma random_table "
    "multiscale_graphcorr wasserstein_distance_nd sobol_indices power Covariance NearConstantInputWarning "
    "make_distribution Mixture Normal Uniform Logistic Binomial abs exp log order_statistic truncate "
    "sampling biasedurn mstats_basic mstats_extras mvn"
).split()

_ROOM_OF = {name: room for table in (_DISTRIBUTIONS, _ROOMS) for room, names in table.items() for name in names.split()}

__all__ = sorted(_ROOM_OF)


def __getattr__(name):
    if name in _ROOM_OF:
        import importlib

        room = importlib.import_module(f"scipy.stats.{_ROOM_OF[name]}")
        if _ROOM_OF[name] in _DISTRIBUTIONS:
            kind, shapes, low, high = room.DISTRIBUTIONS[name]
            value = kind(a=low, b=high, name=name, shapes=shapes)
        else:
            value = getattr(room, name)
        globals()[name] = value
        return value
    if name in _MODULES:
        import importlib

        return importlib.import_module(f"scipy.stats.{name}")
    if name in _ABSENT:
        raise NotImplementedError(f"scipy.stats.{name} is not available")
    raise AttributeError(f"module 'scipy.stats' has no attribute {name!r}")


def __dir__():
    return sorted({*globals(), *__all__})
