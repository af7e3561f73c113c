# Missing texts: the most frequent one or a fixed word, in arrays and frames.
import numpy as np
import pandas as pd
from sklearn.impute import SimpleImputer

frame = pd.DataFrame([["a", "x"], [np.nan, "y"], ["a", np.nan], ["b", "y"]], columns=["p", "q"])
for imputer in (SimpleImputer(strategy="most_frequent"), SimpleImputer(strategy="constant"),
                SimpleImputer(strategy="constant", fill_value="?")):
    print(imputer.fit_transform(frame).tolist(), imputer.statistics_.tolist())
print(SimpleImputer(strategy="most_frequent", missing_values=None).fit_transform([["a", None], [None, "b"], ["a", "b"]]).tolist())
print(SimpleImputer(strategy="most_frequent").set_output(transform="pandas").fit_transform(frame))
