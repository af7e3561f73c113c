# monthly sales with growth
import numpy as np

sales = np.array([120, 135, 150, 110, 160, 175, 190, 205, 180, 170, 210, 250], dtype=float)
months = np.array(["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"])
growth = np.diff(sales) / sales[:-1] * 100
print("growth %:", np.round(growth, 1))
quarters = sales.reshape(4, 3)
print("quarters:", quarters.sum(axis=1), "mean:", quarters.mean(axis=1).round(2))
best = np.argsort(sales)[-3:][::-1]
for i in best:
    print(f"{months[i]:>4} {sales[i]:8.1f}")
print("months below mean:", months[sales < sales.mean()], np.cumsum(sales)[-1], np.median(sales), np.percentile(sales, [10, 90]))
