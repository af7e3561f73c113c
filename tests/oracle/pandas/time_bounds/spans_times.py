# spans times numbers
import pandas as pd

longest = pd.Series([pd.Timedelta.max])
shortest = pd.Series([pd.Timedelta.min])


def attempt(work):
    try:
        value = work()
    except Exception as error:
        print(type(error).__name__, error)
        return
    if isinstance(value, (pd.Series, pd.Index)):
        print(value.dtype, [str(item) for item in value])
    else:
        print(value)


attempt(lambda: longest * 2)
attempt(lambda: longest * -1)
attempt(lambda: shortest * -1)
attempt(lambda: shortest * -2)
attempt(lambda: longest * 2**62)
attempt(lambda: longest * 2**63)
attempt(lambda: longest * 2**64)
attempt(lambda: longest * 1.5)
attempt(lambda: longest * 1.0)
attempt(lambda: longest * 1e30)
attempt(lambda: longest * float("inf"))
attempt(lambda: longest * float("nan"))
attempt(lambda: shortest * 1.5)
attempt(lambda: longest * 0.5)
attempt(lambda: longest * pd.Series([2]))
attempt(lambda: longest * pd.Series([2.0]))
attempt(lambda: 2 * longest)
attempt(lambda: pd.Series([pd.Timedelta(-7)]) * 0.5)
