# Naive Bayes on frames: names of columns, labels as text, pipelines with encoders.
import numpy as np
import pandas as pd
from sklearn.compose import make_column_transformer
from sklearn.naive_bayes import CategoricalNB, GaussianNB, MultinomialNB
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import OrdinalEncoder

frame = pd.DataFrame({"sky": ["sun", "rain", "sun", "fog", "rain", "sun"], "wind": ["low", "high", "low", "low", "high", "high"],
                      "play": ["yes", "no", "yes", "yes", "no", "no"]})
pipe = make_pipeline(OrdinalEncoder(), CategoricalNB()).fit(frame[["sky", "wind"]], frame["play"])
print(pipe.predict(frame[["sky", "wind"]]), pipe.predict_proba(frame[["sky", "wind"]][:2]).round(11).tolist(), pipe.classes_)
numbers = pd.DataFrame({"a": [1.0, 1.2, 3.0, 3.1], "b": [0.0, 0.1, 2.0, 2.2]})
model = GaussianNB().fit(numbers, pd.Series(["x", "x", "y", "y"]))
print(model.predict(numbers), model.feature_names_in_, pd.DataFrame(model.theta_, index=model.classes_, columns=numbers.columns))
print(pd.Series(MultinomialNB().fit(numbers, [0, 0, 1, 1]).predict(numbers)).value_counts().to_dict(), pipe)
