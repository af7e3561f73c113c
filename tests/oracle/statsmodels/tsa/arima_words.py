# What is said of forecasting models, wherever a script looks for them.
import statsmodels.api as sm
import statsmodels.tsa.api as tsa

for where, name in (
    (sm.tsa, "ARIMA"), (sm.tsa, "SARIMAX"), (tsa, "ExponentialSmoothing"), (tsa, "SimpleExpSmoothing"), (tsa, "Holt"),
    (tsa, "AutoReg"), (tsa, "VAR"), (tsa, "ARIMA"), (tsa, "ETSModel"),
):
    try:
        print(getattr(where, name).__name__)
    except NotImplementedError as error:
        print(error)
