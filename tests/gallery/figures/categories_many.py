import pandas as pd
import matplotlib.pyplot as plt

frame = pd.DataFrame({"city": ["Oslo", "Rome", "Lima", "Cairo", "Tokyo"], "people": [0.7, 2.8, 10.1, 9.9, 13.9]})
frame.plot(kind="bar", x="city", y="people", legend=False, title="People in millions")
plt.tight_layout()

plt.savefig("reports/categories_many.png")
