# str: lower, upper, title, capitalize, swapcase and casefold keep missing values
import pandas as pd
import numpy as np

names = pd.Series(["alice SMITH", "Bob o'neil", None, "straße", np.nan], name="name")
print(names.str.lower())
print(names.str.upper())
print(names.str.title())
print(names.str.capitalize())
print(names.str.swapcase())
print(names.str.casefold())
print(names.str.lower().str.title().dropna().tolist())
