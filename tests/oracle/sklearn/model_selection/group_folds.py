"""Folds that keep groups together and the shares of classes close."""
import numpy as np
from sklearn.model_selection import LeavePGroupsOut, StratifiedGroupKFold, cross_val_score
from sklearn.linear_model import LinearRegression

rng = np.random.RandomState(0)
y, groups = rng.randint(0, 2, 24), np.repeat(np.arange(8), 3)
X = rng.rand(24, 2)
for splitter in (StratifiedGroupKFold(3), StratifiedGroupKFold(3, shuffle=True, random_state=1)):
    print(splitter, [sorted(set(groups[test].tolist())) for _, test in splitter.split(X, y, groups)])
leave = LeavePGroupsOut(2)
print(leave.get_n_splits(groups=groups[:9]), [test.tolist() for _, test in leave.split(X[:9], y[:9], groups[:9])])
print(len(groups))
