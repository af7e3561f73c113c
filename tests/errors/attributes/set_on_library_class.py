import pandas as pd

sales = pd.DataFrame({"units": [1, 2]})


def total(frame):
    return frame["units"].sum()


pd.DataFrame.total = total
print(sales.total())
