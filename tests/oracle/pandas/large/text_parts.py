# Enough rows for the paths that share the work among threads; texts below and above twelve bytes, and holes.
import numpy as np
import pandas as pd

n = 210_000
number = np.arange(n)
words = pd.Series([f"ab{i % 1000:03d}-{i % 7}-a rather long tail {i % 13}" if i % 3 else f"x{i % 50}" for i in number])
holed = words.mask(pd.Series(number % 11 == 0))


def show(name, result):
    if isinstance(result, pd.DataFrame):
        print(name, result.shape, result.isna().sum().tolist(), [str(dtype) for dtype in result.dtypes])
        for label in result.columns:
            show(f"  {label}", result[label])
        return
    known = result.dropna()
    print(name, result.dtype, len(known), known.astype(str).str.len().sum(), known.nunique(), known.iloc[:3].tolist(),
          known.iloc[-3:].tolist())  # fmt: skip


for name, texts in (("full", words), ("holed", holed), ("string", holed.astype("string"))):
    show(f"{name} split", texts.str.split("-", expand=True))
    show(f"{name} split n=1", texts.str.split("-", n=1, expand=True))
    show(f"{name} rsplit n=1", texts.str.rsplit("-", n=1, expand=True))
    show(f"{name} split long", texts.str.split("-a ", expand=True, regex=False))
    show(f"{name} split blanks", texts.str.split(expand=True))
    show(f"{name} partition", texts.str.partition("-"))
    show(f"{name} rpartition", texts.str.rpartition(" "))
    show(f"{name} upper", texts.str.upper())
    show(f"{name} title", texts.str.title())
    show(f"{name} strip", texts.str.strip("abx0123"))
    show(f"{name} slice", texts.str[2:20])
    show(f"{name} slice from the end", texts.str[-6:])
    show(f"{name} slice with step", texts.str[::2])
    show(f"{name} removeprefix", texts.str.removeprefix("ab"))
    show(f"{name} removesuffix", texts.str.removesuffix("0"))

umlauts = pd.Series(["Größe ändern über alles", "straße", "plain", None] * 52_000)
show("umlauts upper", umlauts.str.upper())
show("umlauts split", umlauts.str.split("e", expand=True))
show("umlauts slice", umlauts.str[1:15])
show("umlauts partition", umlauts.str.partition("ß"))
