"""The classes and functions of statsmodels that take arrays and frames: `import statsmodels.api as sm`."""

import _rooms

_WHERE = _rooms.table({
    "regression.linear_model": "OLS WLS GLS",
    "discrete.discrete_model": "Logit Probit Poisson",
    "genmod.generalized_linear_model": "GLM",
    "tools.tools": "add_constant",
    "graphics.gofplots": "qqplot qqline",
})
__all__ = sorted([*_WHERE, "families", "formula", "graphics", "nonparametric", "stats", "tsa"])
__getattr__ = _rooms.doors(
    __name__, _WHERE, "datasets version robust multivariate emplike duration distributions",
    home="statsmodels", modules="genmod.families formula graphics nonparametric stats tsa",
)
