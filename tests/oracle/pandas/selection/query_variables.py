# query with variables of the caller.
import pandas as pd

df = pd.DataFrame({"a": [1, 2, 3, 4], "b": [4, 3, 2, 1]})
limit = 2
wanted = [1, 4]
print(df.query("a > @limit"))
print(df.query("a in @wanted"))


def pick(frame, low):
    return frame.query("b >= @low and a != @limit")


print(pick(df, 2))
try:
    df.query("zzz > 1")
except NameError as error:
    print(type(error).__name__, error)
