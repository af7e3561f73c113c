"""Steps one after another, and transformers side by side."""

import numpy as np

from sklearn._data import check_fitted
from sklearn.base import BaseEstimator, TransformerMixin, clone
from sklearn.exceptions import NotFittedError
from sklearn.utils._bunch import Bunch
from sklearn.utils._named import NamedParts, available_if, show_progress

__all__ = ["FeatureUnion", "Pipeline", "make_pipeline", "make_union"]


def _last_has(method):
    def found(self):
        last = self._final_estimator
        if last == "passthrough":
            return True
        getattr(last, method)
        return True
    return found


def _every_step_has_inverse(self):
    for _, _, step in self._iter():
        getattr(step, "inverse_transform")
    return True


class Pipeline(NamedParts, BaseEstimator):
    """Transformers, then an estimator; each works on what the one before gives."""

    def __init__(self, steps, *, transform_input=None, memory=None, verbose=False):
        self.steps = steps
        self.transform_input = transform_input
        self.memory = memory
        self.verbose = verbose

    _parts_name = "steps"

    def set_output(self, *, transform=None):
        """What the transforming steps give: "default" or "pandas"."""
        for _, _, step in self._iter():
            _set_output_of(step, transform)
        return self

    def get_params(self, deep=True):
        """Parameters of the pipeline and of its steps."""
        return self._get_part_params(deep)

    def set_params(self, **kwargs):
        """Change steps or their parameters, as `step__parameter`."""
        return self._set_part_params(**kwargs)

    def _validate_steps(self):
        if not self.steps:
            raise ValueError("The pipeline is empty. Please add steps.")
        names, estimators = zip(*self.steps)
        self._check_names(names)
        for step in estimators[:-1]:
            if step is None or step == "passthrough":
                continue
            if not (hasattr(step, "fit") or hasattr(step, "fit_transform")) or not hasattr(step, "transform"):
                raise TypeError(
                    "All intermediate steps should be transformers and implement fit and transform or be the string 'passthrough' "
                    f"'{step}' (type {type(step)}) doesn't"
                )
        last = estimators[-1]
        if last is not None and last != "passthrough" and not hasattr(last, "fit"):
            raise TypeError(f"Last step of Pipeline should implement fit or be the string 'passthrough'. '{last}' (type {type(last)}) doesn't")

    def _iter(self, with_final=True, filter_passthrough=True):
        stop = len(self.steps) if with_final else len(self.steps) - 1
        for place, (name, step) in enumerate(self.steps[:stop]):
            if not filter_passthrough or (step is not None and step != "passthrough"):
                yield place, name, step

    def __len__(self):
        return len(self.steps)

    def __getitem__(self, key):
        if isinstance(key, slice):
            if key.step not in (1, None):
                raise ValueError("Pipeline slicing only supports a step of 1")
            return self.__class__(self.steps[key], memory=self.memory, verbose=self.verbose)
        if isinstance(key, str):
            return self.named_steps[key]
        return self.steps[key][1]

    @property
    def named_steps(self):
        """Steps by name."""
        return Bunch(**dict(self.steps))

    @property
    def _final_estimator(self):
        last = self.steps[-1][1] if self.steps else None
        return "passthrough" if last is None else last

    @property
    def _estimator_type(self):
        return getattr(self.steps[-1][1], "_estimator_type", None) if self.steps else None

    def _message(self, place):
        if not self.verbose:
            return None
        return f"(step {place + 1} of {len(self.steps)}) Processing {self.steps[place][0]}"

    def _step_params(self, params):
        if self.memory is not None:
            raise NotImplementedError("Pipeline(memory=...) is not available: nothing is cached here, leave memory=None")
        if self.transform_input is not None:
            raise ValueError("The `transform_input` parameter can only be set if metadata routing is enabled. You can enable metadata "
                             "routing using `sklearn.set_config(enable_metadata_routing=True)`.")
        made = {name: {} for name, step in self.steps if step is not None}
        for key, value in params.items():
            if value is None and "__" not in key:
                continue
            if "__" not in key:
                raise ValueError(
                    f"Pipeline.fit does not accept the {key} parameter. You can pass parameters to specific steps of your pipeline using "
                    f"the stepname__parameter format, e.g. `Pipeline.fit(X, y, logisticregression__sample_weight=sample_weight)`."
                )
            step, _, name = key.partition("__")
            made[step][name] = value
        return made

    def _fit_steps(self, X, y, params):
        self.steps = list(self.steps)
        self._validate_steps()
        for place, name, step in self._iter(with_final=False, filter_passthrough=False):
            if step is None or step == "passthrough":
                with show_progress("Pipeline", self._message(place)):
                    continue
            step = clone(step)
            with show_progress("Pipeline", self._message(place)):
                X = fit_and_transform(step, X, y, params.get(name, {}))
            self.steps[place] = (name, step)
        return X

    def fit(self, X, y=None, **params):
        """Fit each transformer on what the one before gives, then the last step."""
        steps = self._step_params(params)
        X = self._fit_steps(X, y, steps)
        with show_progress("Pipeline", self._message(len(self.steps) - 1)):
            if self._final_estimator != "passthrough":
                self._final_estimator.fit(X, y, **steps[self.steps[-1][0]])
        return self

    def _can_fit_transform(self):
        last = self._final_estimator
        return last == "passthrough" or hasattr(last, "transform") or hasattr(last, "fit_transform")

    @available_if(_can_fit_transform)
    def fit_transform(self, X, y=None, **params):
        """Fit all steps and transform with them."""
        steps = self._step_params(params)
        X = self._fit_steps(X, y, steps)
        last = self._final_estimator
        with show_progress("Pipeline", self._message(len(self.steps) - 1)):
            if last == "passthrough":
                return X
            return fit_and_transform(last, X, y, steps[self.steps[-1][0]])

    @available_if(_last_has("fit_predict"))
    def fit_predict(self, X, y=None, **params):
        """Fit all steps and predict with the last one."""
        steps = self._step_params(params)
        X = self._fit_steps(X, y, steps)
        with show_progress("Pipeline", self._message(len(self.steps) - 1)):
            return self.steps[-1][1].fit_predict(X, y, **steps[self.steps[-1][0]])

    def _through(self, X):
        _warn_if_not_fitted(self)
        for _, _, step in self._iter(with_final=False):
            X = step.transform(X)
        return X

    @available_if(_last_has("predict"))
    def predict(self, X, **params):
        """What the last step predicts."""
        return self.steps[-1][1].predict(self._through(X), **params)

    @available_if(_last_has("predict_proba"))
    def predict_proba(self, X, **params):
        """Probabilities of the last step."""
        return self.steps[-1][1].predict_proba(self._through(X), **params)

    @available_if(_last_has("predict_log_proba"))
    def predict_log_proba(self, X, **params):
        """Logarithms of the probabilities of the last step."""
        return self.steps[-1][1].predict_log_proba(self._through(X), **params)

    @available_if(_last_has("decision_function"))
    def decision_function(self, X, **params):
        """Decisions of the last step."""
        return self.steps[-1][1].decision_function(self._through(X), **params)

    @available_if(_last_has("score_samples"))
    def score_samples(self, X):
        """Scores of rows by the last step."""
        return self.steps[-1][1].score_samples(self._through(X))

    @available_if(_last_has("score"))
    def score(self, X, y=None, sample_weight=None, **params):
        """The score of the last step."""
        if sample_weight is not None:
            params["sample_weight"] = sample_weight
        return self.steps[-1][1].score(self._through(X), y, **params)

    def _can_transform(self):
        last = self._final_estimator
        if last != "passthrough":
            getattr(last, "transform")
        return True

    @available_if(_can_transform)
    def transform(self, X, **params):
        """X through all steps."""
        _warn_if_not_fitted(self)
        for _, _, step in self._iter():
            X = step.transform(X)
        return X

    @available_if(_every_step_has_inverse)
    def inverse_transform(self, X, **params):
        """X back through all steps."""
        _warn_if_not_fitted(self)
        for _, _, step in reversed(list(self._iter())):
            X = step.inverse_transform(X)
        return X

    @property
    def classes_(self):
        """Classes of the last step."""
        return self.steps[-1][1].classes_

    @property
    def n_features_in_(self):
        """The number of columns the first step takes."""
        return self.steps[0][1].n_features_in_

    @property
    def feature_names_in_(self):
        """Names of the columns the first step takes."""
        return self.steps[0][1].feature_names_in_

    def get_feature_names_out(self, input_features=None):
        """Names of the columns after all steps."""
        names = input_features
        for _, name, step in self._iter():
            if not hasattr(step, "get_feature_names_out"):
                raise AttributeError(f"Estimator {name} does not provide get_feature_names_out. Did you mean to call pipeline[:-1].get_feature_names_out()?")
            names = step.get_feature_names_out(names)
        return names

    def __sklearn_is_fitted__(self):
        last = next((step for _, step in reversed(self.steps) if step is not None and step != "passthrough"), None)
        if last is None:
            return True
        try:
            check_fitted(last)
            return True
        except NotFittedError:
            return False


