# A transformer of a function of numpy, and types of numbers as parameters.
import pickle

import numpy as np
from sklearn.preprocessing import FunctionTransformer, OneHotEncoder

np.set_printoptions(precision=12)
again = pickle.loads(pickle.dumps(FunctionTransformer(np.log1p, inverse_func=np.expm1)))
print(again)
print(np.round(again.transform(np.array([[0.0], [1.0]])), 10))
encoder = pickle.loads(pickle.dumps(OneHotEncoder(dtype=np.float32, sparse_output=False).fit([["a"], ["b"]])))
print(encoder.transform([["b"]]).dtype)
