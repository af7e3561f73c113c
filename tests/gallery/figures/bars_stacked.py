import numpy as np
import matplotlib.pyplot as plt

months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun"]
rent, food, other = np.array([9, 9, 9, 10, 10, 10]), np.array([4, 5, 4, 6, 5, 7]), np.array([2, 1, 3, 2, 4, 3])
plt.bar(months, rent, label="rent")
plt.bar(months, food, bottom=rent, label="food")
plt.bar(months, other, bottom=rent + food, label="other", hatch="//")
plt.legend(loc="lower right")
plt.ylabel("hundreds")

plt.savefig("reports/bars_stacked.png")
