# Statistical tests have names of their own here.
from scipy import stats

print(stats.ttest_ind([1, 2, 3], [2, 3, 4]))
