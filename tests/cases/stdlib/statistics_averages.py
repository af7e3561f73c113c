# statistics: means, median, mode and quantiles.
import statistics
from decimal import Decimal
from fractions import Fraction

data = [2, 4, 4, 4, 5, 5, 7, 9]
print(statistics.mean(data), statistics.fmean(data), statistics.median(data))
print(statistics.mode(data), statistics.multimode("aabbc"), statistics.mode(["x", "y", "y"]))
print(statistics.median([1, 3, 2]), statistics.median_low([1, 2, 3, 4]), statistics.median_high([1, 2, 3, 4]))
print(statistics.mean([1, 2]), statistics.mean([1, 3]), statistics.mean([0.5, 0.75]))
print(statistics.mean([Fraction(1, 3), Fraction(2, 3)]), statistics.mean([Decimal("0.1"), Decimal("0.3")]))
print(round(statistics.geometric_mean([1, 10, 100]), 6), round(statistics.harmonic_mean([40, 60]), 6))
print(statistics.fmean([10, 20], weights=[3, 1]))
print(statistics.quantiles(range(1, 12), n=4), statistics.quantiles([1, 2, 3, 4], n=2, method="inclusive"))
print(statistics.median_grouped([1, 2, 2, 3], interval=1))

for function in (statistics.mean, statistics.median, statistics.mode):
    try:
        function([])
    except statistics.StatisticsError:
        print(function.__name__, "needs data")

scores = {"ann": [80, 90], "bob": [70, 75, 95]}
for name, values in scores.items():
    print(f"{name} {statistics.mean(values):.1f} {statistics.median(values):.1f}")
