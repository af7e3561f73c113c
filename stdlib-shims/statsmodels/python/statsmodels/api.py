"""The classes and functions of statsmodels that take arrays and frames: `import statsmodels.api as sm`."""

from statsmodels._rooms import doors, table

_WHERE = table(
    regression__linear_model="OLS WLS GLS",
    discrete__discrete_model="Logit Probit Poisson",
    genmod__generalized_linear_model="GLM",
    tools__tools="add_constant",
    graphics__gofplots="qqplot qqline",
)
_MODULES = {
    "families": "genmod.families", "formula": "formula", "graphics": "graphics", "nonparametric": "nonparametric", "stats": "stats",
    "tsa": "tsa",
}
__all__ = sorted([*_WHERE, *_MODULES])
_open = doors("statsmodels.api", _WHERE, ("datasets", "version", "robust", "multivariate", "emplike", "duration", "distributions"))


def __getattr__(name):
    if name in _MODULES:
        return __import__(f"statsmodels.{_MODULES[name]}", None, None, ["_"])
    return _open(name)
