import numpy as np, pandas as pd
rng = np.random.default_rng(7)
result = pd.DataFrame(rng.normal(size=(500, 30)), columns=[f"x{i}" for i in range(30)]).corr()
