# spans divided by numbers
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


attempt(lambda: longest / 0.5)
attempt(lambda: longest / 2)
attempt(lambda: longest / 0.0)
attempt(lambda: longest / 0)
attempt(lambda: longest / 1e-30)
attempt(lambda: longest // 0.5)
attempt(lambda: longest // 0)
attempt(lambda: longest // -1)
attempt(lambda: shortest // -1)
attempt(lambda: shortest // 2)
attempt(lambda: shortest // 2.0)
attempt(lambda: shortest / -1)
attempt(lambda: pd.Series([pd.Timedelta(-7)]) // 2)
attempt(lambda: pd.Series([pd.Timedelta(-7)]) / 2)
attempt(lambda: pd.Series([pd.Timedelta(-7)]) // 2.0)
attempt(lambda: pd.Series([pd.Timedelta(-7)]) / 2.0)
attempt(lambda: pd.Series([pd.Timedelta(8), pd.NaT]) // pd.Series([2, 0]))
attempt(lambda: pd.Series([pd.Timedelta(-8), pd.Timedelta(8)]) // pd.Series([3, 0]))
