import numpy as np
import pandas as pd
import matplotlib.pyplot as plt

rng = np.random.default_rng(16)
frame = pd.DataFrame({"age": rng.normal(40, 12, 300), "income": rng.lognormal(3, 0.5, 300), "score": rng.random(300), "visits": rng.poisson(4, 300)})
frame.hist(figsize=(8, 6), bins=20)
plt.tight_layout()

plt.savefig("reports/pandas_histograms.png")