def _warn_if_not_fitted(pipeline):
    try:
        check_fitted(pipeline)
    except NotFittedError:
        import warnings
        warnings.warn(
            "This Pipeline instance is not fitted yet. Call 'fit' with appropriate arguments before using other methods such as "
            "transform, predict, etc. This will raise an error in 1.8 instead of the current warning.", FutureWarning, stacklevel=3,
        )


def _set_output_of(step, transform):
    if hasattr(step, "set_output"):
        step.set_output(transform=transform)
    elif transform is not None and (hasattr(step, "transform") or hasattr(step, "fit_transform")):
        raise ValueError(f"Unable to configure output for {step} because `set_output` is not available.")


def fit_and_transform(transformer, X, y, params):
    """Fit a transformer and give what it makes of X."""
    if hasattr(transformer, "fit_transform"):
        return transformer.fit_transform(X, y, **params)
    return transformer.fit(X, y, **params).transform(X)


def name_estimators(estimators):
    """(name, estimator) pairs, names being those of the classes in small letters."""
    names = [estimator if isinstance(estimator, str) else type(estimator).__name__.lower() for estimator in estimators]
    counts = {name: names.count(name) for name in names}
    used = {}
    made = []
    for name, estimator in zip(names, estimators):
        if counts[name] > 1:
            used[name] = used.get(name, 0) + 1
            name = f"{name}-{used[name]}"
        made.append((name, estimator))
    return made


