"""The text of `summary()` of a linear regression."""

from statsmodels.iolib.summary import Summary, d_or_f, date_and_time, pairs_table


def summary_of(results, yname, xname, title, alpha, slim):
    """The tables of a regression, and notes on it."""
    from statsmodels.stats.stattools import durbin_watson, jarque_bera, omni_normtest

    date, clock = date_and_time()
    fvalue = results.fvalue
    around = "" if results.k_constant else " (uncentered)"
    left = [
        ("Dep. Variable:", yname or results.model.endog_names), ("Model:", type(results.model).__name__), ("Method:", "Least Squares"),
        ("Date:", date), ("Time:", clock), ("No. Observations:", d_or_f(results.nobs)), ("Df Residuals:", d_or_f(results.df_resid)),
        ("Df Model:", d_or_f(results.df_model)), ("Covariance Type:", results.cov_type),
    ]
    right = [
        (f"R-squared{around}:", "%#8.3f" % results.rsquared), (f"Adj. R-squared{around}:", "%#8.3f" % results.rsquared_adj),
        ("F-statistic:", "%#8.4g" % fvalue), ("Prob (F-statistic):", "%#6.3g" % results.f_pvalue),
        ("Log-Likelihood:", "%#8.5g" % results.llf), ("AIC:", "%#8.4g" % results.aic), ("BIC:", "%#8.4g" % results.bic),
    ]
    if slim:
        kept = ("Dep. Variable:", "Model:", "No. Observations:", "Covariance Type:", "R-squared:", "Adj. R-squared:", "F-statistic:",
                "Prob (F-statistic):")
        left, right = [[pair for pair in pairs if pair[0] in kept] for pairs in (left, right)]
    made = Summary()
    made.tables.append(pairs_table(left, right, title or f"{type(results.model).__name__} Regression Results"))
    made.tables.append(results._parameter_table(alpha, xname))
    if not slim:
        jb, jb_p, skew, kurtosis = jarque_bera(results.wresid)
        omnibus, omnibus_p = omni_normtest(results.wresid)
        made.tables.append(pairs_table(
            [("Omnibus:", "%#6.3f" % omnibus), ("Prob(Omnibus):", "%#6.3f" % omnibus_p), ("Skew:", "%#6.3f" % skew),
             ("Kurtosis:", "%#6.3f" % kurtosis)],
            [("Durbin-Watson:", "%#8.3f" % durbin_watson(results.wresid)), ("Jarque-Bera (JB):", "%#8.3f" % jb),
             ("Prob(JB):", "%#8.3g" % jb_p), ("Cond. No.", "%#8.3g" % results.condition_number)],
        ))
    notes = _notes(results)
    made.add_extra_txt(["Notes:", *(f"[{number}] {note}" for number, note in enumerate(notes, 1))])
    return made


def _notes(results):
    notes = []
    if not results.k_constant:
        notes.append("R² is computed without centering (uncentered) since the model does not contain a constant.")
    notes.append(results.cov_kwds["description"])
    rows, columns = results.model.exog.shape
    if rows < columns:
        notes.append("The input rank is higher than the number of observations.")
    smallest = results.eigenvals[-1]
    if smallest < 1e-10:
        notes.append(
            f"The smallest eigenvalue is {smallest:6.3g}. This might indicate that there are\n"
            "strong multicollinearity problems or that the design matrix is singular."
        )
    elif results.condition_number > 1000:
        notes.append(
            f"The condition number is large, {results.condition_number:6.3g}. This might indicate that there are\n"
            "strong multicollinearity or other numerical problems."
        )
    return notes
