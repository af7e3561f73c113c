# statistics: the normal distribution.
from statistics import NormalDist

heights = NormalDist(mu=170, sigma=10)
print(heights, heights.mean, heights.stdev, heights.variance, heights.median)
print(round(heights.pdf(170), 6), round(heights.cdf(180), 6), round(heights.inv_cdf(0.975), 4))
print(round(heights.cdf(180) - heights.cdf(160), 4), heights.zscore(185))
print([round(q, 3) for q in heights.quantiles(4)])

doubled = heights * 2
shifted = heights + 5
print(doubled.mean, doubled.stdev, shifted.mean, (heights - 10).mean, (-heights).mean)
total = NormalDist(1, 3) + NormalDist(2, 4)
print(total.mean, total.stdev, NormalDist(1, 2) == NormalDist(1, 2))

fitted = NormalDist.from_samples([2, 4, 4, 4, 5, 5, 7, 9])
print(fitted.mean, round(fitted.stdev, 6))
print(round(NormalDist(0, 1).overlap(NormalDist(1, 1)), 6))

for value in (150, 170, 190):
    print(value, f"{heights.cdf(value):.4f}", f"{heights.zscore(value):+.1f}")
try:
    NormalDist(0, -1)
except ValueError:
    print("sigma cannot be negative")
