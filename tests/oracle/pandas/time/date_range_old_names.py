# frequency names of earlier versions still work
import pandas as pd

for old in ("M", "Q", "A", "Y", "H", "T", "S", "BM", "AS", "Q-NOV", "A-MAR", "3H", "15T"):
    index = pd.date_range("2024-01-01", periods=3, freq=old)
    print(old, index.freqstr, [str(stamp) for stamp in index])
