import numpy as np
import pandas as pd
import seaborn as sns
import matplotlib.pyplot as plt

rng = np.random.default_rng(20)
frame = pd.DataFrame({"day": np.repeat(["Thu", "Fri", "Sat"], 40), "sex": ["F", "M"] * 60, "tip": rng.gamma(3, 1, 120)})
plt.figure(figsize=(8, 5))
sns.barplot(data=frame, x="day", y="tip", hue="sex", seed=1)
plt.title("Tips")

plt.savefig("reports/seaborn_bars.png")
