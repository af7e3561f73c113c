"""Warnings and errors of models, under the original's names."""

import warnings


class ModelWarning(UserWarning):
    """Anything a model warns of."""


class ModelError(RuntimeError):
    """Anything a model fails with."""


class ConvergenceWarning(ModelWarning):
    """A fit ended before it converged."""


class HessianInversionWarning(ModelWarning):
    """The second derivatives could not be inverted."""


class ValueWarning(ModelWarning):
    """A value that is odd but was used."""


class InterpolationWarning(ModelWarning):
    """A test statistic outside of its table."""


class CollinearityWarning(ModelWarning):
    """Columns that depend on each other."""


class DomainWarning(ModelWarning):
    """A link that can leave the domain of its family."""


class PerfectSeparationWarning(ModelWarning):
    """A column that tells both classes apart."""


class InvalidTestWarning(ModelWarning):
    """A test whose assumptions do not hold."""


class MissingDataError(Exception):
    """Missing or infinite numbers."""


class PerfectSeparationError(ModelError):
    """A column that tells both classes apart."""


# Shown each time, unless a script says otherwise.
warnings.simplefilter("always", ModelWarning)
