# statistics: variance, standard deviation, correlation and regression.
import statistics

data = [2, 4, 4, 4, 5, 5, 7, 9]
print(statistics.pvariance(data), statistics.pstdev(data))
print(round(statistics.variance(data), 6), round(statistics.stdev(data), 6))
print(statistics.variance([1, 1, 1]), statistics.pvariance([5]))
print(statistics.pvariance(data, mu=5), statistics.variance([1.5, 2.5]))

hours = [1, 2, 3, 4, 5]
marks = [52, 55, 61, 64, 68]
print(round(statistics.correlation(hours, marks), 6), round(statistics.covariance(hours, marks), 6))
slope, intercept = statistics.linear_regression(hours, marks)
print(round(slope, 6), round(intercept, 6), round(slope * 6 + intercept, 3))
print(statistics.linear_regression([1, 2, 3], [2, 4, 6], proportional=True).slope)
print(round(statistics.correlation([1, 2, 3], [3, 2, 1]), 6))

try:
    statistics.stdev([1])
except statistics.StatisticsError:
    print("a sample deviation needs two points")
try:
    statistics.correlation([1, 1], [1, 2])
except statistics.StatisticsError:
    print("a constant input has no correlation")


def z_scores(values):
    mean, deviation = statistics.mean(values), statistics.pstdev(values)
    return [round((v - mean) / deviation, 2) for v in values]


print(z_scores(data))
low, *_, high = sorted(data)
print(high - low, statistics.quantiles(data, n=4))
