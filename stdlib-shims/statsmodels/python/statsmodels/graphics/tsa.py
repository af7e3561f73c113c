"""The same names as `statsmodels.graphics.tsaplots`."""

from statsmodels.graphics.tsaplots import __all__, __getattr__, plot_acf, plot_pacf
