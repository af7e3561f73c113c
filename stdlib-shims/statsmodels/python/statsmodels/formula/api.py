"""Models from formulas: `import statsmodels.formula.api as smf`."""

import _rooms

_WHERE = {
    "ols": "regression.linear_model OLS", "wls": "regression.linear_model WLS", "gls": "regression.linear_model GLS",
    "logit": "discrete.discrete_model Logit", "probit": "discrete.discrete_model Probit", "poisson": "discrete.discrete_model Poisson",
    "glm": "genmod.generalized_linear_model GLM",
}
__all__ = sorted(_WHERE)
_refuse = _rooms.doors(__name__)


def __getattr__(name):
    if name not in _WHERE:
        return _refuse(name)
    room, owner = _WHERE[name].split()
    return getattr(__import__("statsmodels." + room, None, None, [owner]), owner).from_formula
