"""Models from formulas: see `statsmodels.formula.api`."""


def __getattr__(name):
    if name == "api":
        return __import__("statsmodels.formula.api", None, None, ["_"])
    from statsmodels.formula import api
    return getattr(api, name)
