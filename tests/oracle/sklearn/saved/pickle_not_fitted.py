# What has not been fitted keeps its parameters and stays not fitted.
import pickle

from sklearn.ensemble import RandomForestClassifier
from sklearn.exceptions import NotFittedError

again = pickle.loads(pickle.dumps(RandomForestClassifier(n_estimators=7, max_depth=3, random_state=1)))
print(again)
try:
    again.predict([[1.0]])
except NotFittedError as error:
    print(error)
