# attack: pickles of estimators written by hand: other classes, methods as attributes, missing parameters, other versions
# prints: refused: 14
import pickle

from sklearn.linear_model import LinearRegression

whole = {"copy_X": True, "fit_intercept": True, "n_jobs": None, "positive": False, "tol": 1e-6}
name = "sklearn.linear_model._least_squares.LinearRegression"


def of(*arguments):
    """A pickle of one call of the function that makes estimators."""
    plain = pickle.dumps(arguments, 2)[2:-1]
    return b"\x80\x02c_saved_objects\nrebuild\n" + plain + b"R."


refused = 0
for attempt in (
    of(1, "os.system", {}),
    of(1, "sklearn.base.clone", {}),
    of(1, "sklearn.base.BaseEstimator.__init__", {}),
    of(1, "sklearn.linear_model._least_squares.os", {}),
    of(1, "sklearn.linear_model._least_squares.np", {}),
    of(1, "sklearn..LinearRegression", {}),
    of(1, "sklearn.evil.LinearRegression", whole),
    of(1, name, {}),
    of(1, name, {**whole, "predict": [1]}),
    of(1, name, {**whole, "__class__": int}),
    of(1, name, {**whole, "a b": 1}),
    of(1, name, [1]),
    of(2, name, whole),
    of(1, name, whole, {"a": 1}),
):
    try:
        made = pickle.loads(attempt)
        print("ESCAPED:", made)
    except pickle.UnpicklingError:
        refused += 1
if type(pickle.loads(of(1, name, whole))) is not LinearRegression:
    print("the attack did not reach the function")
print("refused:", refused)
