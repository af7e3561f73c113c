"""`set_output`: transformers that answer with frames."""

import functools


class OutputMixin:
    """Wraps `transform` and `fit_transform` of classes that can name their columns."""

    def __init_subclass__(cls, auto_wrap_output_keys=("transform",), **kwargs):
        super().__init_subclass__(**kwargs)
        if auto_wrap_output_keys is None:
            cls._wraps_output = False
        if not getattr(cls, "_wraps_output", True):
            return
        for name in ("transform", "fit_transform"):
            method = cls.__dict__.get(name)
            if callable(method):
                setattr(cls, name, _wrapped(method))

    @property
    def set_output(self):
        """Choose what `transform` gives: "default" or "pandas"; None leaves it as it is."""
        if not hasattr(self, "get_feature_names_out") or not getattr(self, "_wraps_output", True):
            raise AttributeError(f"This {type(self).__name__!r} has no attribute 'set_output'")
        return self._set_output

    def _set_output(self, *, transform=None):
        if transform is None:
            return self
        if transform == "polars":
            raise NotImplementedError("set_output(transform='polars') is not available: use 'pandas'")
        self._sklearn_output_config = {"transform": transform}
        return self


def output_kind(estimator):
    """"default" or "pandas", as the estimator or the settings say."""
    own = getattr(estimator, "_sklearn_output_config", None)
    if own is None:
        from sklearn._config import _settings
        kind = _settings["transform_output"]
    else:
        kind = own["transform"]
    if kind not in ("default", "pandas", "polars"):
        raise ValueError(f"output config must be in ['default', 'pandas', 'polars'], got {kind}")
    return kind


def _wrapped(method):
    @functools.wraps(method)
    def transform(self, X, *args, **kwargs):
        answer = method(self, X, *args, **kwargs)
        if output_kind(self) == "default" or not hasattr(self, "get_feature_names_out"):
            return answer
        if isinstance(answer, tuple):
            return (as_frame(self, X, answer[0]),) + answer[1:]
        return as_frame(self, X, answer)
    return transform


def as_frame(estimator, X, answer):
    """A frame of an answer, with the names of its columns and the index of what went in."""
    import pandas as pd
    if hasattr(answer, "toarray"):
        raise ValueError(
            "The transformer outputs a scipy sparse matrix. Try to set the transformer output to default or use `sparse_output=False` "
            "if your transformer supports it."
            if not hasattr(estimator, "sparse_output") else
            "Pandas output does not support sparse data. Set sparse_output=False to output pandas dataframes or disable Pandas output "
            "via `ohe.set_output(transform=\"default\")."
        )
    try:
        names = estimator.get_feature_names_out()
    except Exception:
        names = None
    if isinstance(answer, pd.DataFrame):
        if names is not None:
            answer = answer.copy()
            answer.columns = list(names)
        return answer
    index = X.index if isinstance(X, (pd.DataFrame, pd.Series)) else None
    return pd.DataFrame(answer, index=index, columns=None if names is None else list(names))
