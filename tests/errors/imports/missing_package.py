# A sub-module of a package that is not there: the package is named.
from sklearn.linear_model import LinearRegression

model = LinearRegression()
