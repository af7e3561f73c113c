import numpy as np
import pandas as pd
import matplotlib.pyplot as plt

days = pd.date_range("2023-11-01", periods=120)
plt.figure(figsize=(10, 4))
plt.plot(days, np.cumsum(np.random.default_rng(9).normal(size=120)))
plt.title("A walk")
plt.xticks(rotation=30)
plt.tight_layout()

plt.savefig("reports/dates_automatic.png")
