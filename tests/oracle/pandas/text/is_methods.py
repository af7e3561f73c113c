# the questions isalpha, isdigit, isnumeric, isdecimal, isalnum, islower, isupper, isspace, istitle
import pandas as pd
import numpy as np

s = pd.Series(["abc", "ABC", "Abc Def", "123", "a1", " ", "", "½", "²", np.nan])
table = pd.DataFrame({
    "text": s,
    "alpha": s.str.isalpha(), "digit": s.str.isdigit(), "numeric": s.str.isnumeric(), "decimal": s.str.isdecimal(),
    "alnum": s.str.isalnum(), "lower": s.str.islower(), "upper": s.str.isupper(), "space": s.str.isspace(),
    "title": s.str.istitle(),
})
print(table.to_string())
full = pd.Series(["1", "b"])
print(full.str.isdigit())
print(full[full.str.isdigit()])
