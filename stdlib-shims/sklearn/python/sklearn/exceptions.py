"""Errors and warnings of the library."""


class NotFittedError(ValueError, AttributeError):
    """An estimator is used before `fit`."""


class UnsetMetadataPassedError(ValueError):
    """Metadata is passed that nobody asked for."""

    def __init__(self, *, message, unrequested_params, routed_params):
        super().__init__(message)
        self.unrequested_params = unrequested_params
        self.routed_params = routed_params


class ConvergenceWarning(UserWarning):
    """An iterative fit stopped before it converged."""


class DataConversionWarning(UserWarning):
    """Data is changed into another kind than it was given in."""


class DataDimensionalityWarning(UserWarning):
    """The number of dimensions of the data may be a mistake."""


class EfficiencyWarning(UserWarning):
    """A computation is slower than it could be."""


class FitFailedWarning(RuntimeWarning):
    """A fit failed inside a search and was scored with `error_score`."""


class SkipTestWarning(UserWarning):
    """A check was skipped."""


class UndefinedMetricWarning(UserWarning):
    """A score is not defined for the data."""


class PositiveSpectrumWarning(UserWarning):
    """Eigenvalues of a matrix that should be positive are not."""


class InconsistentVersionWarning(UserWarning):
    """An estimator was saved by another version."""

    def __init__(self, *, estimator_name, current_sklearn_version, original_sklearn_version):
        self.estimator_name = estimator_name
        self.current_sklearn_version = current_sklearn_version
        self.original_sklearn_version = original_sklearn_version

    def __str__(self):
        return (
            f"Trying to unpickle estimator {self.estimator_name} from version {self.original_sklearn_version} when "
            f"using version {self.current_sklearn_version}. This might lead to breaking code or invalid results. Use at your own risk. "
            "For more info please refer to:\nhttps://scikit-learn.org/stable/model_persistence.html#security-maintainability-limitations"
        )


class EstimatorCheckFailedWarning(UserWarning):
    """A check of an estimator failed."""
