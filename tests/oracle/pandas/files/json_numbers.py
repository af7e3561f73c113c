# Floats, texts and keys in JSON
import numpy as np
import pandas as pd

values = [0.1, 1.0, 1 / 3, 1e15, 1.5e16, 1e-10, 1e-11, 123456.789012345678, 1e-16, -2.5, np.nan, np.inf, 100.0, 0.30000000000000004]
for places in (10, 15, 2, 0):
    print(pd.Series(values).to_json(orient="values", double_precision=places))
print(pd.Series(["a/b", "é", "日", '\n\t"\\', "😀", "<&>"]).to_json(orient="values"))
print(pd.Series(["é", "😀"]).to_json(force_ascii=False))
print(pd.Series([1, 2], index=[0.5, 1.0]).to_json())
print(pd.Series([1, 2], index=[True, False]).to_json())
print(pd.DataFrame([[1]], columns=pd.MultiIndex.from_tuples([("a", "b")])).to_json())
print(pd.DataFrame().to_json(), pd.DataFrame().to_json(orient="records"), pd.DataFrame({"a": []}).to_json())
