# IterativeImputer needs its switch to be imported first.
try:
    from sklearn.impute import IterativeImputer
except ImportError as e:
    print(e)
from sklearn.experimental import enable_iterative_imputer
from sklearn.impute import IterativeImputer
print(IterativeImputer(max_iter=5, random_state=0))