def make_pipeline(*steps, memory=None, transform_input=None, verbose=False):
    """A pipeline whose steps are named after their classes."""
    return Pipeline(name_estimators(steps), transform_input=transform_input, memory=memory, verbose=verbose)


class FeatureUnion(NamedParts, TransformerMixin, BaseEstimator, auto_wrap_output_keys=None):
    """Transformers side by side, their columns joined."""

    _parts_name = "transformer_list"

    def __init__(self, transformer_list, *, n_jobs=None, transformer_weights=None, verbose=False, verbose_feature_names_out=True):
        self.transformer_list = transformer_list
        self.n_jobs = n_jobs
        self.transformer_weights = transformer_weights
        self.verbose = verbose
        self.verbose_feature_names_out = verbose_feature_names_out

    def set_output(self, *, transform=None):
        """What the transformers give: "default" or "pandas"."""
        for _, step in self.transformer_list:
            if not isinstance(step, str):
                _set_output_of(step, transform)
        return self

    @property
    def named_transformers(self):
        """Transformers by name."""
        return Bunch(**dict(self.transformer_list))

    def get_params(self, deep=True):
        """Parameters of the union and of its transformers."""
        return self._get_part_params(deep)

    def set_params(self, **kwargs):
        """Change transformers or their parameters, as `name__parameter`."""
        return self._set_part_params(**kwargs)

    def _validate_parts(self):
        names, transformers = zip(*self.transformer_list)
        self._check_names(names)
        for step in transformers:
            if step in ("drop", "passthrough"):
                continue
            if not (hasattr(step, "fit") or hasattr(step, "fit_transform")) or not hasattr(step, "transform"):
                raise TypeError(f"All estimators should implement fit and transform. '{step}' (type {type(step)}) doesn't")
        for name in self.transformer_weights or {}:
            if name not in names:
                raise ValueError(f'Attempting to weight transformer "{name}", but it is not present in transformer_list.')

    def _iter(self):
        from sklearn.preprocessing import FunctionTransformer
        weights = self.transformer_weights or {}
        for name, step in self.transformer_list:
            if step == "drop":
                continue
            if step == "passthrough":
                step = FunctionTransformer(feature_names_out="one-to-one")
            yield name, step, weights.get(name)

    def _part_params(self, params):
        made = {name: {} for name, _ in self.transformer_list}
        for key, value in params.items():
            step, _, name = key.partition("__")
            made[step][name] = value
        return made

    def fit(self, X, y=None, **fit_params):
        """Fit each transformer."""
        self.transformer_list = list(self.transformer_list)
        self._validate_parts()
        params = self._part_params(fit_params) if fit_params else {}
        self._keep([(name, clone(step).fit(X, y, **params.get(name, {}))) for name, step, _ in self._iter()])
        return self

    def _keep(self, fitted):
        fitted = dict(fitted)
        self.transformer_list[:] = [(name, old if old in ("drop",) else fitted[name]) for name, old in self.transformer_list]

    def fit_transform(self, X, y=None, **fit_params):
        """Fit each transformer and join what they make."""
        self.transformer_list = list(self.transformer_list)
        self._validate_parts()
        params = self._part_params(fit_params) if fit_params else {}
        parts, fitted = [], []
        total = len(list(self._iter()))
        for place, (name, step, weight) in enumerate(self._iter()):
            step = clone(step)
            message = f"(step {place + 1} of {total}) Processing {name}" if self.verbose else None
            with show_progress("FeatureUnion", message):
                made = fit_and_transform(step, X, y, params.get(name, {}))
            parts.append(made if weight is None else made * weight)
            fitted.append((name, step))
        self._keep(fitted)
        return self._joined(X, parts)

    def transform(self, X, **params):
        """Join what the transformers make of X."""
        parts = []
        for _, step, weight in self._iter():
            made = step.transform(X)
            parts.append(made if weight is None else made * weight)
        return self._joined(X, parts)

    def _joined(self, X, parts):
        if not parts:
            return np.zeros((X.shape[0], 0))
        if any(getattr(part, "ndim", 2) != 2 for part in parts):
            raise ValueError("Transformers in FeatureUnion should return 2D outputs.")
        if any(hasattr(part, "toarray") for part in parts):
            from scipy.sparse import hstack
            return hstack(parts).tocsr()
        if all(hasattr(part, "iloc") for part in parts):
            import pandas as pd
            made = pd.concat(parts, axis=1)
            made.columns = list(self.get_feature_names_out())
            return made
        return np.hstack([np.asarray(part) for part in parts])

    def get_feature_names_out(self, input_features=None):
        """Names of all columns, with the name of the transformer before each."""
        pairs = []
        for name, step, _ in self._iter():
            if not hasattr(step, "get_feature_names_out"):
                raise AttributeError(f"Transformer {name} (type {type(step).__name__}) does not provide get_feature_names_out.")
            pairs.append((name, step.get_feature_names_out(input_features)))
        if self.verbose_feature_names_out:
            return np.asarray([f"{name}__{column}" for name, columns in pairs for column in columns], dtype=object)
        columns = [column for _, columns in pairs for column in columns]
        twice = sorted({column for column in columns if columns.count(column) > 1})
        if twice:
            shown = str(twice) if len(twice) < 6 else str(twice[:5])[:-1] + ", ...]"
            raise ValueError(
                f"Output feature names: {shown} are not unique. Please set verbose_feature_names_out=True to add prefixes to feature names"
            )
        return np.asarray(columns, dtype=object)

    @property
    def n_features_in_(self):
        """The number of columns the first transformer takes."""
        return self.transformer_list[0][1].n_features_in_

    @property
    def feature_names_in_(self):
        """Names of the columns the first transformer takes."""
        return self.transformer_list[0][1].feature_names_in_

    def __sklearn_is_fitted__(self):
        for _, step, _ in self._iter():
            check_fitted(step)
        return True

    def __getitem__(self, name):
        if not isinstance(name, str):
            raise KeyError("Only string keys are supported")
        return self.named_transformers[name]


def make_union(*transformers, n_jobs=None, verbose=False, verbose_feature_names_out=True):
    """A union whose transformers are named after their classes."""
    return FeatureUnion(name_estimators(transformers), n_jobs=n_jobs, verbose=verbose, verbose_feature_names_out=verbose_feature_names_out)
