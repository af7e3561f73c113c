"""What every model has: its data, names, and the ways to be made from arrays or from a formula."""

import numpy as np

from statsmodels.base.data import ModelData


class Model:
    """A model of `endog` by the columns of `exog`."""

    def __init__(self, endog, exog=None, missing="none", hasconst=None, **kwargs):
        design = kwargs.pop("_design", None)
        self.formula = kwargs.pop("_formula", None)
        if kwargs:
            import warnings
            from statsmodels.tools.sm_exceptions import ValueWarning
            warnings.warn(f"unknown kwargs {list(kwargs)}", ValueWarning)
        self.data = ModelData(endog, exog, missing, hasconst, design)
        self.endog, self.exog, self.k_constant = self.data.endog, self.data.exog, self.data.k_constant
        self.nobs = float(self.endog.shape[0])

    @property
    def endog_names(self):
        """The name of what is explained."""
        return self.data.ynames

    @property
    def exog_names(self):
        """The names of the columns that explain it."""
        return self.data.xnames

    @classmethod
    def from_formula(cls, formula, data, subset=None, drop_cols=None, *args, **kwargs):
        """A model from a formula such as `y ~ x + C(group)` and a frame."""
        from statsmodels.formula.design import design_of

        if drop_cols is not None:
            raise NotImplementedError(f"{cls.__name__}.from_formula(drop_cols=...) is not available")
        if "eval_env" in kwargs:
            raise NotImplementedError(f"{cls.__name__}.from_formula(eval_env=...) is not available")
        missing = kwargs.pop("missing", "drop")
        if missing == "none":
            missing = "drop"
        if subset is not None:
            data = data.loc[subset]
        endog, exog, design = design_of(formula, data, missing)
        for name in ("weights", "sigma", "offset", "exposure", "freq_weights", "var_weights"):
            given = kwargs.get(name)
            if isinstance(given, str):
                given = data[given]
            if given is not None and len(exog) != len(data) and np.ndim(given) == 1 and len(given) == len(data):
                given = np.asarray(given)[design.kept]
            if name in kwargs:
                kwargs[name] = given
        return cls(endog, exog, *args, _design=design, _formula=formula, **kwargs)

    def _new_rows(self, exog, transform=True):
        """Rows to be predicted, as numbers, and their labels."""
        design = self.data.design_info
        labels = exog.index if hasattr(exog, "iloc") and hasattr(exog, "columns") else None
        if transform and design is not None:
            import pandas as pd
            if isinstance(exog, dict):
                scalars = all(np.ndim(value) == 0 for value in exog.values())
                exog = pd.DataFrame(exog, index=[0] if scalars else None)
            elif hasattr(exog, "iloc") and not hasattr(exog, "columns"):
                exog = exog.to_frame().T if exog.name not in design.names_used else exog.to_frame()
            return _by_design(design, exog), exog.index
        if hasattr(exog, "iloc") and not hasattr(exog, "columns"):
            labels = exog.index
        rows = np.asarray(exog, dtype=float)
        if rows.ndim == 1 and (self.exog.ndim == 1 or self.exog.shape[1] == 1):
            rows = rows[:, None]
        rows = np.atleast_2d(rows)
        if rows.shape[1] != self.exog.shape[1]:
            raise ValueError(
                f"shapes ({rows.shape[0]},{rows.shape[1]}) and ({self.exog.shape[1]},) not aligned: "
                f"{rows.shape[1]} (dim 1) != {self.exog.shape[1]} (dim 0)"
            )
        return rows, labels


def _by_design(design, frame):
    from statsmodels.formula.reading import PatsyError
    try:
        return design.rows(frame)
    except PatsyError as error:
        raise PatsyError(
            "predict requires that you use a DataFrame when predicting from a model\nthat was created using the formula api.\n\n"
            f"The original error message returned by patsy is:\n{error}"
        ) from None


def labelled(values, labels):
    """Predictions with the labels of the rows they are for."""
    if labels is None:
        return values
    import pandas as pd
    return pd.Series(values, index=labels)
