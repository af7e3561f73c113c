# A sub-module of a package that is not there: the package is named.
from xgboost.sklearn import XGBClassifier

model = XGBClassifier()
