"""Public names of statsmodels 0.14.6: what our coverage is counted against. Recorded, not written."""

SECTIONS = {
    "statsmodels.api": """
        BayesGaussMI BinomialBayesMixedGLM ConditionalLogit ConditionalMNLogit ConditionalPoisson Factor GEE
        GLM GLMGam GLS GLSAR GeneralizedPoisson HurdleCountModel Logit MANOVA MI MICE MICEData MNLogit MixedLM
        NegativeBinomial NegativeBinomialP NominalGEE OLS OrdinalGEE PCA PHReg Poisson PoissonBayesMixedGLM
        ProbPlot Probit QuantReg RLM RecursiveLS SurvfuncRight TruncatedLFNegativeBinomialP TruncatedLFPoisson
        WLS ZeroInflatedGeneralizedPoisson ZeroInflatedNegativeBinomialP ZeroInflatedPoisson add_constant
        categorical families graphics load load_pickle qqline qqplot qqplot_2samples show_versions stats tsa
        webdoc
    """,
    "statsmodels.formula.api": """
        conditional_logit conditional_mnlogit conditional_poisson gee glm glmgam gls glsar logit mixedlm
        mnlogit negativebinomial nominal_gee ols ordinal_gee phreg poisson probit quantreg rlm wls
    """,
    "statsmodels.tsa.api": """
        AR ARDL ARIMA ArmaProcess AutoReg DynamicFactor DynamicFactorMQ ETSModel ExponentialSmoothing Holt
        MarkovAutoregression MarkovRegression SARIMAX STL STLForecast SVAR SimpleExpSmoothing UECM
        UnobservedComponents VAR VARMAX VECM acf acovf add_lag add_trend adfuller ardl_select_order
        arma_generate_sample arma_order_select_ic bds breakvar_heteroskedasticity_test ccf ccovf coint detrend
        graphics kpss lagmat lagmat2ds pacf pacf_ols pacf_yw q_stat range_unit_root_test seasonal_decompose
        x13_arima_analysis x13_arima_select_order zivot_andrews
    """,
    "statsmodels.stats.api": """
        AnovaRM CompareMeans DescrStatsW Describe FTestAnovaPower FTestPower FactoredPSDMatrix
        GofChisquarePower Mediation NormalIndPower NullDistribution OaxacaBlinder RegressionFDR Runs
        SquareTable StratifiedTable TTestIndPower TTestPower Table Table2x2 acorr_breusch_godfrey
        acorr_ljungbox acorr_lm anova_generic anova_lm anova_oneway binom_test binom_test_reject_interval
        binom_tost binom_tost_reject_interval breaks_cusumolsresid breaks_hansen chisquare_effectsize
        cochrans_q cohens_kappa combine_effects compare_cox compare_encompassing compare_j
        confint_effectsize_oneway confint_mvmean confint_mvmean_fromstats confint_noncentrality
        confint_poisson confint_poisson_2indep confint_proportions_2indep confint_quantile_poisson
        convert_effectsize_fsqu corr_clipped corr_nearest corr_nearest_factor corr_thresholded cov_cluster
        cov_cluster_2groups cov_hac cov_hc0 cov_hc1 cov_hc2 cov_hc3 cov_nearest cov_nearest_factor_homog
        cov_nw_panel cov_white_simple durbin_watson effectsize_2proportions effectsize_oneway effectsize_smd
        equivalence_oneway equivalence_oneway_generic equivalence_scale_oneway etest_poisson_2indep
        f2_to_wellek fdrcorrection fdrcorrection_twostage fleiss_kappa fstat_to_wellek gof_chisquare_discrete
        het_arch het_breuschpagan het_goldfeldquandt het_white jarque_bera lilliefors linear_harvey_collier
        linear_lm linear_rainbow linear_reset local_fdr mcnemar multinomial_proportions_confint multipletests
        nonequivalence_poisson_2indep normal_ad omni_normtest power_binom_tost power_equivalence_neginb_2indep
        power_equivalence_oneway power_equivalence_poisson_2indep power_negbin_ratio_2indep
        power_poisson_diff_2indep power_poisson_ratio_2indep power_proportions_2indep power_ztost_prop
        powerdiscrepancy proportion_confint proportion_effectsize proportions_chisquare
        proportions_chisquare_allpairs proportions_chisquare_pairscontrol proportions_ztest proportions_ztost
        recursive_olsresiduals runstest_1samp runstest_2samp samplesize_confint_proportion
        samplesize_proportions_2indep_onetail se_cov simulate_power_equivalence_oneway spec_white test_cov
        test_cov_blockdiagonal test_cov_diagonal test_cov_oneway test_cov_spherical test_mvmean
        test_mvmean_2indep test_poisson test_poisson_2indep test_proportions_2indep test_scale_oneway
        tolerance_int_poisson tost_poisson_2indep tost_proportions_2indep tt_ind_solve_power tt_solve_power
        ttest_ind ttost_ind ttost_paired tukeyhsd wellek_to_f2 zconfint zt_ind_solve_power ztest ztost
    """,
    "statsmodels.graphics.api": """
        abline_plot beanplot fboxplot hdrboxplot influence_plot interaction_plot mean_diff_plot plot_ccpr
        plot_ccpr_grid plot_corr plot_corr_grid plot_fit plot_leverage_resid2 plot_partregress
        plot_partregress_grid plot_regress_exog qqplot rainbow rainbowplot tsa violinplot
    """,
}
