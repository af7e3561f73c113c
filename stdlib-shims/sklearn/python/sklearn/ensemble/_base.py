"""What ensembles share: seeds for their members and access to them."""

import numpy as np

from sklearn.base import BaseEstimator, MetaEstimatorMixin, clone
from sklearn.utils._random import check_random_state

MAX_INT = 2**31 - 1


def set_random_states(estimator, random_state=None):
    """Give every `random_state` inside an estimator a seed drawn from one state, in the order of names."""
    random_state = check_random_state(random_state)
    given = estimator.get_params(deep=True)
    names = [name for name in sorted(given) if name == "random_state" or name.endswith("__random_state")]
    if names:
        estimator.set_params(**{name: random_state.randint(MAX_INT) for name in names})


class BaseEnsemble(MetaEstimatorMixin, BaseEstimator):
    """Several estimators under one roof: `len`, indexing and iteration reach them."""

    def __len__(self):
        return len(self.estimators_)

    def __getitem__(self, index):
        return self.estimators_[index]

    def __iter__(self):
        return iter(self.estimators_)

    def _choose_member(self, default):
        self.estimator_ = default if self.estimator is None else self.estimator

    def _make_member(self, random_state=None):
        """A new member with the parameters of the ensemble and a seed of its own."""
        member = clone(self.estimator_)
        names = getattr(self, "estimator_params", ())
        member.set_params(**{name: getattr(self, name) for name in names})
        if random_state is not None:
            set_random_states(member, random_state)
        return member


def rows_drawn(max_samples, n_rows):
    """How many rows a bootstrap draws."""
    if max_samples is None:
        return n_rows
    if isinstance(max_samples, (int, np.integer)):
        if max_samples > n_rows:
            raise ValueError(f"`max_samples` must be <= n_samples={n_rows} but got value {max_samples}")
        return int(max_samples)
    return max(round(n_rows * max_samples), 1)
