import numpy as np
from sklearn.model_selection import (KFold, StratifiedKFold, GroupKFold, LeaveOneOut, LeavePOut, LeaveOneGroupOut, ShuffleSplit,
                                     StratifiedShuffleSplit, TimeSeriesSplit, RepeatedKFold, RepeatedStratifiedKFold, GroupShuffleSplit)

X = np.arange(24).reshape(12, 2)
y = np.array([1, 0, 1, 0, 2, 2, 1, 0, 1, 0, 2, 1])
groups = np.array([1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 5, 5])
for splitter in (KFold(5), KFold(3, shuffle=True, random_state=2), StratifiedKFold(3), StratifiedKFold(3, shuffle=True, random_state=1),
                 GroupKFold(3), LeaveOneGroupOut(), ShuffleSplit(3, test_size=0.25, random_state=0),
                 StratifiedShuffleSplit(2, test_size=0.5, random_state=0), TimeSeriesSplit(3), TimeSeriesSplit(2, gap=1, max_train_size=4),
                 RepeatedKFold(n_splits=2, n_repeats=2, random_state=5), RepeatedStratifiedKFold(n_splits=2, n_repeats=2, random_state=5),
                 GroupShuffleSplit(2, random_state=3)):
    print(splitter, splitter.get_n_splits(X, y, groups))
    for train, test in splitter.split(X, y, groups):
        print(" ", train.tolist(), test.tolist())
print(LeaveOneOut(), LeaveOneOut().get_n_splits(X), len(list(LeavePOut(2).split(X))))
for call in (lambda: list(KFold(5).split([1, 2, 3])), lambda: KFold(1), lambda: KFold(3, random_state=1),
             lambda: list(StratifiedKFold(5).split(np.ones(6), [0, 0, 0, 1, 1, 1])), lambda: list(GroupKFold(2).split([1, 2]))):
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, error)
