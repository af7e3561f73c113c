# Power of tests and the samples they need.
from statsmodels.stats.power import FTestAnovaPower, GofChisquarePower, NormalIndPower, TTestIndPower, TTestPower

test = TTestIndPower()
print(round(float(test.solve_power(effect_size=0.5, alpha=0.05, power=0.8)), 5))
print(round(float(test.solve_power(effect_size=0.5, alpha=0.05, power=0.9, ratio=2, alternative="larger")), 5))
print(round(float(test.solve_power(effect_size=0.5, nobs1=30, alpha=0.05)), 8))
print(round(float(test.solve_power(nobs1=50, alpha=0.05, power=0.8)), 4))
print(round(float(TTestPower().solve_power(effect_size=0.4, alpha=0.05, power=0.8)), 5))
print(round(float(NormalIndPower().solve_power(effect_size=0.2, alpha=0.05, power=0.8)), 4))
print(round(float(FTestAnovaPower().solve_power(effect_size=0.25, alpha=0.05, power=0.8, k_groups=4)), 4))
print(round(float(GofChisquarePower().solve_power(effect_size=0.3, alpha=0.05, power=0.8, n_bins=4)), 4))
try:
    test.solve_power(effect_size=0.5)
except ValueError as error:
    print(error)
