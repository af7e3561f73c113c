# numpy's and pandas' own randomness and moments.
import numpy as np
import pandas as pd

print(np.random.rand(2), np.random.randint(0, 1000, 3))
print(np.random.default_rng().integers(0, 10**9, 2), np.random.RandomState().randint(0, 10**9), np.random.SeedSequence().entropy)
np.random.seed(None)
print(np.random.randint(0, 10**9))
print(np.datetime64("now"), np.datetime64("today"))
print(pd.Timestamp.now(), pd.Timestamp.today(), pd.Timestamp.now("UTC"), pd.Timestamp("now"), pd.Period.now("D"))
print(pd.to_datetime("today"), pd.to_datetime(["now"]))
frame = pd.DataFrame({"a": range(100)})
print(frame.sample(5).index.tolist(), frame["a"].sample(frac=0.03).tolist())
